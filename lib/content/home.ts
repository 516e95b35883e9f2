import 'server-only';
import { z } from 'zod';
import { home as record } from '@/content/home';
import { homeSchema } from '@/content/home.schema';
import { caseStudies } from './case-studies';
import { platform } from './platform';

/** Replaces a feature's name by the platform's own text. */
const featureSchema = homeSchema.shape.platform.shape.features.element.transform((name, context) => {
  const found = platform.features.items.find(({ title }) => title === name);
  if (found) return found;
  context.addIssue({ code: 'custom', message: `the platform has no feature "${name}"` });
  return z.NEVER;
});

const { platform: band, proof: named } = homeSchema.shape;

/** Replaces names by the case and its measures; without cases there is no proof. */
const proofSchema = named.transform((value, context) => {
  if (!value || caseStudies.all.length === 0) return;
  const study = caseStudies.get(value.study);
  const rows = study ? [...study.results.cxPerformance, ...study.results.peopleOutcomes] : [];
  const measures = value.measures.flatMap((name) => rows.find(({ metric }) => metric === name) ?? []);
  if (study?.measure && measures.length === value.measures.length)
    return { ...value, study, measure: study.measure, measures };
  context.addIssue({ code: 'custom', message: `no case "${value.study}" with ${value.measures.join(', ')}` });
  return z.NEVER;
});

const schema = homeSchema.extend({
  proof: proofSchema,
  platform: band.extend({ features: featureSchema.array() }),
});

export const home = schema.parse(record);
export type Home = z.infer<typeof schema>;
