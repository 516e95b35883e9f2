import { z } from 'zod';
import { actor, closing, hero, line, createListSchema, meta, text } from './schema/fields';

const item = { title: text, text };

export const pricingSchema = z.object({
  meta,
  hero,
  charged: z.object({
    title: line,
    items: createListSchema({ ...item, price: text, unit: text }),
  }),
  free: z.object({ title: line, items: createListSchema(item) }),
  invoice: z.object({
    title: line,
    /** How much arrived. */
    arrived: line,
    caption: text,
    columns: z.tuple([text, text, text]),
    /** Prices are in dollars; amounts and sums are computed. */
    fee: z.object({ what: text, price: z.number() }),
    /** Without a price a run was free; with a negative one it is credited. */
    runs: createListSchema({
      what: text,
      count: z.int().nonnegative(),
      price: z.number(),
      actor: actor.optional(),
    }),
    /** Follows the number of free runs. */
    free: line,
    total: text,
    /** Follows the total's share of each run that was paid for. */
    perRun: text,
  }),
  termsTitle: line,
  terms: createListSchema(item),
  comparison: z.object({
    title: line,
    caption: text,
    /** Heading of the questions, then the compared products. */
    columns: z.tuple([text, text, text, text]),
    rows: createListSchema({ question: text, answers: z.tuple([text, text, text]) }),
  }),
  closing,
});

export type Pricing = z.output<typeof pricingSchema>;
