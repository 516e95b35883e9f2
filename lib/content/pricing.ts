import 'server-only';
import { pricing as record } from '@/content/pricing';
import { pricingSchema } from '@/content/pricing.schema';

export const pricing = pricingSchema.parse(record);
export type Pricing = typeof pricing;
