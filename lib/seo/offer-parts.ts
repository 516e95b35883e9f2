import 'server-only';
import { home } from '@/lib/content/home';
import { industries, industriesPage } from '@/lib/content/industries';
import { platform } from '@/lib/content/platform';
import { platformLanding } from '@/lib/content/platform-landing';
import { pricing } from '@/lib/content/pricing';
import { products, type Product } from '@/lib/content/products';
import { site } from '@/lib/content/site';
import { foundry, gcc } from '@/lib/content/solutions';
import { trust } from '@/lib/content/trust';
import { salesforce, servicenow } from '@/lib/content/technologies';
import { groupNames, pageNames } from '@/content/words/page-names';
import * as routes from '@/lib/routes';
import { isShareMotif, type ShareDrawing } from './share-art';
import { headed, type Part } from './site-part';

const moduleDrawing = ({ icon }: Product): ShareDrawing => ({ motif: `intelli${icon}` });

/** What is offered: the platform and its modules, solutions, technologies and industries. */
export const offerParts: readonly Part[] = [
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
      { ...headed(routes.trust, pageNames.trust, trust, 'content/trust.ts'), parent: routes.platform },
      headed(
        routes.products,
        pageNames.products,
        platformLanding,
        'content/platform-landing.ts',
        products.all.map(moduleDrawing),
      ),
      {
        ...headed(routes.pricing, pageNames.pricing, pricing, 'content/pricing.ts'),
        parent: routes.products,
      },
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
];
