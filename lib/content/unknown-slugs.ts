// Not server-only: next.config.ts reads it, outside of React.
import { casesByNumber } from '../../content/case-studies';
import { press } from '../../content/press';
import { feedFiles } from './feed-files';

/** The slug under which the case studies keep the screen of their unknown addresses. No record has it. */
export const NO_SUCH_RECORD = 'not-found';

const families = [
  {
    path: '/case-studies',
    slugs: Object.values(casesByNumber).map(({ slug }) => slug),
    screen: `/case-studies/${NO_SUCH_RECORD}`,
  },
  {
    path: '/press-release',
    slugs: press.map(({ slug }) => slug),
    screen: '/press-release/coming-soon',
  },
];

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
  families.map(({ path, slugs, screen }) => ({ source: unknownIn(path, slugs), destination: screen }));

/** Nor may a cache in front of the server keep one page per made-up address. */
export const unknownSlugHeaders = () =>
  families.map(({ path, slugs }) => ({
    source: unknownIn(path, slugs),
    headers: [{ key: 'Cache-Control', value: 'private, no-cache, no-store, max-age=0, must-revalidate' }],
  }));

/** An unknown article leads to the list, and no page is rendered or cached for it. A known one has its Markdown. */
export const unknownArticleRedirect = (slugs: readonly string[]) => ({
  source: `/blogs/:slug((?!(?:${known(slugs)})(?:\\.md)?$)[^/]+)`,
  destination: '/blogs',
  permanent: false,
});
