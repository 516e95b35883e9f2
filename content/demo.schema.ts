import { z } from 'zod';
import { actor, line, createListSchema, meta, text, trace } from './schema/fields';
import { source } from './schema/source';

export const demoSchema = z.object({
  meta,
  eyebrow: line,
  title: line,
  promise: text,
  text,
  /** The first call, in parts that begin at a minute. */
  call: z.object({
    title: line,
    minutes: z.int().min(1).max(60),
    parts: createListSchema({ from: z.int().min(0), actor: actor.optional(), title: line, text }),
  }),
  stepsTitle: line,
  steps: createListSchema({ actor, title: line, text }),
  runTitle: line,
  /** A still of what the demo shows. */
  run: trace.pick({ caption: true, lines: true }).optional(),
  /** A measured result. */
  proof: z.object({ title: line, source }),
  stored: z.object({ title: line, text }),
});

export type Demo = z.output<typeof demoSchema>;
