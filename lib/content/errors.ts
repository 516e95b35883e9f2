import 'server-only';
import { notFound as record } from '@/content/errors';
import { pageExists } from './pages';

/** The page of an unknown address, with three links to pages that exist. */
export const notFound = { ...record, links: record.links.filter(({ href }) => pageExists(href)).slice(0, 3) };
