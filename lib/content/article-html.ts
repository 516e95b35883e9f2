import 'server-only';
import { toHtml } from 'hast-util-to-html';
import type {
  Blockquote,
  Code,
  FootnoteDefinition,
  FootnoteReference,
  Heading,
  Link,
  ListItem,
  Nodes,
  Paragraph,
  RootContent,
  Table,
  Text,
} from 'mdast';
import { h } from 'hastscript';
import { defaultHandlers as plain, toHast, type Handler } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { sectionWords } from '@/content/messages/sections';
import { resolveArticleLink } from './article-link';
import type { Beside, Notes } from './article-notes';
import { renderArticlePicture } from './article-picture';
import { renderArticleTable, drawMarker } from './article-table';
import { TextFault } from './content-fault';

/** @throws TextFault that says what was found, and shows its beginning. */
export function refuse(what: string, node: Nodes): never {
  const found = 'url' in node ? node.url : 'value' in node ? node.value : toString(node);
  throw new TextFault(`${what}: ${found.slice(0, 40)}`, node.position?.start.line);
}

/** A calculation, a note that begins with its name in bold, or one sentence to remember. */
export function readBlockquoteKind(node: Blockquote): 'sum' | 'note' | 'pull' {
  const [first] = node.children;
  if (toString(node).includes(' = ')) return 'sum';
  return first?.type === 'paragraph' && first.children[0]?.type === 'strong' ? 'note' : 'pull';
}

const box = ['rounded-card', 'border', 'border-line', 'bg-surface-1', 'py-5', 'pe-6'];

/** Utilities, for which app/globals.css reads this file. */
const looks = {
  sum: [...box, 'ps-6', 'font-mono', 'text-sm', 'leading-8', 'font-medium', 'tabular-nums'],
  note: [...box, 'ps-13', 'relative', 'text-base', 'leading-6.5'],
  pull: ['border-y', 'border-line', 'py-8', 'text-h2', 'font-bold', 'text-balance', 'text-ink'],
};

/** What would have been the mark of a note, had it one. */
const danglingMark = /\[\^[^\]\s]+\]/;

const refused =
  (what: string): Handler =>
  (_, node: Nodes) =>
    refuse(what, node);

/**
 * What each thing that Markdown knows becomes. Whoever adds one has to decide: nothing becomes HTML by itself, and
 * what is not text is written by the serializer, which escapes it.
 */
const handlers: Record<RootContent['type'], Handler> = {
  paragraph(state, node: Paragraph, parent) {
    const [first, ...others] = node.children;
    const isPicture = first?.type === 'image' && others.length === 0 && parent?.type === 'root';
    return isPicture ? renderArticlePicture(first) : plain.paragraph(state, node);
  },
  emphasis: plain.emphasis,
  strong: plain.strong,
  delete: plain.delete,
  inlineCode: plain.inlineCode,
  thematicBreak: plain.thematicBreak,
  list: plain.list,
  listItem: (state, node: ListItem, parent) =>
    typeof node.checked === 'boolean' ? refuse('a task', node) : plain.listItem(state, node, parent),
  // Single line breaks are kept, as the specification has it: a paragraph is one line of the file.
  text: (_, node: Text) =>
    (danglingMark.test(node.value) ? refuse('a mark without its note', node) : node.value)
      .split(/[ \t]*\r?\n[ \t]*|\r/)
      .flatMap((line, at) => [...(at > 0 ? [h('br')] : []), { type: 'text', value: line }]),
  break: () => h('br'),
  // The name of a language would become a class.
  code: (_, { value }: Code) => h('pre', h('code', `${value}\n`)),
  heading(state, node: Heading) {
    if (node.depth !== 3) throw new Error(`a heading of level ${node.depth} inside a section`);
    return h('h3', { className: ['mbs-3', 'text-h4', 'text-ink'] }, state.all(node));
  },
  link(state, node: Link) {
    const href = resolveArticleLink(node.url);
    if (node.title) refuse('the title of a link', node);
    const elsewhere = href.startsWith('/') ? {} : { rel: ['noopener'] };
    return h('a', { className: ['link'], href, ...elsewhere }, state.all(node));
  },
  blockquote(state, node: Blockquote) {
    const kind = readBlockquoteKind(node);
    const className = [`prose-${kind}`, ...looks[kind]];
    const inner = state.wrap(state.all(node));
    return kind === 'note' ? h('aside', { className }, drawMarker(), inner) : h('div', { className }, inner);
  },
  table: (state, node: Table) =>
    renderArticleTable(node, (children) => state.all({ type: 'paragraph', children })),
  // A table makes its own.
  tableRow: refused('a row without a table'),
  tableCell: refused('a cell without a table'),
  html: refused('HTML'),
  yaml: refused('front matter'),
  image: refused('an image that does not stand alone between two empty lines'),
  imageReference: refused('an image'),
  definition: refused('an address by reference'),
  linkReference: refused('an address by reference'),
  beside: (state, node: Beside) =>
    h('div', { className: ['prose-beside'] }, state.wrap(state.all(node), true)),
  notes: (state, node: Notes) =>
    h('ol', { className: ['prose-notes'], ariaLabel: sectionWords.notes }, state.wrap(state.all(node), true)),
  // Those of the text have a number by then (article-notes.ts).
  footnoteDefinition(state, node: FootnoteDefinition) {
    const [words] = node.children;
    const { number } = node.data ?? {};
    if (number === undefined || words?.type !== 'paragraph')
      return refuse('a note inside of something else', node);
    const back = { href: `#mark-${number}`, ariaLabel: sectionWords.noteBack(number) };
    return h('li', { id: `note-${number}` }, h('a', back, String(number)), ' ', state.all(words));
  },
  footnoteReference(_, { data: { number = 0 } = {} }: FootnoteReference) {
    const mark = { href: `#note-${number}`, id: `mark-${number}`, ariaLabel: sectionWords.note(number) };
    return h('sup', h('a', mark, String(number)));
  },
};

/** Whatever a handler throws knows its line then. */
const located =
  (handler: Handler): Handler =>
  (state, node: Nodes, parent) => {
    try {
      return handler(state, node, parent);
    } catch (cause) {
      if (cause instanceof TextFault && cause.line !== undefined) throw cause;
      throw new TextFault(cause instanceof Error ? cause.message : String(cause), node.position?.start.line);
    }
  };
const locatedHandlers = Object.fromEntries(
  Object.entries(handlers).map(([type, handler]) => [type, located(handler)]),
);

/**
 * A part of an article as HTML. It is made as a tree and written with everything escaped.
 *
 * @throws TextFault that names what an article may not hold, and its line.
 */
export function renderArticle(children: RootContent[]): string {
  if (children.length === 0) return '';
  const tree = toHast(
    { type: 'root', children },
    { handlers: locatedHandlers, unknownHandler: refused('something unknown') },
  );
  return `${toHtml(tree, { characterReferences: { useNamedReferences: true } })}\n`;
}
