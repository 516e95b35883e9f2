import type { Nodes, Parents } from 'hast';
import { isElement } from 'hast-util-is-element';
import { matches } from 'hast-util-select';

/** Elements that no reader separates without a style sheet. A superscript belongs to the word before it. */
const INLINE =
  'a abbr b bdi bdo button cite code data del dfn em i ins kbd label mark noscript q s samp small span strong sub svg time u var wbr'.split(
    ' ',
  );
const LEFT_OUT = 'head, script, style, template';
/** Ends of words, and what may follow them without a space. */
const END = /[^\s(“‘/–—$+−·→-]$/u;
const BEGINNING = /^[^\s.,;:!?)%’”…/–—·-]/u;

/** Tells letters of an animated word, and the unit of a factor. */
const isPartOfWord = (text: string, parent: Parents) => text === 'x' || matches('[class*=letter-]', parent);

/** Returns the places where words of neighboring elements meet without a space. */
export function findJoinedWords(tree: Nodes): string[] {
  const found: string[] = [];
  let last: { text: string; parent: Parents | undefined } = { text: '', parent: undefined };
  const separate = () => (last = { text: '', parent: undefined });

  function visit(node: Nodes, parent: Parents | undefined, isInDrawing: boolean) {
    if (node.type === 'text' && parent) {
      const joins = last.parent !== parent && END.test(last.text) && BEGINNING.test(node.value);
      if (joins && !isPartOfWord(node.value, parent))
        found.push(`${last.text.slice(-30)}|${node.value.slice(0, 30)}`);
      last = { text: node.value, parent };
    }
    if (!('children' in node) || matches(LEFT_OUT, node)) return;
    const isApart = isElement(node) && !isElement(node, INLINE) && !isInDrawing;
    if (isApart) separate();
    for (const child of node.children) visit(child, node, isInDrawing || isElement(node, 'svg'));
    if (isApart) separate();
  }
  visit(tree, undefined, false);
  return found;
}
