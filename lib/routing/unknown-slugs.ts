// Not server-only: next.config.ts reads it, outside of React.
import * as routes from '../routes';
import { feedFiles } from '../content/feed-files';
import { pages } from '../content/pages';

/** The slug under which a family keeps what answers for its unknown addresses. No record has it. */
export const NO_SUCH_RECORD = 'not-found';

/** The families whose unknown addresses have a screen of their own. */
const families = [
  { path: routes.caseStudies, screen: routes.caseStudy(NO_SUCH_RECORD) },
  { path: routes.releases, screen: routes.release('coming-soon') },
].map((family) => ({ ...family, slugs: slugsUnder(family.path) }));

/** The slugs of a family that have a page. */
function slugsUnder(path: string): string[] {
  return pages.filter((page) => page.startsWith(`${path}/`)).map((page) => page.slice(path.length + 1));
}

/** What a family's addresses end in: its records, and its feeds. */
const known = (slugs: readonly string[]) =>
  [...slugs, ...feedFiles.map((file) => file.replace('.', String.raw`\.`))].join('|');

/** Matches the addresses of a family that no record has. A known slug may be followed by a data request's suffix. */
const unknownIn = (path: string, slugs: readonly string[]) =>
  `${path}/:slug((?!(?:${known(slugs)})(?:\\.|$))[^/]+)`;

/**
 * Sends each address of a family that no record has to one prepared page: it answers 404 with the family's own
 * screen. Left to the route itself, `dynamicParams = false` would show the site's general screen, and `true` would
 * render and keep a page for every made-up address.
 */
export const unknownSlugRewrites = () =>
  families
    // Without a record a family has no page, and its screen would lead nowhere: the general one answers.
    .filter(({ slugs }) => slugs.length > 0)
    .map(({ path, slugs, screen }) => ({ source: unknownIn(path, slugs), destination: screen }));

/** Nor may a cache in front of the server keep one page per made-up address. */
export const unknownSlugHeaders = () =>
  families.map(({ path, slugs }) => ({
    source: unknownIn(path, slugs),
    headers: [{ key: 'Cache-Control', value: 'private, no-cache, no-store, max-age=0, must-revalidate' }],
  }));

/** The framework refuses a longer pattern; there is room left for the path around it. */
const LONGEST_PATTERN = 3500;

/**
 * Patterns that together match every slug but these, each short enough for the framework: what begins like many
 * slugs is divided by its next letter, as often as it takes.
 *
 * @param rests What remains of each slug behind the beginning.
 * @param beginning What they have in common, as part of a pattern.
 */
function otherThan(rests: readonly string[], beginning = ''): string[] {
  // A known one may be followed by the ending of its Markdown, or of a request for data.
  const one = `${beginning}(?!(?:${rests.join('|')})(?:\\.|$))[^/]${beginning ? '*' : '+'}`;
  if (one.length <= LONGEST_PATTERN) return [one];
  const letters = [...new Set(rests.flatMap((rest) => rest.slice(0, rest.startsWith('\\') ? 2 : 1) || []))];
  const next = letters.flatMap((letter) =>
    otherThan(
      rests.filter((rest) => rest.startsWith(letter)).map((rest) => rest.slice(letter.length)),
      beginning + letter,
    ),
  );
  // The beginning alone may be a slug, too.
  const end = rests.includes('') ? '(?!\\.|$)' : '';
  return [...next, `${beginning}${end}(?!${letters.join('|')})[^/]${beginning ? '*' : '+'}`];
}

/**
 * Sends each address of an article that there is not to the one that leads to the list; no page is rendered or kept for
 * it. A redirect of next.config.ts would take what stands behind the address along.
 */
export const unknownArticleRewrites = (slugs: readonly string[]) =>
  otherThan([...slugs, ...feedFiles.map((file) => file.replace('.', String.raw`\.`))].toSorted()).map(
    (pattern) => ({
      source: routes.article(`:slug(${pattern})`),
      destination: routes.article(NO_SUCH_RECORD),
    }),
  );
