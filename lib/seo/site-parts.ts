import 'server-only';
import { about } from '@/lib/content/about';
import { articles, insights, type Article } from '@/lib/content/articles';
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
import { press, pressPage } from '@/lib/content/press';
import { products, type Product } from '@/lib/content/products';
import { site } from '@/lib/content/site';
import { foundry, gcc } from '@/lib/content/solutions';
import { team } from '@/lib/content/team';
import { salesforce, servicenow } from '@/lib/content/technologies';
import { categories, tags } from '@/lib/content/topics';
import { groupNames, pageNames } from '@/content/words/page-names';
import { shareEyebrows } from '@/content/words/share-images';
import * as routes from '@/lib/routes';
import { isShareMotif, type ShareDrawing } from './share-art';
import type { SitePage } from './site-page';

/** A page that stands in one place of content/, and whose share image says what its head says. */
const headed = (
  path: string,
  name: string,
  { meta, hero }: Pick<SitePage, 'meta'> & { hero: { eyebrow: string; title: string } },
  source: string,
  drawings?: ShareDrawing[],
) => ({
  path,
  name,
  meta,
  sources: [source],
  share: { eyebrow: hero.eyebrow, headline: hero.title, ...(drawings && { drawings }) },
});

const moduleDrawing = ({ icon }: Product): ShareDrawing => ({ motif: `intelli${icon}` });
const caseDrawing = ({ slug, results }: CaseStudy): ShareDrawing => ({
  motif: 'case-study',
  seed: slug,
  values: results.cxPerformance,
});
const articleDrawing = ({ slug, motif }: Article): ShareDrawing => ({ motif, seed: slug });

/** A part of the site, read when one of its pages is asked for: a server that renders one page reads few records. */
export interface Part {
  readonly group: SitePage['group'];
  /** What the addresses of its pages begin with, where they have that in common. */
  readonly under?: string;
  readonly pages: () => readonly Omit<SitePage, 'group'>[];
}

/** Every public page with what is said of it, part by part. */
export const parts: readonly Part[] = [
  {
    group: 'platform',
    pages: () => [
      {
        path: '/',
        name: pageNames.home,
        meta: home.meta,
        sources: ['content/home.ts', 'content/questions.ts', 'content/products', 'content/industries'],
        share: { eyebrow: site.tagline, headline: home.products.title },
      },
      {
        path: routes.platform,
        name: pageNames.platform,
        parent: routes.products,
        meta: platform.meta,
        sources: ['content/platform.ts'],
        share: { eyebrow: platform.hero.eyebrow, headline: platform.hero.title.join(' ') },
      },
      headed(
        routes.products,
        pageNames.products,
        platformLanding,
        'content/platform-landing.ts',
        products.all.map(moduleDrawing),
      ),
      ...products.all.map((product) => ({
        path: routes.product(product.slug),
        name: product.title,
        parent: routes.products,
        meta: product.meta,
        sources: [`content/products/${product.slug}.ts`],
        share: { eyebrow: product.subtitle, drawings: [moduleDrawing(product)] },
      })),
    ],
  },
  {
    group: 'solutions',
    under: '/solutions/',
    pages: () =>
      (
        [
          ['gcc', gcc],
          ['foundry', foundry],
        ] as const
      ).map(([motif, { name, meta, hero }]) => ({
        path: routes[motif],
        name,
        section: groupNames.solutions,
        meta,
        sources: [`content/solutions/${motif}.ts`],
        share: { eyebrow: name, headline: hero.title, drawings: [{ motif }] },
      })),
  },
  {
    group: 'technologies',
    under: routes.technology(''),
    pages: () =>
      [salesforce, servicenow].map(({ slug, name, meta, hero }) => ({
        path: routes.technology(slug),
        name,
        section: groupNames.technologies,
        meta,
        sources: [`content/technologies/${slug}.ts`],
        share: {
          eyebrow: name,
          headline: hero.title,
          ...(isShareMotif(slug) && { drawings: [{ motif: slug }] }),
        },
      })),
  },
  {
    group: 'industries',
    under: routes.industries,
    pages: () => [
      headed(
        routes.industries,
        pageNames.industries,
        industriesPage,
        'content/industries',
        industries.all.map(({ motif }) => ({ motif })),
      ),
    ],
  },
  {
    group: 'caseStudies',
    under: routes.caseStudies,
    pages: () => [
      headed(
        routes.caseStudies,
        pageNames.caseStudies,
        { meta: caseStudiesPage.meta, hero: caseStudiesPage },
        'content/case-studies',
        caseStudies.all.map(caseDrawing),
      ),
      ...caseStudies.all.map((study) => ({
        path: routes.caseStudy(study.slug),
        name: study.title,
        parent: routes.caseStudies,
        meta: study.meta,
        sources: [`content/case-studies/${study.slug}.ts`],
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
        meta: insights.meta,
        sources: ['content/insights.ts', 'content/articles'],
        share: { headline: insights.title, drawings: articles.all.map(articleDrawing) },
      },
      ...articles.all.map((article) => ({
        path: routes.article(article.slug),
        name: article.title,
        parent: routes.articles,
        meta: article.meta,
        sources: [`content/articles/${article.slug}.md`],
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
        sources: filed.map(({ slug }) => `content/articles/${slug}.md`),
        share: { eyebrow: kind, drawings: filed.map(articleDrawing) },
      })),
    ],
  },
  {
    group: 'company',
    pages: () => [
      headed(routes.about, pageNames.about, about, 'content/about.ts'),
      // Without figures it is not among the pages that exist.
      {
        ...headed(routes.figures, pageNames.figures, figuresPage, 'content/figures.ts'),
        parent: routes.about,
      },
      {
        ...headed(routes.team, pageNames.team, team, 'content/team.ts', [{ motif: 'article-case' }]),
        parent: routes.about,
      },
      headed(routes.careers, pageNames.careers, careers, 'content/careers.ts', [{ motif: 'transport' }]),
      ...(event
        ? [
            {
              path: routes.event(event.slug),
              name: event.name,
              meta: event.meta,
              sources: ['content/event.ts'],
              share: { eyebrow: `${event.place}, ${event.dates}`, drawings: [{ motif: 'event' as const }] },
            },
          ]
        : []),
      {
        path: routes.demo,
        name: pageNames.demo,
        meta: demo.meta,
        sources: ['content/demo.ts'],
        share: { eyebrow: demo.eyebrow, drawings: [{ motif: 'foundry' }] },
      },
    ],
  },
  {
    group: 'releases',
    under: routes.releases,
    pages: () => [
      {
        ...headed(routes.releases, pageNames.releases, pressPage, 'content/press'),
        parent: routes.about,
      },
      ...press.all.map(({ slug, title, meta, category, date, lng, lat }) => ({
        path: routes.release(slug),
        name: title,
        parent: routes.releases,
        meta,
        sources: [`content/press/${slug}.ts`],
        share: {
          eyebrow: shareEyebrows.release(category),
          drawings: [{ motif: 'locations' as const, lng, lat }],
        },
        published: { date, section: category },
      })),
    ],
  },
  {
    group: 'policies',
    pages: () =>
      [privacy, cookiePolicy].map(({ path, title, meta }) => ({
        path,
        name: title,
        meta,
        sources: [`content/legal${path}.ts`, 'content/legal/facts.ts'],
      })),
  },
];
