import { load, type CheerioAPI } from 'cheerio';
import { sectionWords } from '@/content/words/sections';
import { questions } from '@/content/questions';
import { pages } from '@/lib/content/pages';
import * as routes from '@/lib/routes';
import { eventPath } from '../support/chosen';
import { expect, test } from './support';

const crumbTrail = `nav[aria-label="${sectionWords.breadcrumb}"]`;

type Json = string | number | boolean | Json[] | { [key: string]: Json };
type Node = Record<string, Json>;

/** What each page says it is, besides its breadcrumb. The first pattern that fits holds. */
const expectedTypes: [page: RegExp, types: string[]][] = [
  [/^\/$/, ['Organization', 'WebSite', ...(questions.length > 0 ? ['FAQPage'] : [])]],
  [/^\/about$/, ['AboutPage', 'Organization']],
  [/^\/demo$/, ['ContactPage']],
  [/^\/(products|case-studies|blogs|press-release|industries)$/, ['CollectionPage', 'ItemList']],
  [/^\/blogs\/(category|tag)\//, ['CollectionPage', 'ItemList']],
  [/^\/team$/, ['WebPage', 'ItemList']],
  [new RegExp(`^(${routes.platform}$|${routes.products}/)`), ['WebPage', 'SoftwareApplication']],
  [/^\/(solutions|technologies)\//, ['WebPage', 'Service']],
  [/^\/blogs\//, ['WebPage', 'BlogPosting']],
  [/^\/press-release\//, ['WebPage', 'NewsArticle']],
  [/^\/case-studies\//, ['WebPage']],
];

const forbidden = ['AggregateRating', 'Review', 'Offer', 'JobPosting', 'SearchAction'];

/** Values that are codes of a vocabulary, and so stand on no page. */
const codes = new Set([
  '@context',
  '@type',
  'addressCountry',
  'applicationCategory',
  'contactType',
  'eventStatus',
  'inLanguage',
]);

const isAddress = (value: string) => value.startsWith('http');
const isDate = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** Every text in the data, with the name of its property. */
function textsOf(value: Json, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, name));
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, key));
}

const blocksOf = ($: CheerioAPI) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Node);

const nodesOf = (block: Node) => ('@graph' in block ? (block['@graph'] as Node[]) : [block]);

/** Text with one space for any run of them, and without the marks that keep words on one line. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();

/** What a reader finds on the page, and the machine's form of its dates. */
function readPage($: CheerioAPI) {
  const dates = $('time')
    .toArray()
    .map((time) => $(time).attr('datetime'));
  const links = $('a[href]')
    .toArray()
    .map((link) => $(link).attr('href'));
  $('script, style, template').remove();
  // The lines of an address stand below one another; in one text they have commas between them.
  const lines = $('footer address p')
    .toArray()
    .map((line) => $(line).text());
  return { text: plain(`${$('body').text()} ${lines.join(', ')}`), dates, links };
}

for (const path of pages) {
  test(`${path} tells machines what it tells readers`, async ({ request, baseURL }) => {
    const origin = baseURL ?? '';
    const $ = load(await (await request.get(path)).text());
    const blocks = blocksOf($);
    expect(blocks.filter((block) => block['@context'] !== 'https://schema.org')).toEqual([]);

    const nodes = blocks.flatMap(nodesOf);
    const types = nodes.map((node) => node['@type']);
    const [, expected = ['WebPage', ...(path === eventPath ? ['Event'] : [])]] =
      expectedTypes.find(([pattern]) => pattern.test(path)) ?? [];
    expect(types).toEqual([...expected, ...(path === '/' ? [] : ['BreadcrumbList'])]);
    const ids = nodes.map((node) => node['@id']);
    expect(new Set(ids).size).toBe(ids.length);

    const crumbs = $(`${crumbTrail} li`).toArray();
    const shown = crumbs.map((step) => ({
      name: $(step).text(),
      item: $(step).find('a').attr('href') ?? ($(step).attr('aria-current') === 'page' ? path : undefined),
    }));
    const list = nodes.find((node) => node['@type'] === 'BreadcrumbList');
    expect(list?.['itemListElement'] ?? []).toEqual(
      shown
        .filter(({ item }) => item !== undefined)
        .map(({ name, item = '' }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: origin + (item === '/' ? '' : item),
        })),
    );
    expect($(crumbTrail)).toHaveLength(path === '/' ? 0 : 1);

    const page = readPage($);
    const texts = textsOf(blocks);
    expect(texts.filter(([name, text]) => name === '@type' && forbidden.includes(text))).toEqual([]);
    const told = texts.filter(([name]) => !codes.has(name));
    expect(told.filter(([, text]) => isDate(text) && !page.dates.includes(text))).toEqual([]);
    const prose = told.filter(([, text]) => !isDate(text) && !isAddress(text));
    expect(prose.filter(([, text]) => !page.text.includes(plain(text)))).toEqual([]);

    const addresses = told.filter(([, text]) => isAddress(text));
    const elsewhere = addresses.filter(([, text]) => new URL(text).origin !== origin);
    expect(elsewhere.filter(([name, text]) => name !== 'sameAs' || !page.links.includes(text))).toEqual([]);
    const local = new Set(
      addresses.map(([, text]) => new URL(text)).map((url) => (url.origin === origin ? url.pathname : '/')),
    );
    for (const address of local) expect((await request.head(address)).status(), address).toBe(200);
  });
}
