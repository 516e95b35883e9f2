import 'server-only';
import { notFound as record } from '@/content/errors';
import { notFoundSchema } from '@/content/errors.schema';

export const notFound = notFoundSchema.parse(record);
