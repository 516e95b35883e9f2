import type { Element, ElementContent, Nodes, Root } from 'hast';
import { isElement } from 'hast-util-is-element';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(rehypeParse);

/** Returns the tree of a whole page, as browsers read it. */
export const parseHtml = (html: string): Root => parser.parse(html);

/** Returns every element inside a node, in the order of the document; those in templates too. */
export function listElements(node: Nodes): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    found.push(element);
    if (element.content) found.push(...listElements(element.content));
  });
  return found;
}

/** Rewrites the children of every element, from the innermost outwards. */
export function rewrite(
  element: Element,
  children: (list: ElementContent[], parent: Element) => ElementContent[],
): void {
  for (const child of element.children) if (isElement(child)) rewrite(child, children);
  element.children = children(element.children, element);
}
