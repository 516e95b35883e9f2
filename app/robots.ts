import type { MetadataRoute } from 'next';
import { getSiteUrl } from '@/lib/env/env';

/** Everything may be read. Pages that are not to be listed say so themselves, which a crawler must be able to see. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: new URL('/sitemap.xml', getSiteUrl()).href };
}
