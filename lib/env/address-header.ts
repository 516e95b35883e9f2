/** Set by the site's own server for each request, from the connection it came by: lib/security/answers.ts. */
export const PEER_ADDRESS = 'x-peer-address';

/**
 * Name of the header in which the host in front of the site writes the visitor's address, whatever the visitor sent in it.
 * `VISITOR_ADDRESS_HEADER` says it; two hosts are known. Without a host in front it is that of the connection.
 *
 * @returns null when nobody can be trusted to have written one.
 */
export function addressHeader(source: Record<string, string | undefined> = process.env): string | null {
  if (source['VISITOR_ADDRESS_HEADER']) return source['VISITOR_ADDRESS_HEADER'].toLowerCase();
  // vercel.com/docs/headers/request-headers: overwritten by the platform, like x-forwarded-for.
  if (source['VERCEL']) return 'x-vercel-forwarded-for';
  // developers.cloudflare.com/fundamentals/reference/http-headers
  // The edge sandbox of `next dev` has no navigator.
  const isWorker = typeof navigator !== 'undefined' && navigator.userAgent === 'Cloudflare-Workers';
  return isWorker ? 'cf-connecting-ip' : null;
}

/** Without a host that names it, a visitor's address is that of the connection. */
export function trustConnections(): void {
  if (!addressHeader()) process.env['VISITOR_ADDRESS_HEADER'] = PEER_ADDRESS;
}
