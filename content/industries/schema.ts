import { z } from 'zod';
import { hero, line, meta, text } from '@/lib/schema/fields';
import { isChangeBetween, changeError } from '@/lib/schema/measure';
import { source } from '../figures.schema';

/** One industry: its section of the industries page, and its card elsewhere. */
export const industrySchema = z.object({
  /** Its anchor on the page. */
  slug: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
  title: line,
  /** Names its drawing; without it, there is a general one. */
  motif: z
    .enum(['travel', 'transport', 'hospitality', 'logistics', 'telecom', 'healthcare', 'banking', 'airlines'])
    .optional(),
  /** Words beside its slug by which labels of other records mean it, in small letters. */
  alsoCalled: z.array(text).default([]),
  /** The sentence of its card on the home page. */
  line: text,
  description: text,
  challenges: z.array(text),
  solutions: z.array(text),
  /** Results that were measured: both levels, and the change between them. */
  outcomes: z.array(
    z
      .object({
        metric: text,
        before: text,
        after: text,
        /** Signed: "−40%" or "+19 pts". */
        change: text.regex(/^[+−]\d+(%| pts)$/, 'is not a signed change'),
        source,
      })
      .refine((item) => isChangeBetween(item, item.change), { path: ['change'], error: changeError }),
  ),
  /** What an agent never does here. */
  limits: text.optional(),
  /** Kept with the record; not shown. */
  caseStudyUrl: z.string().startsWith('/').optional(),
});

/** An industry as it is written. */
export type IndustryRecord = z.input<typeof industrySchema>;

/** What stands around the industries. */
export const industriesPageSchema = z.object({
  meta,
  hero: hero.extend({ action: text }),
  labels: z.object({ challenges: text, solutions: text, outcomes: text }),
  closing: z.object({ title: line, text, action: text }),
});
