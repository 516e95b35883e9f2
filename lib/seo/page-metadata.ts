import 'server-only';
import type { Metadata } from 'next';
import { site } from '@/lib/content/site';

/** Longer titles are cut in search results. */
const titleLimit = 60;

/**
 * The metadata of one public page. The brand follows the title, unless the title names it already or there is no
 * room for it. Addresses are relative: the root layout says under which origin they stand.
 *
 * @param title The page's title without the brand, or with the brand inside it.
 * @param description 70 to 155 characters.
 * @param path The page's own address, starting with a slash.
 * @param index `false` keeps the page out of search engines.
 */
export function pageMetadata({
  title,
  description,
  path,
  index = true,
}: {
  title: string;
  description: string;
  path: string;
  index?: boolean;
}): Metadata {
  const branded = `${title} - ${site.name}`;
  const absolute = title.includes(site.name) || branded.length > titleLimit ? title : branded;
  return {
    title: { absolute },
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', siteName: site.name, title, description, url: path },
    ...(!index && { robots: { index: false } }),
  };
}
