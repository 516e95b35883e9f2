import 'server-only';
import { site as record } from '@/content/site';
import { siteSchema } from '@/content/site.schema';

export { mailbox, site } from '@/content/site';

/** Where whoever has sent a request may choose a time, if the company has such a page. */
export const { booking } = siteSchema.parse(record);
