import 'server-only';
import { about } from '@/lib/content/about';
import { careers } from '@/lib/content/careers';
import { demo } from '@/lib/content/demo';
import { event } from '@/lib/content/event';
import { figuresPage } from '@/lib/content/figures';
import { cookiePolicy, privacy } from '@/lib/content/legal';
import { press, pressPage } from '@/lib/content/press';
import { team } from '@/lib/content/team';
import { pageNames } from '@/content/words/page-names';
import { shareEyebrows } from '@/content/words/share-images';
import * as routes from '@/lib/routes';
import { headed, type Part } from './site-part';

/** What is said of the company, with its releases and policies. */
export const companyParts: readonly Part[] = [
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
      ...press.all.map(({ slug, title, meta, category, date }) => ({
        path: routes.release(slug),
        name: title,
        parent: routes.releases,
        meta,
        sources: [`content/press/${slug}.ts`],
        share: { eyebrow: shareEyebrows.release(category) },
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
