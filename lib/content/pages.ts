import 'server-only';
import { event } from '@/content/event';
import { products } from '@/content/products';

/** Public pages that stand alone. A family of pages adds the paths of its records. */
const single = ['/', '/products', '/intellimate', '/demo', `/${event.slug}`, '/privacy', '/cookie-policy'];

/** Every public path that exists now. Navigation, page links and the sitemap follow it. */
export const pages: readonly string[] = [...single, ...products.map(({ slug }) => `/products/${slug}`)];

/** Says whether the page of a link exists. An anchor belongs to its page. */
export function pageExists(href: string): boolean {
  return pages.includes(href.split('#')[0] ?? href);
}
