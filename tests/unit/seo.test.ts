import { load } from 'cheerio';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { toString } from 'mdast-util-to-string';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { JsonLd } from '@/components/seo/json-ld';
import { groupNames } from '@/content/words/page-names';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { answerFeed, writeFeed } from '@/lib/seo/feeds';
import { llmsText } from '@/lib/seo/llms-text';
import { sitePages } from '@/lib/seo/site-pages';

const origin = 'https://site.example';
beforeAll(() => {
  process.env['SITE_URL'] = origin;
});

test('the feed of the articles is the same at any time, and named by their pages alone', async () => {
  const response = answerFeed('/blogs');
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  expect(pageMetadata('/blogs').alternates?.types).toMatchObject({
    'application/rss+xml': [{ url: '/blogs/feed.xml' }],
  });
  expect(pageMetadata('/careers').alternates?.types).toEqual({ 'text/markdown': '/careers.md' });
  const xml = await response.text();
  expect(xml).toContain(`href="${origin}/blogs/feed.xml" rel="self"`);
  jest.useFakeTimers({ now: Date.parse('2031-01-01') });
  await expect(answerFeed('/blogs').text()).resolves.toBe(xml);
  jest.useRealTimers();
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
  const text = fc
    .array(fc.constantFrom(...hostile), { minLength: 1, maxLength: 12 })
    .map((all) => `a${all.join('')}b`)
    // Staff write no end of CDATA twice.
    .filter((all) => !all.includes(']]>'));

  it('comes back as it was, and is nothing else', () =>
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
});

describe('llms.txt', () => {
  /** The links of the list, as its reader finds them. */
  function linksOf(markdown: string) {
    let group = '';
    return unified()
      .use(remarkParse)
      .parse(markdown)
      .children.flatMap((node) => {
        if (node.type === 'heading') group = toString(node);
        const items = node.type === 'list' ? node.children : [];
        return items.flatMap(({ children: [line] }) =>
          (line?.type === 'paragraph' ? line.children : []).flatMap((one) =>
            one.type === 'link' ? [{ url: one.url, name: toString(one), group }] : [],
          ),
        );
      });
  }

  it('has a summary, and a link for each page', () => {
    const text = llmsText();
    expect(text).toMatch(/^# \S.+\n\n> \S.+\.\n\n## /);
    expect(linksOf(text)).toHaveLength(sitePages().length);
  });

  it.each([
    ['of another link', 'a](https://evil.example/x.md) [b'],
    ['of a picture', '![a](https://evil.example/x.png)'],
    ['of markup', '<script>alert(1)</script> &lt;b&gt;'],
    ['with marks of Markdown', '\\[a\\] *b* _c_ `d` # e > f | g'],
  ])('AT-54: a name %s stays a name', (_, name) => {
    const home = sitePages().find(({ path }) => path === '/');
    if (!home) throw new Error('There is no home page.');
    const hostile = { ...home, name, meta: { ...home.meta, description: `${name}.` } };
    const link = { url: `${origin}/index.md`, name, group: groupNames[home.group] };
    expect(linksOf(llmsText([hostile]))).toEqual([link]);
  });
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
  const data = { '@type': 'Thing', name: hostile.join(' ') } as const;
  const $ = load(renderToStaticMarkup(createElement(JsonLd, { data })));
  expect($('script')).toHaveLength(1);
  expect($('script').text()).not.toMatch(/[<>&\u2028\u2029]/);
  expect($('body').children()).toHaveLength(0);
  expect(JSON.parse($('script').text())).toEqual({ '@context': 'https://schema.org', ...data });
});
