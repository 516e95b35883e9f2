import type { Element, ElementContent } from 'hast';

/** An element of a page's tree. */
export const h = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

/** A piece of text in a page's tree. */
export const text = (value: string): ElementContent => ({ type: 'text', value });
