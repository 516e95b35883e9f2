// Not server-only, because next.config.ts reads it outside of React.
import { getBuiltArticlePaths } from '../env/deployment';
import * as routes from '../routes';
import { casesByNumber } from '../../content/case-studies';
import { event } from '../../content/event';
import { figures } from '../../content/figures';
import { industries } from '../../content/industries';
import { press } from '../../content/press';
import { products } from '../../content/products';
import { readArticleFiles, listArticlePaths } from './article-files';

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
  ...(Object.keys(figures).length > 0 ? [routes.figures] : []),
  routes.team,
  routes.careers,
  ...(event ? [routes.event(event.slug)] : []),
  routes.privacy,
  routes.cookiePolicy,
];

const articlePaths = getBuiltArticlePaths() ?? listArticlePaths(readArticleFiles());

/** Lists the page of a family and its records; without records there is no list either. */
const listFamily = (list: string, page: (slug: string) => string, records: readonly { slug: string }[]) =>
  records.length > 0 ? [list, ...records.map(({ slug }) => page(slug))] : [];

/** Every public path that exists now. Menus, links, sitemap, feeds and tests follow it. */
export const pages: readonly string[] = [
  ...singlePages,
  ...listFamily(routes.products, routes.product, products),
  ...(industries.length > 0 ? [routes.industries] : []),
  ...listFamily(routes.caseStudies, routes.caseStudy, Object.values(casesByNumber)),
  ...(articlePaths.length > 0 ? [routes.articles, ...articlePaths] : []),
  ...listFamily(routes.releases, routes.release, press),
];

/** Tells whether a link leads to an existing page; its anchor is ignored. */
export function isPage(href: string): boolean {
  return pages.includes(href.split('#')[0] ?? href);
}
