import 'server-only';
import { z } from 'zod';
import { salesforce as salesforceRecord, servicenow as servicenowRecord } from '@/content/technologies';
import { change as written, salesforceSchema, servicenowSchema } from '@/content/technologies/schema';
import { formatChange } from '@/lib/schema/measure';
import { getFigure } from './figures';

const change = written.transform(({ levels, ...rest }) => ({
  ...rest,
  definition: getFigure(rest.source).definition,
  levels: { ...levels, change: formatChange(levels) },
}));

export type Change = z.output<typeof change>;

const changes = salesforceSchema.shape.changes.extend({ items: z.array(change) });
export const salesforce = salesforceSchema.extend({ changes }).parse(salesforceRecord);
export type Salesforce = typeof salesforce;

export const servicenow = servicenowSchema.extend({ changes }).parse(servicenowRecord);
export type Servicenow = typeof servicenow;
