import 'server-only';
import { mailbox as mailboxRecord, site as record } from '@/content/site';
import { mailboxSchema, siteSchema } from '@/content/site.schema';
import { parseRecord } from './parse-record';

export { site } from '@/content/site';

export const { booking } = parseRecord('content/site.ts', siteSchema, record);

export const mailbox = parseRecord('content/site.ts', mailboxSchema, mailboxRecord);
