import 'server-only';
import { demo as record } from '@/content/demo';
import { demoSchema } from '@/content/demo.schema';

export const demo = demoSchema.parse(record);
