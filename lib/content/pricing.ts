import 'server-only';
import { pricing as record } from '@/content/pricing';
import { pricingSchema } from '@/content/pricing.schema';
import { parseRecord } from './parse-record';

export const pricing = parseRecord('content/pricing.ts', pricingSchema, record);
export type Pricing = typeof pricing;
