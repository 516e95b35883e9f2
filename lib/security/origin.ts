import 'server-only';
import { refusals } from '@/content/words/refusals';
import { inDevelopment } from '@/lib/env/mode';
import { siteUrl } from '@/lib/env/site-url';

/** Where a request came from that is not from here, and where this is: both are addresses of sites, of nobody. */
interface ForeignOrigin extends Record<string, string> {
  origin: string;
  expected: string;
}

/** An Origin header as far as it is an origin. */
function readOrigin(header: string | null): string {
  if (header === null) return 'missing';
  return header.length < 200 && URL.canParse(header) && new URL(header).origin === header
    ? header
    : 'malformed';
}

/** This machine by a name that no other site can give itself: a name of one's own could be made to lead here. */
const isOwnName = (hostname: string) =>
  /^(localhost|\[[\da-f:]+\]|\d+\.\d+\.\d+\.\d+)$/.test(hostname) || hostname.endsWith('.localhost');

/**
 * Tells a request that no page of this site sent. A development server is asked under several names, `127.0.0.1` or the
 * machine's address in its network: there a page that comes from where its request goes is the site's own, too.
 *
 * @param headers Of the request.
 * @returns Both addresses; null for a request from here.
 */
export function foreignOrigin(headers: Pick<Headers, 'get'>): ForeignOrigin | null {
  const origin = readOrigin(headers.get('origin'));
  const expected = siteUrl().origin;
  if (origin === expected) return null;
  if (inDevelopment && URL.canParse(origin)) {
    const { host, hostname } = new URL(origin);
    if (host === headers.get('host') && isOwnName(hostname)) return null;
  }
  return { origin, expected };
}

/** What is answered to such a request. */
export const notFromHere = ({ origin, expected }: ForeignOrigin): string =>
  `${refusals.foreign} ${refusals.origins(origin, expected)}`;
