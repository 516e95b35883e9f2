import 'server-only';
import { feedFamilies, feedFiles, type FeedFamily, type FeedFile } from '@/lib/content/feed-files';
import { site } from '@/lib/content/site';
import { pageAt } from './site-pages';

const formats = {
  'feed.xml': { name: 'RSS', type: 'application/rss+xml' },
  'atom.xml': { name: 'Atom', type: 'application/atom+xml' },
} as const;

export const feedType = (file: FeedFile) => formats[file].type;

export const feedTitle = (family: FeedFamily) => `${pageAt(family).meta.title} - ${site.name}`;

/** The feeds of the family that a page belongs to, by media type, as a page's metadata names them. */
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
