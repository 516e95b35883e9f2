import { z } from 'zod';
import { mailbox } from './site';
import { block, hero, line, createListSchema, meta, text } from './schema/fields';

const item = { title: line, text };

const benefit = {
  ...item,
  /** Begins the text, in large type. */
  value: line.optional(),
  unit: line.optional(),
  /** Days or weeks, drawn one by one. */
  marks: z.object({ of: z.int().min(1).max(60), filled: z.int().min(0) }).optional(),
};

const position = z
  .object({
    title: line,
    icon: z.enum(['route', 'speech', 'plane', 'ledger', 'flask']).default('route'),
    /** Names what only this colleague decides. */
    decides: line.optional(),
    /** Kind of employment and other labels of one word. */
    tags: z.array(line).default([]),
    place: line.optional(),
    description: text,
  })
  .transform((value) => ({
    ...value,
    mail: `mailto:${mailbox.careers}?subject=${encodeURIComponent(value.title)}`,
  }));

/** Each list may be empty: its section is then left out. */
export const careersSchema = z.object({
  meta,
  hero: hero.extend({
    action: line,
    /** A question from the first week, with the replayed result of each answer. */
    exercise: z
      .object({
        title: line,
        state: line,
        /** How many are replayed at each limit. */
        cases: z.int().min(1),
        question: text,
        text,
        columns: z.object({ limit: line, asked: line, wrong: line }),
        options: z.array(z.object({ limit: line, asked: z.int().min(0), wrong: z.int().min(0) })).min(2),
        decision: z.object({ who: line, text, left: line }),
        caption: text,
      })
      .refine(
        ({ cases, options }) => options.every(({ asked, wrong }) => asked + wrong <= cases),
        'counts more cases than were replayed',
      )
      .optional(),
  }),
  culture: z.object({ ...block, items: createListSchema(item) }),
  benefits: z.object({ ...block, items: createListSchema(benefit) }),
  positions: z.object({
    ...block,
    lead: text,
    action: line,
    decides: line,
    items: z.array(position),
  }),
  apply: z.object({
    ...block,
    /** The first step ends in the address. */
    steps: z.array(text).min(1),
  }),
});

export type CareersRecord = z.input<typeof careersSchema>;
export type Careers = z.output<typeof careersSchema>;
export type Position = z.output<typeof position>;
