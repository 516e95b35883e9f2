import 'server-only';
import { z } from 'zod';
import { home as record } from '@/content/home';
import { homeSchema } from '@/content/home.schema';
import { caseStudies } from './case-studies';
import { platform } from './platform';

/** A feature in the platform's words, found by its name. */
const feature = homeSchema.shape.platform.shape.features.element.transform((name, context) => {
  const found = platform.features.items.find(({ title }) => title === name);
  if (found) return found;
  context.addIssue({ code: 'custom', message: `the platform has no feature "${name}"` });
  return z.NEVER;
});

const { platform: band, proof: named } = homeSchema.shape;

/** The case with its measures, found by their names; without any cases there is no proof. */
const proof = named.transform((value, context) => {
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
  proof,
  platform: band.extend({ features: feature.array() }),
});

/** The words and figures of the home page. */
export const home = schema.parse(record);
export type Home = z.infer<typeof schema>;
