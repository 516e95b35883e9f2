import { z } from 'zod';
import { block, hero, line, link, createListSchema, meta, text } from '@/lib/schema/fields';

/** One of the company's entities, placed on the drawing in whole degrees. */
export const locationSchema = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  companyName: line,
  location: line,
  /** A company, a branch, an office. */
  entityType: line.optional(),
  address: line,
  lng: z.int().min(-180).max(180),
  lat: z.int().min(-85).max(85),
});

/** The company's page. Each list may be empty: its section is then left out. */
export const aboutSchema = z.object({
  meta,
  hero,
  work: z.object({
    ...block,
    paragraphs: z.array(text).min(1),
    refusal: text.optional(),
  }),
  partners: z.object({
    ...block,
    /** A partner with a page of ours is a link. */
    items: createListSchema({ name: line, kind: line, href: link.shape.href.optional() }),
  }),
  history: z.object({
    ...block,
    lead: text,
    entries: createListSchema({
      year: z.string().regex(/^\d{4}$/, 'is not a year'),
      text,
      /** Which of the company's places open: each begins a lane. */
      names: z.array(line).default([]),
      /** What changed all of them. */
      mark: line.optional(),
      /** Marks the year of a decision about people. */
      person: z.boolean().default(false),
    }).refine((all) => all.every(({ year }, index) => index === 0 || (all[index - 1]?.year ?? '') < year), {
      error: 'does not tell its years in their order, each once',
    }),
  }),
  locations: z.object({ ...block, items: z.array(locationSchema) }),
  closing: z.object({ title: line, text, action: line, href: link.shape.href, secondary: link.optional() }),
});

/** The page as it is written. */
export type AboutRecord = z.input<typeof aboutSchema>;
