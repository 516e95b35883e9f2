import { packIndex, unpackTerms } from '@/lib/search/index-file';
import { createSearch, markMatches } from '@/lib/search/search';
import type { SitePage } from '@/lib/seo/site-page';
import { queryTerms, textTerms } from '@/lib/search/terms';

const page = (
  path: string,
  group: SitePage['group'],
  name: string,
  description: string,
  ...sections: [string, string, string][]
) => ({
  path,
  group,
  name,
  title: name,
  description,
  sections: [
    { anchor: '', headings: [], text: '' },
    ...sections.map(([anchor, heading, text]) => ({ anchor, headings: [heading], text })),
  ],
});

const index = packIndex([
  page('/products/intelliconverse', 'platform', 'IntelliConverse', 'Voice agents for calls.', [
    'checkpoint',
    'A refund above $200 waits',
    'The limit is written down.',
  ]),
  page('/technologies/salesforce', 'technologies', 'Salesforce', 'Agents where the case lives.'),
  page('/blogs/hotel', 'articles', 'Energy in a hotel', 'One hotel, worked through.'),
  page('/blogs/case', 'articles', 'The case is the interface', 'Agents in Salesforce.'),
  page('/careers', 'company', 'Careers', 'Open positions.', [
    'team',
    'Sit with the work',
    'Café visits included.',
  ]),
]);
const search = createSearch(index);
const first = (query: string) => search(query)[0];

describe('the search', () => {
  it.each([
    ['salesforce', '/technologies/salesforce'],
    ['voice', '/products/intelliconverse'],
    ['conversation agents', '/products/intelliconverse'],
    ['hotel energy', '/blogs/hotel'],
    ['careers', '/careers'],
    ['car', '/careers'],
    ['salesfroce', '/technologies/salesforce'],
    ['CONVERSE', '/products/intelliconverse'],
  ])('finds %s at %s', (query, href) => expect(first(query)?.href).toBe(href));

  it('leads to the section that matches', () => {
    expect(first('refund limit')).toMatchObject({
      href: '/products/intelliconverse#checkpoint',
      section: 'A refund above $200 waits',
    });
    expect(first('cafe')?.href).toBe('/careers#team');
  });

  it('leads to the section that is named so, before one that mentions it', () => {
    const platform = page(
      '/platform',
      'platform',
      'IntelliMate',
      'One trace.',
      ['features', 'What it does', 'Connectors and replay'],
      ['connectors', 'Systems that agents work in', 'Connectors read first, write later'],
    );
    expect(createSearch(packIndex([platform]))('connectors')[0]?.href).toBe('/platform#connectors');
  });

  it('finds nothing where nothing is', () => expect(search('zeppelin')).toEqual([]));

  it('asks for less when no page has all words', () => {
    expect(first('salesforce zeppelin')?.href).toBe('/technologies/salesforce');
  });
});

it('knows the words of each section after packing', () => {
  expect([...(unpackTerms(index)[1] ?? [])].sort()).toEqual(['down', 'limit', 'written']);
});

it('compares words without accents, and leaves out those that say nothing', () => {
  expect(textTerms('The Café of IntelliMate')).toEqual(['cafe', 'intellimate', 'intelli', 'mate']);
  expect(queryTerms('who is the team')).toEqual(['team']);
  expect(queryTerms('who')).toEqual(['who']);
});

it('marks whole words that matched', () => {
  expect(markMatches('Refunds, and limits', new Set(['refunds', 'limits']))).toEqual([
    { text: 'Refunds', hit: true },
    { text: ', ', hit: false },
    { text: 'and', hit: false },
    { text: ' ', hit: false },
    { text: 'limits', hit: true },
  ]);
});
