import 'server-only';
import { demo as record } from '@/content/demo';
import { demoSchema } from '@/content/demo.schema';
import { parseRecord } from './parse-record';

export const demo = parseRecord('content/demo.ts', demoSchema, record);
