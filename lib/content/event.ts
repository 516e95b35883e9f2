import 'server-only';
import { z } from 'zod';
import { event as record } from '@/content/event';
import { shortDay } from './dates';
import { closing, lead, link, listOf, meta, text, words } from '@/lib/schema/fields';

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
  lead,
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
    items: listOf({
      title: text,
      text: words(12, 30),
      motif: z.enum(['limits', 'person', 'crew', 'service', 'context', 'trace']),
    }),
  }),
  panel: z.object({
    ...head,
    text: lead,
    speaker: z.object({ name: text, role: text, about: text }),
    topicsTitle: text,
    topics: listOf({ myth: text, answer: text }),
  }),
  voices: z.object({ ...head, quotes: listOf({ name: text, role: text, text: words(12, 40) }) }),
  visit: z.object({ ...head, caption: text, reasons: listOf({ title: text, text }) }),
  recognition: z.object({
    title: text,
    items: z.array(z.object({ name: text, href: text.startsWith('/'), text })).min(1),
  }),
  closing,
});

const schema = fields.transform((record) => ({
  ...record,
  /** From one day to the other, with a plain hyphen: "Oct 7-9, 2025". */
  dates: shortDay.formatRange(new Date(record.startDate), new Date(record.endDate)).replace(/\s*–\s*/, '-'),
}));
export type Event = z.output<typeof schema>;

/** The page of the aviation festival. */
export const event = schema.parse(record);
