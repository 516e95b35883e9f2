import 'server-only';
import type { z } from 'zod';
import { industries as records, industriesPage as page } from '@/content/industries';
import { type IndustryRecord, industriesPageSchema, industrySchema } from '@/content/industries/schema';
import { createCollection } from './collection';
import { parseRecord } from './parse-record';

const schema = industrySchema.transform((industry) => ({
  ...industry,
  motif: industry.motif ?? ('foundry' as const),
}));

export type Industry = z.output<typeof schema>;

export const industries = createCollection('industries', schema, () => records);

/** Lists the names by which labels of other records find an industry. */
export const listIndustryNames = ({
  slug,
  title,
  alsoCalled = [],
}: Pick<IndustryRecord, 'slug' | 'title' | 'alsoCalled'>) => [slug, title, ...alsoCalled];

export const industriesPage = parseRecord('content/industries/index.ts', industriesPageSchema, page);
