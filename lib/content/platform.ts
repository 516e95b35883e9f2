import 'server-only';
import { platform as record } from '@/content/platform';
import { platformSchema } from '@/content/platform.schema';
import { parseRecord } from './parse-record';

export const platform = parseRecord('content/platform.ts', platformSchema, record);
export type Platform = typeof platform;
