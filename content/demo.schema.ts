import { z } from 'zod';
import { actor, line, createListSchema, meta, text, trace } from './schema/fields';

export const demoSchema = z.object({
  meta,
  eyebrow: line,
  title: line,
  promise: text,
  text,
  stepsTitle: line,
  steps: createListSchema({ actor, title: line, text }),
  /** A still of what the demo shows. */
  run: trace.optional(),
});
