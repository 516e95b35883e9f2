import 'server-only';
import type { Metadata } from 'next';
import { articleListMessages } from '@/content/messages/articles';
import { locale } from '@/content/messages/locale';
import type { ArticleListPage } from '@/lib/content/article-lists';
import { site } from '@/content/site';
import * as routes from '@/lib/routes';
import { getShareAlt, shareSize, getShareSteps } from './share-image';
import { getPage } from './find-page';

/** Formats the locale for share cards, which need a region; the likeliest is added. */
function getShareLocale(): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region ?? ''}`;
}

export const feedFamilies = [routes.articles, routes.releases] as const;

export const getFeed = (family: (typeof feedFamilies)[number]) => ({
  url: `${family}/feed.xml`,
  title: `${getPage(family).meta.title} - ${site.name}`,
});

/** Search engines cut longer titles. */
const titleLimit = 60;

/** Appends the brand to the title if there is room. Addresses are relative to the root layout's origin. */
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
  const openGraph = {
    siteName: site.name,
    locale: getShareLocale(),
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
          ...openGraph,
          type: 'article',
          publishedTime: published.date,
          section: published.section,
          ...(published.author && { authors: [published.author] }),
          ...(published.tags && { tags: [...published.tags] }),
        }
      : { ...openGraph, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** Creates the metadata of a list; only its first page is indexed. */
export function createListMetadata({ list, path, number, count }: ArticleListPage): Metadata {
  if (number === 1) return createPageMetadata(path);
  return {
    title: { absolute: articleListMessages.titleOfPage(list.title, number, count) },
    description: list.meta.description,
    alternates: { canonical: path },
    robots: { index: false, follow: true },
  };
}
