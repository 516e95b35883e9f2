import { limitMessages } from '@/content/messages/limit';
import { formatNumber } from '@/content/messages/locale';
import { formatClock, DAY, parseClock, fillTemplate } from '../format';
import type { Intellimate } from '@/content/intellimate.schema';

/* Computes runs from their index, so that server and browser show the same. */

export type Weekend = Intellimate['weekend'];

/** `late` has no answer in time. */
type RunKind = 'run' | 'stop' | 'late';

/** The fields are time, actor, evidence, action and result. */
export interface Run {
  number: string;
  kind: RunKind;
  fields: readonly [string, string, string, string, string];
}

/** Returns a repeatable number in [0, 1) for a key: one step of mulberry32. */
function hashKey(key: number): number {
  const seed = Math.imul(key + 1, 0x9e3779b1) ^ 0x2545f491;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

/** Picks the entry that belongs to a key. The schema forbids empty lists. */
const pickEntry = <One>(list: readonly One[], key: number) =>
  list[Math.floor(hashKey(key) * list.length)] as One;

const findRefund = ({ refunds }: Weekend, run: number) => refunds?.list.find((refund) => refund.run === run);
const getLimit = ({ refunds }: Weekend) => refunds?.limit ?? 0;

/** Lists the runs that stop for a person when agents pay refunds up to a limit alone. */
export const listCheckpoints = (weekend: Weekend, limit = getLimit(weekend)): number[] =>
  [
    ...weekend.stops.filter((run) => !findRefund(weekend, run)).map((run) => run - 1),
    ...(weekend.refunds?.list ?? []).filter(({ amount }) => amount > limit).map(({ run }) => run - 1),
  ].toSorted((one, other) => one - other);

export const listLateRuns = (weekend: Weekend, limit = getLimit(weekend)): number[] =>
  weekend.fixedStops
    .filter(
      ({ run, seconds }) => seconds === undefined && (findRefund(weekend, run)?.amount ?? Infinity) > limit,
    )
    .map(({ run }) => run - 1);

/** Lists the wrong refunds that agents pay alone. */
export const listUnseenRuns = (weekend: Weekend, limit = getLimit(weekend)): number[] =>
  (weekend.refunds?.list ?? [])
    .filter(({ amount, isWrong }) => isWrong && amount <= limit)
    .map(({ run }) => run - 1);

/** Computes the start of a run, in seconds after the first midnight. */
function getStart({ runs, days, from, to }: Weekend, index: number): number {
  const first = parseClock(from);
  const span = (days.length - 1) * DAY + parseClock(to) - first;
  return first + Math.floor((index / Math.max(1, runs - 1)) * span);
}

export function getRunAt(weekend: Weekend, index: number, limit = getLimit(weekend)): Run {
  const number = formatNumber(index + 1);
  const start = getStart(weekend, index);
  const formatMoment = (seconds: number) =>
    `${weekend.days[Math.floor(seconds / DAY)] ?? ''} ${formatClock(seconds)}`;
  const { refunds } = weekend;
  const refund = findRefund(weekend, index + 1);
  const amounts = { limit: limitMessages.dollars(limit), amount: limitMessages.dollars(refund?.amount ?? 0) };
  if (refunds && refund && refund.amount <= limit) {
    const { actor, evidence, action, result, wrong } = refunds.paid;
    const [seen, done] = [fillTemplate(evidence, amounts), fillTemplate(action, amounts)];
    return {
      number,
      kind: 'run',
      fields: [formatMoment(start + 4), actor, seen, done, refund.isWrong ? wrong : result],
    };
  }
  if (!refund && !weekend.stops.includes(index + 1)) {
    const { actor, evidence, action, result } = pickEntry(weekend.steps, index + 7);
    return { number, kind: 'run', fields: [formatMoment(start + 4), actor, evidence, action, result] };
  }
  const fixed = weekend.fixedStops.find(({ run }) => run === index + 1);
  const role = refund ? refunds?.actor : fixed?.actor;
  const person =
    weekend.people.find(({ actor }) => actor === role) ??
    pickEntry(
      weekend.people.filter(({ actor }) => actor !== refunds?.actor),
      index * 97 + 5,
    );
  const [minAmount, maxAmount] = person.amount;
  const amount = minAmount + 4 * Math.floor((hashKey(index + 3) * (maxAmount - minAmount + 4)) / 4);
  const evidence = fillTemplate(person.evidence, refund ? amounts : { amount });
  // People answer while a tenth of the time is left.
  const answerSeconds = fixed?.seconds ?? Math.max(9, Math.floor(person.seconds * 0.9 * hashKey(index + 31)));
  const isLate = fixed !== undefined && fixed.seconds === undefined;
  const [approved, sentBack] = weekend.answers;
  const isSentBack = refund ? refund.isWrong : !fixed && hashKey(index + 61) <= 0.18;
  const answer = isSentBack ? sentBack : approved;
  return {
    number,
    kind: isLate ? 'late' : 'stop',
    fields: [
      formatMoment(start + 5),
      person.actor,
      evidence,
      person.action,
      isLate ? person.silence : `${answer} ${formatClock(start + 5 + answerSeconds)}`,
    ],
  };
}

export const getColumns = (runs: number, ratio: number) => Math.round(Math.sqrt(runs * ratio));

export const getPosition = (index: number, columns: number): [column: number, row: number] => [
  index % columns,
  Math.floor(index / columns),
];

/** Finds the run at a place between the dots: a stop within `reach` dots, or the nearest dot. */
export function findRunNear(
  [column, row]: readonly [number, number],
  { runs, columns, among, reach }: { runs: number; columns: number; among: readonly number[]; reach: number },
): number | undefined {
  const getDistance = (index: number) => {
    const [x, y] = getPosition(index, columns);
    return Math.hypot(x - column, y - row);
  };
  const nearest = findNearest(among, getDistance);
  if (getDistance(nearest) < reach) return nearest;
  const [x, y] = [Math.round(column), Math.round(row)];
  const index = y * columns + x;
  return x < 0 || x >= columns || index < 0 || index >= runs ? undefined : index;
}

export const findNearest = (list: readonly number[], far: (index: number) => number): number =>
  list.reduce((best, index) => (far(index) < far(best) ? index : best));
