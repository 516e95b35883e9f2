import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import type { Root as Markdown } from 'mdast';
import type { ListedPage } from './project.ts';
import { extractContent } from './text/extract-content.ts';

/** A public page as those read it who do not see it. */
export interface PageDocument extends ListedPage {
  readonly title: string;
  readonly description: string;
  /** The content of <main>, without decoration and controls. */
  readonly content: Markdown;
}

const getMeta = (tree: Root, name: string) => select(`meta[name=${name}]`, tree)?.properties['content'] ?? '';

/** Whether search engines may show a page. */
export const isIndexable = (tree: Root): boolean => !/\bnoindex\b/.test(getMeta(tree, 'robots'));

/**
 * Refuses a page in which two elements have one id: links, labels and scripts would find the first.
 *
 * @throws Error that names the id.
 */
export function refuseRepeatedId(elements: readonly Element[]): void {
  const ids = elements.flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : []));
  const repeated = ids.find((id, at) => ids.indexOf(id) < at);
  if (repeated !== undefined) throw new Error(`two elements with the id "${repeated}"`);
}

/**
 * Reads what a page says.
 *
 * @param tree The page; its <main> is changed.
 * @throws Error when it has no title, no description or no <main>.
 */
export function readDocument(tree: Root, listed: ListedPage): PageDocument {
  const main: Element | undefined = select('main', tree);
  const title = select('title', tree);
  const description = getMeta(tree, 'description');
  if (!main || !title || !description) throw new Error('a page without title, description or <main>');
  const { path, name, group } = listed;
  return { path, name, group, title: toString(title), description, content: extractContent(main, path) };
}
