import type { Element, ElementContent, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse);

/** The tree of a whole page, as browsers read it. */
export const parseHtml = (html: string): Root => parser.parse(html);

/** All text inside a node, as it stands. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Tells an element, of one of some names where any are given. */
export const isElement = <Name extends string = string>(
  node: Nodes | undefined,
  ...names: Name[]
): node is Element & { tagName: Name } =>
  node?.type === 'element' && (names.length === 0 || names.some((name) => name === node.tagName));

/** Every element inside a node, in the order of the document; what waits in templates too. */
export function elementsIn(node: Nodes): Element[] {
  const found: Element[] = [];
  const visit = (one: Nodes) => {
    if (one.type === 'element') {
      found.push(one);
      if (one.content) visit(one.content);
    }
    if ('children' in one) one.children.forEach(visit);
  };
  visit(node);
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

/** Where an element stands in the text it was read from. */
export function placeOf({ tagName, position }: Element): { from: number; to: number } {
  const [from, to] = [position?.start.offset, position?.end.offset];
  if (from === undefined || to === undefined) throw new Error(`a <${tagName}> without a place in the page`);
  return { from, to };
}
