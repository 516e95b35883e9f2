import 'server-only';
import { siteNames } from './names';
import { readEnv } from './read';

/** The origin visitors use, from `SITE_URL`: canonical links, mail links and the same-origin check follow it. */
export function siteUrl(): URL {
  return new URL(readEnv(siteNames).SITE_URL);
}
