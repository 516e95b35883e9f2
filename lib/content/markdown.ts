import 'server-only';
import type { Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { renderArticle, readBlockquoteKind, refuse, type TakeFault } from './article-html';
import { extractNotes } from './article-notes';
import { TextFault } from '@/content/schema/content-fault';
import { createAnchor } from '../slug';

export interface Section {
  title?: string;
  content: string;
  html: string;
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** Control characters break feeds as XML, and reviewers cannot see them. */
const control = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Reads "Table: …" above a table as its caption; "Figure: …" also draws the table. */
function attachCaptions(nodes: RootContent[]): RootContent[] {
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

/** Reads a heading as plain text, because lists and addresses use it too. */
function readTitle(heading: Heading): string {
  const title = toString(heading).replaceAll(/\s+/g, ' ');
  const markup = heading.children.find(({ type }) => type !== 'text');
  if (markup) refuse(markup.type === 'html' ? 'HTML' : `markup in the heading "${title}"`, markup);
  return title;
}

/** Refuses headings without words, by which sections are found. */
function refuseUnnamed(headings: readonly Heading[]): void {
  const lines = new Map<string, number | undefined>();
  for (const heading of headings) {
    const words = toString(heading);
    const line = heading.position?.start.line;
    const id = createAnchor(words);
    if (id === '') throw new TextFault(`a heading without a letter: ${words}`, line);
    if (lines.has(id)) throw new TextFault(`a repeated heading: ${words}`, line);
    lines.set(id, line);
  }
}

/** Longest pull quote that reads at a glance. */
const MAX_PULL_QUOTE = 140;

/** Refuses a second pull quote in an article. */
function refuseSecondPullQuote(nodes: readonly RootContent[]): void {
  const pulled = nodes
    .filter((node) => node.type === 'blockquote')
    .filter((node) => readBlockquoteKind(node) === 'pull');
  const [first, second] = pulled;
  if (second) refuse('a second sentence to remember', second);
  if (first && (first.children.length > 1 || toString(first).length > MAX_PULL_QUOTE))
    refuse(`a sentence to remember of more than ${MAX_PULL_QUOTE} characters`, first);
}

const throwFault: TakeFault = (fault) => {
  throw fault;
};

/**
 * Reads a text into its sections, by headings of the second level. Each TextFault names its line.
 *
 * @param takeFault Takes the faults of single elements, such as links. By default the first is thrown.
 */
export function readSections(source: string, takeFault = throwFault): Section[] {
  const odd = control.exec(source);
  if (odd)
    throw new TextFault(
      `a control character: U+${odd[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
      source.slice(0, odd.index).split('\n').length,
    );
  const groups: { title?: string; nodes: RootContent[] }[] = [];
  const { text: nodes, appendNotes } = extractNotes(parser.parse(source).children);
  refuseSecondPullQuote(nodes);
  refuseUnnamed(nodes.filter((node) => node.type === 'heading').filter(({ depth }) => depth === 2));
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) groups.push({ title: readTitle(node), nodes: [] });
    else if (groups.length === 0) groups.push({ nodes: [node] });
    else groups.at(-1)?.nodes.push(node);
  }
  return groups.map(({ title, nodes }) => ({
    ...(title !== undefined && { title }),
    content: source.slice(nodes[0]?.position?.start.offset ?? 0, nodes.at(-1)?.position?.end.offset ?? 0),
    html: renderArticle(appendNotes(attachCaptions(nodes)), takeFault),
  }));
}
