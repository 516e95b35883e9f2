import { z } from 'zod';
import { hero, levels, line, link, createListSchema, meta, text } from '@/lib/schema/fields';
import { isChangeBetween, wrongChange } from '@/lib/schema/measure';
import { source } from './figures.schema';

const head = { title: text, line };
/** The platform landing page. */
export const platformLandingSchema = z.object({
  meta,
  hero: hero.extend({ primary: link, secondary: link, more: link }),
  /** Above the decisions of the modules. */
  console: z.object({ ...head, lead: text }),
  /** Each with where it can be checked. */
  advantages: z.object({ ...head, items: createListSchema({ title: text, text, more: link.optional() }) }),
  capabilities: z.object({
    ...head,
    lead: text,
    items: createListSchema({ title: text, text, by: text, person: z.boolean().default(false) }),
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
        .refine((item) => isChangeBetween(item.levels, item.change), {
          path: ['change'],
          error: wrongChange,
        }),
    ),
  }),
  modules: z.object({ ...head, more: link }),
  closing: z.object({ title: line, text, action: text }),
});

/** The platform landing page as it is written. */
export type PlatformLandingRecord = z.input<typeof platformLandingSchema>;
