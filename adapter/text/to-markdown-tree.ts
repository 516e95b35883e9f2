import type { Element } from 'hast';
import { isElement } from 'hast-util-is-element';
import { toString } from 'hast-util-to-string';
import type { PhrasingContent, Root } from 'mdast';
import rehypeRemark, { type Options } from 'rehype-remark';
import { unified } from 'unified';

declare module 'mdast' {
  interface HeadingData {
    /** The fragment that leads to the heading on the page. */
    anchor?: string;
  }
}

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;

const heading =
  (depth: 1 | 2 | 3 | 4 | 5 | 6): Handle =>
  (state, element: Element) => ({
    type: 'heading',
    depth,
    children: state.all(element) as PhrasingContent[],
    data: { anchor: String(element.properties['dataAnchor'] ?? '') },
  });

/** The mark of a note of the page, or another link. */
const sup: Handle = (state, element: Element) => {
  const label = toString(element).trim();
  const [link] = element.children;
  if (!isElement(link, 'a')) return { type: 'text', value: toString(element) };
  return String(link.properties['href']).includes('#note-')
    ? { type: 'footnoteReference', identifier: label, label }
    : state.all(element);
};

/** An item of a list, or a note. */
const item: Handle = (state, element: Element) => {
  const note = /^note-(\d+)$/.exec(element.properties['id'] ?? '')?.[1];
  const children = state.toFlow(state.all(element));
  return note
    ? { type: 'footnoteDefinition', identifier: note, label: note, children }
    : { type: 'listItem', spread: children.length > 1, checked: null, children };
};

const list =
  (ordered: boolean): Handle =>
  (state, element: Element) => {
    const children = state.all(element);
    if (children.every(({ type }) => type === 'footnoteDefinition')) return children;
    const items = children.filter((child) => child.type === 'listItem');
    const spread = items.some((one) => one.spread);
    return { type: 'list', ordered, start: ordered ? 1 : null, spread, children: items };
  };

const converter = unified().use(rehypeRemark, {
  handlers: {
    h1: heading(1),
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
    sup,
    li: item,
    ol: list(true),
    ul: list(false),
  },
});

/** An element's content as a Markdown tree. */
export const toMarkdownTree = ({ children }: Element): Root => converter.runSync({ type: 'root', children });
