import 'server-only';
import type { z } from 'zod';
import { cookiePolicy as cookieRecord, privacy as privacyRecord } from '@/content/legal';
import { legalSchema } from '@/content/legal/schema';
import { longDay } from '../format';
import { parseRecord } from './parse-record';

export type { Block, Prose, Table } from '@/content/legal/schema';

const schema = legalSchema.transform((page) => ({
  ...page,
  updated: { iso: page.updated, text: longDay.format(new Date(page.updated)) },
}));

export type Legal = z.output<typeof schema>;

export const privacy = parseRecord('content/legal/privacy.ts', schema, privacyRecord);

export const cookiePolicy = parseRecord('content/legal/cookie-policy.ts', schema, cookieRecord);
