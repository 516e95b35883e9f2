import 'server-only';
import { z } from 'zod';
import { salesforce as salesforceRecord, servicenow as servicenowRecord } from '@/content/technologies';
import { change as written, salesforceSchema, servicenowSchema } from '@/content/technologies/schema';
import { figures } from '@/content/figures';
import { formatChange } from '@/lib/schema/measure';
import { parseRecord } from './parse-record';

const change = written.transform(({ levels, ...rest }) => ({
  ...rest,
  definition: figures[rest.source]?.definition ?? '',
  levels: { ...levels, change: formatChange(levels) },
}));

export type Change = z.output<typeof change>;

const changes = salesforceSchema.shape.changes.extend({ items: z.array(change) });
export const salesforce = parseRecord(
  'content/technologies/salesforce.ts',
  salesforceSchema.extend({ changes }),
  salesforceRecord,
);
export type Salesforce = typeof salesforce;

export const servicenow = parseRecord(
  'content/technologies/servicenow.ts',
  servicenowSchema.extend({ changes }),
  servicenowRecord,
);
export type Servicenow = typeof servicenow;
