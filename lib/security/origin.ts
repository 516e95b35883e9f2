import 'server-only';
import { refusals } from '@/content/words/refusals';
import { isDevelopment } from '@/lib/env/deployment';
import { getOrigins } from '@/lib/env/env';

/**
 * Where a request came from that is not from here, and where this is. The log repeats both, so an origin is named only where
 * the request was also sent to it, as it is when SITE_URL is not the address in use; anybody may write any other.
 */
interface ForeignOrigin extends Record<string, string> {
  origin: string;
  expected: string;
}

/** An Origin header, if it names where the request was sent to. */
function ownOrigin(headers: Pick<Headers, 'get'>): URL | null {
  const written = headers.get('origin') ?? '';
  if (!URL.canParse(written)) return null;
  const origin = new URL(written);
  const sentTo = [headers.get('host'), headers.get('x-forwarded-host')];
  return sentTo.includes(origin.host) ? origin : null;
}

/** This machine by a name that no other site can give itself: a name of one's own could be made to lead here. */
const isOwnName = (hostname: string) =>
  /^(localhost|\[[\da-f:]+\]|\d+\.\d+\.\d+\.\d+)$/.test(hostname) || hostname.endsWith('.localhost');

/**
 * Cross-origin check: recognizes a request that no page of this site sent. A development server has several names,
 * `127.0.0.1` or the machine's address in its network: there a page that comes from where its request goes is the
 * site's own, too.
 *
 * @param headers Of the request.
 * @returns Both addresses; null for a request from here.
 */
export function foreignOrigin(headers: Pick<Headers, 'get'>): ForeignOrigin | null {
  const written = headers.get('origin');
  const origins = getOrigins();
  if (written !== null && origins.includes(written)) return null;
  const own = ownOrigin(headers);
  if (isDevelopment && own && isOwnName(own.hostname)) return null;
  return { origin: own?.origin ?? (written === null ? 'missing' : 'foreign'), expected: origins[0] };
}

/** What is answered to such a request. */
export const notFromHere = ({ origin, expected }: ForeignOrigin): string =>
  `${refusals.foreign} ${refusals.origins(origin, expected)}`;
