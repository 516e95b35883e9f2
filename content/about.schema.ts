import { z } from 'zod';
import { block, coordinates, hero, line, link, listOf, meta, text } from '@/lib/schema/fields';

/** One of the company's entities, placed on the drawing. */
export const locationSchema = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  companyName: line,
  location: line,
  /** A company, a branch, an office. */
  entityType: line.optional(),
  address: line,
  ...coordinates,
});

/** The company's page. Each list may be empty: its section is then left out. */
export const aboutSchema = z.object({
  meta,
  hero,
  work: z.object({
    ...block,
    paragraphs: z.array(text).min(1),
    /** Where the last of them goes on. */
    more: link.optional(),
    refusal: text.optional(),
  }),
  partners: z.object({
    ...block,
    /** A partner with a page of ours is a link. */
    items: listOf({ name: line, kind: line, href: link.shape.href.optional() }),
  }),
  history: z.object({
    ...block,
    lead: text,
    /** `person` marks the year of a decision about people. */
    entries: listOf({ year: line, text, person: z.boolean().default(false) }),
  }),
  locations: z.object({ ...block, items: z.array(locationSchema) }),
  closing: z.object({ title: line, text, action: line, href: link.shape.href }),
});

/** The page as it is written. */
export type AboutRecord = z.input<typeof aboutSchema>;
