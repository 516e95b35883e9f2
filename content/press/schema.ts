import { z } from 'zod';
import { line, link, createListSchema, meta, text } from '@/lib/schema/fields';

/** A press release. Its slug is its id in the address. */
export const releaseSchema = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  /** What it announces, in a word: a partnership, an investment. */
  category: line,
  date: z.iso.date(),
  /** The place of the dateline. */
  location: line,
  title: line,
  subtitle: line,
  excerpt: text,
  meta,
  /** Who, what and when; the dateline stands before it. */
  lead: text,
  /** What starts first. */
  start: text.optional(),
  details: z.object({ title: line, paragraphs: z.array(text).min(1) }).optional(),
  /** Where what it tells of stands today. */
  more: z.array(link).default([]),
  quote: z.object({ text, name: line, role: line }).optional(),
  excluded: text.optional(),
  numbers: createListSchema({ value: line, label: line }).default([]),
});

/** A press release as it is written. */
export type ReleaseRecord = z.input<typeof releaseSchema>;

/** The list's words, and what every release shares. */
export const pressPageSchema = z.object({
  meta,
  hero: z.object({ eyebrow: line, title: line, lead: text }),
  inquiries: z.object({ label: line, address: z.email() }),
  read: line,
  back: line,
  facts: z.object({ date: line, location: line, category: line }),
  headings: z.object({ start: line, excluded: line, numbers: line, about: line, contact: line }),
  about: text,
  unknown: z.object({ meta, eyebrow: line, title: line, text }),
});

/** The list's words as they are written. */
export type PressPageRecord = z.input<typeof pressPageSchema>;
