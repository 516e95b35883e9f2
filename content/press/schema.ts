import { z } from 'zod';
import { longDay, shortDay } from '../schema/days';
import { line, link, createListSchema, meta, text, trace, slug } from '../schema/fields';
import { picture } from '../schema/picture';
import { mailOfRecord } from '../site.schema';

/** The slug is the id in the address. */
export const releaseSchema = z
  .object({
    slug,
    /** A partnership, an investment. */
    category: line,
    date: z.iso.date(),
    /** Place of the dateline. */
    location: line,
    title: line,
    subtitle: line,
    excerpt: text,
    meta,
    /** Follows the dateline. */
    lead: text,
    /** First step of what is announced. */
    start: text.optional(),
    details: z.object({ title: line, paragraphs: z.array(text).min(1) }).optional(),
    /** Pages with the present state. */
    more: z.array(link).default([]),
    quote: z.object({ text, name: line, role: line }).optional(),
    excluded: text.optional(),
    /** The same in a few words, for the list. */
    excludes: z.array(line).default([]),
    /** Shows what is announced at work, and where a person decides in it. */
    exhibit: trace.optional(),
    /** Draws what is announced, with its number. */
    picture: picture.optional(),
  })
  .transform((release) => ({
    ...release,
    day: { short: shortDay.format(new Date(release.date)), long: longDay.format(new Date(release.date)) },
  }));

export type ReleaseRecord = z.input<typeof releaseSchema>;
export type Release = z.output<typeof releaseSchema>;

export const pressPageSchema = z.object({
  meta,
  hero: z.object({ eyebrow: line, title: line, lead: text }),
  inquiries: z.object({ label: line, address: mailOfRecord }),
  read: line,
  back: line,
  headings: z.object({
    start: line,
    excludes: line,
    excluded: line,
    about: line,
    contact: line,
  }),
  about: text,
  contact: z.object({
    text,
    facts: createListSchema({ term: line, value: line }),
    more: z.array(link).default([]),
  }),
  unknown: z.object({
    meta,
    eyebrow: line,
    title: line,
    text,
    published: line,
    /** How a release comes out. */
    steps: trace,
  }),
});
