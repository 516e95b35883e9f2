import type { Element, ElementContent, Nodes } from 'hast';

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

export const h = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

export const text = (value: string): ElementContent => ({ type: 'text', value });
