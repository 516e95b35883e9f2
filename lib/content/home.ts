import 'server-only';
import { z } from 'zod';
import { home as record } from '@/content/home';
import { actor, meta, text } from './fields';
import { pageExists } from './pages';

/** A link is left out until its page exists. */
const link = z
  .object({ label: text, href: z.string().startsWith('/') })
  .transform((value) => (pageExists(value.href) ? value : undefined));

const run = z.object({
  name: text,
  label: text,
  caption: text,
  lanes: z.array(z.object({ actor, label: text })).length(4),
  lines: z.array(z.object({ time: z.string().regex(/^\d\d:\d\d:\d\d$/), actor, text })).length(4),
});

const schema = z.object({
  meta,
  hero: z.object({
    eyebrow: text,
    title: z.array(text).min(1),
    lead: text,
    primary: link,
    secondary: link,
    run,
  }),
  closing: z.object({ title: text, text }),
});

/** The words and figures of the home page. */
export const home = schema.parse(record);
export type Home = z.infer<typeof schema>;
