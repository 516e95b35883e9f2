import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { lastModified } from '@/lib/seo/last-modified';
import { sitePages } from '@/lib/seo/site-pages';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages().map(({ path, sources }) => {
    const changed = lastModified(sources);
    return {
      url: absoluteUrl(path),
      ...(changed && { lastModified: changed }),
    };
  });
}
