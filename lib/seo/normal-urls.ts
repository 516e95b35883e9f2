// Not server-only: next.config.ts reads it, outside of React.

/** Matches a path in any mixture of capitals and small letters, save the right one. */
function otherwiseWritten(path: string): string {
  const letters = path
    .slice(1)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  return `/:path((?!${path.slice(1)}$)${letters})`;
}

/**
 * Permanent redirects to the one address of a page: from other capitals, and from a trailing "/index". (The
 * framework itself takes trailing slashes away.) They need routes that heed capitals.
 *
 * @param pages Every public path.
 */
export const normalUrlRedirects = (pages: readonly string[]) => [
  { source: '/index', destination: '/', permanent: true },
  { source: '/:path+/index', destination: '/:path+', permanent: true },
  ...pages
    .filter((path) => path !== '/')
    .map((path) => ({ source: otherwiseWritten(path), destination: path, permanent: true })),
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
