import { z } from 'zod';
import { hero, line, meta, text, slug } from '../schema/fields';
import { isChangeBetween, changeError } from '../schema/measure';
import { source } from '../schema/source';

export const industrySchema = z.object({
  /** Anchor on the page. */
  slug,
  title: line,
  /** Names the drawing; by default a general one. */
  drawing: z
    .enum(['travel', 'transport', 'hospitality', 'logistics', 'telecom', 'healthcare', 'banking', 'airlines'])
    .optional()
    .transform((name) => name ?? ('foundry' as const)),
  /** Other names in small letters, by which labels of other records find the industry. */
  alsoCalled: z.array(text).default([]),
  /** Sentence of its card on the home page. */
  line: text,
  description: text,
  /** The bar below the drawing says who decides, and in which time. */
  checkpoint: z.object({ who: line, text: line, clock: line.optional() }),
  /** Each is met by the solution at the same place. */
  challenges: z.array(text),
  solutions: z.array(text),
  /** Measured results. */
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
  /** Stored, but not shown. */
  caseStudyUrl: z.string().startsWith('/').optional(),
});

export type IndustryRecord = z.input<typeof industrySchema>;
export type Industry = z.output<typeof industrySchema>;

export const industriesPageSchema = z.object({
  meta,
  hero: hero.extend({ action: text }),
  labels: z.object({ challenges: text, solutions: text, outcomes: text }),
  closing: z.object({ title: line, text, action: text }),
});

/** Lists the names by which labels of other records find an industry. */
export const listIndustryNames = ({
  slug,
  title,
  alsoCalled = [],
}: Pick<IndustryRecord, 'slug' | 'title' | 'alsoCalled'>) => [slug, title, ...alsoCalled];
