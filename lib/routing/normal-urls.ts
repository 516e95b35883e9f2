// Not server-only: next.config.ts reads it, outside of React.

/**
 * Permanent redirects from a trailing "/index". (The framework itself takes trailing slashes away; the middleware sees to
 * capitals.)
 */
export const normalUrlRedirects = [
  { source: '/index', destination: '/', permanent: true },
  { source: '/:path+/index', destination: '/:path+', permanent: true },
];

/**
 * Answers 404 to addresses with a bracket, or with letters, digits or hyphens in code. The framework takes an encoded
 * "[slug]" for its own name of a dynamic route, finds no way out of "%2D", and fails; none of our addresses needs them.
 */
export const needlessCodeRewrites = [
  {
    source: String.raw`/:path((?!_next/).*(?:\[|%(?:2[DE]|3\d|[4-7][\dA-F])).*)`,
    destination: '/no-such-page',
  },
];
