import 'server-only';
import { site as record } from '@/content/site';
import { siteSchema } from '@/content/site.schema';

export { mailbox, site } from '@/content/site';

export const { booking } = siteSchema.parse(record);
