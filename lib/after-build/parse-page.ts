import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { elementsIn, textOf } from './hast.ts';

const parser = unified().use(rehypeParse);

/** The tree of a whole page, as browsers read it. */
export const parseHtml = (html: string): Root => parser.parse(html);

function firstRepeatedId(tree: Root): string | undefined {
  const ids = elementsIn(tree).flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : []));
  return ids.find((id, at) => ids.indexOf(id) < at);
}

/** What is read of a page. */
export interface ParsedPage {
  title: string;
  description: string;
  main: Element;
  /** An id that stands twice, if one does. */
  repeatedId?: string | undefined;
}

/** Parses the HTML of one page. @throws Error when it has no <main>. */
export function parsePage(html: string): ParsedPage {
  const tree = parseHtml(html);
  const main = select('main', tree);
  const title = select('title', tree);
  if (!main) throw new Error('A page without <main>');
  const description = select('meta[name=description]', tree)?.properties['content'];
  return {
    title: title ? textOf(title) : '',
    description: description ?? '',
    main,
    repeatedId: firstRepeatedId(tree),
  };
}
