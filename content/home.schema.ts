import { z } from 'zod';
import { actor, line, link, createListSchema, meta, text } from '@/lib/schema/fields';
import { source } from './figures.schema';
import { mailOfRecord } from './site.schema';

const head = { title: line, line: line.optional(), lead: text };

export const homeSchema = z.object({
  meta,
  hero: z.object({ eyebrow: text, title: z.array(line).min(1), lead: text, primary: link }),
  console: z.object(head),
  model: z.object({
    ...head,
    /** The same steps in other companies, and the actor of each. */
    rows: createListSchema({ title: text, actors: z.array(actor) }),
    steps: z.array(text),
    actors: z.object({ person: text, agent: text }),
    benefits: createListSchema({ title: text, text }),
    statsTitle: line,
    /** `text` names the company of a result, where the label alone would promise it to all. */
    stats: createListSchema({ value: text, label: text, text: text.optional(), source: source.optional() }),
  }),
  products: z.object(head),
  /** The figures come from the case study. */
  proof: z
    .object({
      ...head,
      /** Slug of the case study. */
      study: text,
      /** Names of two more measures. */
      measures: z.array(text),
      /** Labels of the axis: its start, and the ends after and before. */
      axis: z.object({ start: text, after: text, before: text }),
    })
    .optional(),
  industries: z.object(head),
  platform: z.object({
    ...head,
    link,
    /** The seconds of one run, part by part. */
    timing: z.object({
      title: line,
      parts: createListSchema({ actor, seconds: z.number().positive(), text: line }),
    }),
    /** Names in the platform's own list. */
    features: z.array(text),
  }),
  questions: z.object({
    title: line,
    line: line.optional(),
    before: z.string(),
    mail: mailOfRecord,
    after: z.string(),
    items: createListSchema({ question: text, answer: text, more: link.optional() }),
  }),
  closing: z.object({ title: line, text }),
});

export type HomeRecord = z.input<typeof homeSchema>;
