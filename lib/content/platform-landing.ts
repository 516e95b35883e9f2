import 'server-only';
import { z } from 'zod';
import { platformLanding as record } from '@/content/platform-landing';
import { actor, meta, source, text, words } from './fields';
import { barLengths } from './measure';

const link = z.object({ label: text, href: text.regex(/^[/#]/) });
const head = { kicker: text, title: words(2, 9) };

const sample = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rows'), rows: z.array(z.object({ actor, text, note: text })).length(3) }),
  z.object({
    kind: z.literal('gauge'),
    from: text,
    at: text,
    to: text,
    of: z.enum(['run', 'wait']),
    mark: z.number(),
    reach: z.number(),
    max: z.number(),
  }),
]);
export type Sample = z.output<typeof sample>;

const schema = z.object({
  meta,
  hero: z.object({
    eyebrow: text,
    title: words(3, 9),
    lead: words(10, 25),
    primary: link,
    further: z.array(link).length(2),
  }),
  advantages: z.object({
    ...head,
    label: text,
    items: z.array(z.object({ title: text, text: words(8, 30), sample })).length(4),
  }),
  capabilities: z.object({
    ...head,
    lead: text,
    items: z.array(z.object({ title: text, text, by: text, person: z.boolean().default(false) })).length(6),
  }),
  areas: z.object({
    ...head,
    items: z
      .array(
        z.object({
          title: text,
          text: words(12, 30),
          modules: z.array(text).min(1),
          measure: text,
          change: text,
          levels: z
            .object({ before: text, after: text })
            .transform((pair) => ({ ...pair, bars: barLengths(pair) })),
          source,
        }),
      )
      .length(3),
  }),
  modules: z.object(head),
  closing: z.object({ title: text, text, action: text }),
});
export type PlatformLanding = z.output<typeof schema>;

/** The words and figures of the platform landing page. */
export const platformLanding = schema.parse(record);
