import { z } from 'zod';
import { hero, levels, line, link, listOf, meta, text } from '@/lib/schema/fields';
import { isChangeOf, wrongChange } from '@/lib/schema/measure';
import { source } from './figures.schema';

const head = { kicker: text, title: line };
/** The platform landing page. */
export const platformLandingSchema = z.object({
  meta,
  hero: hero.extend({ primary: link, further: z.array(link) }),
  /** Above the decisions of the modules. */
  console: z.object({ ...head, lead: text }),
  /** Each with where it can be checked. */
  advantages: z.object({ ...head, items: listOf({ title: text, text, more: link.optional() }) }),
  capabilities: z.object({
    ...head,
    lead: text,
    items: listOf({ title: text, text, by: text, person: z.boolean().default(false) }),
  }),
  /** Areas of work, each with the one number that stands for it. */
  areas: z.object({
    ...head,
    items: z.array(
      z
        .object({
          title: text,
          text,
          /** By slug. */
          modules: z.array(text),
          measure: text,
          change: text,
          levels,
          source,
        })
        .refine((item) => isChangeOf(item.levels, item.change), { path: ['change'], error: wrongChange }),
    ),
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
