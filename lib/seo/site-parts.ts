import 'server-only';
import { about } from '@/lib/content/about';
import { articles, articleList, type Article } from '@/lib/content/articles';
import { careers } from '@/lib/content/careers';
import { caseStudies, caseStudiesPage, type CaseStudy } from '@/lib/content/case-studies';
import { demo } from '@/lib/content/demo';
import { event } from '@/lib/content/event';
import { figuresPage } from '@/lib/content/figures';
import { home } from '@/lib/content/home';
import { industries, industriesPage } from '@/lib/content/industries';
import { cookiePolicy, privacy } from '@/lib/content/legal';
import { platform } from '@/lib/content/platform';
import { platformLanding } from '@/lib/content/platform-landing';
import { pricing } from '@/lib/content/pricing';
import { press, pressPage } from '@/lib/content/press';
import { products, type Product } from '@/lib/content/products';
import { site } from '@/lib/content/site';
import { foundry, gcc } from '@/lib/content/solutions';
import { team } from '@/lib/content/team';
import { salesforce, servicenow } from '@/lib/content/technologies';
import { trust } from '@/lib/content/trust';
import { categories, tags } from '@/lib/content/topics';
import { groupNames, pageNames, shareEyebrows } from '@/content/messages/pages';
import * as routes from '@/lib/routes';
import type { ShareDrawing } from './share-art';
import type { Part, SitePage } from './site-page';

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
  motif: ShareDrawing['motif'],
) => ({
  path,
  name,
  section,
  meta,
  share: { eyebrow: name, headline: hero.title, drawings: [{ motif }] },
});

const moduleDrawing = ({ icon }: Product): ShareDrawing => ({ motif: `intelli${icon}` });
const caseDrawing = ({ results }: CaseStudy): ShareDrawing => ({
  motif: 'case-study',
  values: results.cxPerformance,
});

const articleDrawing = ({ motif }: Article): ShareDrawing => ({ motif });

export const parts: readonly Part[] = [
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
        meta: platform.meta,
        share: { eyebrow: platform.hero.eyebrow, headline: platform.hero.title.join(' ') },
      },
      { ...describePage(routes.trust, pageNames.trust, trust), parent: routes.platform },
      describePage(routes.products, pageNames.products, platformLanding, products.all.map(moduleDrawing)),
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
        industries.all.map(({ motif }) => ({ motif })),
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
        ...describePage(routes.team, pageNames.team, team, [{ motif: 'channels' }]),
        parent: routes.about,
      },
      describePage(routes.careers, pageNames.careers, careers, [{ motif: 'transport' }]),
      ...(event
        ? [
            {
              path: routes.event(event.slug),
              name: event.name,
              meta: event.meta,
              share: { eyebrow: `${event.place}, ${event.dates}`, drawings: [{ motif: 'event' as const }] },
            },
          ]
        : []),
      {
        path: routes.demo,
        name: pageNames.demo,
        meta: demo.meta,
        share: { eyebrow: demo.eyebrow, drawings: [{ motif: 'foundry' }] },
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
