import 'server-only';
import type { Metadata } from 'next';
import { locale } from '@/content/words/locale';
import { site } from '@/lib/content/site';
import { feedLinks } from './feed-links';
import { shareAlt, shareSize, shareSteps } from './share-image';
import { pageAt } from './site-pages';

/** The language as share cards name it: with its region, the likeliest where none is said. */
function shareLocale(): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region ?? ''}`;
}

/** Longer titles are cut in search results. */
const titleLimit = 60;

/**
 * The metadata of one public page. The brand follows the title, unless the title names it already or there is no
 * room for it. Addresses are relative: the root layout says under which origin they stand.
 */
export function pageMetadata(path: string): Metadata {
  const page = pageAt(path);
  const { title, description } = page.meta;
  const branded = `${title} - ${site.name}`;
  const absolute = title.includes(site.name) || branded.length > titleLimit ? title : branded;
  const image = {
    url: `/share/${shareSteps(page).join('/')}`,
    ...shareSize,
    type: 'image/png',
    alt: shareAlt(page),
  };
  const shared = {
    siteName: site.name,
    locale: shareLocale(),
    title,
    description,
    url: path,
    images: [image],
  };
  const { published } = page;
  return {
    title: { absolute },
    description,
    alternates: { canonical: path, types: feedLinks(path) },
    openGraph: published
      ? {
          ...shared,
          type: 'article',
          publishedTime: published.date,
          section: published.section,
          ...(published.author && { authors: [published.author] }),
          ...(published.tags && { tags: [...published.tags] }),
        }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
