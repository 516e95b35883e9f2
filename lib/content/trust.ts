import 'server-only';
import { trust as record } from '@/content/trust';
import { trustSchema } from '@/content/trust.schema';

/** The words of the trust page. */
export const trust = trustSchema.parse(record);
