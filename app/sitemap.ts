import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/env/site-url';
import { lastModified } from '@/lib/seo/last-modified';
import { sitePages } from '@/lib/seo/site-pages';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages.map(({ path, sources }) => {
    const changed = lastModified(sources);
    return {
      url: new URL(path, siteUrl()).href.replace(/\/$/, ''),
      ...(changed && { lastModified: changed }),
    };
  });
}
