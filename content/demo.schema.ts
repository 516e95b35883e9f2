import { z } from 'zod';
import { actor, line, link, listOf, meta, text } from '@/lib/schema/fields';

/** A number of the sum, with the one the example has. */
const asked = z.object({ label: line, helper: text, example: line });

/** The page that says how a demo is requested, and what follows. */
export const demoSchema = z.object({
  meta,
  eyebrow: line,
  title: line,
  text,
  /** Words of the text that hold only where the navigation bar has the button: on a phone its menu has it. */
  inBar: z.string().optional(),
  fieldsTitle: line,
  /** What the form asks. */
  fields: listOf({ label: line, note: text }),
  stepsTitle: line,
  steps: listOf({ actor, title: line, text }),
  /** When a process has paid for itself, with numbers that the visitor may change. */
  payback: z
    .object({
      kicker: text,
      title: line,
      lead: text,
      fields: z.object({
        cases: asked,
        minutes: asked,
        hourly: asked,
        share: asked,
        price: asked,
        fee: asked,
        once: asked,
      }),
      /** The example in words. */
      example: text,
      assumptionsTitle: line,
      assumptions: z.array(text),
      more: z.array(link).default([]),
    })
    .optional(),
});

/** The page as it is written. */
export type DemoRecord = z.input<typeof demoSchema>;
