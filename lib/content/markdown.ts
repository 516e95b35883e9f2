import 'server-only';
import type { Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { renderArticle, readBlockquoteKind, refuse } from './article-html';
import { extractNotes } from './article-notes';
import { TextFault } from './content-fault';
import { createAnchor } from './slug';

/** A part of a text, from one heading of the second level to the next. */
export interface Section {
  title?: string;
  /** The Markdown as it was written. */
  content: string;
  html: string;
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** Neither text nor white space: feeds with them are not XML, and nobody sees them in a review. */
const control = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** "Table: words" above a table is its caption, and no paragraph; "Figure: words" has the table drawn as well. */
function withCaptions(nodes: RootContent[]): RootContent[] {
  return nodes.filter((node, index) => {
    const next = nodes[index + 1];
    if (node.type !== 'paragraph') return true;
    const [first, ...rest] = node.children;
    const [, kind, words] = (first?.type === 'text' && /^(Table|Figure): (.*)$/s.exec(first.value)) || [];
    if (words === undefined || node.position?.start.line !== node.position?.end.line) return true;
    if (next?.type !== 'table') return kind === 'Figure' ? refuse('a figure without its table', node) : true;
    next.data = {
      ...next.data,
      caption: [{ type: 'text', value: words }, ...rest],
      drawn: kind === 'Figure',
    };
    return false;
  });
}

/** The words of a section's heading, which stand in lists and addresses too: markup in them would be lost there. */
function titleOf(heading: Heading): string {
  const title = toString(heading).replaceAll(/\s+/g, ' ');
  const odd = heading.children.find(({ type }) => type !== 'text');
  if (odd) refuse(odd.type === 'html' ? 'HTML' : `markup in the heading "${title}"`, odd);
  return title;
}

/** Sections are found by the words of their headings. */
function refuseUnnamed(headings: readonly Heading[]): void {
  const lines = new Map<string, number | undefined>();
  for (const heading of headings) {
    const words = toString(heading);
    const line = heading.position?.start.line;
    const id = createAnchor(words);
    if (id === '') throw new TextFault(`a heading without a letter: ${words}`, line);
    if (lines.has(id)) throw new TextFault(`a heading that stands twice: ${words}`, line);
    lines.set(id, line);
  }
}

/** The longest sentence that is read at a glance. */
const PULLED = 140;

/** One sentence of an article stands large. */
function refuseLoud(nodes: readonly RootContent[]): void {
  const pulled = nodes
    .filter((node) => node.type === 'blockquote')
    .filter((node) => readBlockquoteKind(node) === 'pull');
  const [first, second] = pulled;
  if (second) refuse('a second sentence to remember', second);
  if (first && (first.children.length > 1 || toString(first).length > PULLED))
    refuse(`a sentence to remember of more than ${PULLED} characters`, first);
}

/**
 * Reads a text into its sections. What stands before the first heading is a section without a title.
 *
 * @throws TextFault that names what no article may hold, and its line: HTML, other links than those to https and to pages.
 */
export function readSections(source: string): Section[] {
  const odd = control.exec(source);
  if (odd)
    throw new TextFault(
      `a control character: U+${odd[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
      source.slice(0, odd.index).split('\n').length,
    );
  const groups: { title?: string; nodes: RootContent[] }[] = [];
  const { text: nodes, withNotes } = extractNotes(parser.parse(source).children);
  refuseLoud(nodes);
  refuseUnnamed(nodes.filter((node) => node.type === 'heading').filter(({ depth }) => depth === 2));
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) groups.push({ title: titleOf(node), nodes: [] });
    else if (groups.length === 0) groups.push({ nodes: [node] });
    else groups.at(-1)?.nodes.push(node);
  }
  return groups.map(({ title, nodes }) => ({
    ...(title !== undefined && { title }),
    content: source.slice(nodes[0]?.position?.start.offset ?? 0, nodes.at(-1)?.position?.end.offset ?? 0),
    html: renderArticle(withNotes(withCaptions(nodes))),
  }));
}
