import type { MetadataRoute } from 'next';
import { toAbsoluteUrl } from '@/lib/seo/absolute-url';
import { listSitePages } from '@/lib/seo/find-page';

export default function sitemap(): MetadataRoute.Sitemap {
  return listSitePages().map(({ path, published }) => ({
    url: toAbsoluteUrl(path),
    ...(published && { lastModified: published.date }),
  }));
}
