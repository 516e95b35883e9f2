import 'server-only';
import { about } from '@/lib/content/about';
import { articles, insights } from '@/lib/content/articles';
import { careers } from '@/lib/content/careers';
import { caseStudies, caseStudiesPage } from '@/lib/content/case-studies';
import { demo } from '@/lib/content/demo';
import { event } from '@/lib/content/event';
import { home } from '@/lib/content/home';
import { industriesPage } from '@/lib/content/industries';
import { cookiePolicy, privacy } from '@/lib/content/legal';
import { platform } from '@/lib/content/platform';
import { platformLanding } from '@/lib/content/platform-landing';
import { press, pressPage } from '@/lib/content/press';
import { products } from '@/lib/content/products';
import { foundry, gcc } from '@/lib/content/solutions';
import { team } from '@/lib/content/team';
import { salesforce, servicenow } from '@/lib/content/technologies';
import { categories, tags } from '@/lib/content/topics';

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
  /** Search title without the brand, and description. */
  readonly meta: { readonly title: string; readonly description: string };
  /** The files or folders its words stand in; their last change is the page's. */
  readonly sources: readonly string[];
}

const company: SitePage[] = [
  {
    path: '/about',
    group: 'Company',
    name: 'Company',
    meta: about.meta,
    sources: ['content/about.ts'],
  },
  { path: '/team', group: 'Company', name: 'Our Team', meta: team.meta, sources: ['content/team.ts'] },
  {
    path: '/careers',
    group: 'Company',
    name: 'Careers',
    meta: careers.meta,
    sources: ['content/careers.ts'],
  },
  {
    path: `/${event.slug}`,
    group: 'Company',
    name: event.name,
    meta: event.meta,
    sources: ['content/event.ts'],
  },
  { path: '/demo', group: 'Company', name: 'Request a Demo', meta: demo.meta, sources: ['content/demo.ts'] },
];

/** Every public page. What lists pages for machines reads them here, so that a new record is in all of it. */
export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    group: 'Platform and products',
    name: 'Home',
    meta: home.meta,
    sources: ['content/home.ts', 'content/questions.ts', 'content/products', 'content/industries'],
  },
  {
    path: '/intellimate',
    group: 'Platform and products',
    name: 'IntelliMate',
    meta: platform.meta,
    sources: ['content/platform.ts'],
  },
  {
    path: '/products',
    group: 'Platform and products',
    name: 'Products',
    meta: platformLanding.meta,
    sources: ['content/platform-landing.ts'],
  },
  ...products.all.map(({ slug, title, meta }): SitePage => ({
    path: `/products/${slug}`,
    group: 'Platform and products',
    name: title,
    meta,
    sources: [`content/products/${slug}.ts`],
  })),
  {
    path: '/solutions/gcc',
    group: 'Solutions',
    name: gcc.name,
    meta: gcc.meta,
    sources: ['content/solutions/gcc.ts'],
  },
  {
    path: '/solutions/ai-foundry',
    group: 'Solutions',
    name: foundry.name,
    meta: foundry.meta,
    sources: ['content/solutions/foundry.ts'],
  },
  ...[salesforce, servicenow].map(({ slug, name, meta }): SitePage => ({
    path: `/technologies/${slug}`,
    group: 'Technologies',
    name,
    meta,
    sources: [`content/technologies/${slug}.ts`],
  })),
  {
    path: '/industries',
    group: 'Industries',
    name: 'Industries',
    meta: industriesPage.meta,
    sources: ['content/industries'],
  },
  {
    path: '/case-studies',
    group: 'Case studies',
    name: 'Case Studies',
    meta: caseStudiesPage.meta,
    sources: ['content/case-studies'],
  },
  ...caseStudies.all.map(({ slug, title, meta }): SitePage => ({
    path: `/case-studies/${slug}`,
    group: 'Case studies',
    name: title,
    meta,
    sources: [`content/case-studies/${slug}.ts`],
  })),
  {
    path: '/blogs',
    group: 'Articles',
    name: 'Blogs',
    meta: insights.meta,
    sources: ['content/insights.ts', 'content/articles'],
  },
  ...articles.all.map(({ slug, title, meta }): SitePage => ({
    path: `/blogs/${slug}`,
    group: 'Articles',
    name: title,
    meta,
    sources: [`content/articles/${slug}.md`],
  })),
  ...[...categories.all, ...tags.all].map(({ path, title, meta, articles: filed }): SitePage => ({
    path,
    group: 'Articles',
    name: title,
    meta,
    sources: filed.map(({ slug }) => `content/articles/${slug}.md`),
  })),
  ...company,
  {
    path: '/press-release',
    group: 'Press releases',
    name: 'Press Release',
    meta: pressPage.meta,
    sources: ['content/press'],
  },
  ...press.all.map(({ slug, title, meta }): SitePage => ({
    path: `/press-release/${slug}`,
    group: 'Press releases',
    name: title,
    meta,
    sources: [`content/press/${slug}.ts`],
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
