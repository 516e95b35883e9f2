import 'server-only';
import { Feed, type Item } from 'feed';
import { locale } from '@/content/words/locale';
import { articles, type Article } from '@/lib/content/articles';
import { pageExists } from '@/lib/content/pages';
import { press, pressPage, type PressRelease } from '@/lib/content/press';
import { site } from '@/lib/content/site';
import * as routes from '@/lib/routes';
import { absoluteUrl } from './absolute-url';
import { type feedFamilies, getFeed } from './page-metadata';
import { pageAt } from './site-pages';

type FeedFamily = (typeof feedFamilies)[number];

/** A feed carries so many of the newest records. Readers keep what they have. */
export const FEED_LENGTH = 30;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const heading = (text: string) => `<h2>${escapeHtml(text)}</h2>\n`;
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>\n`;

/** Returns a heading and its paragraphs, if there are any. */
function part(title: string, ...paragraphs: (string | undefined)[]): string[] {
  const written = paragraphs.filter((text) => text !== undefined);
  return written.length > 0 ? [heading(title), ...written.map(paragraph)] : [];
}

const quote = ({ text, name, role }: NonNullable<PressRelease['quote']>) => [
  `<blockquote>${paragraph(`“${text}”`)}</blockquote>\n`,
  paragraph(`${name}, ${role}`),
];

const numbers = (all: PressRelease['numbers']) =>
  `<ul>${all.map(({ value, label }) => `<li>${escapeHtml(`${value} ${label}`)}</li>`).join('')}</ul>\n`;

/** The time of the build is in no feed. */
const getDates = (path: string, day: string) => ({
  link: absoluteUrl(path),
  published: new Date(day),
  date: new Date(day),
});

const toCategory = (name: string) => ({ name, term: name });

const toArticleItem = (article: Article): Item => ({
  ...getDates(routes.article(article.slug), article.publishDate),
  title: article.title,
  description: escapeHtml(article.subtitle),
  content: article.content.sections
    .map(({ title, html }) => (title ? heading(title) : '') + html)
    .join('')
    // Texts have no tag: their brackets are escaped.
    .replaceAll('<a class="link" href="/', `<a class="link" href="${absoluteUrl('/')}/`)
    // Drawings are nothing without the site's styles.
    .replaceAll(/<a href="#/g, `<a href="${absoluteUrl(routes.article(article.slug))}#`)
    .replaceAll(/<svg.*?<\/svg>/g, '')
    // Readers get the one format that all of them know.
    .replaceAll(/<source [^>]*>/g, '')
    .replaceAll('<img src="/', `<img src="${absoluteUrl('/')}/`),
  author: [{ name: article.author }],
  category: [article.category, ...article.tags].map(toCategory),
});

const toReleaseItem = (release: PressRelease): Item => ({
  ...getDates(routes.release(release.slug), release.date),
  title: release.title,
  description: escapeHtml(release.subtitle),
  content: [
    paragraph(`${release.location}, ${release.day.long}. ${release.lead}`),
    ...part(pressPage.headings.start, release.start),
    ...(release.quote ? quote(release.quote) : []),
    ...(release.details ? part(release.details.title, ...release.details.paragraphs) : []),
    ...part(pressPage.headings.excluded, release.excluded),
    ...(release.numbers.length > 0 ? [heading(pressPage.headings.numbers), numbers(release.numbers)] : []),
    ...part(pressPage.headings.about, pressPage.about),
  ].join(''),
  author: [{ name: site.name }],
  category: [toCategory(release.category)],
});

const readItems = {
  [routes.articles]: () => articles.all.slice(0, FEED_LENGTH).map(toArticleItem),
  [routes.releases]: () => press.all.slice(0, FEED_LENGTH).map(toReleaseItem),
} satisfies Record<FeedFamily, () => Item[]>;

/** Writes entries as RSS, where an author without mail address is Dublin Core's. */
export function writeFeed(family: FeedFamily, items: readonly Item[]): string {
  const { url, title } = getFeed(family);
  const feed = new Feed({
    id: absoluteUrl(family),
    link: absoluteUrl(family),
    feed: absoluteUrl(url),
    title,
    description: pageAt(family).meta.description,
    language: locale,
    copyright: `© ${site.name}`,
    generator: false,
    updated: new Date(Math.max(...items.map(({ date }) => date.getTime()))),
  });
  for (const { author = [], content = '', ...item } of items)
    feed.addItem({
      ...item,
      // The library lets a second "]]>" end its CDATA.
      content: content.replaceAll(']]>', ']]&gt;'),
      extensions: author.map(({ name }) => ({ name: 'dc:creator', objects: { _text: name } })),
    });
  return feed.rss2();
}

/** Answers with a family's feed: full texts of the newest, newest first. A family without records has none. */
export const answerFeed = (family: FeedFamily) =>
  pageExists(family)
    ? new Response(writeFeed(family, readItems[family]()), {
        headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
      })
    : new Response(null, { status: 404 });
