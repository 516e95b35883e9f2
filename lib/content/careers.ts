import 'server-only';
import { z } from 'zod';
import { careers as record } from '@/content/careers';
import { mailbox } from '@/content/site';
import { heading, hero, listOf, meta, text, words } from '@/lib/schema/fields';

const block = { kicker: text, title: heading };
const item = { title: text, text };

const position = z
  .object({
    title: text,
    icon: z.enum(['route', 'speech', 'plane', 'ledger', 'flask']),
    tags: z.array(z.enum(['Full-time', 'Entry-level', 'Internship'])).min(1),
    description: words(12, 40),
  })
  .transform((value) => ({
    ...value,
    mail: `mailto:${mailbox.careers}?subject=${encodeURIComponent(value.title)}`,
  }));
export type Position = z.output<typeof position>;

const schema = z.object({
  meta,
  hero: hero.extend({ action: text }),
  culture: z.object({ ...block, items: listOf(item) }),
  benefits: z.object({ ...block, items: listOf(item), note: text.optional() }),
  positions: z.object({ ...block, action: text, items: z.array(position).length(5) }),
  apply: z.object({ ...block, steps: z.array(text).length(3), note: text }),
});
export type Careers = z.output<typeof schema>;

/** Culture, benefits, open positions and how to apply. */
export const careers = schema.parse(record);
