import 'server-only';
import { getSiteUrl } from '@/lib/env/env';

/** The lasting name of a thing: the page that tells of it, and which thing of that page it is. */
export function nodeId(path: string, fragment: string): string {
  return new URL(`${path}#${fragment}`, getSiteUrl()).href;
}
