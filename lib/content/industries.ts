import 'server-only';
import type { z } from 'zod';
import { industries as records, industriesPage as page } from '@/content/industries';
import { industriesPageSchema, industrySchema } from '@/content/industries/schema';
import { createCollection } from './collection';
import { parseRecord } from './parse-record';

const schema = industrySchema.transform((industry) => ({
  ...industry,
  motif: industry.motif ?? ('foundry' as const),
}));

export type Industry = z.output<typeof schema>;

export const industries = createCollection('industries', schema, () => records);

export const industriesPage = parseRecord('content/industries/index.ts', industriesPageSchema, page);
