// Not server-only: next.config.ts reads it, outside of React.
import { builtArticlePaths } from '../env/article-paths';
import * as routes from '../routes';
import { casesByNumber } from '../../content/case-studies';
import { event } from '../../content/event';
import { press } from '../../content/press';
import { products } from '../../content/products';
import { articleFiles, pathsOf } from './article-files';

/** Public pages that stand alone. A family of pages adds the paths of its records. */
const single = [
  '/',
  routes.products,
  routes.platform,
  routes.gcc,
  routes.foundry,
  routes.technology('salesforce'),
  routes.technology('servicenow'),
  routes.demo,
  routes.industries,
  routes.caseStudies,
  routes.articles,
  routes.about,
  routes.team,
  routes.releases,
  routes.careers,
  routes.event(event.slug),
  routes.privacy,
  routes.cookiePolicy,
];

const articlePaths = builtArticlePaths() ?? pathsOf(articleFiles());

/** Every public path that exists now. Navigation, page links and the sitemap follow it. */
export const pages: readonly string[] = [
  ...single,
  ...products.map(({ slug }) => routes.product(slug)),
  ...Object.values(casesByNumber).map(({ slug }) => routes.caseStudy(slug)),
  ...articlePaths,
  ...press.map(({ slug }) => routes.release(slug)),
];

/** Says whether the page of a link exists. An anchor belongs to its page. */
export function pageExists(href: string): boolean {
  return pages.includes(href.split('#')[0] ?? href);
}
