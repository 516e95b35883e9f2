import type { Accessible } from './driver/desktop.ts';
import type { Engine } from './driver/tab.ts';

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
 * Elements that an engine gives a role of its own, or none:
 * - Firefox says list and paragraph of the parts of a definition list.
 * - WebKit says group of a list whose items have no markers, because none is seen.
 * - WebKitGTK says combo box of a button that opens something, and has no role for a disclosure.
 */
const ELEMENTS: Record<string, string> = {
  button: 'button',
  dd: 'definition',
  details: 'details',
  dl: 'definition list',
  dt: 'term',
  figure: 'figure',
  ol: 'list',
  summary: 'summary',
  ul: 'list',
};

/** Roles that say nothing to a visitor; each engine has its own idea of when they are there. */
const WRAPPERS = new Set([
  'filler',
  'footer',
  'header',
  'label',
  'panel',
  'scroll-pane',
  'section',
  'static',
  'superscript',
  'text',
  'unknown',
]);

/** Wrappers that keep their text apart from the text around them. */
const BLOCKS = new Set(['caption', 'paragraph']);

/** Roles whose name is what they contain. Of what is inside them only {@link FOUND_INSIDE} is more than the name. */
const NAMED_BY_CONTENT = new Set(['button', 'heading', 'link', 'option', 'summary', 'tab']);
const FOUND_INSIDE = new Set(['heading', 'link']);

/** Fields: what is inside them, save what was typed, is the browser's own. */
const FIELDS = new Set(['combobox', 'textbox']);

/** Roles that authors do not name. Firefox gives them their content for a name, WebKitGTK the items of a list. */
const NAMELESS = new Set([
  'article',
  'cell',
  'columnheader',
  'definition',
  'figure',
  'listitem',
  'row',
  'rowheader',
  'term',
]);

/** States that are worth a word when they hold. */
const STATES = ['busy', 'focused', 'invalid-entry', 'modal', 'pressed', 'read-only', 'required', 'selected'];

const squeeze = (text: string) =>
  text
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    // What hides a password
    .replaceAll('●', '•')
    // Chromium has a space where a line may break.
    .replaceAll('@ ', '@')
    // Where one engine has an element, another has one text.
    .replace(/ (?=[,.;:!?)’])/g, '')
    .trim();

/** WebKitGTK has a date for a text, and its parts in its name. */
const DATE = / month \/ day \/ year$/;

function roleOf({ role, name, attributes }: Accessible): string | null {
  if (DATE.test(name)) return 'date-editor';
  const given = attributes['xml-roles']?.split(' ')[0];
  const element = ELEMENTS[attributes['tag'] ?? ''];
  if (element && (!given || given === 'figure')) return element;
  if (WRAPPERS.has(role) && !(role === 'panel' && given)) return null;
  return given ?? ARIA[role] ?? role;
}

function statesOf(
  { states, attributes, text, children }: Accessible,
  role: string,
  engine: Engine,
): string[] {
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
  // Firefox has what is required and empty for invalid, whatever the page says, and a form with such a field too.
  const empty = role === 'textbox' && has.has('required') && !text && children.length === 0;
  if (engine === 'firefox' && (role === 'form' || empty)) has.delete('invalid-entry');
  // A part of it has the focus, and WebKitGTK says so of both.
  if (role === 'document') has.delete('focused');
  said.push(...STATES.filter((state) => has.has(state)));
  const sort = attributes['sort'] ?? 'none';
  if (sort !== 'none') said.push(sort);
  const current = attributes['current'] ?? 'false';
  if (current !== 'false') said.push(`current ${current}`);
  if (!has.has('sensitive') && role !== 'document') said.push('disabled');
  return said;
}

/** Chromium has an element for every piece of text. */
const isText = ({ role, attributes }: Accessible) => role === 'static' && !attributes['tag'];

const ownText = ({ text, name, children }: Accessible): string =>
  text ?? (children.length > 0 ? children.map(ownText).join(' ') : name);

const bare = (text: string) => text.replace(/[\s\ufffc]/g, '');

/** Text and elements inside an element, in reading order. */
function partsOf(node: Accessible, engine: Engine): (string | Accessible)[] {
  const { text, children } = node;
  if (children.length === 0) return [text ?? (isText(node) ? node.name : '')];
  if (text === null || children.some(isText)) return children;
  const inOrder: (string | Accessible)[] = [];
  let at = 0;
  for (const child of children) {
    // WebKitGTK has the words of most elements in the place of the mark.
    const letters = engine === 'webkit' ? ownText(child).replace(/\s/g, '') : '';
    const from = text.slice(at);
    const words = letters ? new RegExp(Array.from(letters, RegExp.escape).join('\\s*')).exec(from) : null;
    const found = words ?? /\ufffc/.exec(from);
    if (found) {
      inOrder.push(from.slice(0, found.index));
      at += found.index + found[0].length;
    }
    // Its name for an element without a text lacks the spaces at which lines wrap.
    inOrder.push(
      words && child.text === null && child.children.length === 0 ? { ...child, name: words[0] } : child,
    );
  }
  inOrder.push(text.slice(at));
  if (engine !== 'webkit') return inOrder;
  // What it has in one text and again in an element that could not be found there.
  const below = bare(children.map(ownText).join(''));
  return inOrder.map((part) =>
    typeof part === 'string'
      ? part
          .split('\n')
          .filter((line) => bare(line).length < 2 || !below.includes(bare(line)))
          .join(' ')
      : part,
  );
}

/** Drops what only wraps, and joins the texts that then stand side by side. */
function unwrap(node: string | Accessible, engine: Engine): (string | Spoken)[] {
  if (typeof node === 'string') return [node.replace(/[\s\ufffc]+/g, ' ')];
  if (node.attributes['tag'] === '::marker') return [];
  const inside = partsOf(node, engine).flatMap((part) => unwrap(part, engine));
  const role = roleOf(node);
  if (role !== null && BLOCKS.has(role)) return ['\n', ...inside, '\n'];
  if (role === null) return inside;
  const parts: (string | Spoken)[] = [];
  for (const part of inside) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  const name = NAMELESS.has(role) ? '' : squeeze(node.name).replace(DATE, '');
  return [
    {
      role,
      name,
      description: squeeze(node.description),
      states: statesOf(node, role, engine),
      parts: parts
        .flatMap((part): (string | Spoken)[] =>
          typeof part === 'string' ? part.split('\n').map(squeeze) : [part],
        )
        // WebKitGTK says the name of a group twice when it is also there as text that others leave out.
        .filter((part) => part && part !== name),
    },
  ];
}

/** What is inside an element and not said with it. */
function insideOf({ role, parts }: Spoken): (string | Spoken)[] {
  if (role === 'date-editor') return [];
  if (FIELDS.has(role)) return parts.filter((part) => typeof part === 'string');
  if (!NAMED_BY_CONTENT.has(role)) return parts;
  return parts.filter((part) => typeof part !== 'string' && FOUND_INSIDE.has(part.role));
}

function lines(part: string | Spoken, texts: boolean, depth = 0): string[] {
  const indent = '  '.repeat(depth);
  if (typeof part === 'string') return texts ? [indent + part] : [];
  const { role, name, states, description } = part;
  const line = [
    role,
    name && JSON.stringify(name),
    states.length > 0 && `[${states.join(', ')}]`,
    description && `(${description})`,
  ];
  return [
    indent + line.filter(Boolean).join(' '),
    ...insideOf(part).flatMap((inner) => lines(inner, texts, depth + 1)),
  ];
}

/**
 * An outline as it can be compared: WebKitGTK has nothing between two words in a name where a line ends. That words do
 * not run together is told by the others.
 */
export const comparable = (text: string, engine: Engine): string =>
  engine === 'webkit' ? text.replace(/(?<=\S) +(?=\S)/g, '') : text;

/**
 * A page as a screen reader presents it: a line for each element with role, name, states and description, and a line
 * for each text. It is the same for all engines, as far as they agree.
 *
 * @param engine Whose view it is.
 * @param within Role of the parts that are wanted; all of it when it is left out.
 * @param texts Whether what is no element is wanted.
 */
export function outline(
  document: Accessible,
  engine: Engine,
  { within, texts = true }: { within?: string | undefined; texts?: boolean } = {},
): string {
  const all = unwrap(document, engine);
  const pick = (part: string | Spoken): Spoken[] =>
    typeof part === 'string' ? [] : part.role === within ? [part] : part.parts.flatMap(pick);
  return (within ? all.flatMap(pick) : all).flatMap((part) => lines(part, texts)).join('\n') + '\n';
}
