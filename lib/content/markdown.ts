import 'server-only';
import type { Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { articleHtml, refuse } from './article-html';

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

/** "Table: words" above a table is its caption, and no paragraph. */
function withCaptions(nodes: RootContent[]): RootContent[] {
  return nodes.filter((node, index) => {
    const next = nodes[index + 1];
    if (node.type !== 'paragraph' || next?.type !== 'table') return true;
    const [first, ...rest] = node.children;
    const [, words] = (first?.type === 'text' && /^Table: (.*)$/s.exec(first.value)) || [];
    if (words === undefined || node.position?.start.line !== node.position?.end.line) return true;
    next.data = { ...next.data, caption: [{ type: 'text', value: words }, ...rest] };
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

/**
 * Reads a text into its sections. What stands before the first heading is a section without a title.
 *
 * @throws Error that names what no article may hold: HTML, images, other links than those to https and to pages.
 */
export function readSections(source: string): Section[] {
  const [odd] = control.exec(source) ?? [];
  if (odd !== undefined)
    throw new Error(
      `a control character: U+${odd.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
  const groups: { title?: string; nodes: RootContent[] }[] = [];
  for (const node of parser.parse(source).children) {
    if (node.type === 'heading' && node.depth === 2) groups.push({ title: titleOf(node), nodes: [] });
    else if (groups.length === 0) groups.push({ nodes: [node] });
    else groups.at(-1)?.nodes.push(node);
  }
  return groups.map(({ title, nodes }) => ({
    ...(title !== undefined && { title }),
    content: source.slice(nodes[0]?.position?.start.offset ?? 0, nodes.at(-1)?.position?.end.offset ?? 0),
    html: articleHtml(withCaptions(nodes)),
  }));
}
