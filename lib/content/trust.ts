import 'server-only';
import { trust as record } from '@/content/trust';
import { trustSchema } from '@/content/trust.schema';
import { parseRecord } from './parse-record';

export const trust = parseRecord('content/trust.ts', trustSchema, record);
export type Trust = typeof trust;
