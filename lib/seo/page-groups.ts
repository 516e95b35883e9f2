import 'server-only';
import { about } from '@/content/about';
import { articleList } from '@/content/article-list';
import { articles, type Article } from '@/lib/content/articles';
import { careers } from '@/content/careers';
import { caseStudies, caseStudiesPage } from '@/content/case-studies';
import type { CaseStudy } from '@/content/case-studies/schema';
import { demo } from '@/content/demo';
import { event } from '@/content/event';
import { figuresPage } from '@/content/figures';
import { home } from '@/content/home';
import { industries, industriesPage } from '@/content/industries';
import { cookiePolicy } from '@/content/legal/cookie-policy';
import { privacy } from '@/content/legal/privacy';
import { intellimate } from '@/content/intellimate';
import { productsPage } from '@/content/products-page';
import { pricing } from '@/content/pricing';
import { press, pressPage } from '@/content/press';
import { products } from '@/content/products';
import type { Product } from '@/content/products/schema';
import { site } from '@/content/site';
import { foundry } from '@/content/solutions/foundry';
import { gcc } from '@/content/solutions/gcc';
import { team } from '@/content/team';
import { salesforce } from '@/content/technologies/salesforce';
import { servicenow } from '@/content/technologies/servicenow';
import { trust } from '@/content/trust';
import { categories, tags } from '@/lib/content/topics';
import { groupNames, pageNames, type shareDrawings, shareEyebrows } from '@/content/messages/pages';
import * as routes from '@/lib/routes';

export interface ShareDrawing {
  readonly name: keyof typeof shareDrawings;
  readonly values?: readonly { readonly before: string | number; readonly after: string | number }[];
}

/** A public page as machines know it: search engines, feeds, share images. */
export interface SitePage {
  readonly path: string;
  readonly group: keyof typeof groupNames;
  /** Last step of the breadcrumb, and title in search results. */
  readonly name: string;
  /** Path of the page above, by default the home page. */
  readonly parent?: string;
  readonly section?: string;
  readonly meta: { readonly title: string; readonly description: string };
  /** Overrides group and name in the share image. */
  readonly share?: {
    readonly eyebrow?: string;
    readonly headline?: string;
    readonly drawings?: readonly ShareDrawing[];
  };
  readonly published?: {
    readonly date: string;
    readonly section: string;
    readonly author?: string;
    readonly tags?: readonly string[];
  };
}

/** A group of pages, read on first use, so that one page loads few records. */
export interface PageGroup {
  readonly group: SitePage['group'];
  readonly under?: string;
  readonly pages: () => readonly Omit<SitePage, 'group'>[];
}

/** Describes a page whose share image repeats its hero. */
const describePage = (
  path: string,
  name: string,
  { meta, hero }: Pick<SitePage, 'meta'> & { hero: { eyebrow: string; title: string } },
  drawings?: ShareDrawing[],
) => ({
  path,
  name,
  meta,
  share: { eyebrow: hero.eyebrow, headline: hero.title, ...(drawings && { drawings }) },
});

const describePractice = (
  path: string,
  section: string,
  { name, meta, hero }: Pick<SitePage, 'name' | 'meta'> & { hero: { title: string } },
  drawing: ShareDrawing['name'],
) => ({
  path,
  name,
  section,
  meta,
  share: { eyebrow: name, headline: hero.title, drawings: [{ name: drawing }] },
});

const moduleDrawing = ({ icon }: Product): ShareDrawing => ({ name: `intelli${icon}` });
const caseDrawing = ({ results }: CaseStudy): ShareDrawing => ({
  name: 'case-study',
  values: results.cxPerformance,
});

const articleDrawing = ({ drawing }: Article): ShareDrawing => ({ name: drawing });

export const pageGroups: readonly PageGroup[] = [
  {
    group: 'platform',
    pages: () => [
      {
        path: '/',
        name: pageNames.home,
        meta: home.meta,
        share: { eyebrow: site.tagline, headline: home.products.title },
      },
      {
        path: routes.platform,
        name: pageNames.platform,
        parent: routes.products,
        meta: intellimate.meta,
        share: { eyebrow: intellimate.hero.eyebrow, headline: intellimate.hero.title.join(' ') },
      },
      { ...describePage(routes.trust, pageNames.trust, trust), parent: routes.platform },
      describePage(routes.products, pageNames.products, productsPage, products.all.map(moduleDrawing)),
      { ...describePage(routes.pricing, pageNames.pricing, pricing), parent: routes.products },
      ...products.all.map((product) => ({
        path: routes.product(product.slug),
        name: product.title,
        parent: routes.products,
        meta: product.meta,
        share: { eyebrow: product.subtitle, drawings: [moduleDrawing(product)] },
      })),
    ],
  },
  {
    group: 'solutions',
    under: '/solutions/',
    pages: () => [
      describePractice(routes.gcc, groupNames.solutions, gcc, 'gcc'),
      describePractice(routes.foundry, groupNames.solutions, foundry, 'foundry'),
    ],
  },
  {
    group: 'technologies',
    under: routes.technology(''),
    pages: () => [
      describePractice(routes.technology('salesforce'), groupNames.technologies, salesforce, 'salesforce'),
      describePractice(routes.technology('servicenow'), groupNames.technologies, servicenow, 'servicenow'),
    ],
  },
  {
    group: 'industries',
    under: routes.industries,
    pages: () => [
      describePage(
        routes.industries,
        pageNames.industries,
        industriesPage,
        industries.all.map(({ drawing }) => ({ name: drawing })),
      ),
    ],
  },
  {
    group: 'caseStudies',
    under: routes.caseStudies,
    pages: () => [
      describePage(
        routes.caseStudies,
        pageNames.caseStudies,
        { meta: caseStudiesPage.meta, hero: caseStudiesPage },
        caseStudies.all.map(caseDrawing),
      ),
      ...caseStudies.all.map((study) => ({
        path: routes.caseStudy(study.slug),
        name: study.title,
        parent: routes.caseStudies,
        meta: study.meta,
        share: { eyebrow: shareEyebrows.caseStudy(study.industry), drawings: [caseDrawing(study)] },
      })),
    ],
  },
  {
    group: 'articles',
    under: routes.articles,
    pages: () => [
      {
        path: routes.articles,
        name: pageNames.articles,
        meta: articleList.meta,
        share: { headline: articleList.title, drawings: articles.all.map(articleDrawing) },
      },
      ...articles.all.map((article) => ({
        path: routes.article(article.slug),
        name: article.title,
        parent: routes.articles,
        meta: article.meta,
        share: { eyebrow: article.category, drawings: [articleDrawing(article)] },
        published: {
          date: article.publishDate,
          section: article.category,
          author: article.author,
          tags: article.tags,
        },
      })),
      ...[...categories.all, ...tags.all].map(({ path, kind, title, meta, articles: filed }) => ({
        path,
        name: title,
        parent: routes.articles,
        meta,
        share: { eyebrow: kind, drawings: filed.map(articleDrawing) },
      })),
    ],
  },
  {
    group: 'company',
    pages: () => [
      describePage(routes.about, pageNames.about, about),
      // Without figures this page does not exist.
      { ...describePage(routes.figures, pageNames.figures, figuresPage), parent: routes.about },
      {
        ...describePage(routes.team, pageNames.team, team, [{ name: 'channels' }]),
        parent: routes.about,
      },
      describePage(routes.careers, pageNames.careers, careers, [{ name: 'transport' }]),
      ...(event
        ? [
            {
              path: routes.event(event.slug),
              name: event.name,
              meta: event.meta,
              share: { eyebrow: `${event.place}, ${event.dates}`, drawings: [{ name: 'event' as const }] },
            },
          ]
        : []),
      {
        path: routes.demo,
        name: pageNames.demo,
        meta: demo.meta,
        share: { eyebrow: demo.eyebrow, drawings: [{ name: 'foundry' }] },
      },
    ],
  },
  {
    group: 'releases',
    under: routes.releases,
    pages: () => [
      { ...describePage(routes.releases, pageNames.releases, pressPage), parent: routes.about },
      ...press.all.map(({ slug, title, meta, category, date }) => ({
        path: routes.release(slug),
        name: title,
        parent: routes.releases,
        meta,
        share: { eyebrow: shareEyebrows.release(category) },
        published: { date, section: category },
      })),
    ],
  },
  {
    group: 'policies',
    pages: () => [privacy, cookiePolicy].map(({ path, title, meta }) => ({ path, name: title, meta })),
  },
];
