import 'server-only';
import type { z } from 'zod';
import { cookiePolicy as cookieRecord, privacy as privacyRecord } from '@/content/legal';
import { legalSchema } from '@/content/legal/schema';
import { longDay } from '../format';

export type { Block, Prose, Table } from '@/content/legal/schema';

const schema = legalSchema.transform((page) => ({
  ...page,
  updated: { iso: page.updated, text: longDay.format(new Date(page.updated)) },
}));

export type Legal = z.output<typeof schema>;

export const privacy = schema.parse(privacyRecord);

export const cookiePolicy = schema.parse(cookieRecord);
