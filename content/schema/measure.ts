import 'server-only';

interface Levels {
  /** A score names its best: "Satisfaction (1 to 5)". */
  metric?: string;
  before: string;
  after: string;
}

const seconds: Readonly<Record<string, number>> = { h: 3600, min: 60, s: 1 };

/** Parses a printed level: "9 min 20 s" is 560, "58%" is 58. Throws without a number. */
export function parseMeasure(level: string): number {
  const parts = [...level.replaceAll(',', '').matchAll(/(\d+(?:\.\d+)?)(?:\s*(h|min|s)\b)?/g)];
  if (parts.length === 0) throw new RangeError(`no number in "${level}"`);
  return parts.reduce((sum, [, digits, unit]) => sum + Number(digits) * (seconds[unit ?? ''] ?? 1), 0);
}

/** Computes both positions in percent of a scale from zero, and its printed end. */
export function getScale({ metric = '', before, after }: Levels) {
  const larger = parseMeasure(before) > parseMeasure(after) ? before : after;
  const best = /\(1 to (\d+)\)$/.exec(metric)?.[1];
  const end = best ?? (before.endsWith('%') && parseMeasure(larger) <= 100 ? '100%' : larger);
  const at = (level: string) => Math.round((parseMeasure(level) / (parseMeasure(end) || 1)) * 1000) / 10;
  return { before: at(before), after: at(after), end };
}

export const changeError = 'is not the change between its levels';

/** Tells whether a printed change fits two levels: "−40%", "18 pts", "×4". Words always fit. */
export function isChangeBetween({ before, after }: Levels, printed: string): boolean {
  if (![before, after, printed].every((said) => /\d/.test(said))) return true;
  const [from, to] = [parseMeasure(before), parseMeasure(after)];
  const relative = ((to - from) / from) * 100;
  const absolute = printed.endsWith('%') ? relative : to - from;
  const size = /[×x]/.test(printed) ? to / from : absolute;
  const decimals = /\.(\d+)/.exec(printed)?.[1]?.length ?? 0;
  const isSigned = /^[+−]/.test(printed);
  const isRight = Math.abs(Math.abs(size) - parseMeasure(printed)) <= 0.5 * 10 ** -decimals + 1e-9;
  return isRight && (!isSigned || printed.startsWith('−') === size < 0);
}

/** Returns both levels in whole minutes, if they fell and are few enough to count at a glance. */
export function getMinutes({ before, after }: Levels) {
  const [from = 0, to = 0] = [before, after].map((level) => Number(/^(\d+) min$/.exec(level)?.[1] ?? 0));
  return to > 0 && to < from && from <= 60 ? { before: from, after: to } : undefined;
}

/** Formats a change for its badge: percentages differ in points, all else in percent. */
export function formatChange({ before, after }: Levels): string {
  const from = parseMeasure(before);
  const difference = parseMeasure(after) - from;
  const inPoints = before.endsWith('%') && after.endsWith('%');
  const size = Math.abs(inPoints ? difference : Math.round((difference / from) * 100));
  return `${difference < 0 ? '−' : '+'}${size}${inPoints ? ' pts' : '%'}`;
}

/** More in a row look like a solid bar. */
const MOST_MARKS = 120;

/** Counts marks of one unit, of which all levels are whole multiples. Levels of different units have none. */
export function countMarks(levels: { before?: string | undefined; of?: string | undefined; after: string }) {
  const { before, of, after } = levels;
  const printed = [after, ...[before, of].filter((level) => level !== undefined)];
  const isAlike = new Set(printed.map((level) => level.replace(/[\d.,]+/, ''))).size === 1;
  const parts = printed.some((level) => level.includes('.')) ? 10 : 1;
  const count = (level: string) => Math.round(Number(/[\d.]+/.exec(level.replaceAll(',', ''))) * parts);
  const most = Math.max(...printed.map(count));
  const step = Array.from({ length: most }, (_, index) => index + 1).find(
    (size) => most / size <= MOST_MARKS && printed.every((level) => count(level) % size === 0),
  );
  if (printed.length < 2 || !isAlike || step === undefined) return undefined;
  const draw = (level: string | undefined) => (level === undefined ? undefined : count(level) / step);
  return {
    before: draw(before),
    after: count(after) / step,
    of: draw(of),
    most: most / step,
    unit: after.replace(/[\d.,]+/, String(step / parts)),
  };
}
