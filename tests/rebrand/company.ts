import { existsSync, globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { createJiti } from 'jiti';
import type { z } from 'zod';
import { makeSmallestRecord } from './smallest.ts';

// The exports of another company's content, made mostly from the schemas of the records.
const jiti = createJiti(import.meta.url, {
  alias: { '@': resolve('.'), 'server-only': resolve('tests/support/empty.ts') },
});
const schemas = (file: string) => jiti.import<Record<string, z.ZodType>>(resolve('content', file));

/** A record, or the records of a family, with the schema that parses them: its file and name. */
export class Parsed {
  readonly file: string;
  readonly schema: string;
  readonly record: unknown;

  constructor(file: string, schema: string, record: unknown) {
    this.file = file;
    this.schema = schema;
    this.record = record;
  }
}

/** Makes a record by the exported schema of a content file. A removed page has none. */
async function make(file: string, name: string, text: string, given?: object): Promise<Parsed | undefined> {
  const schema = existsSync(`content/${file}.ts`) && (await schemas(file))[name];
  return schema ? new Parsed(file, name, makeSmallestRecord(schema, text, given)) : undefined;
}

/** Makes a family of one record. */
async function makeFamily(folder: string, name: string, text: string): Promise<Parsed> {
  const file = `${folder}/schema`;
  return new Parsed(file, name, [(await make(file, name, text))?.record]);
}

/** Names of the pages whose record is a file of content/, also of those that `npm run new` has made. */
const pageNames = globSync('content/*.schema.ts')
  .map((file) => basename(file, '.schema.ts'))
  .toSorted();

/** Makes the exports of a page's record by its schemas, such as `about` by `aboutSchema`. */
async function makePage(name: string): Promise<Record<string, unknown>> {
  const file = `${name}.schema`;
  const made = Object.entries(await schemas(file)).map(([schemaName, schema]) => [
    schemaName.replace(/Schema$/, ''),
    new Parsed(file, schemaName, makeSmallestRecord(schema, name.replaceAll('-', ' '))),
  ]);
  return Object.fromEntries(made) as Record<string, unknown>;
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

const pages = ['/products', '/blogs', '/industries', '/press-release'];
const more = ['/intellimate', '/solutions/gcc', '/solutions/ai-foundry', '/technologies/salesforce'];
const rest = ['/technologies/servicenow', ...pageNames.map((name) => `/${name}`)];
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

type Files = Record<string, Record<string, unknown> | string>;

const makeSpecialFiles = async (): Promise<Files> => ({
  'site.ts': { site, mailbox },
  'film.ts': { film: { company: 'YouTube', host: 'www.youtube-nocookie.com' } },
  'articles/a-stamp-is-a-decision.md': `---\n${JSON.stringify(article)}\n---\n\nAn agent reads. [A person](/demo) signs.\n`,
  'case-studies/index.ts': {
    casesByNumber: {},
    caseStudies: new Parsed('case-studies/schema', 'caseStudySchema', []),
    caseStudiesPage: await make('case-studies/schema', 'caseStudiesPageSchema', 'cases'),
    unknownCase: await make('case-studies/schema', 'unknownCaseSchema', 'unknown case'),
  },
  'event.ts': { event: undefined },
  'figures.ts': {
    caseSamples: {},
    figures: { trials: figure },
    figuresPage: await make('figures.schema', 'figuresPageSchema', 'figures'),
    origins: { case: await make('figures.schema', 'originSchema', 'origin') },
  },
  'industries/index.ts': {
    industries: await makeFamily('industries', 'industrySchema', 'ferries'),
    industriesPage: await make('industries/schema', 'industriesPageSchema', 'industries'),
  },
  'article-list.ts': {
    articleList: await make('article-list.schema', 'articleListSchema', 'notes', {
      categories: [{ name: article.category }],
    }),
  },
  'legal/privacy.ts': {
    privacy: await make('legal/schema', 'legalSchema', 'privacy', { path: '/privacy' }),
  },
  'legal/cookie-policy.ts': {
    cookiePolicy: await make('legal/schema', 'legalSchema', 'cookies', { path: '/cookie-policy' }),
  },
  'navigation.ts': {
    navigation: await make('navigation.schema', 'navigationSchema', 'menu', {
      main: pages.flatMap(linkTo),
      columns: [{ id: 'all', title: 'All', entries: [...pages, ...more, ...rest].flatMap(linkTo) }],
      legal: ['/privacy', '/cookie-policy'].flatMap(linkTo),
    }),
  },
  'intellimate.ts': {
    intellimate: await make('intellimate.schema', 'intellimateSchema', 'platform', {
      weekend: { runs: 120, stops: [19, 47], to: '16:40:00' },
    }),
  },
  'press/index.ts': {
    press: await makeFamily('press', 'releaseSchema', 'office opens'),
    pressPage: await make('press/schema', 'pressPageSchema', 'press'),
  },
  'products/index.ts': {
    products: await makeFamily('products', 'productSchema', 'berth'),
  },
  'products/default-metrics.ts': { defaultMetrics: [] },
  'solutions/foundry.ts': {
    foundry: await make('solutions/schema', 'foundrySchema', 'foundry'),
  },
  'solutions/gcc.ts': {
    gcc: await make('solutions/schema', 'gccSchema', 'centers', { success: { source: 'trials' } }),
  },
  'technologies/salesforce.ts': {
    salesforce: await make('technologies/schema', 'salesforceSchema', 'customers', { slug: 'salesforce' }),
  },
  'technologies/servicenow.ts': {
    servicenow: await make('technologies/schema', 'servicenowSchema', 'repairs', { slug: 'servicenow' }),
  },
});

/** Returns the files of the content by path, each as exports or as text. */
export async function makeCompanyFiles(): Promise<Files> {
  const files = await makeSpecialFiles();
  for (const name of pageNames) files[`${name}.ts`] ??= await makePage(name);
  return files;
}
