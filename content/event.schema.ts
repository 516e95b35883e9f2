import { z } from 'zod';
import { shortDay } from './schema/days';
import { source } from './schema/source';
import { block, closing, line, link, createListSchema, meta, text, trace } from './schema/fields';

/** A talk or a panel, with its speakers and answers to common claims. */
const panel = z.object({
  ...block,
  text,
  speakers: createListSchema({ name: line, role: line, about: text.optional() }),
  topicsTitle: line,
  topics: createListSchema({ myth: line, answer: text }),
});

/** The video host loads nothing before someone presses play. */
const video = z.object({
  id: z.string().regex(/^[\w-]{11}$/, 'is not the id of a video'),
  ...block,
  caption: text,
  play: line,
  notice: text,
  link: line,
});

/** Optional fields may be missing, and lists may be empty. */
export const eventSchema = z
  .object({
    slug: line.regex(/^[^/?#]+$/),
    meta,
    name: line,
    sponsor: line.optional(),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    place: line,
    /** Letters of the nearest airport. */
    airport: line.optional(),
    booth: line.optional(),
    lead: text,
    book: line,
    watch: link.optional(),
    video: video.optional(),
    capabilities: z.object({
      ...block,
      items: createListSchema({
        title: line,
        text,
        drawing: z.enum(['limits', 'person', 'crew', 'service', 'context', 'trace']).optional(),
      }),
    }),
    panel: panel.optional(),
    voices: z.object({ ...block, quotes: createListSchema({ name: line, role: line, text }) }),
    visit: z.object({
      ...block,
      reasons: createListSchema({ title: line, text }),
      /** A day as the booth replayed it. */
      replay: trace.optional(),
    }),
    recognition: z.object({
      title: line,
      line,
      items: createListSchema({
        value: line,
        label: line,
        href: link.shape.href.optional(),
        text,
        source: source.optional(),
      }),
    }),
    closing,
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    error: 'is before the first day',
  })
  .transform((event) => ({
    ...event,
    /** Prints a plain hyphen, "Oct 7-9, 2025", where Intl writes a dash. */
    dates: shortDay.formatRange(new Date(event.startDate), new Date(event.endDate)).replace(/\s*–\s*/, '-'),
  }));

export type Event = z.output<typeof eventSchema>;
