import 'server-only';
import { siteUrl } from '@/lib/env/site-url';

/** The lasting name of a thing: the page that tells of it, and which thing of that page it is. */
export function nodeId(path: string, fragment: string): string {
  return new URL(`${path}#${fragment}`, siteUrl()).href;
}
