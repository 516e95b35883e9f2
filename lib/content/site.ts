import 'server-only';
import { site as record } from '@/content/site';
import { siteSchema } from '@/content/site.schema';
import { parseRecord } from './parse-record';

export { mailbox, site } from '@/content/site';

export const { booking } = parseRecord('content/site.ts', siteSchema, record);
