import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import type { Root as Markdown } from 'mdast';
import type { ListedPage } from './project.ts';
import { mainContent } from './text/main-content.ts';

/** A public page as those read it who do not see it. */
export interface PageDocument extends ListedPage {
  readonly title: string;
  readonly description: string;
  /** What stands in <main>, without what is there for the eye or the hand only. */
  readonly content: Markdown;
}

const named = (tree: Root, name: string) => select(`meta[name=${name}]`, tree)?.properties['content'] ?? '';

/** Whether search engines may show a page. */
export const isIndexable = (tree: Root): boolean => !/\bnoindex\b/.test(named(tree, 'robots'));

/**
 * Refuses a page in which an id stands twice: links, labels and scripts would find the first of the two, whosever it is.
 *
 * @throws Error that names the id.
 */
export function refuseRepeatedId(elements: readonly Element[]): void {
  const ids = elements.flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : []));
  const repeated = ids.find((id, at) => ids.indexOf(id) < at);
  if (repeated !== undefined) throw new Error(`two elements with the id "${repeated}"`);
}

/**
 * Reads a page's content.
 *
 * @param tree The page; its <main> is changed.
 * @throws Error when it has no title, no description or no <main>.
 */
export function pageDocument(tree: Root, listed: ListedPage): PageDocument {
  const main: Element | undefined = select('main', tree);
  const title = select('title', tree);
  const description = named(tree, 'description');
  if (!main || !title || !description) throw new Error('a page without title, description or <main>');
  const { path, name, group } = listed;
  return { path, name, group, title: toString(title), description, content: mainContent(main, path) };
}
