import 'server-only';
import type { ItemListLeaf, Person } from 'schema-dts';
import { absoluteUrl } from '../absolute-url';
import { pageAt } from '../site-pages';
import { nodeId } from './node-id';

function itemList(path: string, items: readonly ({ name: string; url: string } | { item: Person })[]) {
  return {
    '@type': 'ItemList',
    '@id': nodeId(path, 'list'),
    itemListElement: items.map(
      (item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }) as const,
    ),
  } as const satisfies ItemListLeaf;
}

/** The pages that a page lists, in its order. */
export function pageList(path: string, listed: readonly string[]) {
  return itemList(
    path,
    listed.map((to) => ({ name: pageAt(to).name, url: absoluteUrl(to) })),
  );
}

/** The parts of a page that have an anchor of their own, in its order. */
export function sectionList(path: string, sections: readonly { slug: string; title: string }[]) {
  return itemList(
    path,
    sections.map(({ slug, title }) => ({ name: title, url: absoluteUrl(`${path}#${slug}`) })),
  );
}

/** The people whom a page presents, in its order. */
export function personList(path: string, people: readonly Person[]) {
  return itemList(
    path,
    people.map((item) => ({ item })),
  );
}
