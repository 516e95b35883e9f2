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
import { sectionMessages } from '@/content/messages/sections';
import { resolveArticleLink } from './article-link';
import type { Beside, Notes } from './article-notes';
import { renderArticlePicture } from './article-picture';
import { renderArticleTable, drawMarker } from './article-table';
import { TextFault } from '@/content/schema/content-fault';

/** Throws a TextFault that shows the beginning of what was found. */
export function refuse(what: string, node: Nodes): never {
  const found = 'url' in node ? node.url : 'value' in node ? node.value : toString(node);
  throw new TextFault(`${what}: ${found.slice(0, 40)}`, node.position?.start.line);
}

/** Tells a calculation from a note with a bold name and from a pull quote. */
export function readBlockquoteKind(node: Blockquote): 'sum' | 'note' | 'pull' {
  const [first] = node.children;
  if (toString(node).includes(' = ')) return 'sum';
  return first?.type === 'paragraph' && first.children[0]?.type === 'strong' ? 'note' : 'pull';
}

const box = ['my-3', 'rounded-card', 'border', 'border-line', 'bg-surface-1', 'py-5', 'pe-6'];

/** Tailwind classes; app/globals.css scans this file for them. */
const quoteClasses = {
  sum: [...box, 'ps-6', 'font-mono', 'text-sm', 'leading-8', 'font-medium', 'tabular'],
  note: [...box, 'ps-13', 'relative', 'text-base', 'leading-6.5'],
  pull: ['text-h2', 'font-bold', 'text-balance', 'text-ink'],
};

/** A space between a number and its unit, where no line may end. */
const unitSpace = /(?<=\d) (?=(?:min|s|h|g|kg|kWh|KB|MB|GB|°C)(?!\p{L}))/gu;

const danglingMark = /\[\^[^\]\s]+\]/;

const createRefusal =
  (what: string): Handler =>
  (_, node: Nodes) =>
    refuse(what, node);

/** Nothing becomes HTML by itself: the serializer escapes all text. */
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
  // Single line breaks are kept: the specification makes a paragraph one line of the file.
  text: (_, node: Text) =>
    (danglingMark.test(node.value) ? refuse('a mark without its note', node) : node.value)
      .replaceAll(unitSpace, '\u00a0')
      .replaceAll(/ x (?=\d)/g, ' × ')
      .split(/[ \t]*\r?\n[ \t]*|\r/)
      .flatMap((line, at) => [...(at > 0 ? [h('br')] : []), { type: 'text', value: line }]),
  break: () => h('br'),
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
    const className = [`prose-${kind}`, ...quoteClasses[kind]];
    const inner = state.wrap(state.all(node));
    return kind === 'note' ? h('aside', { className }, drawMarker(), inner) : h('div', { className }, inner);
  },
  table: (state, node: Table) =>
    renderArticleTable(node, (children) => state.all({ type: 'paragraph', children })),
  tableRow: createRefusal('a row without a table'),
  tableCell: createRefusal('a cell without a table'),
  html: createRefusal('HTML'),
  yaml: createRefusal('front matter'),
  image: createRefusal('an image that does not stand alone between two empty lines'),
  imageReference: createRefusal('an image'),
  definition: createRefusal('an address by reference'),
  linkReference: createRefusal('an address by reference'),
  beside: (state, node: Beside) =>
    h('div', { className: ['prose-beside'] }, state.wrap(state.all(node), true)),
  notes: (state, node: Notes) =>
    h(
      'ol',
      { className: ['prose-notes'], ariaLabel: sectionMessages.notes },
      state.wrap(state.all(node), true),
    ),
  footnoteDefinition(state, node: FootnoteDefinition) {
    const [words] = node.children;
    const { number } = node.data ?? {};
    if (number === undefined || words?.type !== 'paragraph')
      return refuse('a note inside of something else', node);
    const back = { href: `#mark-${number}`, ariaLabel: sectionMessages.noteBack(number) };
    return h('li', { id: `note-${number}` }, h('a', back, String(number)), ' ', state.all(words));
  },
  footnoteReference(_, { data: { number = 0 } = {} }: FootnoteReference) {
    const mark = { href: `#note-${number}`, id: `mark-${number}`, ariaLabel: sectionMessages.note(number) };
    return h('sup', h('a', mark, String(number)));
  },
};

/** Takes what a text may not hold; the text is read to its end. */
export type TakeFault = (fault: TextFault) => void;

/** Adds the line of the node to what a handler throws. */
const addLine =
  (handler: Handler, takeFault: TakeFault): Handler =>
  (state, node: Nodes, parent) => {
    try {
      return handler(state, node, parent);
    } catch (cause) {
      const isLocated = cause instanceof TextFault && cause.line !== undefined;
      const message = cause instanceof Error ? cause.message : String(cause);
      takeFault(isLocated ? cause : new TextFault(message, node.position?.start.line));
      return undefined;
    }
  };

/** Renders a part of an article without what an article may not hold. */
export function renderArticle(children: RootContent[], takeFault: TakeFault): string {
  if (children.length === 0) return '';
  const located = Object.entries(handlers).map(([type, handler]) => [type, addLine(handler, takeFault)]);
  const tree = toHast(
    { type: 'root', children },
    {
      handlers: Object.fromEntries(located) as typeof handlers,
      unknownHandler: createRefusal('something unknown'),
    },
  );
  return `${toHtml(tree, { characterReferences: { useNamedReferences: true } })}\n`;
}
