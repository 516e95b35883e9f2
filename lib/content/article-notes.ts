import 'server-only';
import type { FootnoteDefinition, FootnoteReference, Nodes, Parent, RootContent } from 'mdast';
import { TextFault } from '@/content/schema/content-fault';

declare module 'mdast' {
  interface FootnoteDefinitionData {
    number?: number;
  }
  interface FootnoteReferenceData {
    /** Counted through the article, in the order of citation. */
    number?: number;
  }
  interface RootContentMap {
    beside: Beside;
    notes: Notes;
  }
}

/** A block with its mark and the unmarked blocks after it, with the note in the margin. */
export interface Beside extends Parent {
  type: 'beside';
  children: RootContent[];
}

export interface Notes extends Parent {
  type: 'notes';
  children: FootnoteDefinition[];
}

const getLine = (node: Nodes) => node.position?.start.line;

const isText = (node: RootContent) =>
  node.type === 'heading' ||
  node.type === 'list' ||
  (node.type === 'paragraph' && node.children[0]?.type !== 'image');

const listMarks = (node: Nodes): FootnoteReference[] => {
  if (node.type === 'footnoteReference') return [node];
  return 'children' in node ? node.children.flatMap(listMarks) : [];
};

const isNote = (node: RootContent): node is FootnoteDefinition => node.type === 'footnoteDefinition';

/**
 * Takes the notes out and numbers them by their marks, `[^name]`. Throws a TextFault when they do not match.
 */
export function extractNotes(nodes: readonly RootContent[]) {
  const notes = new Map(nodes.filter(isNote).map((note) => [note.identifier, note]));
  const text = nodes.filter((node) => !isNote(node));
  const cited = new Set<string>();
  for (const block of text)
    for (const [index, mark] of listMarks(block).entries()) {
      const { identifier } = mark;
      const fault = (words: string) => new TextFault(`${words}: [^${identifier}]`, getLine(mark));
      if (block.type !== 'paragraph' && block.type !== 'list')
        throw fault('the mark of a note outside of paragraphs and lists');
      if (index > 0) throw fault('a second note in one paragraph or list');
      if (cited.has(identifier)) throw fault('a note that two marks lead to');
      cited.add(identifier);
      mark.data = { number: cited.size };
    }
  for (const [name, note] of notes) {
    const number = [...cited].indexOf(name) + 1;
    if (number === 0) throw new TextFault(`a note that no mark leads to: [^${name}]`, getLine(note));
    const [words, more] = note.children;
    if (words?.type !== 'paragraph' || more)
      throw new TextFault(`a note of more than a paragraph: [^${name}]`, getLine(note));
    note.data = { number };
  }

  function appendNotes(blocks: readonly RootContent[]): RootContent[] {
    const parts: RootContent[] = [];
    for (const block of blocks) {
      const last = parts.at(-1);
      if (listMarks(block).length > 0) parts.push({ type: 'beside', children: [block] });
      else if (last?.type === 'beside' && isText(block)) last.children.push(block);
      else parts.push(block);
    }
    const own = blocks.flatMap(listMarks).flatMap(({ identifier }) => notes.get(identifier) ?? []);
    return own.length > 0 ? [...parts, { type: 'notes', children: own }] : parts;
  }

  return { text, appendNotes };
}
