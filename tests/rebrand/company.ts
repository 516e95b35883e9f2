import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createJiti } from 'jiti';
import type { z } from 'zod';
import { makeSmallestRecord } from './smallest.ts';

// The exports of another company's content, made mostly from the schemas of the records.
const jiti = createJiti(import.meta.url, {
  alias: { '@': resolve('.'), 'server-only': resolve('tests/support/empty.ts') },
});
const schemas = (file: string) => jiti.import<Record<string, z.ZodType>>(resolve('content', file));

/** Makes a record by the exported schema of a content file. A removed page has none. */
async function make(file: string, name: string, words: string, given?: object): Promise<unknown> {
  const schema = existsSync(`content/${file}.ts`) && (await schemas(file))[name];
  return schema ? makeSmallestRecord(schema, words, given) : undefined;
}

export const companyName = 'Kestrel Works';
const mailDomain = 'kestrel-works.example';
const site = {
  name: companyName,
  mailDomain,
  tagline: 'Agents for small ports',
  footerLine: 'Planning for ports that close at night.',
  eventSlug: 'Kestrel-Works-Harbor-Days',
  postalAddress: { street: ['0-0 Pier'], locality: 'Nagasaki', postalCode: '850-0000', country: 'JP' },
  address: ['0-0 Pier', 'Nagasaki 850-0000'],
  social: [],
  answering: { by: 'The harbor desk', within: 'three working days' },
  sampleNotice: false,
};
const office = `office@${mailDomain}`;
const mailbox = { hello: office, careers: office, press: office, privacy: office, security: office };

const pages = [
  '/products',
  '/blogs',
  '/industries',
  '/press-release',
  '/about',
  '/team',
  '/careers',
  '/figures',
];
const more = ['/intellimate', '/solutions/gcc', '/solutions/ai-foundry', '/technologies/salesforce'];
const rest = ['/technologies/servicenow', '/demo', '/trust', '/pricing'];
const linkTo = (href: string) =>
  existsSync(`app/(marketing)${href}/page.tsx`) ? [{ label: `Page ${href.split('/').at(-1)}`, href }] : [];

const figure = { name: 'Trials', definition: 'Ports that tried it', sample: 'One port', value: '2' };
const article = {
  slug: 'a-stamp-is-a-decision',
  title: 'A stamp is a decision',
  subtitle: 'What a paper says',
  category: 'Papers & Stamps',
  author: '山口 真帆',
  publishDate: '2026-05-11',
  tags: ['planning'],
  meta: { title: 'A stamp is a decision', description: 'What a paper says, and who signs it.' },
};

/** Returns the files of the content by path, each as exports or as text. */
export const makeCompanyFiles = async (): Promise<Record<string, Record<string, unknown> | string>> => ({
  'site.ts': { site, mailbox },
  'film.ts': { film: { company: 'YouTube', host: 'www.youtube-nocookie.com' } },
  'about.ts': { about: await make('about.schema', 'aboutSchema', 'company') },
  'articles/a-stamp-is-a-decision.md': `---\n${JSON.stringify(article)}\n---\n\nAn agent reads. [A person](/about) signs.\n`,
  'careers.ts': { careers: await make('careers.schema', 'careersSchema', 'work') },
  'case-studies/index.ts': {
    casesByNumber: {},
    caseStudiesPage: await make('case-studies/schema', 'caseStudiesPageSchema', 'cases'),
    unknownCase: await make('case-studies/schema', 'unknownCaseSchema', 'unknown case'),
  },
  'demo.ts': { demo: await make('demo.schema', 'demoSchema', 'demo') },
  'errors.ts': { notFound: await make('errors.schema', 'notFoundSchema', 'no page') },
  'event.ts': { event: undefined },
  'figures.ts': {
    caseSamples: {},
    figures: { trials: figure },
    figuresPage: await make('figures.schema', 'figuresPageSchema', 'figures'),
    origins: { case: await make('figures.schema', 'originSchema', 'origin') },
  },
  'home.ts': { home: await make('home.schema', 'homeSchema', 'home') },
  'industries/index.ts': {
    industries: [await make('industries/schema', 'industrySchema', 'ferries')],
    industriesPage: await make('industries/schema', 'industriesPageSchema', 'industries'),
  },
  'article-list.ts': {
    articleList: await make('article-list.schema', 'articleListSchema', 'notes', {
      categories: [{ name: article.category }],
    }),
  },
  'legal/index.ts': {
    privacy: await make('legal/schema', 'legalSchema', 'privacy', { path: '/privacy' }),
    cookiePolicy: await make('legal/schema', 'legalSchema', 'cookies', { path: '/cookie-policy' }),
  },
  'navigation.ts': {
    navigation: await make('navigation.schema', 'navigationSchema', 'menu', {
      main: pages.flatMap(linkTo),
      columns: [{ id: 'all', title: 'All', entries: [...pages, ...more, ...rest].flatMap(linkTo) }],
      legal: ['/privacy', '/cookie-policy'].flatMap(linkTo),
    }),
  },
  'platform-landing.ts': {
    platformLanding: await make('platform-landing.schema', 'platformLandingSchema', 'products'),
  },
  'platform.ts': {
    platform: await make('platform.schema', 'platformSchema', 'platform', {
      weekend: { runs: 120, stops: [19, 47], to: '16:40:00' },
    }),
  },
  'pricing.ts': { pricing: await make('pricing.schema', 'pricingSchema', 'prices') },
  'press/index.ts': {
    press: [await make('press/schema', 'releaseSchema', 'office opens')],
    pressPage: await make('press/schema', 'pressPageSchema', 'press'),
  },
  'products/index.ts': {
    products: [await make('products/schema', 'productSchema', 'berth')],
  },
  'products/default-metrics.ts': { defaultMetrics: [] },
  'solutions/foundry.ts': {
    foundry: await make('solutions/schema', 'foundrySchema', 'foundry'),
  },
  'solutions/gcc.ts': {
    gcc: await make('solutions/schema', 'gccSchema', 'centers', { success: { source: 'trials' } }),
  },
  'team.ts': { team: await make('team.schema', 'teamSchema', 'people') },
  'trust.ts': { trust: await make('trust.schema', 'trustSchema', 'trust') },
  'technologies/index.ts': {
    salesforce: await make('technologies/schema', 'salesforceSchema', 'customers', { slug: 'salesforce' }),
    servicenow: await make('technologies/schema', 'servicenowSchema', 'repairs', { slug: 'servicenow' }),
  },
});
