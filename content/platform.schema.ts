import { z } from 'zod';
import { clock, headed, line, link, listOf, meta, text } from '@/lib/schema/fields';
import { source } from './figures.schema';

const head = { kicker: text, title: line };

/** The page of the platform under the modules. */
export const platformSchema = z.object({
  meta,
  hero: z.object({ eyebrow: text, title: z.array(line).min(1), lead: text, secondary: link }),
  /** A dot for every run, a mark for every stop and for everybody who was late. */
  weekend: z.object({
    runs: z.int().positive(),
    stops: z.int().nonnegative(),
    late: z.int().nonnegative(),
    text,
    caption: text,
  }),
  run: z.object({
    ...head,
    lead: text,
    caption: text,
    /** What the columns of the trace are called: time, actor, evidence, action, result. */
    fields: z.tuple([text, text, text, text, text]),
    lines: listOf({
      time: clock,
      actor: text,
      /** Who the actor is: an agent, a written limit, or a person. */
      kind: z.enum(['agent', 'limit', 'person']),
      evidence: text,
      action: text,
      result: text,
    }),
  }),
  checkpoint: z.object({
    ...head,
    lead: text,
    label: text,
    parts: listOf({ title: text, text, example: text }),
  }),
  features: z.object({ ...head, items: z.array(headed) }),
  results: z.object({ title: text, items: listOf({ value: text, label: text, source: source.optional() }) }),
  modules: z.object({ ...head, lead: text, more: link }),
  where: z.object({
    ...head,
    /** Ways to run it, each with the days it takes: at least, and at most. */
    options: listOf({ title: text, time: text, text, days: z.tuple([z.int(), z.int().positive()]) }),
    scale: text,
    needsTitle: text,
    needs: z.array(text),
    leaving: text,
  }),
  closing: z.object({ title: line, text }),
});

/** The platform's page as it is written. */
export type PlatformRecord = z.input<typeof platformSchema>;
