import type { Element, Nodes, Root } from 'hast';
import { isElement } from 'hast-util-is-element';
import { matches, select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import type { SectionText } from '../lib/search/index-file.ts';

const LEFT_OUT =
  'nav, script, style, template, svg, form, button, input, [aria-hidden=true], [hidden], [data-noscript], [id=related], [id|=note]';
const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** Returns the words of a page by fragment. A heading leads to the section that it names, or to itself. */
export function readSectionTexts(tree: Root): SectionText[] {
  const main = select('main', tree);
  if (!main) throw new Error('a page without <main>');
  let current: SectionText = { anchor: '', headings: [], text: '' };
  const sections = new Map([['', current]]);
  const open = (anchor: string) => {
    current = sections.get(anchor) ?? { anchor, headings: [], text: '' };
    sections.set(anchor, current);
  };

  const visit = (node: Nodes, section: Element) => {
    if (node.type === 'text') current.text += node.value;
    if (!isElement(node) || matches(LEFT_OUT, node)) return;
    // The letters of an animated title are hidden.
    if (isElement(node, 'h1')) current.text += node.properties.ariaLabel ?? '';
    const heading = isElement(node, 'hgroup') ? select(HEADINGS.join(), node) : node;
    if (heading && isElement(heading, HEADINGS)) {
      const { id, ariaLabelledBy: label = [] } = section.properties;
      const own = heading.properties.id;
      open((own && label.includes(own) && id) || own || id || current.anchor);
      const lines = heading === node ? [node] : node.children.filter((child) => isElement(child));
      current.headings.push(lines.map((line) => toString(line).trim()).join(': '));
      return;
    }
    const inner = isElement(node, ['section', 'article']) ? node : section;
    for (const child of node.children) visit(child, inner);
    current.text += ' ';
  };
  visit(main, main);
  return [...sections.values()];
}
