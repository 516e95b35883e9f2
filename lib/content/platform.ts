import 'server-only';
import { z } from 'zod';
import { platform as record } from '@/content/platform';
import { clock, headed, lead, link, listOf, meta, text, words } from '@/lib/schema/fields';
import { source } from './sources';

const head = { kicker: text, title: words(2, 9) };

const schema = z.object({
  meta,
  hero: z.object({ eyebrow: text, title: z.array(text).length(2), lead, secondary: link }),
  weekend: z.object({ runs: z.int(), stops: z.int(), late: z.int(), text, caption: text }),
  run: z.object({
    ...head,
    lead: text,
    caption: text,
    fields: z.array(text).length(5),
    lines: listOf({
      time: clock,
      actor: text,
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
  features: z.object({ ...head, items: z.array(headed).length(8) }),
  results: z.object({ title: text, items: listOf({ value: text, label: text, source }) }),
  modules: z.object({ ...head, lead: text, more: link }),
  where: z.object({
    ...head,
    options: listOf({ title: text, time: text, text, days: z.tuple([z.int(), z.int()]) }),
    scale: text,
    needsTitle: text,
    needs: z.array(text).min(3).max(6),
    leaving: text,
  }),
  closing: z.object({ title: text, text }),
});
export type Platform = z.output<typeof schema>;

/** The words and figures of the platform page. */
export const platform = schema.parse(record);
