import 'server-only';
import { notFound as record } from '@/content/errors';
import { notFoundSchema } from '@/content/errors.schema';
import { parseRecord } from './parse-record';

export const notFound = parseRecord('content/errors.ts', notFoundSchema, record);
