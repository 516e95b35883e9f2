import { z } from 'zod';
import { closing, hero, line, createListSchema, meta, text } from '@/lib/schema/fields';

const items = z.object({ title: line, items: createListSchema({ title: text, text }) });

export const pricingSchema = z.object({
  meta,
  hero,
  charged: items,
  free: items,
  invoice: z.object({
    title: line,
    caption: text,
    columns: z.tuple([text, text, text, text]),
    /** Prices are in dollars; amounts and total are computed. */
    lines: createListSchema({ what: text, count: z.int().nonnegative(), price: z.number() }),
    total: text,
    remark: text,
  }),
  termsTitle: line,
  terms: createListSchema({ term: text, text }),
  comparison: z.object({
    title: line,
    caption: text,
    /** Heading of the questions, then the compared products. */
    columns: z.tuple([text, text, text, text]),
    rows: createListSchema({ question: text, answers: z.tuple([text, text, text]) }),
  }),
  closing,
});

export type PricingRecord = z.input<typeof pricingSchema>;
