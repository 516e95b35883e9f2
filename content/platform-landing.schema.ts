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
  /** How agents differ from what a buyer may have already. */
  comparison: z
    .object({
      ...head,
      lead: text,
      caption: text,
      /** The name of the questions, then of what is compared. */
      columns: z.tuple([text, text, text, text]),
      rows: listOf({ question: text, answers: z.tuple([text, text, text]) }),
    })
    .optional(),
  /** What is charged and what is not, with an example of an invoice. */
  pricing: z
    .object({
      ...head,
      lead: text,
      charged: z.object({ title: line, items: listOf({ title: text, text }) }),
      free: z.object({ title: line, items: listOf({ title: text, text }) }),
      invoice: z.object({
        title: line,
        caption: text,
        columns: z.tuple([text, text, text, text]),
        /** Prices in dollars; amounts and total are counted from them. */
        lines: listOf({ what: text, count: z.int().nonnegative(), price: z.number() }),
        total: text,
        remark: text,
      }),
      termsTitle: line,
      terms: listOf({ term: text, text }),
      more: z.array(link).default([]),
    })
    .optional(),
  closing: z.object({ title: line, text, action: text }),
});

/** The platform landing page as it is written. */
export type PlatformLandingRecord = z.input<typeof platformLandingSchema>;
