import { z } from 'zod';
import { block, hero, line, link, createListSchema, meta, text, trace, slug } from './schema/fields';

/** Placed on the drawing in whole degrees. */
const location = z.object({
  slug,
  companyName: line,
  location: line,
  entityType: line.optional(),
  address: line,
  /** Names what is done there. */
  work: line.optional(),
  lng: z.int().min(-180).max(180),
  lat: z.int().min(-85).max(85),
});

/** Each list may be empty: its section is then left out. */
const clock = z.string().regex(/^\d{2}:\d{2}:\d{2}$/, 'is not a time');
const minutes = z.int().min(1);

export const aboutSchema = z.object({
  meta,
  /** Its lead says what is sold, and to whom. */
  hero: hero.extend({
    facts: createListSchema({ term: line, value: line }),
    /** A promise that outlasted a hold, drawn to scale. */
    wait: z
      .object({
        title: line,
        state: line,
        asked: text,
        unit: line,
        held: z.object({
          label: line,
          from: clock,
          minutes,
          freed: line,
          /** How long it is held now. */
          raised: z.object({ label: line, minutes }),
        }),
        promised: z.object({ label: line, from: clock, minutes }),
        called: z.object({ label: line, at: clock }),
      })
      .optional(),
  }),
  work: z.object({
    ...block,
    paragraphs: z.array(text).min(1),
    refusal: text.optional(),
    /** A question to a closed run, answered by lines of its trace. */
    question: trace.optional(),
  }),
  partners: z.object({
    ...block,
    /** Partners with a page on this site become links. */
    items: createListSchema({ name: line, kind: line, href: link.shape.href.optional() }),
  }),
  history: z.object({
    ...block,
    lead: text,
    entries: createListSchema({
      year: z.string().regex(/^\d{4}$/, 'is not a year'),
      text,
      /** The locations that open; each begins a lane. */
      names: z.array(line).default([]),
      /** Label of a change for all locations. */
      mark: line.optional(),
    }).refine((all) => all.every(({ year }, index) => index === 0 || (all[index - 1]?.year ?? '') < year), {
      error: 'does not tell its years in their order, each once',
    }),
  }),
  locations: z.object({
    ...block,
    items: z
      .array(location)
      .refine((all) => new Set(all.map(({ slug: one }) => one)).size === all.length, 'has a slug twice'),
  }),
  closing: z.object({ title: line, text, action: line, href: link.shape.href, secondary: link.optional() }),
});

export type About = z.output<typeof aboutSchema>;
export type Location = z.output<typeof location>;
