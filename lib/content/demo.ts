import 'server-only';
import { demo as record } from '@/content/demo';
import { demoSchema } from '@/content/demo.schema';

/** The words of the demo page. */
export const demo = demoSchema.parse(record);
