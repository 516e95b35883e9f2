import { z } from 'zod';
import { actor, line, link, createListSchema, meta, text } from '@/lib/schema/fields';
import { source } from './figures.schema';

/** The plain name of a section, what it has to say, and in more words. */
const head = { title: line, line: line.optional(), lead: text };

/** The home page, section by section. */
export const homeSchema = z.object({
  meta,
  hero: z.object({ eyebrow: text, title: z.array(line).min(1), lead: text, primary: link }),
  /** Above the decisions of the modules. */
  console: z.object(head),
  model: z.object({
    ...head,
    /** The same steps, done by others: who takes each. */
    rows: createListSchema({ title: text, note: text, actors: z.array(actor) }),
    steps: z.array(text),
    legend: z.object({ person: text, agent: text }),
    benefits: createListSchema({ title: text, text }),
    statsTitle: line,
    /** `text` says whose figure it is, where the label alone would promise it to all. */
    stats: createListSchema({ value: text, label: text, text: text.optional(), source: source.optional() }),
  }),
  products: z.object(head),
  /** One case, very large: its figures come from its own record. */
  proof: z
    .object({
      ...head,
      /** The case, by its slug. */
      study: text,
      /** Two more of its measures, by their names. */
      measures: z.array(text),
      /** Under the drawing: where it begins, and where it ended after and before. */
      axis: z.object({ start: text, after: text, before: text }),
    })
    .optional(),
  industries: z.object(head),
  platform: z.object({
    ...head,
    link,
    /** Taken from the platform's own list, by name. */
    features: z.array(text),
  }),
  questions: z.object({
    title: line,
    line: line.optional(),
    before: z.string(),
    mail: z.email(),
    after: z.string(),
    /** `more` is where the answer goes on. */
    items: createListSchema({ question: text, answer: text, more: link.optional() }),
  }),
  closing: z.object({ title: line, text }),
});

/** The home page as it is written. */
export type HomeRecord = z.input<typeof homeSchema>;
