import { z } from 'zod';
import { closing, hero, line, createListSchema, meta, text } from '@/lib/schema/fields';

const items = z.object({ title: line, items: createListSchema({ title: text, text }) });

/** What is charged and what is not, an example of an invoice, and how agents differ from what a buyer may have already. */
export const pricingSchema = z.object({
  meta,
  hero,
  charged: items,
  free: items,
  invoice: z.object({
    title: line,
    caption: text,
    columns: z.tuple([text, text, text, text]),
    /** Prices in dollars; amounts and total are counted from them. */
    lines: createListSchema({ what: text, count: z.int().nonnegative(), price: z.number() }),
    total: text,
    remark: text,
  }),
  termsTitle: line,
  terms: createListSchema({ term: text, text }),
  comparison: z.object({
    title: line,
    caption: text,
    /** The name of the questions, then of what is compared. */
    columns: z.tuple([text, text, text, text]),
    rows: createListSchema({ question: text, answers: z.tuple([text, text, text]) }),
  }),
  closing,
});

/** The page as it is written. */
export type PricingRecord = z.input<typeof pricingSchema>;
