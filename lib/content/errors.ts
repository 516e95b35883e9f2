import 'server-only';
import { notFound as record } from '@/content/errors';
import { notFoundSchema } from '@/content/errors.schema';

/** The page of an unknown address, and where one may go on from it. */
export const notFound = notFoundSchema.parse(record);
