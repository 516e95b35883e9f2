import type { Accessible } from './driver/desktop.ts';

/** An element as a screen reader presents it. */
interface Spoken {
  role: string;
  name: string;
  description: string;
  states: string[];
  /** What is inside it, in reading order. */
  parts: (string | Spoken)[];
}

/** ARIA's names of what AT-SPI calls otherwise. */
const ARIA: Record<string, string> = {
  'check-box': 'checkbox',
  'combo-box': 'combobox',
  'document-web': 'document',
  entry: 'textbox',
  image: 'img',
  'list-box': 'listbox',
  'list-item': 'listitem',
  'menu-item': 'option',
  'page-tab': 'tab',
  'page-tab-list': 'tablist',
  'password-text': 'textbox',
  'push-button': 'button',
  'table-cell': 'cell',
  'table-column-header': 'columnheader',
  'column-header': 'columnheader',
  'table-row': 'row',
  'table-row-header': 'rowheader',
  'row-header': 'rowheader',
  'toggle-button': 'button',
};

/**
 * Elements that each engine gives another role, or none:
 * - Firefox says list and paragraph of the parts of a definition list.
 * - WebKitGTK says combo box of a button that opens something, and has no role for a disclosure.
 */
const ELEMENTS: Record<string, string> = {
  button: 'button',
  dd: 'definition',
  details: 'details',
  dl: 'definition list',
  dt: 'term',
  figure: 'figure',
  summary: 'summary',
};

/** Roles that say nothing to a visitor; each engine has its own idea of when they are there. */
const WRAPPERS = new Set([
  'filler',
  'label',
  'panel',
  'scroll-pane',
  'section',
  'static',
  'superscript',
  'text',
]);

/** Wrappers that keep their text apart from the text around them. */
const BLOCKS = new Set(['caption', 'paragraph']);

/** Roles whose name is what they contain. Of what is inside them only {@link FOUND_INSIDE} is more than the name. */
const NAMED_BY_CONTENT = new Set(['button', 'heading', 'link', 'option', 'summary', 'tab']);
const FOUND_INSIDE = new Set(['heading', 'link']);

/** Roles that authors do not name. Firefox gives them their content for a name, WebKitGTK the items of a list. */
const NAMELESS = new Set(['definition', 'figure', 'listitem', 'term']);

/** States that are worth a word when they hold. */
const STATES = ['busy', 'focused', 'invalid-entry', 'modal', 'pressed', 'read-only', 'required', 'selected'];

const squeeze = (text: string) =>
  text
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    // Where one engine has an element, another has one text.
    .replace(/ (?=[,.;:!?)’])/g, '')
    .trim();

function roleOf({ role, attributes }: Accessible): string | null {
  const element = ELEMENTS[attributes['tag'] ?? ''];
  if (element) return element;
  const given = attributes['xml-roles']?.split(' ')[0];
  if (WRAPPERS.has(role) && !(role === 'panel' && given)) return null;
  return given ?? ARIA[role] ?? role;
}

function statesOf({ states, attributes }: Accessible, role: string): string[] {
  const has = new Set(states);
  const said: string[] = [];
  if (role === 'heading') said.push(`level ${attributes['level'] ?? '?'}`);
  // WebKitGTK has the state of a disclosure that is closed only at the element around it.
  if (role === 'summary' || (has.has('expandable') && role !== 'details')) {
    said.push(has.has('expanded') ? 'expanded' : 'collapsed');
  }
  // A combobox opens a listbox unless it says otherwise; Firefox does not.
  if (has.has('has-popup') && role !== 'combobox') said.push(`opens ${attributes['haspopup'] ?? '?'}`);
  if (has.has('checkable')) said.push(has.has('checked') ? 'checked' : 'not checked');
  // Firefox has a form invalid as long as a field is.
  if (role === 'form') has.delete('invalid-entry');
  // A part of it has the focus, and WebKitGTK says so of both.
  if (role === 'document') has.delete('focused');
  said.push(...STATES.filter((state) => has.has(state)));
  const current = attributes['current'] ?? 'false';
  if (current !== 'false') said.push(`current ${current}`);
  if (!has.has('sensitive') && role !== 'document') said.push('disabled');
  return said;
}

/** Chromium has an element for every piece of text. */
const isText = ({ role, attributes }: Accessible) => role === 'static' && !attributes['tag'];

const ownText = ({ text, name, children }: Accessible): string =>
  text ?? (children.length > 0 ? children.map(ownText).join(' ') : name);

/** Text and elements inside an element, in reading order. */
function partsOf(node: Accessible): (string | Accessible)[] {
  const { text, children } = node;
  if (children.length === 0) return [text ?? (isText(node) ? node.name : '')];
  if (text === null || children.some(isText)) return children;
  const inOrder: (string | Accessible)[] = [];
  let at = 0;
  for (const child of children) {
    // WebKitGTK has the words of most elements in the place of the mark.
    const letters = node.attributes['toolkit'] ? ownText(child).replace(/\s/g, '') : '';
    const from = text.slice(at);
    const words = letters ? new RegExp([...letters].map(RegExp.escape).join('\\s*')).exec(from) : null;
    const found = words ?? /\ufffc/.exec(from);
    if (found) {
      inOrder.push(from.slice(0, found.index));
      at += found.index + found[0].length;
    }
    // Its name for an element without a text lacks the spaces at which lines wrap.
    inOrder.push(words && child.text === null && child.children.length === 0 ? { ...child, name: words[0] } : child);
  }
  return [...inOrder, text.slice(at)];
}

/** Drops what only wraps, and joins the texts that then stand side by side. */
function unwrap(node: string | Accessible): (string | Spoken)[] {
  if (typeof node === 'string') return [node.replace(/[\s\ufffc]+/g, ' ')];
  if (node.attributes['tag'] === '::marker') return [];
  const inside = partsOf(node).flatMap(unwrap);
  const role = roleOf(node);
  if (BLOCKS.has(node.role)) return ['\n', ...inside, '\n'];
  if (role === null) return inside;
  const parts: (string | Spoken)[] = [];
  for (const part of inside) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return [
    {
      role,
      name: NAMELESS.has(role) ? '' : squeeze(node.name),
      description: squeeze(node.description),
      states: statesOf(node, role),
      parts: parts
        .flatMap((part) => (typeof part === 'string' ? part.split('\n').map(squeeze) : part))
        .filter(Boolean),
    },
  ];
}

function lines(part: string | Spoken, depth: number): string[] {
  const indent = '  '.repeat(depth);
  if (typeof part === 'string') return [indent + part];
  const { role, name, states, description } = part;
  const parts = NAMED_BY_CONTENT.has(role)
    ? part.parts.filter((inner) => typeof inner !== 'string' && FOUND_INSIDE.has(inner.role))
    : part.parts;
  const line = [
    role,
    name && JSON.stringify(name),
    states.length > 0 && `[${states.join(', ')}]`,
    description && `(${description})`,
  ];
  return [
    indent + line.filter(Boolean).join(' '),
    ...parts.flatMap((inner) => lines(inner, depth + 1)),
  ];
}

/**
 * A page as a screen reader presents it: a line for each element with role, name, states and description, and a line
 * for each text. It is the same for all engines, as far as they agree.
 *
 * @param within Role of the one part that is wanted.
 */
export function outline(document: Accessible, within?: string): string {
  const all = unwrap(document);
  const pick = (part: string | Spoken): Spoken[] =>
    typeof part === 'string' ? [] : part.role === within ? [part] : part.parts.flatMap(pick);
  return (within ? all.flatMap(pick) : all).flatMap((part) => lines(part, 0)).join('\n') + '\n';
}
