import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(rehypeParse);

export const parseHtml = (html: string): Root => parser.parse(html);

export function listElements(node: Nodes): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    found.push(element);
    if (element.content) found.push(...listElements(element.content));
  });
  return found;
}
