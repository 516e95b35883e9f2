import 'server-only';
import { z } from 'zod';
import { event as record } from '@/content/event';
import { meta, text, words } from './fields';

const link = z.object({ label: text, href: text.regex(/^[/#]/) });
const head = { kicker: text, title: words(2, 9) };

const fields = z.object({
  slug: text.regex(/^[^/?#]+$/),
  meta,
  name: text,
  sponsor: text,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  place: text,
  airport: text,
  booth: text,
  lead: words(10, 25),
  book: text,
  watch: link,
  video: z.object({
    id: z.string().regex(/^[\w-]{11}$/, 'is not the id of a video'),
    ...head,
    caption: text,
    play: text,
    notice: text,
    link: text,
  }),
  capabilities: z.object({
    ...head,
    items: z
      .array(
        z.object({
          title: text,
          text: words(12, 30),
          motif: z.enum(['limits', 'person', 'crew', 'service', 'context', 'trace']),
        }),
      )
      .length(6),
  }),
  panel: z.object({
    ...head,
    text: words(10, 25),
    speaker: z.object({ name: text, role: text, about: text }),
    topicsTitle: text,
    topics: z.array(z.object({ myth: text, answer: text })).length(5),
  }),
  voices: z.object({
    ...head,
    quotes: z.array(z.object({ name: text, role: text, text: words(12, 40) })).length(3),
  }),
  visit: z.object({
    ...head,
    caption: text,
    reasons: z.array(z.object({ title: text, text })).length(4),
  }),
  recognition: z.object({
    title: text,
    items: z.array(z.object({ name: text, href: text.startsWith('/'), text })).min(1),
  }),
  closing: z.object({ title: words(3, 9), text: words(10, 25) }),
});

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const schema = fields.transform((record) => ({
  ...record,
  /** From one day to the other, with a plain hyphen: "Oct 7-9, 2025". */
  dates: format.formatRange(new Date(record.startDate), new Date(record.endDate)).replace(/\s*–\s*/, '-'),
}));
export type Event = z.output<typeof schema>;

/** The page of the aviation festival. */
export const event = schema.parse(record);
