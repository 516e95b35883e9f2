import { z } from 'zod';
import { createListSchema, hero, line, link, meta, text } from './schema/fields';

/** Fragment of the address. */
const id = z.string().regex(/^[a-z-]+$/);
const section = z.object({ id, title: line, text });
/** It is folded: `unit` names what its rows are, and `sample` says something of them. */
const table = section.extend({
  unit: line,
  sample: line,
  columns: z.array(line).min(2),
  rows: z.array(z.array(text).min(2)),
});

export const trustSchema = z.object({
  meta,
  hero,
  /** Answered in a few words; `at` is the answer in full. */
  questions: createListSchema({ question: line, answer: line, at: id }),
  security: section.extend({ answers: createListSchema({ subject: line, text, id: id.optional() }) }),
  wrongAnswers: section.extend({
    parts: z.object({ followed: line, right: line, changed: line }),
    cases: createListSchema({ title: line, followed: line, right: line, changed: line, found: line }),
  }),
  traceFormat: section.extend({
    screen: z.object({ title: line, state: line, caption: text }),
    /** One line of a trace. */
    fields: createListSchema({ key: line, value: z.union([line, z.array(line)]), text: line }),
    /** Its value has the four parts. */
    checkpoint: z.object({ key: line, value: z.record(line, z.union([line, z.array(line)])), text: line }),
  }),
  connectors: table,
  timeline: table,
  conflicts: table,
  closing: z.object({ title: line, link }),
});

export type Trust = z.output<typeof trustSchema>;
