import 'server-only';
import { site } from '@/lib/content/site';
import * as routes from '@/lib/routes';
import { pageAt } from './site-pages';

/** The families that have feeds, by the path of their list. */
export const feedFamilies = [routes.articles, routes.releases] as const;
export type FeedFamily = (typeof feedFamilies)[number];

/** The last part of each feed's address, beside its family's list, and its format. */
const formats = {
  'feed.xml': { name: 'RSS', type: 'application/rss+xml' },
  'atom.xml': { name: 'Atom', type: 'application/atom+xml' },
} as const;
export type FeedFile = keyof typeof formats;
export const feedFiles = Object.keys(formats) as FeedFile[];

/** A feed carries so many of the newest records. Readers keep what they have. */
export const FEED_LENGTH = 30;

export const feedType = (file: FeedFile) => formats[file].type;

export const feedTitle = (family: FeedFamily) => `${pageAt(family).meta.title} - ${site.name}`;

/** Returns the feeds of a page's family by media type, as a page's metadata names them. */
export function feedLinks(path: string) {
  const family = feedFamilies.find((list) => path === list || path.startsWith(`${list}/`));
  if (!family) return undefined;
  return Object.fromEntries(
    feedFiles.map((file) => [
      feedType(file),
      [{ url: `${family}/${file}`, title: `${feedTitle(family)} (${formats[file].name})` }],
    ]),
  );
}
