import 'server-only';
import type { z } from 'zod';
import { home as record } from '@/content/home';
import { homeSchema } from '@/content/home.schema';
import { caseStudies } from './case-studies';
import { parseRecord } from './parse-record';
import { platform } from './platform';

type Written = z.output<typeof homeSchema>;

/** Finds the case and its measures; without cases there is no proof. */
function findProof({ proof }: Written) {
  if (!proof || caseStudies.all.length === 0) return undefined;
  const study = caseStudies.get(proof.study);
  const rows = study ? [...study.results.cxPerformance, ...study.results.peopleOutcomes] : [];
  const measures = proof.measures.flatMap((name) => rows.find(({ metric }) => metric === name) ?? []);
  return study?.measure && measures.length === proof.measures.length
    ? { ...proof, study, measure: study.measure, measures }
    : `there is no case "${proof.study}" with ${proof.measures.join(', ')}`;
}

/** Replaces the names of other records by these. Its own faults come first. */
const schema = homeSchema.transform((written, context) => {
  const fail = (path: PropertyKey[], message: string) => {
    context.addIssue({ code: 'custom', path, message });
  };
  const proof = findProof(written);
  if (typeof proof === 'string') fail(['proof'], proof);
  const features = written.platform.features.flatMap((name, at) => {
    const found = platform.features.items.find(({ title }) => title === name);
    if (!found) fail(['platform', 'features', at], `the platform has no feature "${name}"`);
    return found ?? [];
  });
  return {
    ...written,
    proof: typeof proof === 'string' ? undefined : proof,
    platform: { ...written.platform, features },
  };
});

export const home = parseRecord('content/home.ts', schema, record);
export type Home = z.infer<typeof schema>;
