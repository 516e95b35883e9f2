/** Set by the site's own server for each request, from the connection it came by: lib/security/answers.ts. */
export const PEER_ADDRESS = 'x-peer-address';

/** Where a request says which address it came from. */
export interface AddressHeader {
  name: string;
  /** Whether it is the other end of the connection, which may be a proxy. */
  isPeer: boolean;
}

/**
 * The header in which the host in front of the site writes the visitor's address, whatever the visitor sent in it.
 * `VISITOR_ADDRESS_HEADER` names it; two hosts are known. Without a host in front it is the connection's own.
 *
 * @returns null when nobody can be trusted to have written it.
 */
export function addressHeader(
  source: Record<string, string | undefined> = process.env,
): AddressHeader | null {
  const named = source['VISITOR_ADDRESS_HEADER']?.toLowerCase();
  if (named) return { name: named, isPeer: named === PEER_ADDRESS };
  // vercel.com/docs/headers/request-headers: overwritten by the platform, like x-forwarded-for.
  if (source['VERCEL']) return { name: 'x-vercel-forwarded-for', isPeer: false };
  // developers.cloudflare.com/fundamentals/reference/http-headers
  if (navigator.userAgent === 'Cloudflare-Workers') return { name: 'cf-connecting-ip', isPeer: false };
  return null;
}
