import 'server-only';
import { getSiteUrl } from '@/lib/env/env';

/** A page's address with its origin, as its canonical link has it: the home page goes without a slash. */
export function toAbsoluteUrl(path: string): string {
  return new URL(path, getSiteUrl()).href.replace(/\/$/, '');
}
