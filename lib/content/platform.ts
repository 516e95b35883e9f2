import 'server-only';
import { z } from 'zod';
import { platform as record } from '@/content/platform';
import { headed, meta, source, text, words } from './fields';

const link = z.object({ label: text, href: text.regex(/^[/#]/) });
const head = { kicker: text, title: words(2, 9) };

const schema = z.object({
  meta,
  hero: z.object({ eyebrow: text, title: z.array(text).length(2), lead: words(10, 25), secondary: link }),
  weekend: z.object({ runs: z.int(), stops: z.int(), late: z.int(), text, caption: text }),
  run: z.object({
    ...head,
    lead: text,
    caption: text,
    fields: z.array(text).length(5),
    lines: z
      .array(
        z.object({
          time: z.string().regex(/^\d\d:\d\d:\d\d$/),
          actor: text,
          kind: z.enum(['agent', 'limit', 'person']),
          evidence: text,
          action: text,
          result: text,
        }),
      )
      .length(7),
  }),
  checkpoint: z.object({
    ...head,
    lead: text,
    label: text,
    parts: z.array(z.object({ title: text, text, example: text })).length(4),
  }),
  features: z.object({ ...head, items: z.array(headed).length(8) }),
  results: z.object({
    title: text,
    items: z.array(z.object({ value: text, label: text, source })).length(4),
  }),
  modules: z.object({ ...head, lead: text, more: link }),
  where: z.object({
    ...head,
    options: z
      .array(z.object({ title: text, time: text, text, days: z.tuple([z.int(), z.int()]) }))
      .length(2),
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
