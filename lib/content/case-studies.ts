import 'server-only';
import type { z } from 'zod';
import { casesByNumber, caseStudiesPage as page, unknownCase as unknownRecord } from '@/content/case-studies';
import {
  caseStudiesPageSchema,
  caseStudySchema as written,
  resultRow,
  unknownCaseSchema,
} from '@/content/case-studies/schema';
import { industries } from '@/content/industries';
import { products as productRecords } from '@/content/products';
import * as routes from '@/lib/routes';
import { text } from '@/lib/schema/fields';
import { getScale } from '@/lib/schema/measure';
import { createCollection } from './collection';
import { listIndustryNames } from './industries';
import { isPage } from './pages';
import { parseRecord } from './parse-record';
import { products } from './products';

const row = resultRow.transform((value) => ({ ...value, scale: getScale(value) }));

/** Tells whether a label finds an industry, as related pages do. */
const namesIndustry = (label: string) =>
  industries.some((industry) =>
    listIndustryNames(industry).some((name) => label.toLowerCase().includes(name.toLowerCase())),
  );

const caseStudySchema = written
  .extend({
    industry: text.refine((label) => industries.length === 0 || namesIndustry(label), {
      error: ({ input }) => `is "${String(input)}", which names no industry of content/industries/`,
    }),
    results: written.shape.results.extend({ cxPerformance: row.array(), peopleOutcomes: row.array() }),
    products: text
      .refine((slug) => productRecords.some((product) => product.slug === slug), {
        error: ({ input }) => `is "${String(input)}", which is no product`,
      })
      .array(),
    article: text.refine((slug) => isPage(routes.article(slug)), 'is no article').optional(),
  })
  .refine(
    ({ checkpoint = 0, solution }) => checkpoint <= solution.levers.length,
    'has no lever of that number',
  )
  .refine(({ checkpoint, decides }) => !decides || checkpoint, 'says who decides, and not where')
  .transform((study) => ({
    ...study,
    products: study.products.flatMap((slug) => products.get(slug) ?? []),
    measure: study.results.cxPerformance[0] ?? study.results.peopleOutcomes[0],
    lever: study.solution.levers[(study.checkpoint ?? 0) - 1],
  }));
export type CaseStudy = z.output<typeof caseStudySchema>;

export const caseStudies = createCollection('case-studies', caseStudySchema, () =>
  Object.values(casesByNumber),
);

export const caseStudiesPage = parseRecord('content/case-studies/index.ts', caseStudiesPageSchema, page);

export const unknownCase = parseRecord('content/case-studies/index.ts', unknownCaseSchema, unknownRecord);

export const hasResults = ({ results }: Pick<CaseStudy, 'results'>): boolean =>
  results.cxPerformance.length + results.peopleOutcomes.length > 0;
