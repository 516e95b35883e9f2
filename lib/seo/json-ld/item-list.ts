import 'server-only';
import type { ItemListLeaf, Person } from 'schema-dts';
import { absoluteUrl } from '../absolute-url';
import { pageAt } from '../site-pages';
import { nodeId } from './node-id';

const itemList = (path: string, items: readonly ({ name: string; url: string } | { item: Person })[]) =>
  ({
    '@type': 'ItemList',
    '@id': nodeId(path, 'list'),
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...item,
    })),
  }) as const satisfies ItemListLeaf;

/** The pages that a page lists, in its order. */
export const pageList = (path: string, listed: readonly string[]) => {
  const items = listed.map((to) => ({ name: pageAt(to).name, url: absoluteUrl(to) }));
  return itemList(path, items);
};

/** The parts of a page that have an anchor of their own, in its order. */
export const sectionList = (path: string, sections: readonly { slug: string; title: string }[]) => {
  const items = sections.map(({ slug, title }) => ({ name: title, url: absoluteUrl(`${path}#${slug}`) }));
  return itemList(path, items);
};

/** The people whom a page presents, in its order. */
export const personList = (path: string, people: readonly Person[]) => {
  const items = people.map((item) => ({ item }));
  return itemList(path, items);
};
