import 'server-only';
import { trust as record } from '@/content/trust';
import { trustSchema } from '@/content/trust.schema';

export const trust = trustSchema.parse(record);
export type Trust = typeof trust;
