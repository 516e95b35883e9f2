// Not server-only: next.config.ts reads it, outside of React.
import * as routes from './routes';

/** Redirects a trailing "/index". Next takes trailing slashes away; the middleware sees to the rest. */
export const normalUrlRedirects = [
  { source: '/index', destination: '/', permanent: true },
  { source: '/:path+/index', destination: '/:path+', permanent: true },
];

/**
 * Answers 404 to letters, digits and brackets in code. Next fails over "%2D" and takes "[slug]" for a route.
 */
export const needlessCodeRewrites = [
  {
    source: String.raw`/:path((?!_next/).*(?:\[|%(?:2[DE]|3\d|[4-7][\dA-F])).*)`,
    destination: '/no-such-page',
  },
];

const screens = {
  [routes.caseStudies]: routes.caseStudy('not-found'),
  [routes.releases]: routes.release('coming-soon'),
  [routes.articles]: routes.article('not-found'),
};

/** Next rejects patterns of more than 4096 characters, and slugs seldom have a hundred. */
const SLUGS_IN_A_RULE = 40;

/**
 * Rewrites unknown slugs of a family to one prepared screen. `dynamicParams` has none: it shows the general
 * screen or renders each.
 */
export const getSlugRewrites = (pages: readonly string[]) =>
  Object.entries(screens).flatMap(([list, screen]) => {
    const slugs = pages
      .filter((path) => path.startsWith(`${list}/`))
      .map((path) => path.slice(list.length + 1))
      .filter((slug) => !slug.includes('/'));
    const known = Array.from({ length: Math.ceil(slugs.length / SLUGS_IN_A_RULE) }, (_, index) =>
      slugs.slice(index * SLUGS_IN_A_RULE, (index + 1) * SLUGS_IN_A_RULE).join('|'),
    );
    return [
      // Some hosts ask for a page's data by a suffix.
      ...known.map((some) => ({
        source: String.raw`${list}/:slug((?:${some})(?:\..+)?)`,
        destination: `${list}/:slug`,
      })),
      ...(slugs.length > 0 ? [{ source: `${list}/:slug`, destination: screen }] : []),
    ];
  });

/** Does the same in development, where a record may be new: an address without a page is unknown. */
export const unknownSlugRewrites = Object.entries(screens).map(([list, screen]) => ({
  source: `${list}/:slug`,
  destination: screen,
}));
