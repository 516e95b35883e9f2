import { z } from 'zod';
import { actor, closing, line, createListSchema, meta, text } from '@/lib/schema/fields';
import { isChangeBetween, changeError } from '@/lib/schema/measure';

/** Paragraphs with a blank line between them. */
const prose = text.transform((value) => value.split(/\n\n+/));

/** One measured change, as it is printed. */
export const resultRow = z
  .object({
    metric: text,
    before: text,
    after: text,
    /** With the true minus sign: "−40%", "+18 pts", "×4". */
    improvement: text.regex(/^([−+]\d+(\.\d+)?(%| pts)?|×\d+(\.\d)?)$/, 'is not an improvement'),
    note: text.optional(),
  })
  .refine((row) => isChangeBetween(row, row.improvement), { path: ['improvement'], error: changeError });

/** One case study. Client and solution text are paragraphs with a blank line between them. */
export const caseStudySchema = z.object({
  id: z.int().positive(),
  slug: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
  industry: text,
  title: line,
  subtitle: text,
  client: prose,
  /** The drawing of a program: boxes in reading order, each handing over to the next. */
  image: z
    .object({ alt: text, caption: text, boxes: createListSchema({ actor, title: text, text }) })
    .optional(),
  challenges: z.array(text),
  solution: z.object({ description: prose, levers: createListSchema({ title: text, description: text }) }),
  results: z.object({
    timeframe: text,
    cxPerformance: z.array(resultRow),
    peopleOutcomes: z.array(resultRow),
  }),
  meta,
  /** The modules at work, by slug; the first is the one to read on with. */
  modules: z.array(text),
  /** Which lever is the checkpoint, counted from one. */
  checkpoint: z.int().positive().optional(),
  /** Who decides there, and within what time; the lever says so in its own words. */
  decides: z.object({ who: text, time: text }).optional(),
  /** The article to read on with, by slug. */
  article: text.optional(),
});

/** A case study as it is written. */
export type CaseStudyRecord = z.input<typeof caseStudySchema>;

/** The words around the list. */
export const caseStudiesPageSchema = z.object({
  meta,
  eyebrow: text,
  title: line,
  lead: text,
  /** Under the drawing of one case. */
  legend: z.object({ before: text, after: text, scale: text }),
  baseline: text,
  closing,
});

/** The screen of an address that no case study has. */
export const unknownCaseSchema = z.object({
  meta,
  eyebrow: text,
  title: text,
  text,
  links: createListSchema({ label: text, href: text, text }),
});
