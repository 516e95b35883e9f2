import 'server-only';
import type { Metadata } from 'next';
import { site } from '@/lib/content/site';
import { markdownPath } from './markdown-path';
import { pageAt } from './site-pages';

/** Longer titles are cut in search results. */
const titleLimit = 60;

/**
 * The metadata of one public page. The brand follows the title, unless the title names it already or there is no
 * room for it. Addresses are relative: the root layout says under which origin they stand.
 *
 * @param path The page's own address, starting with a slash.
 */
export function pageMetadata(path: string): Metadata {
  const { title, description } = pageAt(path).meta;
  const branded = `${title} - ${site.name}`;
  const absolute = title.includes(site.name) || branded.length > titleLimit ? title : branded;
  return {
    title: { absolute },
    description,
    alternates: { canonical: path, types: { 'text/markdown': markdownPath(path) } },
    openGraph: { type: 'website', siteName: site.name, title, description, url: path },
  };
}
