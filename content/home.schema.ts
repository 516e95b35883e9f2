import { z } from 'zod';
import { caseStudies } from './case-studies';
import type { CaseStudy } from './case-studies/schema';
import { intellimate } from './intellimate';
import { actor, line, link, createListSchema, meta, text } from './schema/fields';
import { source } from './schema/source';
import { mailOfRecord } from './site.schema';

const head = { title: line, line: line.optional(), lead: text };

const writtenHome = z.object({
  meta,
  hero: z.object({
    title: z.array(line).min(1),
    /** Whom the company works for. */
    audience: text,
    lead: text,
    primary: link,
    /** One row of a case study, and the words for it. */
    result: z.object({ study: text, measure: text, text, link: line }).optional(),
  }),
  console: z.object(head),
  model: z.object({
    ...head,
    /** The same steps in other companies, and the actor of each. */
    rows: createListSchema({ title: text, actors: z.array(actor) }),
    steps: z.array(text),
    actors: z.object({ person: text, agent: text }),
    benefits: createListSchema({ title: text, text }),
    stats: createListSchema({ value: text, label: text, source: source.optional() }),
  }),
  products: z.object(head),
  /** The figures come from the case study. */
  proof: z
    .object({
      ...head,
      /** Slug of the case study. */
      study: text,
      /** Names of two more measures. */
      measures: z.array(text),
      /** Labels of the bars. */
      axis: z.object({ after: text, before: text }),
    })
    .optional(),
  industries: z.object(head),
  platform: z.object({
    ...head,
    link,
    /** The seconds that a person took and had in one run. */
    timing: z
      .object({
        title: line,
        seconds: z.number().positive(),
        limit: z.number().positive(),
        person: line,
        agents: line,
      })
      .refine(({ seconds, limit }) => seconds <= limit, { path: ['seconds'], error: 'is above the limit' }),
    /** Words above the slider of the refund limit. */
    limit: z.object({ title: line, text, link: line }).optional(),
    /** Names in the platform's own list. */
    features: z.array(text),
  }),
  questions: z.object({
    title: line,
    line: line.optional(),
    before: z.string(),
    mail: mailOfRecord,
    after: z.string(),
    items: createListSchema({ question: text, answer: text, more: link.optional() }),
  }),
  closing: z.object({ title: line, text }),
});

const findRow = (study: CaseStudy | undefined, name: string) =>
  study &&
  [...study.results.cxPerformance, ...study.results.peopleOutcomes].find(({ metric }) => metric === name);

/** Finds the hero's row; without cases there is no result. */
function findResult({ hero: { result } }: z.output<typeof writtenHome>) {
  if (!result || caseStudies.all.length === 0) return undefined;
  const study = caseStudies.get(result.study);
  const row = findRow(study, result.measure);
  return study && row
    ? { ...result, study, row }
    : `there is no case "${result.study}" with ${result.measure}`;
}

/** Finds the case and its measures; without cases there is no proof. */
function findProof({ proof }: z.output<typeof writtenHome>) {
  if (!proof || caseStudies.all.length === 0) return undefined;
  const study = caseStudies.get(proof.study);
  const measures = proof.measures.flatMap((name) => findRow(study, name) ?? []);
  return study?.measure && measures.length === proof.measures.length
    ? { ...proof, study, measure: study.measure, measures }
    : `there is no case "${proof.study}" with ${proof.measures.join(', ')}`;
}

/** Replaces the names of other records by these. Its own faults come first. */
export const homeSchema = writtenHome.transform((written, context) => {
  const fail = (path: PropertyKey[], message: string) => {
    context.addIssue({ code: 'custom', path, message });
  };
  const proof = findProof(written);
  if (typeof proof === 'string') fail(['proof'], proof);
  const result = findResult(written);
  if (typeof result === 'string') fail(['hero', 'result'], result);
  const features = written.platform.features.flatMap((name, at) => {
    const found = intellimate.features.items.find(({ title }) => title === name);
    if (!found) fail(['platform', 'features', at], `the platform has no feature "${name}"`);
    return found ?? [];
  });
  return {
    ...written,
    hero: { ...written.hero, result: typeof result === 'string' ? undefined : result },
    proof: typeof proof === 'string' ? undefined : proof,
    platform: { ...written.platform, features },
  };
});

export type HomeRecord = z.input<typeof homeSchema>;
export type Home = z.output<typeof homeSchema>;
