import 'server-only';
import XMLBuilder from 'fast-xml-builder';
import { locale } from '@/content/words/locale';
import type { FeedFile } from '@/lib/content/feed-files';

/** What a feed tells of one page. */
export interface FeedEntry {
  url: string;
  title: string;
  /** A sentence, as text. */
  summary: string;
  html: string;
  author: string;
  categories: readonly string[];
  published: Date;
  changed: Date;
}

/** A feed, whatever its format. */
export interface FeedDocument {
  /** The page that lists the same, and the feed's own address. */
  url: string;
  self: string;
  title: string;
  description: string;
  owner: string;
  updated: Date;
  entries: readonly FeedEntry[];
}

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  cdataPropName: 'cdata',
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});

const declaration = { '@version': '1.0', '@encoding': 'utf-8' };
const cdata = (value: string) => ({ cdata: value });
/** A text, where HTML is read. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const htmlText = (value: string) => ({ '@type': 'html', cdata: value });

/** RSS 2.0. Titles are text there; a name alone is Dublin Core's creator, since an author needs a mail address. */
function rss({ url, self, title, description, owner, updated, entries }: FeedDocument) {
  return {
    rss: {
      '@version': '2.0',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title,
        link: url,
        description,
        lastBuildDate: updated.toUTCString(),
        docs: 'https://validator.w3.org/feed/docs/rss2.html',
        language: locale,
        copyright: `© ${owner}`,
        'atom:link': { '@href': self, '@rel': 'self', '@type': 'application/rss+xml' },
        item: entries.map((entry) => ({
          title: cdata(entry.title),
          link: entry.url,
          guid: { '@isPermaLink': 'true', '#text': entry.url },
          pubDate: entry.published.toUTCString(),
          description: cdata(escaped(entry.summary)),
          'content:encoded': cdata(entry.html),
          category: entry.categories,
          'dc:creator': entry.author,
        })),
      },
    },
  };
}

/** Atom 1.0. Titles and summaries are HTML there. */
function atom({ url, self, title, description, owner, updated, entries }: FeedDocument) {
  return {
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      id: url,
      title,
      updated: updated.toISOString(),
      author: { name: owner },
      link: [
        { '@rel': 'alternate', '@href': url },
        { '@rel': 'self', '@href': self },
      ],
      subtitle: description,
      rights: `© ${owner}`,
      entry: entries.map((entry) => ({
        title: htmlText(escaped(entry.title)),
        id: entry.url,
        link: { '@href': entry.url },
        updated: entry.changed.toISOString(),
        summary: htmlText(escaped(entry.summary)),
        content: htmlText(entry.html),
        author: { name: entry.author },
        category: entry.categories.map((name) => ({ '@label': name, '@term': name })),
        published: entry.published.toISOString(),
      })),
    },
  };
}

const formats = { 'feed.xml': rss, 'atom.xml': atom } satisfies Record<FeedFile, unknown>;

/** A feed as XML: made as a tree, and written with everything escaped. */
export const writeFeed = (file: FeedFile, feed: FeedDocument): string =>
  builder.build({ '?xml': declaration, ...formats[file](feed) });
