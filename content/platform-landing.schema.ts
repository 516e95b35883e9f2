import { z } from 'zod';
import { actor, hero, levels, line, link, listOf, meta, text } from '@/lib/schema/fields';
import { source } from './figures.schema';

const head = { kicker: text, title: line };

/** What an advantage looks like in use: a few log rows, or a gauge that ends at a person. */
export const sample = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rows'), rows: listOf({ actor, text, note: text }) }),
  z.object({
    kind: z.literal('gauge'),
    /** Whether what is measured is a run, or a person's time to answer. */
    of: z.enum(['run', 'wait']),
    from: text,
    at: text,
    to: text,
    /** Where the diamond stands, how far it goes on after it, and the end of the scale. */
    mark: z.number(),
    reach: z.number(),
    max: z.number().positive(),
  }),
]);

/** The platform landing page. */
export const platformLandingSchema = z.object({
  meta,
  hero: hero.extend({ primary: link, further: z.array(link) }),
  advantages: z.object({ ...head, label: text, items: listOf({ title: text, text, sample }) }),
  capabilities: z.object({
    ...head,
    lead: text,
    items: listOf({ title: text, text, by: text, person: z.boolean().default(false) }),
  }),
  /** Areas of work, each with the one number that stands for it. */
  areas: z.object({
    ...head,
    items: listOf({
      title: text,
      text,
      /** By slug. */
      modules: z.array(text),
      measure: text,
      change: text,
      levels,
      source,
    }),
  }),
  modules: z.object(head),
  closing: z.object({ title: line, text, action: text }),
});

/** The platform landing page as it is written. */
export type PlatformLandingRecord = z.input<typeof platformLandingSchema>;
