import 'server-only';
import { refusals } from '@/content/messages/errors';
import { isDevelopment } from '@/lib/env/deployment';
import { getOrigins } from '@/lib/env/env';

/** The log repeats `origin`, so it names only one that the request was sent to. */
interface ForeignOrigin extends Record<string, string> {
  origin: string;
  expected: string;
}

/** Names of this machine. A name with an owner could be made to lead here. */
const isLocalName = (hostname: string) =>
  /^(localhost|\[[\da-f:]+\]|\d+\.\d+\.\d+\.\d+)$/.test(hostname) || hostname.endsWith('.localhost');

/** Returns the foreign origin of a request, or null. A development server has several names. */
export function findForeignOrigin(headers: Pick<Headers, 'get'>): ForeignOrigin | null {
  const originHeader = headers.get('origin');
  const origins = getOrigins();
  if (originHeader !== null && origins.includes(originHeader)) return null;
  // A proxy that hides referrers hides the origin too. No page can write this header.
  const isHidden = originHeader === null || originHeader === 'null';
  if (isHidden && headers.get('sec-fetch-site') === 'same-origin') return null;
  const url = URL.parse(originHeader ?? '');
  const hosts = ['host', 'x-forwarded-host'].flatMap((name) => headers.get(name)?.split(/ *, */) ?? []);
  if (isDevelopment && url && hosts.includes(url.host) && isLocalName(url.hostname)) return null;
  // Proxies may take away the port.
  const isSentThere = url && hosts.some((host) => host.replace(/:\d+$/, '') === url.hostname);
  const origin = isSentThere ? url.origin : originHeader === null ? 'missing' : 'foreign';
  return { origin, expected: origins[0] };
}

export const explainForeignOrigin = ({ origin, expected }: ForeignOrigin): string =>
  `${refusals.foreign} ${refusals.origins(origin, expected)}`;
