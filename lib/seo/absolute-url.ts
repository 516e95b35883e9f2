import 'server-only';
import { getSiteUrl } from '@/lib/env/env';

/** Adds the origin as in canonical links: the home page has no slash. */
export function toAbsoluteUrl(path: string): string {
  return new URL(path, getSiteUrl()).href.replace(/\/$/, '');
}
