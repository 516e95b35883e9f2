import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { articles } from '@/lib/content/articles';
import { FEED_LENGTH, feedFamilies, feedFiles } from '@/lib/content/feed-files';
import { pages } from '@/lib/content/pages';
import { press } from '@/lib/content/press';
import { unknownSlugHeaders, unknownSlugRewrites } from '@/lib/routing/unknown-slugs';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { escaped, writeFeed } from '@/lib/seo/feed-xml';
import { feedResponse, feedXml } from '@/lib/seo/feeds';

const origin = 'https://site.example';
beforeAll(() => {
  process.env['SITE_URL'] = origin;
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  cdataPropName: 'cdata',
  isArray: (name) => ['item', 'entry'].includes(name),
});

interface Cdata {
  cdata: string;
}
interface RssItem {
  title: Cdata;
  link: string;
  guid: { '#text': string; isPermaLink: string };
  pubDate: string;
  'dc:creator': string;
  category: string | string[];
  'content:encoded': Cdata;
}
interface AtomEntry {
  title: Cdata;
  id: string;
  updated: string;
  published: string;
  author: { name: string };
  content: Cdata;
}

const rss = (family: (typeof feedFamilies)[number]) =>
  (
    parser.parse(feedXml(family, 'feed.xml')) as {
      rss: { channel: { lastBuildDate: string; item: RssItem[] } };
    }
  ).rss.channel;
const atom = (family: (typeof feedFamilies)[number]) =>
  (
    parser.parse(feedXml(family, 'atom.xml')) as {
      feed: { updated: string; link: { rel: string; href: string }[]; entry: AtomEntry[] };
    }
  ).feed;

const all = feedFamilies.flatMap((family) => feedFiles.map((file) => [family, file] as const));

describe('every feed', () => {
  it.each(all)('%s/%s is well formed, and the same at any time', (family, file) => {
    const xml = feedXml(family, file);
    expect(SyntaxValidator.validate(xml)).toBe(true);
    jest.useFakeTimers({ now: Date.parse('2031-01-01') });
    expect(feedXml(family, file)).toBe(xml);
    jest.useRealTimers();
  });

  it.each(all)('%s/%s has its media type and its own address', async (family, file) => {
    const response = feedResponse(family, file);
    const type = file === 'feed.xml' ? 'application/rss+xml' : 'application/atom+xml';
    expect(response.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
    expect(await response.text()).toMatch(
      new RegExp(`<(atom:)?link [^>]*href="${origin}${family}/${file}"[^>]*>`),
    );
  });

  it.each(all)('%s/%s links to this site by whole addresses', (family, file) => {
    const xml = feedXml(family, file);
    expect([...xml.matchAll(/(href|src)="(?!https:\/\/|http:\/\/)[^"]*"/g)]).toEqual([]);
  });

  it('is named by every page of its family, and by no other', () => {
    for (const path of pages.filter((each) => /^\/blogs(\/|$)/.test(each)))
      expect(pageMetadata(path).alternates?.types).toMatchObject({
        'application/rss+xml': [{ url: '/blogs/feed.xml' }],
        'application/atom+xml': [{ url: '/blogs/atom.xml' }],
      });
    expect(pageMetadata('/press-release').alternates?.types).toHaveProperty(['application/atom+xml']);
    expect(pageMetadata('/careers').alternates?.types).toEqual({ 'text/markdown': '/careers.md' });
  });

  it('is no unknown press release', () => {
    for (const { source } of [...unknownSlugRewrites(), ...unknownSlugHeaders()]) {
      const pattern = new RegExp(`^${source.replace(/:slug\((.+)\)$/, '($1)')}$`);
      for (const file of feedFiles) expect(`/press-release/${file}`).not.toMatch(pattern);
    }
  });
});

describe('the feeds of the articles', () => {
  const newest = articles.all.slice(0, FEED_LENGTH);

  it('hold the newest, newest first, with author, topics and the whole text', () => {
    const { item, lastBuildDate } = rss('/blogs');
    expect(item.map(({ title }) => title.cdata)).toEqual(newest.map(({ title }) => title));
    for (const [index, article] of newest.entries()) {
      const entry = item[index];
      expect(entry?.link).toBe(`${origin}/blogs/${article.slug}`);
      expect(entry?.guid).toEqual({ '#text': entry?.link, isPermaLink: 'true' });
      expect(entry?.['dc:creator']).toBe(article.author);
      expect(entry?.category).toEqual([article.category, ...article.tags]);
      expect(new Date(entry?.pubDate ?? '').toISOString()).toBe(`${article.publishDate}T00:00:00.000Z`);
      for (const { title } of article.content.sections)
        if (title) expect(entry?.['content:encoded'].cdata).toContain(`<h2>${title}</h2>`);
    }
    expect(Date.parse(lastBuildDate)).toBeLessThanOrEqual(Date.now());
  });

  it('say in Atom when a text was last changed, and never before it was published', () => {
    const { entry, updated } = atom('/blogs');
    expect(entry.map(({ id }) => id)).toEqual(newest.map(({ slug }) => `${origin}/blogs/${slug}`));
    for (const one of entry) {
      expect(Date.parse(one.updated)).toBeGreaterThanOrEqual(Date.parse(one.published));
      expect(Date.parse(updated)).toBeGreaterThanOrEqual(Date.parse(one.updated));
    }
    expect(entry[0]?.author).toEqual({ name: articles.all[0]?.author });
  });
});

describe('the feeds of the press releases', () => {
  it('hold them all, with lead and quote', () => {
    const { entry } = atom('/press-release');
    expect(entry).toHaveLength(press.all.length);
    for (const [index, release] of press.all.entries()) {
      expect(entry[index]?.published).toBe(`${release.date}T00:00:00.000Z`);
      expect(entry[index]?.content.cdata).toContain(release.lead);
      expect(entry[index]?.content.cdata).toContain(release.quote?.name ?? release.lead);
    }
    expect(rss('/press-release').item.map(({ category }) => category)).toEqual(
      press.all.map(({ category }) => category),
    );
  });
});

describe('AT-54: what a record says', () => {
  const exact = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    trimValues: false,
    isArray: (name) => name === 'category',
  });
  const words = fc
    .array(
      fc.constantFrom(
        ...[
          ']]>',
          '<![CDATA[',
          '<',
          '>',
          '&',
          '"',
          "'",
          '&amp;',
          '&lt;',
          '&#60;',
          '-->',
          '<!--',
          '?>',
          '\\',
          '$&',
        ],
        ...[
          '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
          '</title>',
          '<!DOCTYPE x>',
          '%x;',
        ],
        ...['word', ' ', 'é', '語', '😀'],
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((all) => `a${all.join('')}b`);
  const day = new Date('2026-01-02T00:00:00Z');
  const feedOf = (said: {
    title: string;
    summary: string;
    html: string;
    author: string;
    category: string;
  }) => ({
    url: 'https://site.example/list',
    self: 'https://site.example/list/feed.xml',
    title: said.title,
    description: said.summary,
    owner: said.author,
    updated: day,
    entries: [
      { ...said, url: 'https://site.example/a', categories: [said.category], published: day, changed: day },
    ],
  });

  it('comes back from RSS as it was, and is nothing else', () =>
    fc.assert(
      fc.property(
        fc.record({ title: words, summary: words, html: words, author: words, category: words }),
        (said) => {
          const xml = writeFeed('feed.xml', feedOf(said));
          expect(SyntaxValidator.validate(xml)).toBe(true);
          const { channel } = (exact.parse(xml) as { rss: { channel: { item: object; title: string } } }).rss;
          expect(channel.title).toBe(said.title);
          expect(channel.item).toEqual({
            title: said.title,
            link: 'https://site.example/a',
            guid: { isPermaLink: 'true', '#text': 'https://site.example/a' },
            pubDate: day.toUTCString(),
            description: escaped(said.summary),
            'content:encoded': said.html,
            category: [said.category],
            'dc:creator': said.author,
          });
        },
      ),
      { numRuns: 300 },
    ));

  it('comes back from Atom as it was, and is nothing else', () =>
    fc.assert(
      fc.property(
        fc.record({ title: words, summary: words, html: words, author: words, category: words }),
        (said) => {
          const xml = writeFeed('atom.xml', feedOf(said));
          expect(SyntaxValidator.validate(xml)).toBe(true);
          const { feed } = exact.parse(xml) as { feed: { entry: object; title: string } };
          expect(feed.title).toBe(said.title);
          expect(feed.entry).toEqual({
            title: { type: 'html', '#text': escaped(said.title) },
            id: 'https://site.example/a',
            link: { href: 'https://site.example/a' },
            updated: day.toISOString(),
            summary: { type: 'html', '#text': escaped(said.summary) },
            content: { type: 'html', '#text': said.html },
            author: { name: said.author },
            category: [{ label: said.category, term: said.category }],
            published: day.toISOString(),
          });
        },
      ),
      { numRuns: 300 },
    ));
});
