import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { sitePages } from '@/lib/seo/site-pages';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages().map(({ path, published }) => ({
    url: absoluteUrl(path),
    ...(published && { lastModified: published.date }),
  }));
}
