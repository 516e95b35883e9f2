import type { Element, ElementContent, Text } from 'hast';
import { isElement } from 'hast-util-is-element';
import { matches, select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import { rewrite } from '../html-tree.ts';
import { toMarkdownTree } from './to-markdown-tree.ts';

const text = (value: string): Text => ({ type: 'text', value });

/** Decoration, controls and navigation. */
const LEFT_OUT = [
  'nav, script, style, template, svg:not([role=img]), form, button, input',
  '[aria-hidden=true], [hidden]',
  '[data-noscript], [data-legend], .carousel__count, .trace__label',
].join(', ');

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const isHeading = (node: ElementContent): node is Element => isElement(node, HEADINGS);

/**
 * Returns the content of a page's <main> as a Markdown tree. A heading's `data.anchor` is the fragment that leads to it.
 *
 * @param main The element; it is changed.
 * @param path The page's address: links within it become complete.
 */
export function extractContent(main: Element, path: string): Root {
  questionsAsHeadings(main);
  nameAnchors(main);
  for (const step of [leaveOut(path), dashBetweenPieces, figureLines, plainLists, descriptions])
    rewrite(main, step);
  headingFirst(main);
  return toMarkdownTree(main);
}

/** Comments, art and controls go; so does what is empty then. Links become complete. */
const leaveOut = (path: string) => (list: ElementContent[]) =>
  list.filter((node) => {
    if (node.type !== 'element') return node.type === 'text';
    if (matches(LEFT_OUT, node)) return false;
    const { href } = node.properties;
    if (typeof href === 'string' && href.startsWith('#')) node.properties['href'] = path + href;
    if (toString(node).trim() !== '' || isElement(node, ['img', 'svg', 'br', 'hr', 'td', 'th'])) return true;
    return isElement(node, ['figure', 'picture']) && select('img', node) !== undefined;
  });

const PIECES = ['span', 'strong', 'b', 'em', 'i', 'a', 'time'];

/** Where only the layout parts two pieces of a line, a dash does. */
function dashBetweenPieces(list: ElementContent[]): ElementContent[] {
  return list.flatMap((node, index) => {
    const before = list[index - 1];
    if (!before || ![before, node].some((piece) => isElement(piece, PIECES))) return [node];
    if (![before, node].every((piece) => piece.type === 'text' || isElement(piece, [...PIECES, 'sup'])))
      return [node];
    if (
      isElement(node, 'sup') ||
      !/[^\s([“‘/-]$/.test(toString(before)) ||
      !/^[\p{L}\p{N}$+−“]/u.test(toString(node))
    )
      return [node];
    // A direction belongs to its figure.
    return [text(/^(up|down)$/.test(toString(node).trim()) ? ' ' : ' - '), node];
  });
}

/** A figure, its label and its levels stand on one line. */
function figureLines(list: ElementContent[], parent: Element): ElementContent[] {
  const lines = list.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const [figure] = lines;
  if (parent.tagName !== 'li' || lines.length < 2 || !lines.every((line) => isElement(line, ['p', 'span'])))
    return list;
  if (!figure || !/^.{0,23}$/.test(toString(figure)) || !/\d[^.]/.test(`${toString(figure)} `)) return list;
  if (/^\d+$/.test(toString(figure))) return list;
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [text(' - ')] : []),
    ...(isElement(line) ? line.children : []),
  ]);
}

/** The number that an item of an ordered list shows is the list's own; an item with a heading is a part, not a line. */
function plainLists(list: ElementContent[], parent: Element): ElementContent[] {
  if (parent.tagName === 'li') {
    const [first, ...rest] = list.filter((node) => node.type !== 'text' || node.value.trim() !== '');
    return isElement(first, 'span') && /^\d+$/.test(toString(first).trim()) && rest.length > 0 ? rest : list;
  }
  return list.flatMap((node) =>
    isElement(node) &&
    isElement(node, ['ul', 'ol']) &&
    node.children.some((item) => isElement(item) && hasHeading(item))
      ? node.children.flatMap((item) => (isElement(item) ? [h('div', item.children)] : []))
      : [node],
  );
}

const hasHeading = (element: Element): boolean => select(HEADINGS.join(), element) !== undefined;

/** Terms with their descriptions become one line each. */
function descriptions(list: ElementContent[]): ElementContent[] {
  return list.map((node) => {
    if (!isElement(node, 'dl')) return node;
    const items: Element[] = [];
    const parts = node.children.flatMap((part) => (isElement(part, 'div') ? part.children : [part]));
    for (const part of parts) {
      if (isElement(part, 'dt')) items.push(h('li', h('strong', part.children), ': '));
      else if (isElement(part, 'dd')) {
        const item = items.at(-1);
        if (!item) continue;
        const [, , ...before] = item.children;
        // A whole sentence ends by itself.
        if (before.length > 0) item.children.push(text(/[.!?]$/.test(toString(part).trim()) ? ' - ' : ', '));
        item.children.push(...part.children);
      }
    }
    return h('ul', items);
  });
}

/** A question that opens stands one level beneath the heading before it. */
function questionsAsHeadings(main: Element): void {
  let level = 1;
  const visit = (element: Element, inside: number) => {
    for (const child of element.children.filter((one) => isElement(one))) {
      if (isHeading(child)) level = Number(child.tagName[1]);
      if (child.tagName === 'summary' && !hasHeading(child)) child.tagName = `h${Math.min(inside + 1, 6)}`;
      const details = child.tagName === 'details';
      if (details) child.tagName = 'div';
      const before = level;
      visit(child, details ? level : inside);
      if (details) level = before;
    }
  };
  visit(main, level);
}

/** The document begins with its title, whatever stands above it on the page. */
function headingFirst(main: Element): void {
  let title: ElementContent | undefined;
  rewrite(main, (list) => list.filter((node) => !isElement(node, 'h1') || !(title ??= node)));
  if (title) main.children.unshift(title);
}

/**
 * Says at every heading which fragment leads to it: that of the section it names, its own, or that of the section it
 * stands in.
 */
function nameAnchors(main: Element): void {
  const visit = (element: Element, around: string, label: unknown) => {
    for (const child of element.children.filter((one) => isElement(one))) {
      const { id, ariaLabelledBy } = child.properties;
      if (isHeading(child)) {
        const own = typeof id === 'string' && !(id === label && around) ? id : around;
        child.properties['dataAnchor'] = child.tagName === 'h1' ? '' : own;
      } else {
        const inner = Array.isArray(ariaLabelledBy) ? ariaLabelledBy[0] : undefined;
        visit(child, id ?? inner ?? around, inner ?? label);
      }
    }
  };
  visit(main, '', undefined);
}
