import 'server-only';
import type { z } from 'zod';
import { caseStudies } from '@/content/case-studies';
import { event } from '@/content/event';
import type { eventSchema } from '@/content/event.schema';
import { figures } from '@/content/figures';
import { industries } from '@/content/industries';
import { press } from '@/content/press';
import { products } from '@/content/products';
import { getWritten } from '@/content/schema/define-record';
import { getBuiltPaths, isDevelopment } from '@/lib/env/deployment';
import * as routes from '@/lib/routes';
import { readArticleFiles, listArticlePaths } from './article-files';

// A record with a mistake has its page too, so that links to it are right.
const writtenEvent = getWritten(event) as z.input<typeof eventSchema> | undefined;

const singlePages = [
  '/',
  routes.platform,
  routes.trust,
  routes.pricing,
  routes.gcc,
  routes.foundry,
  routes.technology('salesforce'),
  routes.technology('servicenow'),
  routes.demo,
  routes.about,
  ...(Object.keys(getWritten(figures) as object).length > 0 ? [routes.figures] : []),
  routes.team,
  routes.careers,
  ...(writtenEvent ? [routes.event(writtenEvent.slug)] : []),
  routes.privacy,
  routes.cookiePolicy,
];

/** Lists the page of a family and its records; without records there is no list either. */
const listFamily = (list: string, page: (slug: string) => string, records: readonly { slug: string }[]) =>
  records.length > 0 ? [list, ...records.map(({ slug }) => page(slug))] : [];

function readPages(): string[] {
  const articlePaths = listArticlePaths(readArticleFiles());
  return [
    ...singlePages,
    ...listFamily(routes.products, routes.product, products.written),
    ...(industries.written.length > 0 ? [routes.industries] : []),
    ...listFamily(routes.caseStudies, routes.caseStudy, caseStudies.written),
    ...(articlePaths.length > 0 ? [routes.articles, ...articlePaths] : []),
    ...listFamily(routes.releases, routes.release, press.written),
  ];
}

/**
 * Every public path that exists now. Menus, links, sitemap, feeds and tests follow it.
 * A server need not have the folder of articles, so the build contains the list.
 */
export const pages: readonly string[] = (isDevelopment ? undefined : getBuiltPaths()) ?? readPages();

/** Tells whether a link leads to an existing page; its anchor is ignored. */
export function isPage(href: string): boolean {
  return pages.includes(href.split('#')[0] ?? href);
}
