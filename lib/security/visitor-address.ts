import ipaddr from 'ipaddr.js';
import { getAddressHeader } from '@/lib/env/deployment';

const nearby = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat', 'unspecified']);

/** Returns the visitor's address as the host says it, or null. A wrong guess would limit everybody at once. */
export function getVisitorAddress(headers: Pick<Headers, 'get'>): string | null {
  const name = getAddressHeader();
  if (!name) return null;
  // A proxy that adds to what it was sent adds at the end.
  const last = headers.get(name)?.split(',').at(-1)?.trim() ?? '';
  // Not the short forms, in which "1" is an address.
  if (!ipaddr.IPv4.isValidFourPartDecimal(last) && !ipaddr.IPv6.isValid(last)) return null;
  const address = ipaddr.process(last);
  // A proxy's, not a visitor's: taken for one, everybody would be.
  return nearby.has(address.range()) ? null : address.toString();
}

/** Returns the key of a visitor: an IPv4 address, or the 64 bits of IPv6 that a household has. */
export function getVisitorKey(address: string): string {
  const parsed = ipaddr.parse(address);
  return parsed.kind() === 'ipv4' ? address : parsed.toByteArray().slice(0, 8).join('.');
}
