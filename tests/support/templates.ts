/** Families whose pages differ, for example by a drawing or by extra sections. */
const varied = ['solutions', 'technologies', 'case-studies'];

/** Returns the template of a path; `/blogs/category/rail` and `/blogs/tag/rail` share one. */
const nameTemplate = ([family = '', ...rest]: string[]) => `${family}-${rest.length > 1 ? 'topic' : 'page'}`;

/**
 * Chooses one public page of each template by the shape of its path.
 *
 * @returns Paths by the names of their templates.
 */
export function chooseTemplates(paths: readonly string[]): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const path of paths) {
    const steps = path.split('/').filter(Boolean);
    const [first = 'home'] = steps;
    if (steps.length < 2) chosen[first] = path;
    else {
      const name = nameTemplate(steps);
      if (!(name in chosen)) chosen[name] = path;
      else if (varied.includes(first)) chosen[`${name}-last`] = path;
    }
  }
  return chosen;
}

/** Reads the paths of a running site from its sitemap, and chooses like `templatesOf`. */
export async function readTemplates(url: string): Promise<Record<string, string>> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return chooseTemplates(
    [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname),
  );
}
