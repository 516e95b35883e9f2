import 'server-only';
import type { FootnoteDefinition, FootnoteReference, Nodes, Parent, RootContent } from 'mdast';
import { TextFault } from './content-fault';

declare module 'mdast' {
  interface FootnoteDefinitionData {
    number?: number;
  }
  interface FootnoteReferenceData {
    /** Counted through the article, in the order in which notes are cited. */
    number?: number;
  }
  interface RootContentMap {
    beside: Beside;
    notes: Notes;
  }
}

/** Text that a note stands beside where there is a margin: the block with its mark, and what follows without one. */
export interface Beside extends Parent {
  type: 'beside';
  children: RootContent[];
}

/** The notes of a section, which it ends with. */
export interface Notes extends Parent {
  type: 'notes';
  children: FootnoteDefinition[];
}

const lineOf = (node: Nodes) => node.position?.start.line;

/** What stands in the column of the text; all else takes the margin too. */
const isText = (node: RootContent) =>
  node.type === 'heading' ||
  node.type === 'list' ||
  (node.type === 'paragraph' && node.children[0]?.type !== 'image');

const marksIn = (node: Nodes): FootnoteReference[] => {
  if (node.type === 'footnoteReference') return [node];
  return 'children' in node ? node.children.flatMap(marksIn) : [];
};

const isNote = (node: RootContent): node is FootnoteDefinition => node.type === 'footnoteDefinition';

/**
 * Takes the notes out of a text and numbers them in the order of their marks, `[^name]`.
 *
 * @returns The text without them, and what gives a section its own back.
 * @throws TextFault when a mark has no note, a note no mark or several, or when a mark stands where no note can stand beside.
 */
export function extractNotes(nodes: readonly RootContent[]) {
  const notes = new Map(nodes.filter(isNote).map((note) => [note.identifier, note]));
  const text = nodes.filter((node) => !isNote(node));
  const cited = new Set<string>();
  for (const block of text)
    for (const [index, mark] of marksIn(block).entries()) {
      const { identifier } = mark;
      const fault = (words: string) => new TextFault(`${words}: [^${identifier}]`, lineOf(mark));
      if (block.type !== 'paragraph' && block.type !== 'list')
        throw fault('the mark of a note outside of paragraphs and lists');
      if (index > 0) throw fault('a second note in one paragraph or list');
      if (cited.has(identifier)) throw fault('a note that two marks lead to');
      cited.add(identifier);
      mark.data = { number: cited.size };
    }
  for (const [name, note] of notes) {
    const number = [...cited].indexOf(name) + 1;
    if (number === 0) throw new TextFault(`a note that no mark leads to: [^${name}]`, lineOf(note));
    const [words, more] = note.children;
    if (words?.type !== 'paragraph' || more)
      throw new TextFault(`a note of more than a paragraph: [^${name}]`, lineOf(note));
    note.data = { number };
  }

  /** A section's blocks, and after them its notes, if it has any. */
  function withNotes(blocks: readonly RootContent[]): RootContent[] {
    const parts: RootContent[] = [];
    for (const block of blocks) {
      const last = parts.at(-1);
      if (marksIn(block).length > 0) parts.push({ type: 'beside', children: [block] });
      else if (last?.type === 'beside' && isText(block)) last.children.push(block);
      else parts.push(block);
    }
    const own = blocks.flatMap(marksIn).flatMap(({ identifier }) => notes.get(identifier) ?? []);
    return own.length > 0 ? [...parts, { type: 'notes', children: own }] : parts;
  }

  return { text, withNotes };
}
