import { range } from '@/components/illustrations/geometry';

interface Entry {
  year: string;
  names?: readonly string[] | undefined;
  mark?: string | undefined;
  person?: boolean | undefined;
}

/** Words beside a year: after it, or before it where they would leave the drawing. */
export interface Label {
  text: string;
  /** Where the year stands, in percent of the width. */
  x: number;
  before: boolean;
}

/** One percent of the least width at which the drawing is shown, in the pixels of text of the usual size. */
const PERCENT = 10.7;
/** Widths of a letter, at most, and of an ideograph. */
const LETTER = 8;
const IDEOGRAPH = 14;
/** Between a year's line and its words, and between two labels. */
const GAP = 14;

/** More hairlines than these are a hatching. */
const MOST_COLUMNS = 48;
/** So many years an entry's column is wide at most, and such a part of the whole at least, to be read in. */
const MOST_YEARS = 8;
const LEAST_SHARE = 1 / 8;

const widthOf = (text: string) =>
  (GAP + LETTER * text.length + (IDEOGRAPH - LETTER) * (text.match(/[\u2E80-\uFFFF]/g)?.length ?? 0)) /
  PERCENT;

/** From where to where a label reaches, in percent of the width. */
export function extent({ text, x, before }: Label): readonly [from: number, to: number] {
  const width = widthOf(text);
  return before ? [x - width, x] : [x, x + width];
}

/** Whether two labels on one row would be printed on top of each other. */
export function overlap(one: Label, other: Label): boolean {
  const [from, to] = extent(one);
  const [otherFrom, otherTo] = extent(other);
  return from < otherTo && otherFrom < to;
}

/**
 * Years to scale. Whatever their span, labels keep clear of each other: names have a row each, marks take the next
 * row where one is full, and years are left out between the first and the last.
 *
 * @param entries In the order of their years.
 * @returns Nothing where there is no span of years, or nobody opened anything in it.
 */
export function yearScale(entries: readonly Entry[]) {
  const years = entries.map(({ year }) => Number(year));
  const [first, last] = [years.at(0) ?? 0, years.at(-1) ?? 0];
  if (first === last || !entries.some(({ names }) => names?.length)) return undefined;
  // The last year has a column too.
  const end = last + Math.ceil(((last - first) * LEAST_SHARE) / (1 - LEAST_SHARE));
  const total = end - first;
  const at = (year: number) => Math.round(((year - first) / total) * 1e4) / 100;
  const label = (text: string, year: string): Label => {
    const x = at(Number(year));
    return { text, x, before: x + widthOf(text) > 100 };
  };
  const gaps = years.map((year, index) => (years[index + 1] ?? end) - year);
  const every = Math.ceil(total / MOST_COLUMNS);
  return {
    /** Hairlines, one a year where there is room. */
    columns: range(Math.floor((total - 1) / every) + 1).map((column) => at(first + column * every)),
    lanes: entries.flatMap(({ year, names = [] }) => names.map((name) => label(name, year))),
    marks: inRows(
      entries.flatMap(({ year, mark, person = false }) => (mark ? [{ ...label(mark, year), person }] : [])),
    ),
    years: thinned(entries.map(({ year }) => label(year, year))),
    /** How many years wide the entries' columns are; nothing where texts cannot be read in columns to scale. */
    spans: gaps.every((gap) => gap <= MOST_YEARS && gap / total >= LEAST_SHARE) ? gaps : undefined,
  };
}

/** Each label on the first row where it has room. */
function inRows<Some extends Label>(labels: readonly Some[]): (Some & { row: number })[] {
  const placed: (Some & { row: number })[] = [];
  for (const label of labels) {
    let row = 0;
    while (placed.some((other) => other.row === row && overlap(other, label))) row++;
    placed.push({ ...label, row });
  }
  return placed;
}

/** The first and the last label, and between them those that have room. */
function thinned(labels: readonly Label[]): Label[] {
  const kept: Label[] = [];
  for (const label of [...labels.slice(0, 1), ...labels.slice(-1), ...labels.slice(1, -1)])
    if (!kept.some((other) => overlap(other, label))) kept.push(label);
  return kept.toSorted((one, other) => one.x - other.x);
}
