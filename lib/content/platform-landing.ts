import 'server-only';
import { z } from 'zod';
import { platformLanding as record } from '@/content/platform-landing';
import { actor, hero, levels, link, listOf, meta, text, words } from '@/lib/schema/fields';
import { source } from './sources';

const head = { kicker: text, title: words(2, 9) };

const sample = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rows'), rows: listOf({ actor, text, note: text }) }),
  z.object({
    kind: z.literal('gauge'),
    from: text,
    at: text,
    to: text,
    of: z.enum(['run', 'wait']),
    mark: z.number(),
    reach: z.number(),
    max: z.number(),
  }),
]);
export type Sample = z.output<typeof sample>;

const schema = z.object({
  meta,
  hero: hero.extend({ primary: link, further: z.array(link).length(2) }),
  advantages: z.object({
    ...head,
    label: text,
    items: listOf({ title: text, text: words(8, 30), sample }),
  }),
  capabilities: z.object({
    ...head,
    lead: text,
    items: listOf({ title: text, text, by: text, person: z.boolean().default(false) }),
  }),
  areas: z.object({
    ...head,
    items: listOf({
      title: text,
      text: words(12, 30),
      modules: z.array(text).min(1),
      measure: text,
      change: text,
      levels,
      source,
    }),
  }),
  modules: z.object(head),
  closing: z.object({ title: text, text, action: text }),
});
export type PlatformLanding = z.output<typeof schema>;

/** The words and figures of the platform landing page. */
export const platformLanding = schema.parse(record);
