/** Families whose pages differ: a case study may have a drawing, and a solution or a technology sections of its own. */
const varied = ['solutions', 'technologies', 'case-studies'];

/** A page of lists' own template, whatever it lists: `/blogs/category/rail` and `/blogs/tag/rail` are of one. */
const familyOf = ([family = '', ...rest]: string[]) => `${family}-${rest.length > 1 ? 'topic' : 'page'}`;

/**
 * Chooses one public page of each template, by the shape of its address: a page that stands alone has a template of its
 * own, a family shares one.
 *
 * @param paths Every public path.
 * @returns Paths by the names of their templates.
 */
export function templatesOf(paths: readonly string[]): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const path of paths) {
    const steps = path.split('/').filter(Boolean);
    const [first = 'home'] = steps;
    if (steps.length < 2) chosen[first] = path;
    else {
      const name = familyOf(steps);
      if (!(name in chosen)) chosen[name] = path;
      else if (varied.includes(first)) chosen[`${name}-last`] = path;
    }
  }
  return chosen;
}

/**
 * The same of a running site, which tells its paths in its sitemap.
 *
 * @param url Origin of the site.
 */
export async function templatesAt(url: string): Promise<Record<string, string>> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return templatesOf(
    [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname),
  );
}
