import { packIndex, unpackTerms } from '@/lib/search/index-file';
import { createSearch, markMatches } from '@/lib/search/search';
import { splitQuery, splitText } from '@/lib/search/terms';
import type { SitePage } from '@/lib/seo/page-groups';

type Section = [anchor: string, heading: string, text: string];
const page = (
  path: string,
  group: SitePage['group'],
  name: string,
  description: string,
  ...more: Section[]
) => ({
  path,
  group,
  name,
  title: name,
  description,
  sections: [
    { anchor: '', headings: [], text: '' },
    ...more.map(([anchor, heading, text]) => ({ anchor, headings: [heading], text })),
  ],
});
const refund: Section = ['checkpoint', 'A refund above $200 waits', 'The limit is written down.'];
const team: Section = ['team', 'Sit with the work', 'Café visits included.'];
const features: Section = ['features', 'What it does', 'Connectors and replay'];
const connectors: Section = [
  'connectors',
  'Systems that agents work in',
  'Connectors read first, write later',
];

const index = packIndex([
  page('/products/intelliconverse', 'platform', 'IntelliConverse', 'Voice agents for calls.', refund),
  page('/technologies/salesforce', 'technologies', 'Salesforce', 'Agents where the case lives.'),
  page('/blogs/hotel', 'articles', 'Energy in a hotel', 'One hotel, worked through.'),
  page('/blogs/case', 'articles', 'The case is the interface', 'Agents in Salesforce.'),
  page('/careers', 'company', 'Careers', 'Open positions.', team),
  page('/blogs/abroad', 'articles', 'Łódź, Weiß & Straße', '認証機能と倉庫の管理。ระบบคลังสินค้า', [
    'ha',
    'הרכבת',
    'Øresund and か゛が',
  ]),
  page('/platform', 'platform', 'IntelliMate', 'One trace.', features, connectors),
]);
const search = createSearch(index);

it.each([
  ['salesforce', '/technologies/salesforce'],
  ['voice', '/products/intelliconverse'],
  ['conversation agents', '/products/intelliconverse'],
  ['hotel energy', '/blogs/hotel'],
  ['car', '/careers'],
  ['salesfroce', '/technologies/salesforce'],
  ['CONVERSE', '/products/intelliconverse'],
  // The section that matches comes before one that mentions the words.
  ['refund limit', '/products/intelliconverse#checkpoint'],
  ['cafe', '/careers#team'],
  // Words of scripts without spaces, and letters that other keyboards do not have.
  ['認証', '/blogs/abroad'],
  ['倉庫', '/blogs/abroad'],
  ['คลัง', '/blogs/abroad'],
  ['הרכבת', '/blogs/abroad#ha'],
  ['lodz', '/blogs/abroad'],
  ['weiss', '/blogs/abroad'],
  ['STRASSE', '/blogs/abroad'],
  ['straße', '/blogs/abroad'],
  ['oresund', '/blogs/abroad#ha'],
  ['connectors', '/platform#connectors'],
  // No page has all words.
  ['salesforce zeppelin', '/technologies/salesforce'],
  ['zeppelin', undefined],
])('A search for "%s" finds %s first', (query, href) => expect(search(query)[0]?.href).toBe(href));

it('The packed index finds the words of each section', () => {
  expect([...(unpackTerms(index)[1] ?? [])].sort()).toEqual(['down', 'limit', 'written']);
});

it('The search ignores accents and filler words', () => {
  expect(splitText('The Café of IntelliMate')).toEqual(['cafe', 'intellimate', 'intelli', 'mate']);
  expect([splitQuery('who is the team'), splitQuery('who')]).toEqual([['team'], ['who']]);
});

it('The search marks whole words that matched', () => {
  const marked = markMatches('Refunds, and limits', new Set(['refunds', 'limits']));
  expect(marked.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Refunds', 'limits']);
  expect(marked.map(({ text }) => text).join('')).toBe('Refunds, and limits');
  expect(markMatches('認証機能', new Set(['認証']))[0]).toEqual({ text: '認証', hit: true });
});
