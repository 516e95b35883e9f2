import 'server-only';
import type { Metadata } from 'next';
import { articleListWords } from '@/content/messages/articles';
import { locale } from '@/content/messages/locale';
import type { ArticleListPage } from '@/lib/content/article-lists';
import { site } from '@/lib/content/site';
import * as routes from '@/lib/routes';
import { getShareAlt, shareSize, getShareSteps } from './share-image';
import { getPage } from './site-pages';

/** The language as share cards name it: with its region, the likeliest where none is said. */
function shareLocale(): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region ?? ''}`;
}

/** The families that have a feed, by the path of their list. */
export const feedFamilies = [routes.articles, routes.releases] as const;

/** Returns the path and the title of a family's feed. */
export const getFeed = (family: (typeof feedFamilies)[number]) => ({
  url: `${family}/feed.xml`,
  title: `${getPage(family).meta.title} - ${site.name}`,
});

/** Longer titles are cut in search results. */
const titleLimit = 60;

/**
 * The metadata of one public page. The brand follows the title, unless the title names it already or there is no
 * room for it. Addresses are relative: the root layout says under which origin they stand.
 */
export function createPageMetadata(path: string): Metadata {
  const page = getPage(path);
  const { title, description } = page.meta;
  const branded = `${title} - ${site.name}`;
  const absolute = title.includes(site.name) || branded.length > titleLimit ? title : branded;
  const image = {
    url: `/share/${getShareSteps(page).join('/')}`,
    ...shareSize,
    type: 'image/png',
    alt: getShareAlt(page),
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
  const family = feedFamilies.find((list) => path === list || path.startsWith(`${list}/`));
  return {
    title: { absolute },
    description,
    alternates: {
      canonical: path,
      ...(family && { types: { 'application/rss+xml': [getFeed(family)] } }),
    },
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

/**
 * The metadata of a page of a list. Search engines list its first page; from the others, which have nothing of their
 * own, they go on to the articles.
 */
export function createListMetadata({ list, path, number, count }: ArticleListPage): Metadata {
  if (number === 1) return createPageMetadata(path);
  return {
    title: { absolute: articleListWords.titleOfPage(list.title, number, count) },
    description: list.meta.description,
    alternates: { canonical: path },
    robots: { index: false, follow: true },
  };
}
