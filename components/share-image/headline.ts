import { sans } from './typeface';

/** Size in px, and the penalty for breaking the lines there. */
interface Headline {
  readonly size: number;
  readonly lines: readonly string[];
  readonly faults: number;
}

/** Sizes to try, and the most lines for each. */
const steps = [
  [108, 2],
  [96, 3],
  [84, 3],
  [74, 4],
  [66, 4],
  [58, 4],
  [52, 4],
  [46, 4],
] as const;

const smallest = steps[7];
/** Letter spacing in shares of the size, as on the site's headings. */
export const letterSpacing = -0.03;
export const lineHeight = 1.06;
/** Words that should not end a line. */
const leading = /^(a|an|the|and|or|of|in|on|at|to|by|for|is|with|we|that|it)$/i;

/** Measures a line in px. Kerning would only make it narrower. */
export const measureLine = (line: string, size: number): number =>
  size * (sans.width(line) + letterSpacing * (Array.from(line).length - 1));

/** Adds up penalties for uneven lines, hanging words and single words. */
function countFaults(lines: readonly string[], size: number): number {
  const widths = lines.map((line) => measureLine(line, size));
  const widest = Math.max(...widths);
  const ragged = widths.reduce((sum, width) => sum + (1 - width / widest) ** 2, 0) / lines.length;
  const hanging = lines.slice(0, -1).filter((line) => leading.test(line.split(' ').at(-1) ?? '')).length;
  const first = widths[0] ?? 0;
  const last = widths.at(-1) ?? 0;
  const stubs = [first, last].filter((width) => width < widest * 0.45).length;
  const words = lines.map((line) => line.split(' ').length);
  const lonely =
    words.reduce((sum, count) => sum + count, 0) > 2 ? words.filter((count) => count === 1).length : 0;
  return ragged + hanging * 0.06 + stubs * 0.2 + lonely * 0.05;
}

function findBestLines(
  words: readonly string[],
  size: number,
  most: number,
  room: number,
): Headline | undefined {
  let best: Headline | undefined;
  const place = (from: number, lines: readonly string[]): void => {
    if (from === words.length) {
      const faults = countFaults(lines, size) + (lines.length - 1) * 0.015;
      if (!best || faults < best.faults) best = { size, lines, faults };
      return;
    }
    if (lines.length === most) return;
    for (let to = from + 1; to <= words.length; to++) {
      const line = words.slice(from, to).join(' ');
      if (measureLine(line, size) > room) return;
      place(to, [...lines, line]);
    }
  };
  place(0, []);
  return best;
}

/** Cuts the text to the smallest size and adds an ellipsis. */
function shortenText(words: readonly string[], room: number): Pick<Headline, 'size' | 'lines'> {
  const [size, most] = smallest;
  for (let wordCount = words.length - 1; wordCount > 0; wordCount--) {
    const cut = findBestLines(`${words.slice(0, wordCount).join(' ')}…`.split(' '), size, most, room);
    if (cut) return cut;
  }
  const letters = Array.from(words[0] ?? '');
  while (letters.length > 1 && measureLine(`${letters.join('')}…`, size) > room) letters.pop();
  return { size, lines: [`${letters.join('')}…`] };
}

/**
 * Balances size against evenness of lines. Too long a text ends in an ellipsis. A text with characters that
 * the font lacks gets no lines.
 * @param room Width of the column in px.
 */
export function setHeadline(text: string, room: number): Pick<Headline, 'size' | 'lines'> {
  // Word joiners are for browsers; here lines break at spaces only.
  const words = text
    .replaceAll('\u2060', '')
    .trim()
    .split(/[ \t\n]+/);
  if (!sans.covers(words.join(' '))) return { size: smallest[0], lines: [] };
  const settings = steps.flatMap(([size, most], step) => {
    const found = findBestLines(words, size, most, room);
    return found ? [{ ...found, faults: found.faults + step * 0.05 }] : [];
  });
  const [best] = settings.toSorted((a, b) => a.faults - b.faults);
  return best ?? shortenText(words, room);
}
