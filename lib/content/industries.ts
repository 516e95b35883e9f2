import 'server-only';
import { z } from 'zod';
import { industries as records, industriesPage as page } from '@/content/industries';
import { collection } from './collection';
import { heading, hero, listOf, meta, text, words } from '@/lib/schema/fields';
import { source } from './sources';

const outcome = {
  metric: text,
  before: text,
  after: text,
  change: text.regex(/^[+−]\d+(%| pts)$/, 'is not a signed change'),
  source,
};

const schema = z.object({
  slug: z.enum(['travel', 'transport', 'hospitality', 'logistics', 'telecom', 'healthcare']),
  title: text,
  alsoCalled: z.array(text).default([]),
  line: words(3, 12),
  description: words(45, 60),
  challenges: z.array(text).min(3).max(6),
  solutions: z.array(text).min(3).max(6),
  outcomes: listOf(outcome),
  limits: words(5, 15).optional(),
  caseStudyUrl: z.string().regex(/^\/industries\/[a-z]+\/case-study$/),
});
export type Industry = z.output<typeof schema>;

/** The six industries, in the order of the page. */
export const industries = collection('industries', schema, () => records);

const pageSchema = z.object({
  meta,
  hero: hero.extend({ action: text }),
  labels: z.object({ challenges: text, solutions: text, outcomes: text }),
  closing: z.object({ title: heading, text: words(10, 30), action: text }),
});
export type IndustriesPage = z.output<typeof pageSchema>;

/** What stands around the six industries. */
export const industriesPage = pageSchema.parse(page);
