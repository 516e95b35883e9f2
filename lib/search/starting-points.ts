import 'server-only';
import { pageAt } from '@/lib/seo/site-pages';

/** Where to begin when there is nothing to look for yet, or nothing was found. */
export const startingPoints = [
  '/products',
  '/industries',
  '/case-studies',
  '/blogs',
  '/careers',
  '/demo',
].map((href) => ({ href, label: pageAt(href).name }));
