// Without zod, so that the browser may import it, and not server-only: next.config.ts reads it too.
type Source = Record<string, string | undefined>;

export const isDevelopment = process.env.NODE_ENV === 'development';

export function isIndexed(source: Source = process.env): boolean {
  if (source['SITE_INDEXING'] === 'off') return false;
  return (source['VERCEL_ENV'] ?? 'production') === 'production';
}

/** Returns the paths of all pages, which next.config.ts writes into the build. */
export const getBuiltPaths = (): string[] | undefined => process.env['PAGE_PATHS']?.split(' ');

/** Returns the ids of the build's actions, which the build adapter gives to the middleware. */
export const getActionIds = (): string[] | undefined => process.env['ACTION_IDS']?.split(' ');

export const PEER_ADDRESS = 'x-peer-address';

/** Returns the header in which the host writes the visitor's address, whatever the visitor sent in it. */
export function getAddressHeader(source: Source = process.env): string | null {
  if (source['VISITOR_ADDRESS_HEADER']) return source['VISITOR_ADDRESS_HEADER'].toLowerCase();
  // vercel.com/docs/headers/request-headers: Vercel overwrites it, like x-forwarded-for.
  if (source['VERCEL']) return 'x-vercel-forwarded-for';
  // developers.cloudflare.com/fundamentals/reference/http-headers. The edge sandbox of `next dev` has no navigator.
  const isWorker = typeof navigator !== 'undefined' && navigator.userAgent === 'Cloudflare-Workers';
  return isWorker ? 'cf-connecting-ip' : null;
}

export function trustConnections(): void {
  if (!getAddressHeader()) process.env['VISITOR_ADDRESS_HEADER'] = PEER_ADDRESS;
}

export const getStartUpScript = (): string => process.env['START_UP_SCRIPT'] ?? '';
