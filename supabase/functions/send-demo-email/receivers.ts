import { createHash } from 'node:crypto';

/** What a receiver shows: JSON is for programs. */
export type ReceiverKind = 'json' | 'slack' | 'teams';

/** Somewhere webhooks go. */
export type Receiver = {
  /** As the database names it: the host, and not the address, which may be a secret. */
  name: string;
  url: URL;
  kind: ReceiverKind;
  /** Each signs: while one is being replaced there are two. */
  secrets: string[];
};

/** By the ends of their hosts. */
const SHOWN_BY: [host: RegExp, kind: ReceiverKind][] = [
  [/^hooks\.slack(?:-gov)?\.com$/, 'slack'],
  [/\.(?:webhook\.office|logic\.azure|powerplatform)\.com$/, 'teams'],
];
/** 24 to 64 bytes, as the specification wants. */
const SECRET =
  /^whsec_(?=[\d+/A-Za-z]{32,86}={0,2}$)(?:[\d+/A-Za-z]{4})*(?:[\d+/A-Za-z]{2}==|[\d+/A-Za-z]{3}=)?$/;

/**
 * Reads where webhooks go.
 * @param list - addresses separated by commas, behind each a space and its secrets: "https://a.example/hook whsec_…"
 * @param testOrigin - the embedded backend's own receiver, the only one without TLS
 * @returns null when any of it is malformed or there twice, or when nobody could tell a delivery from a forged one
 */
export function readReceivers(list: string, testOrigin?: string): Receiver[] | null {
  const receivers = list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one)
    .map((one) => readReceiver(one.split(/\s+/), testOrigin));
  if (!receivers.every((one) => one !== null)) return null;
  return new Set(receivers.map(({ name }) => name)).size === receivers.length ? receivers : null;
}

function readReceiver([address = '', ...secrets]: string[], testOrigin?: string): Receiver | null {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return null;
  if (url.origin !== testOrigin && (url.protocol !== 'https:' || !isWebPort(url.port))) return null;
  // What the database takes for a name.
  if (!/^[\da-z.:-]{1,253}$/.test(hostOf(url))) return null;
  const kind = SHOWN_BY.find(([host]) => host.test(url.hostname))?.[1] ?? 'json';
  if (!secrets.every((secret) => SECRET.test(secret)) || (kind === 'json' && secrets.length === 0))
    return null;
  const digest = createHash('sha256').update(url.href).digest('hex');
  return { name: `webhook:${hostOf(url)}#${digest.slice(0, 8)}`, url, kind, secrets };
}

const hostOf = (url: URL) => url.host.replace(/[[\]]/g, '');

/** Below 1024 other services listen, mail for one. */
const isWebPort = (port: string) => port === '' || Number(port) >= 1024;
