import { load } from 'cheerio';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/ui/json-ld';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { answerFeed, writeFeed } from '@/lib/seo/feeds';

const origin = 'https://site.example';
beforeAll(() => {
  process.env['SITE_URL'] = origin;
});

test('The feed of the articles does not change with time, and names articles by their pages', async () => {
  const response = answerFeed('/blogs');
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  expect(createPageMetadata('/blogs').alternates?.types).toMatchObject({
    'application/rss+xml': [{ url: '/blogs/feed.xml' }],
  });
  expect(createPageMetadata('/privacy').alternates?.types).toBeUndefined();
  const xml = await response.text();
  expect(xml).toContain(`href="${origin}/blogs/feed.xml" rel="self"`);
  jest.useFakeTimers({ now: Date.parse('2031-01-01') });
  await expect(answerFeed('/blogs').text()).resolves.toBe(xml);
  jest.useRealTimers();
});

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
const text = fc
  .array(fc.constantFrom(...hostile), { minLength: 1, maxLength: 12 })
  .map((all) => `a${all.join('')}b`)
  // Staff write no end of CDATA twice.
  .filter((all) => !all.includes(']]>'));

it('AT-54: The text of a record in a feed reads back unchanged', () =>
  fc.assert(
    fc.property(fc.record({ title: text, subtitle: text, author: text }), (record) => {
      const rest = { path: '/a', date: '2026-01-02', categories: [] };
      const xml = writeFeed('/blogs', [{ ...record, ...rest }]);
      expect(SyntaxValidator.validate(xml)).toBe(true);
      const { rss } = exact.parse(xml) as { rss: { channel: { item: object } } };
      const { title, subtitle, author } = record;
      const description = subtitle.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(rss.channel.item).toMatchObject({ title, description, 'dc:creator': author });
    }),
    { numRuns: 80 },
  ));

test('AT-54: Structured data stays one element with any text, and reads back unchanged', () => {
  const hostile = [
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]>',
    '&lt;/script&gt;',
    'a\u2028b',
    '"\\',
  ];
  const data = { '@type': 'Thing', name: hostile.join(' ') } as const;
  const $ = load(renderToStaticMarkup(createElement(JsonLd, { data })));
  expect($('script')).toHaveLength(1);
  expect($('script').text()).not.toMatch(/[<>&\u2028\u2029]/);
  expect($('body').children()).toHaveLength(0);
  expect(JSON.parse($('script').text())).toEqual({ '@context': 'https://schema.org', ...data });
});
