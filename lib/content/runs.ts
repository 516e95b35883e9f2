import { locale } from '@/content/messages/locale';
import { formatClock, DAY, parseClock } from '../format';
import { fillTemplate } from '../format';
import type { Platform } from './platform';

/*
 * The runs of a weekend, computed: a place in the field is an index, an index is a run, and a run is the same wherever it is
 * computed: in the table that the server writes, and in the page that somebody reaches into.
 */

export type Weekend = Platform['weekend'];

/** An agent finished it; a person decided; or nobody has answered, and their time is over. */
type RunKind = 'run' | 'stop' | 'late';

/** One run: what it is, and the five fields of the line that matters in it: time, actor, evidence, action, result. */
export interface Run {
  number: string;
  kind: RunKind;
  fields: readonly [string, string, string, string, string];
}

/** A count as pages print it. */
export const formatDigits = (count: number) => count.toLocaleString(locale);

/** A number in [0, 1) that belongs to a key: one step of mulberry32. */
function drawn(key: number): number {
  const seed = Math.imul(key + 1, 0x9e3779b1) ^ 0x2545f491;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

/** The one of a list that belongs to a key. The schema says that no list is empty. */
const oneOf = <One>(list: readonly One[], key: number) => list[Math.floor(drawn(key) * list.length)] as One;

/** Indexes of the runs that stopped for a person, in order. */
export const listCheckpoints = ({ stops }: Weekend): number[] => stops.map((number) => number - 1);

/** Indexes of those that nobody has answered in time. */
export const listLateRuns = ({ told }: Weekend): number[] =>
  told.filter(({ seconds }) => seconds === undefined).map(({ run }) => run - 1);

/** When a run began, in seconds after the first midnight. */
function beginningOf({ runs, days, from, to }: Weekend, index: number): number {
  const first = parseClock(from);
  const span = (days.length - 1) * DAY + parseClock(to) - first;
  return first + Math.floor((index / Math.max(1, runs - 1)) * span);
}

/** The run of an index. */
export function getRunAt(weekend: Weekend, index: number): Run {
  const number = formatDigits(index + 1);
  const start = beginningOf(weekend, index);
  const moment = (seconds: number) =>
    `${weekend.days[Math.floor(seconds / DAY)] ?? ''} ${formatClock(seconds)}`;
  const place = weekend.stops.indexOf(index + 1);
  if (place < 0) {
    const { actor, evidence, action, result } = oneOf(weekend.steps, index + 7);
    return { number, kind: 'run', fields: [moment(start + 4), actor, evidence, action, result] };
  }
  const told = weekend.told.find(({ run }) => run === index + 1);
  const person =
    weekend.people.find(({ actor }) => actor === told?.actor) ?? oneOf(weekend.people, place * 97 + 5);
  const [least, most] = person.amount;
  const amount = least + 4 * Math.floor((drawn(place + 3) * (most - least + 4)) / 4);
  const evidence = fillTemplate(person.evidence, { amount });
  // Whoever answers does so while there is a tenth of the time left.
  const took = told?.seconds ?? Math.max(9, Math.floor(person.seconds * 0.9 * drawn(place + 31)));
  const isLate = told !== undefined && told.seconds === undefined;
  const [approved, back] = weekend.answers;
  const answer = told || drawn(place + 61) > 0.18 ? approved : back;
  return {
    number,
    kind: isLate ? 'late' : 'stop',
    fields: [
      moment(start + 5),
      person.actor,
      evidence,
      person.action,
      isLate ? person.silence : `${answer} ${formatClock(start + 5 + took)}`,
    ],
  };
}

/** How many columns a grid of the runs has that is so many times as wide as it is high. */
export const getColumns = (runs: number, ratio: number) => Math.round(Math.sqrt(runs * ratio));

/** Where an index stands in a grid: its column and its row. */
export const getPosition = (index: number, columns: number): [column: number, row: number] => [
  index % columns,
  Math.floor(index / columns),
];

/**
 * The run that is meant by a place between the dots: a stop within reach, or the dot itself.
 *
 * @param among The stops that may be meant.
 * @param reach How many dots away a stop may be.
 * @returns Its index; nothing outside of the runs.
 */
export function findRunNear(
  [column, row]: readonly [number, number],
  { runs, columns, among, reach }: { runs: number; columns: number; among: readonly number[]; reach: number },
): number | undefined {
  const far = (index: number) => {
    const [x, y] = getPosition(index, columns);
    return Math.hypot(x - column, y - row);
  };
  const nearest = findNearest(among, far);
  if (far(nearest) < reach) return nearest;
  const [x, y] = [Math.round(column), Math.round(row)];
  const index = y * columns + x;
  return x < 0 || x >= columns || index < 0 || index >= runs ? undefined : index;
}

/** The one of a list that is least far. */
export const findNearest = (list: readonly number[], far: (index: number) => number): number =>
  list.reduce((best, index) => (far(index) < far(best) ? index : best));
