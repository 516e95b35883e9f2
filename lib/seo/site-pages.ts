import 'server-only';
import { about } from '@/lib/content/about';
import { articles, insights } from '@/lib/content/articles';
import { careers } from '@/lib/content/careers';
import { caseStudies, caseStudiesPage, type CaseStudy } from '@/lib/content/case-studies';
import { demo } from '@/lib/content/demo';
import { event } from '@/lib/content/event';
import { home } from '@/lib/content/home';
import { industries, industriesPage } from '@/lib/content/industries';
import { cookiePolicy, privacy } from '@/lib/content/legal';
import { platform } from '@/lib/content/platform';
import { platformLanding } from '@/lib/content/platform-landing';
import { press, pressPage } from '@/lib/content/press';
import { products, type Product } from '@/lib/content/products';
import { site } from '@/lib/content/site';
import { foundry, gcc } from '@/lib/content/solutions';
import { team } from '@/lib/content/team';
import { salesforce, servicenow } from '@/lib/content/technologies';
import { categories, tags } from '@/lib/content/topics';
import * as routes from '@/lib/routes';
import { isShareMotif, type ShareDrawing } from './share-art';

/** What part of the site a page belongs to, in the order in which the parts are listed. */
export const groups = [
  'Platform and products',
  'Solutions',
  'Technologies',
  'Industries',
  'Case studies',
  'Articles',
  'Company',
  'Press releases',
  'Policies',
] as const;

/** One public page, as search engines, feeds, share images and other machines are told of it. */
export interface SitePage {
  readonly path: string;
  readonly group: (typeof groups)[number];
  /** Its short name: the last step of its breadcrumb, and what a search result is called. */
  readonly name: string;
  /** The page above it; the home page, if none is named. */
  readonly parent?: string;
  /** The part of the site above it, where that has no page of its own. */
  readonly section?: string;
  /** Search title without the brand, and description. */
  readonly meta: { readonly title: string; readonly description: string };
  /** The files or folders its words stand in; their last change is the page's. */
  readonly sources: readonly string[];
  /** What its share image says and draws, where group and name would say too little. */
  readonly share?: {
    readonly eyebrow?: string;
    readonly headline?: string;
    readonly drawings?: readonly ShareDrawing[];
  };
  /** Of an article or a press release: when it appeared and, if it names them, by whom and about what. */
  readonly published?: {
    readonly date: string;
    readonly section: string;
    readonly author?: string;
    readonly tags?: readonly string[];
  };
}

/** The people of the team page. */
const people = [...team.founders, ...team.executives].map(({ name }) => name);

const moduleDrawing = ({ icon }: Product): ShareDrawing => ({ motif: `intelli${icon}` });
const caseDrawing = ({ slug, results }: CaseStudy): ShareDrawing => ({
  motif: 'case-study',
  seed: slug,
  values: results.cxPerformance,
});

const company: SitePage[] = [
  {
    path: routes.about,
    group: 'Company',
    name: 'Company',
    meta: about.meta,
    sources: ['content/about.ts'],
    share: { eyebrow: about.hero.eyebrow, headline: about.hero.title },
  },
  {
    path: routes.team,
    group: 'Company',
    name: 'Our Team',
    parent: routes.about,
    meta: team.meta,
    sources: ['content/team.ts'],
    share: { eyebrow: team.hero.eyebrow, drawings: people.map((seed) => ({ motif: 'team', seed })) },
  },
  {
    path: routes.careers,
    group: 'Company',
    name: 'Careers',
    meta: careers.meta,
    sources: ['content/careers.ts'],
    share: {
      eyebrow: careers.hero.eyebrow,
      headline: careers.hero.title,
      drawings: [{ motif: 'transport' }],
    },
  },
  {
    path: routes.event(event.slug),
    group: 'Company',
    name: event.name,
    meta: event.meta,
    sources: ['content/event.ts'],
    share: { eyebrow: `${event.place}, ${event.dates}`, drawings: [{ motif: 'event' }] },
  },
  {
    path: routes.demo,
    group: 'Company',
    name: 'Request a Demo',
    meta: demo.meta,
    sources: ['content/demo.ts'],
    share: { eyebrow: demo.eyebrow, drawings: [{ motif: 'foundry' }] },
  },
];

/** Every public page. What lists pages for machines reads them here, so that a new record is in all of it. */
export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    group: 'Platform and products',
    name: 'Home',
    meta: home.meta,
    sources: ['content/home.ts', 'content/questions.ts', 'content/products', 'content/industries'],
    share: { eyebrow: site.tagline, headline: home.products.title },
  },
  {
    path: routes.platform,
    group: 'Platform and products',
    name: 'IntelliMate',
    parent: routes.products,
    meta: platform.meta,
    sources: ['content/platform.ts'],
    share: { eyebrow: platform.hero.eyebrow, headline: platform.hero.title.join(' ') },
  },
  {
    path: routes.products,
    group: 'Platform and products',
    name: 'Products',
    meta: platformLanding.meta,
    sources: ['content/platform-landing.ts'],
    share: {
      eyebrow: platformLanding.hero.eyebrow,
      headline: platformLanding.hero.title,
      drawings: products.all.map(moduleDrawing),
    },
  },
  ...products.all.map((product): SitePage => ({
    path: routes.product(product.slug),
    group: 'Platform and products',
    name: product.title,
    parent: routes.products,
    meta: product.meta,
    sources: [`content/products/${product.slug}.ts`],
    share: { eyebrow: product.subtitle, drawings: [moduleDrawing(product)] },
  })),
  {
    path: routes.gcc,
    group: 'Solutions',
    name: gcc.name,
    section: 'Solutions',
    meta: gcc.meta,
    sources: ['content/solutions/gcc.ts'],
    share: { eyebrow: gcc.name, headline: gcc.hero.title, drawings: [{ motif: 'gcc' }] },
  },
  {
    path: routes.foundry,
    group: 'Solutions',
    name: foundry.name,
    section: 'Solutions',
    meta: foundry.meta,
    sources: ['content/solutions/foundry.ts'],
    share: { eyebrow: foundry.name, headline: foundry.hero.title, drawings: [{ motif: 'foundry' }] },
  },
  ...[salesforce, servicenow].map(({ slug, name, meta, hero }): SitePage => ({
    path: routes.technology(slug),
    group: 'Technologies',
    name,
    section: 'Technologies',
    meta,
    sources: [`content/technologies/${slug}.ts`],
    share: {
      eyebrow: name,
      headline: hero.title,
      ...(isShareMotif(slug) && { drawings: [{ motif: slug }] }),
    },
  })),
  {
    path: routes.industries,
    group: 'Industries',
    name: 'Industries',
    meta: industriesPage.meta,
    sources: ['content/industries'],
    share: {
      eyebrow: industriesPage.hero.eyebrow,
      headline: industriesPage.hero.title,
      drawings: industries.all.map(({ slug }) => ({ motif: slug })),
    },
  },
  {
    path: routes.caseStudies,
    group: 'Case studies',
    name: 'Case Studies',
    meta: caseStudiesPage.meta,
    sources: ['content/case-studies'],
    share: {
      eyebrow: caseStudiesPage.eyebrow,
      headline: caseStudiesPage.title,
      drawings: caseStudies.all.map(caseDrawing),
    },
  },
  ...caseStudies.all.map((study): SitePage => ({
    path: routes.caseStudy(study.slug),
    group: 'Case studies',
    name: study.title,
    parent: routes.caseStudies,
    meta: study.meta,
    sources: [`content/case-studies/${study.slug}.ts`],
    share: { eyebrow: `Case study, ${study.industry}`, drawings: [caseDrawing(study)] },
  })),
  {
    path: routes.articles,
    group: 'Articles',
    name: 'Blogs',
    meta: insights.meta,
    sources: ['content/insights.ts', 'content/articles'],
    share: {
      headline: insights.title,
      drawings: articles.all.map(({ motif, slug }) => ({ motif, seed: slug })),
    },
  },
  ...articles.all.map((article): SitePage => ({
    path: routes.article(article.slug),
    group: 'Articles',
    name: article.title,
    parent: routes.articles,
    meta: article.meta,
    sources: [`content/articles/${article.slug}.md`],
    share: { eyebrow: article.category, drawings: [{ motif: article.motif, seed: article.slug }] },
    published: {
      date: article.publishDate,
      section: article.category,
      author: article.author,
      tags: article.tags,
    },
  })),
  ...[...categories.all, ...tags.all].map(({ path, kind, title, meta, articles: filed }): SitePage => ({
    path,
    group: 'Articles',
    name: title,
    parent: routes.articles,
    meta,
    sources: filed.map(({ slug }) => `content/articles/${slug}.md`),
    share: {
      eyebrow: kind,
      drawings: filed.map(({ motif, slug }) => ({ motif, seed: slug })),
    },
  })),
  ...company,
  {
    path: routes.releases,
    group: 'Press releases',
    name: 'Press Release',
    parent: routes.about,
    meta: pressPage.meta,
    sources: ['content/press'],
    share: { eyebrow: pressPage.hero.eyebrow, headline: pressPage.hero.title },
  },
  ...press.all.map(({ slug, title, meta, category, date, lng, lat }): SitePage => ({
    path: routes.release(slug),
    group: 'Press releases',
    name: title,
    parent: routes.releases,
    meta,
    sources: [`content/press/${slug}.ts`],
    share: { eyebrow: `Press release, ${category}`, drawings: [{ motif: 'locations', lng, lat }] },
    published: { date, section: category },
  })),
  ...[privacy, cookiePolicy].map(({ path, title, meta }): SitePage => ({
    path,
    group: 'Policies',
    name: title,
    meta,
    sources: [`content/legal${path}.ts`, 'content/legal/facts.ts'],
  })),
];

const byPath = new Map(sitePages.map((page) => [page.path, page]));

/**
 * The public page at a path.
 * @throws Error when there is none.
 */
export function pageAt(path: string): SitePage {
  const page = byPath.get(path);
  if (!page) throw new Error(`${path} is not in lib/seo/site-pages.ts`);
  return page;
}

/** One step on the way down to a page. */
export interface Step {
  readonly name: string;
  /** Its page, if it has one. */
  readonly path?: string;
}

/** The way down to a page: the home page first, itself last. */
export function trailTo(path: string): Step[] {
  const { name, parent = '/', section } = pageAt(path);
  const here = { name, path };
  if (path === '/') return [here];
  return [...trailTo(parent), ...(section === undefined ? [] : [{ name: section }]), here];
}
