import 'server-only';
import { z } from 'zod';
import {
  casesByNumber,
  caseStudiesPage as pageRecord,
  unknownCase as unknownRecord,
} from '@/content/case-studies';
import * as routes from '@/lib/routes';
import { collection } from './collection';
import { actor, closing, heading, listOf, meta, text, words } from '@/lib/schema/fields';
import { levelShares } from '@/lib/schema/measure';
import { pageExists } from './pages';
import { products } from './products';

/** Paragraphs with a blank line between them. */
const prose = text.transform((value) => value.split(/\n\n+/));

const row = z
  .object({
    metric: text,
    before: text,
    after: text,
    improvement: text.regex(/^([−+]\d+(\.\d+)?(%| pts)?|×\d+(\.\d)?)$/, 'is not an improvement'),
    note: text.optional(),
  })
  .transform((value) => ({ ...value, shares: levelShares(value) }));
export type ResultRow = z.output<typeof row>;

const architecture = z.object({
  alt: text.max(120),
  caption: text,
  boxes: listOf({ actor, title: text, text }),
});

/** One case study. The modules come back as records. */
export const caseStudySchema = z
  .object({
    id: z.number().int().positive(),
    slug: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
    industry: z.enum(['Aviation', 'Travel & GDS', 'Logistics', 'Telecommunications']),
    title: heading,
    subtitle: text,
    client: prose,
    image: architecture.optional(),
    challenges: z.array(text).min(3).max(6),
    solution: z.object({
      description: prose,
      levers: z.array(z.object({ title: text, description: words(12, 30) })).min(3),
    }),
    results: z.object({
      timeframe: z.enum(['Within 90 days', 'Implementation Results']),
      cxPerformance: z.array(row).min(4).max(5),
      peopleOutcomes: z.array(row).min(3).max(4),
    }),
    meta,
    modules: z
      .array(z.enum(products.slugs))
      .min(1)
      .transform((slugs) => slugs.flatMap((slug) => products.get(slug) ?? [])),
    checkpoint: z.number().int().positive(),
    article: text.refine((slug) => pageExists(routes.article(slug)), 'is no article'),
  })
  .refine(({ checkpoint, solution }) => checkpoint <= solution.levers.length, 'has no lever of that number');
export type CaseStudy = z.output<typeof caseStudySchema>;

/** The eight case studies, in the order of the list. */
export const caseStudies = collection('case-studies', caseStudySchema, () => Object.values(casesByNumber));

/** The words around the list. */
export const caseStudiesPage = z
  .object({
    meta,
    eyebrow: text,
    title: heading,
    lead: text,
    legend: z.object({ before: text, after: text, customers: text, people: text, scale: text }),
    caveat: text,
    baseline: text,
    closing,
  })
  .parse(pageRecord);
export type CaseStudiesPage = typeof caseStudiesPage;

/** The screen of an address that no case study has. */
export const unknownCase = z
  .object({
    meta,
    eyebrow: text,
    title: text,
    text,
    links: listOf({ label: text, href: text, text }),
  })
  .parse(unknownRecord);

/** The measures of a case for its drawing: those of customers, then, if wanted, those of the people doing the work. */
export const changesOf = ({ results }: Pick<CaseStudy, 'results'>, people: boolean) => [
  ...results.cxPerformance.map(({ shares }) => ({ ...shares, people: false })),
  ...(people ? results.peopleOutcomes.map(({ shares }) => ({ ...shares, people: true })) : []),
];

/** How many cases each industry has, most first. */
export function industryTally(): [industry: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { industry } of caseStudies.all) counts.set(industry, (counts.get(industry) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
