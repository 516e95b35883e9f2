/** A part of a text. */
export type Span = [start: number, end: number];

const token =
  /'(?:[^']|'')*'|--[^\n]*|\b(?:where|having|on|and|or|between|select|if|when|then|else|end|from|set|group by|order by|limit|returning|union|for update|into|using)\b|:=|[();,]/gi;

/** After these a condition begins, or something that is one if an "and" follows. */
const openers = new Set(['where', 'having', 'on', 'select', 'if', 'when', ':=']);
const certain = new Set(['where', 'having', 'on']);

/**
 * The conditions of a statement that are joined by "and", each by itself, however deep in brackets; and those
 * alone behind "where", "having" and "on".
 */
export function conjunctsOf(statement: string): Span[] {
  const found: Span[] = [];
  // One entry for each open bracket: where the condition in it begins, and whether it is known to be one.
  const open: { start: number; isCondition: boolean }[] = [{ start: -1, isCondition: false }];
  let isRange = false;
  for (const { 0: text, index } of statement.matchAll(token)) {
    if (text.startsWith("'") || text.startsWith('--')) continue;
    const word = text.toLowerCase();
    const end = index + text.length;
    const here = open.at(-1);
    if (!here) break;
    const close = () => {
      if (here.isCondition && here.start >= 0) found.push([here.start, index]);
      Object.assign(here, { start: -1, isCondition: false });
    };
    if (word === '(') open.push({ start: end, isCondition: false });
    else if (word === ')') {
      close();
      open.pop();
    } else if (word === 'between') isRange = true;
    else if (word === 'and') {
      if (isRange) isRange = false;
      else {
        here.isCondition = here.start >= 0;
        close();
        Object.assign(here, { start: end, isCondition: true });
      }
    } else if (word === 'or') Object.assign(here, { start: -1, isCondition: false });
    else {
      close();
      if (openers.has(word)) Object.assign(here, { start: end, isCondition: certain.has(word) });
    }
  }
  return found.filter(([start, end]) => statement.slice(start, end).trim() !== '');
}
