import 'server-only';
import { articles, type Article } from '@/lib/content/articles';
import { FEED_LENGTH, type FeedFamily, type FeedFile } from '@/lib/content/feed-files';
import { pageExists } from '@/lib/content/pages';
import { press, pressPage, type PressRelease } from '@/lib/content/press';
import { site } from '@/lib/content/site';
import * as routes from '@/lib/routes';
import { absoluteUrl } from './absolute-url';
import { feedTitle, feedType } from './feed-links';
import { escaped, type FeedEntry, writeFeed } from './feed-xml';
import { lastModified } from './last-modified';
import { pageAt } from './site-pages';

const heading = (text: string) => `<h2>${escaped(text)}</h2>\n`;
const paragraph = (text: string) => `<p>${escaped(text)}</p>\n`;

/** A heading and what stands under it, if anything does. */
function part(title: string, ...paragraphs: (string | undefined)[]): string[] {
  const written = paragraphs.filter((text) => text !== undefined);
  return written.length > 0 ? [heading(title), ...written.map(paragraph)] : [];
}

const quote = ({ text, name, role }: NonNullable<PressRelease['quote']>) => [
  `<blockquote>${paragraph(`“${text}”`)}</blockquote>\n`,
  paragraph(`${name}, ${role}`),
];

const numbers = (all: PressRelease['numbers']) =>
  `<ul>${all.map(({ value, label }) => `<li>${escaped(`${value} ${label}`)}</li>`).join('')}</ul>\n`;

/** What a feed tells of any page. The time of the build is in no feed. */
function dated(path: string, published: string) {
  const changed = lastModified(pageAt(path).sources) ?? published;
  return {
    url: absoluteUrl(path),
    published: new Date(published),
    changed: new Date(Math.max(Date.parse(published), Date.parse(changed))),
  };
}

const articleEntry = (article: Article): FeedEntry => ({
  ...dated(routes.article(article.slug), article.publishDate),
  title: article.title,
  summary: article.subtitle,
  html: article.content.sections
    .map(({ title, html }) => (title ? heading(title) : '') + html)
    .join('')
    // Only in a tag: in a text the same words stand behind an escaped bracket.
    .replaceAll('<a class="link" href="/', `<a class="link" href="${absoluteUrl('/')}/`)
    // The marks of notes, and drawings, which are nothing without the site's styles.
    .replaceAll(/<a href="#/g, `<a href="${absoluteUrl(routes.article(article.slug))}#`)
    .replaceAll(/<svg.*?<\/svg>/g, '')
    // Readers get the one file that all of them know.
    .replaceAll(/<source [^>]*>/g, '')
    .replaceAll('<img src="/', `<img src="${absoluteUrl('/')}/`),
  author: article.author,
  categories: [article.category, ...article.tags],
});

const releaseEntry = (release: PressRelease): FeedEntry => ({
  ...dated(routes.release(release.slug), release.date),
  title: release.title,
  summary: release.subtitle,
  html: [
    paragraph(`${release.location}, ${release.day.long}. ${release.lead}`),
    ...part(pressPage.headings.start, release.start),
    ...(release.quote ? quote(release.quote) : []),
    ...(release.details ? part(release.details.title, ...release.details.paragraphs) : []),
    ...part(pressPage.headings.excluded, release.excluded),
    ...(release.numbers.length > 0 ? [heading(pressPage.headings.numbers), numbers(release.numbers)] : []),
    ...part(pressPage.headings.about, pressPage.about),
  ].join(''),
  author: site.name,
  categories: [release.category],
});

const entriesOf = {
  [routes.articles]: () => articles.all.slice(0, FEED_LENGTH).map(articleEntry),
  [routes.releases]: () => press.all.slice(0, FEED_LENGTH).map(releaseEntry),
} satisfies Record<FeedFamily, () => FeedEntry[]>;

/** A family's feed as XML: full texts of the newest, newest first. */
export function feedXml(family: FeedFamily, file: FeedFile): string {
  const entries = entriesOf[family]();
  return writeFeed(file, {
    url: absoluteUrl(family),
    self: absoluteUrl(`${family}/${file}`),
    title: feedTitle(family),
    description: pageAt(family).meta.description,
    owner: site.name,
    updated: new Date(Math.max(...entries.map(({ changed }) => changed.getTime()))),
    entries,
  });
}

/** A family's feed as an answer. Of a family without records there is none. */
export const feedResponse = (family: FeedFamily, file: FeedFile) =>
  pageExists(family)
    ? new Response(feedXml(family, file), { headers: { 'Content-Type': `${feedType(file)}; charset=utf-8` } })
    : new Response(null, { status: 404 });
