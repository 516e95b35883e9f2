import { z } from 'zod';
import { industries } from '../industries';
import { listIndustryNames } from '../industries/schema';
import { products } from '../products';
import { actor, closing, line, createListSchema, meta, text, trace, slug } from '../schema/fields';
import { invitation } from '../schema/invitation';
import { changeError, getScale, isChangeBetween } from '../schema/measure';

const prose = text.transform((value) => value.split(/\n\n+/));

export const resultRow = z
  .object({
    metric: text,
    before: text,
    after: text,
    /** With the true minus sign: "−40%", "+18 pts", "×4". */
    improvement: text.regex(/^([−+]\d+(\.\d+)?(%| pts)?|×\d+(\.\d)?)$/, 'is not an improvement'),
    note: text.optional(),
  })
  .refine((row) => isChangeBetween(row, row.improvement), { path: ['improvement'], error: changeError })
  .transform((row) => ({ ...row, scale: getScale(row) }));

/** Tells whether a label finds an industry, as related pages do. */
const namesIndustry = (label: string) =>
  industries.written.some((industry) =>
    listIndustryNames(industry).some((name) => label.toLowerCase().includes(name.toLowerCase())),
  );

export const caseStudySchema = z
  .object({
    id: z.int().positive(),
    slug,
    industry: text.refine((label) => industries.written.length === 0 || namesIndustry(label), {
      error: ({ input }) => `is "${String(input)}", which names no industry of content/industries/`,
    }),
    /** The kind of client, which heads the case in the list. */
    kind: line,
    title: line,
    subtitle: text,
    client: prose,
    /** One sentence of the client's, with the speaker's role instead of a name. */
    quote: z.object({ text, role: line }).optional(),
    /** Boxes of the drawing in reading order; each hands over to the next. */
    image: z
      .object({ alt: text, caption: text, boxes: createListSchema({ actor, title: text, text }) })
      .optional(),
    /** Length of a queue through one night, at equal intervals. The first study of the list shows it there, too. */
    queue: z
      .object({
        title: line,
        names: z.object({ before: line, after: line }),
        before: z.array(z.int().min(0)).min(2),
        after: z.array(z.int().min(0)).min(2),
        /** Marks below the drawing, at equal intervals. */
        hours: z.array(line).min(2),
        caption: text,
      })
      .refine(({ before, after }) => before.length === after.length, { error: 'has levels of two lengths' })
      .optional(),
    challenges: z.array(text),
    solution: z.object({
      description: prose,
      /** The line of the trace that led to a change, below that many paragraphs. */
      finding: trace.extend({ after: z.int().positive().optional() }).optional(),
      levers: createListSchema({ title: text, description: text }),
    }),
    results: z.object({
      timeframe: text,
      cxPerformance: z.array(resultRow),
      peopleOutcomes: z.array(resultRow),
    }),
    meta,
    /** Slugs of the products at work; the first is recommended next. */
    products: z.array(
      text.refine((slug) => products.written.some((product) => product.slug === slug), {
        error: ({ input }) => `is "${String(input)}", which is no product`,
      }),
    ),
    /** Number of the lever that is the checkpoint, counted from 1. */
    checkpoint: z.int().positive().optional(),
    /** The person and their time limit; the lever's own text says so too. */
    decides: z.object({ who: text, time: text }).optional(),
    /** Slug of the article to read next. */
    article: text.optional(),
    /** The way to the demo below the results. */
    invitation: invitation.optional(),
  })
  .refine(
    ({ checkpoint = 0, solution }) => checkpoint <= solution.levers.length,
    'has no lever of that number',
  )
  .refine(({ checkpoint, decides }) => !decides || checkpoint, 'says who decides, and not where')
  .transform((study) => {
    const { cxPerformance, peopleOutcomes } = study.results;
    return {
      ...study,
      products: study.products.flatMap((slug) => products.get(slug) ?? []),
      hasResults: cxPerformance.length + peopleOutcomes.length > 0,
      measure: cxPerformance[0] ?? peopleOutcomes[0],
      lever: study.solution.levers[(study.checkpoint ?? 0) - 1],
    };
  });

export type CaseStudyRecord = z.input<typeof caseStudySchema>;
export type CaseStudy = z.output<typeof caseStudySchema>;

export const caseStudiesPageSchema = z.object({
  meta,
  eyebrow: text,
  title: line,
  lead: text,
  baseline: text,
  closing: closing.extend({ facts: createListSchema({ actor, term: line, value: line }) }),
});

export const unknownCaseSchema = z.object({
  meta,
  eyebrow: text,
  title: text,
  text,
  links: createListSchema({ label: text, href: text, text }),
});
