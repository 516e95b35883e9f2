import 'server-only';
import { Feed, type Item } from 'feed';
import { locale } from '@/content/messages/locale';
import { articles } from '@/lib/content/articles';
import { isPage } from '@/lib/site-map/pages';
import { press } from '@/content/press';
import { site } from '@/content/site';
import * as routes from '@/lib/routes';
import { toAbsoluteUrl } from './absolute-url';
import { type feedFamilies, getFeed } from './page-metadata';
import { getPage } from './find-page';

type FeedFamily = (typeof feedFamilies)[number];

interface Entry {
  path: string;
  title: string;
  subtitle: string;
  date: string;
  author: string;
  categories: readonly string[];
}

/** Newest records only, because readers keep older ones. */
export const FEED_LENGTH = 30;

const readEntries: Record<FeedFamily, () => Entry[]> = {
  [routes.articles]: () =>
    articles.all.map(({ slug, title, subtitle, publishDate, author, category, tags }) => ({
      path: routes.article(slug),
      title,
      subtitle,
      date: publishDate,
      author,
      categories: [category, ...tags],
    })),
  [routes.releases]: () =>
    press.all.map(({ slug, title, subtitle, date, category }) => ({
      path: routes.release(slug),
      title,
      subtitle,
      date,
      author: site.name,
      categories: [category],
    })),
};

/** Escapes a summary, which readers treat as HTML. */
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Names the author by Dublin Core, because RSS authors need a mail address. */
const toItem = ({ path, title, subtitle, date, author, categories }: Entry): Item => ({
  link: toAbsoluteUrl(path),
  title,
  description: escapeHtml(subtitle),
  date: new Date(date),
  category: categories.map((name) => ({ name, term: name })),
  extensions: [{ name: 'dc:creator', objects: { _text: author } }],
});

/** Writes entries as RSS, without a build time, so that equal content gives equal bytes. */
export function writeFeed(family: FeedFamily, entries: readonly Entry[]): string {
  const { url, title } = getFeed(family);
  const items = entries.slice(0, FEED_LENGTH).map(toItem);
  const feed = new Feed({
    id: toAbsoluteUrl(family),
    link: toAbsoluteUrl(family),
    feed: toAbsoluteUrl(url),
    title,
    description: getPage(family).meta.description,
    language: locale,
    copyright: `© ${site.name}`,
    generator: false,
    updated: new Date(Math.max(...items.map(({ date }) => date.getTime()))),
  });
  items.forEach((item) => feed.addItem(item));
  return feed.rss2();
}

export const answerFeed = (family: FeedFamily) =>
  isPage(family)
    ? new Response(writeFeed(family, readEntries[family]()), {
        headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
      })
    : new Response(null, { status: 404 });
