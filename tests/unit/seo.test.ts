import { load } from 'cheerio';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { feedFiles } from '@/lib/seo/feed-links';
import { answerFeed, writeFeed } from '@/lib/seo/feeds';
import { serializeJsonLd } from '@/lib/seo/json-ld/serialize';

const origin = 'https://site.example';
beforeAll(() => {
  process.env['SITE_URL'] = origin;
});

describe('the feeds of the articles', () => {
  it.each(feedFiles)('are the same at any time, and named by their pages alone: %s', async (file) => {
    const response = answerFeed('/blogs', file);
    const type = file === 'feed.xml' ? 'application/rss+xml' : 'application/atom+xml';
    expect(response.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
    expect(pageMetadata('/blogs').alternates?.types).toMatchObject({ [type]: [{ url: `/blogs/${file}` }] });
    const xml = await response.text();
    expect(xml).toMatch(
      new RegExp(`href="${origin}/blogs/${file}" rel="self"|rel="self" href="${origin}/blogs/${file}"`),
    );
    jest.useFakeTimers({ now: Date.parse('2031-01-01') });
    await expect(answerFeed('/blogs', file).text()).resolves.toBe(xml);
    jest.useRealTimers();
  });
});

describe('AT-54: what a record says in a feed', () => {
  const exact = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    trimValues: false,
  });
  const hostile = [
    ...']]> <![CDATA[ < > & " \' &lt; &#60; --> <!-- ?> \\ $& </title> %x; word é 語 😀'.split(' '),
    ...['<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>', '<!DOCTYPE x>', ' '],
  ];
  const words = fc
    .array(fc.constantFrom(...hostile), { minLength: 1, maxLength: 12 })
    .map((all) => `a${all.join('')}b`);
  // Titles and summaries come escaped, or from staff, who write no end of CDATA twice.
  const text = words.filter((all) => !all.includes(']]>'));
  const record = fc.record({ title: text, description: text, content: words, author: words });

  it.each(feedFiles)('comes back as it was, and is nothing else: %s', (file) =>
    fc.assert(
      fc.property(record, ({ author, ...item }) => {
        const date = new Date('2026-01-02T00:00:00Z');
        const rest = { link: `${origin}/a`, date, published: date, author: [{ name: author }] };
        const xml = writeFeed('/blogs', file, [{ ...item, ...rest }]);
        expect(SyntaxValidator.validate(xml)).toBe(true);
        const { rss, feed } = exact.parse(xml) as Partial<
          Record<'rss' | 'feed', { channel: { item: object }; entry: object }>
        >;
        const { title, description } = item;
        const content = item.content.replaceAll(']]>', ']]&gt;');
        expect(rss?.channel.item ?? feed?.entry).toMatchObject(
          file === 'feed.xml'
            ? { title, description, 'content:encoded': content, 'dc:creator': author }
            : {
                title: {
                  '#text': title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
                },
                summary: { '#text': description },
                content: { '#text': content },
                author: { name: author },
              },
        );
      }),
      { numRuns: 80 },
    ),
  );
});

test('AT-54: structured data stays one element whatever it says, and reads back as it was', () => {
  const hostile = [
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]>',
    '&lt;/script&gt;',
    'a\u2028b',
    '"\\',
  ];
  const data = { '@context': 'https://schema.org', '@type': 'Thing', name: hostile.join(' ') } as const;
  expect(serializeJsonLd(data)).not.toMatch(/[<>&\u2028\u2029]/);
  const $ = load(renderToStaticMarkup(createElement(JsonLd, { data })));
  expect($('script')).toHaveLength(1);
  expect($('body').children()).toHaveLength(0);
  expect(JSON.parse($('script').text())).toEqual(data);
});
