import { z } from 'zod';
import { actor, hero, levels, line, link, createListSchema, meta, text } from './schema/fields';
import { isChangeBetween, changeError } from './schema/measure';
import { source } from './schema/source';

const head = { title: text, line };
export const productsPageSchema = z.object({
  meta,
  hero: hero.extend({ demo: line, links: z.array(link) }),
  /** The checkpoint of `product` is shown. */
  console: z.object({ ...head, lead: text, product: text }),
  /** `sample` is a line of a record, and `more` leads to the evidence. */
  advantages: z.object({
    ...head,
    items: createListSchema({
      title: text,
      sample: z.object({ actor, text: line }),
      text,
      more: link.optional(),
    }),
  }),
  capabilities: z.object({
    ...head,
    lead: text,
    items: createListSchema({ title: text, text, person: z.boolean().default(false) }),
  }),
  /** Areas of work, each with its most telling number. */
  areas: z.object({
    ...head,
    items: z.array(
      z
        .object({
          title: text,
          text,
          /** Slugs. */
          products: z.array(text),
          measure: text,
          change: text,
          levels,
          source,
        })
        .refine((item) => isChangeBetween(item.levels, item.change), {
          path: ['change'],
          error: changeError,
        }),
    ),
  }),
  products: z.object({ title: text, lead: text, more: link.optional() }),
  closing: z.object({ title: line, text, action: text }),
});

export type ProductsPage = z.output<typeof productsPageSchema>;
