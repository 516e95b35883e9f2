import type { MetadataRoute } from 'next';
import { getSiteUrl } from '@/lib/env/env';

/** Allows everything: pages exclude themselves by a tag, which a crawler must be able to read. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: new URL('/sitemap.xml', getSiteUrl()).href };
}
