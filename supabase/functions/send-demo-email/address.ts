import ipaddr from 'ipaddr.js';

/** Finds the addresses of a host. */
export type Resolve = (host: string) => Promise<string[]>;

/** The host leads, or may lead, to where this function must not be turned against. */
export class Refused extends Error {}

/** Public by its range, but answered by the network of the cloud itself. */
const INSIDE = new Set(['168.63.129.16']);
/** Everything that is handed out; the rest of IPv6 is for nobody, or for the inside. */
const HANDED_OUT = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * The one address a delivery connects to. It is checked and then connected to, so that a name which leads elsewhere a
 * moment later changes nothing.
 * @throws Refused when one of the host's addresses is not public
 */
export async function publicAddress(url: URL, resolve: Resolve): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = ipaddr.isValid(host) ? [host] : await resolve(host);
  const [first] = found;
  if (first === undefined || !found.every(isPublic)) throw new Refused('address');
  return first;
}

/** Whether anybody may have this address: no private, loopback, link-local, carrier's, reserved or translated one. */
function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // What is IPv4 in IPv6 is judged as what it is.
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || INSIDE.has(address.toString())) return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(HANDED_OUT);
}
