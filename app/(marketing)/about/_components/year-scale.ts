interface Entry {
  year: string;
  names?: readonly string[] | undefined;
  mark?: string | undefined;
}

/** Text after a year, or before it if it would leave the drawing. */
export interface Label {
  text: string;
  /** In percent of the width. */
  x: number;
  before: boolean;
}

/** Pixels of one percent of the narrowest drawing, at the default text size. */
const PERCENT = 10.7;
/** Widest letter and ideograph, in pixels. */
const LETTER = 8;
const IDEOGRAPH = 14;
const GAP = 14;

const MAX_COLUMNS = 48;
/** A column is readable up to this many years, and from this share of the whole. */
const MAX_YEARS = 8;
const MIN_SHARE = 1 / 8;

const measureWidth = (text: string) =>
  (GAP + LETTER * text.length + (IDEOGRAPH - LETTER) * (text.match(/[\u2E80-\uFFFF]/g)?.length ?? 0)) /
  PERCENT;

/** Returns the span of a label in percent of the width. */
export function measureExtent({ text, x, before }: Label): readonly [from: number, to: number] {
  const width = measureWidth(text);
  return before ? [x - width, x] : [x, x + width];
}

/** Tells whether two labels on one row would overlap. */
export function labelsOverlap(one: Label, other: Label): boolean {
  const [from, to] = measureExtent(one);
  const [otherFrom, otherTo] = measureExtent(other);
  return from < otherTo && otherFrom < to;
}

/** Places years to scale, so that no labels overlap. Returns nothing without a span of years or an opening. */
export function createYearScale(entries: readonly Entry[]) {
  const years = entries.map(({ year }) => Number(year));
  const [first, last] = [years.at(0) ?? 0, years.at(-1) ?? 0];
  if (first === last || !entries.some(({ names }) => names?.length)) return undefined;
  const end = last + Math.ceil(((last - first) * MIN_SHARE) / (1 - MIN_SHARE));
  const total = end - first;
  const at = (year: number) => Math.round(((year - first) / total) * 1e4) / 100;
  const label = (text: string, year: string): Label => {
    const x = at(Number(year));
    return { text, x, before: x + measureWidth(text) > 100 };
  };
  const gaps = years.map((year, index) => (years[index + 1] ?? end) - year);
  const every = Math.ceil(total / MAX_COLUMNS);
  return {
    /** One hairline a year where there is room. */
    columns: Array.from({ length: Math.floor((total - 1) / every) + 1 }, (_, column) =>
      at(first + column * every),
    ),
    lanes: entries.flatMap(({ year, names = [] }) => names.map((name) => label(name, year))),
    marks: placeInRows(entries.flatMap(({ year, mark }) => (mark ? [label(mark, year)] : []))),
    years: thinOut(entries.map(({ year }) => label(year, year))),
    /** Widths of the columns in years; nothing if texts would not fit columns to scale. */
    spans: gaps.every((gap) => gap <= MAX_YEARS && gap / total >= MIN_SHARE) ? gaps : undefined,
  };
}

/** Puts each label on the first row that has room for it. */
function placeInRows(labels: readonly Label[]): (Label & { row: number })[] {
  const placed: (Label & { row: number })[] = [];
  for (const label of labels) {
    let row = 0;
    while (placed.some((other) => other.row === row && labelsOverlap(other, label))) row++;
    placed.push({ ...label, row });
  }
  return placed;
}

/** Keeps the first and the last label, and those between that have room. */
function thinOut(labels: readonly Label[]): Label[] {
  const kept: Label[] = [];
  for (const label of [...labels.slice(0, 1), ...labels.slice(-1), ...labels.slice(1, -1)])
    if (!kept.some((other) => labelsOverlap(other, label))) kept.push(label);
  return kept.toSorted((one, other) => one.x - other.x);
}
