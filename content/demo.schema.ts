import { z } from 'zod';
import { actor, line, createListSchema, meta, text } from '@/lib/schema/fields';

/** The page that says how a demo is requested, and what follows. */
export const demoSchema = z.object({
  meta,
  eyebrow: line,
  title: line,
  text,
  stepsTitle: line,
  steps: createListSchema({ actor, title: line, text }),
});

/** The page as it is written. */
export type DemoRecord = z.input<typeof demoSchema>;
