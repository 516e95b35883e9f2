import type { Element, Root } from 'hast';
import { isElement } from 'hast-util-is-element';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { elementsIn } from '../tree.ts';

/** Attributes with an address that a browser may follow. */
const ADDRESSES = ['href', 'xLinkHref', 'src', 'action', 'formAction', 'data'];

/** Browsers overlook white space and control characters before and in the name of a scheme. */
const isScript = (value: unknown) => /^javascript:/i.test(String(value).replaceAll(/[\s\p{Cc}]/gu, ''));

/** An attribute that is code: a handler, a script as an address, a document in a frame. */
const isCode = ([name, value]: [string, unknown]) =>
  /^on/i.test(name) || name === 'srcDoc' || (ADDRESSES.includes(name) && isScript(value));

const beginning = ({ tagName, properties }: Element) =>
  toHtml({ type: 'element', tagName, properties, children: [] }).slice(0, 120);

/**
 * Looks for code in attributes. We write none, and no policy of ours would let it run.
 *
 * @throws Error when there is some; it shows the element.
 */
export function refuseCodeInAttributes(tree: Root): void {
  for (const element of elementsIn(tree))
    if (Object.entries(element.properties).some(isCode))
      throw new Error(`an attribute that is code: ${beginning(element)}`);
}

/** The styles that stand in a page itself: in elements, and in attributes. */
export function inlineStyles(tree: Root): { elements: string[]; attributes: string[]; first?: string } {
  const all = elementsIn(tree);
  const styled = all.filter((one) => isElement(one, 'style') || 'style' in one.properties);
  return {
    elements: all.filter((one) => isElement(one, 'style')).map((one) => toString(one)),
    attributes: all.flatMap(({ properties: { style } }) => (typeof style === 'string' ? [style] : [])),
    ...(styled[0] && { first: toHtml(styled[0]).slice(0, 120) }),
  };
}
