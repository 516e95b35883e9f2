import 'server-only';
import { z } from 'zod';
import { readEnv } from './read';

const schema = z.object({ SITE_URL: z.url({ protocol: /^https?$/ }) });

/** The origin visitors use, from `SITE_URL`: canonical links, mail links and the same-origin check follow it. */
export function siteUrl(): URL {
  return new URL(readEnv(schema).SITE_URL);
}
