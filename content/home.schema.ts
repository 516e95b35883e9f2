import { z } from 'zod';
import { caseStudies } from './case-studies';
import { intellimate } from './intellimate';
import { actor, line, link, createListSchema, meta, text } from './schema/fields';
import { source } from './schema/source';
import { mailOfRecord } from './site.schema';

const head = { title: line, line: line.optional(), lead: text };

const writtenHome = z.object({
  meta,
  hero: z.object({ eyebrow: text, title: z.array(line).min(1), lead: text, primary: link }),
  console: z.object(head),
  model: z.object({
    ...head,
    /** The same steps in other companies, and the actor of each. */
    rows: createListSchema({ title: text, actors: z.array(actor) }),
    steps: z.array(text),
    actors: z.object({ person: text, agent: text }),
    benefits: createListSchema({ title: text, text }),
    statsTitle: line,
    /** `text` names the company of a result, where the label alone would promise it to all. */
    stats: createListSchema({ value: text, label: text, text: text.optional(), source: source.optional() }),
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
      /** Labels of the axis: its start, and the ends after and before. */
      axis: z.object({ start: text, after: text, before: text }),
    })
    .optional(),
  industries: z.object(head),
  platform: z.object({
    ...head,
    link,
    /** The seconds of one run, part by part. */
    timing: z.object({
      title: line,
      parts: createListSchema({ actor, seconds: z.number().positive(), text: line }),
    }),
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

/** Finds the case and its measures; without cases there is no proof. */
function findProof({ proof }: z.output<typeof writtenHome>) {
  if (!proof || caseStudies.all.length === 0) return undefined;
  const study = caseStudies.get(proof.study);
  const rows = study ? [...study.results.cxPerformance, ...study.results.peopleOutcomes] : [];
  const measures = proof.measures.flatMap((name) => rows.find(({ metric }) => metric === name) ?? []);
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
  const features = written.platform.features.flatMap((name, at) => {
    const found = intellimate.features.items.find(({ title }) => title === name);
    if (!found) fail(['platform', 'features', at], `the platform has no feature "${name}"`);
    return found ?? [];
  });
  return {
    ...written,
    proof: typeof proof === 'string' ? undefined : proof,
    platform: { ...written.platform, features },
  };
});

export type HomeRecord = z.input<typeof homeSchema>;
export type Home = z.output<typeof homeSchema>;
