import type { Weekend } from './runs';

/** All that counting needs. A page that draws no runs sends only this to the browser. */
export type Replay = Pick<NonNullable<Weekend['refunds']>, 'limit' | 'limits' | 'list'> & {
  /** Count of cases that wait for a person at any limit. */
  others: number;
  /** Minutes that a person has for one refund. */
  minutesEach: number;
};

/** A weekend without refunds. */
export const NO_LIMITS = { limit: 0, limits: [] };

export function createReplay({ refunds, stops, people }: Weekend): Replay | undefined {
  if (!refunds) return;
  const { actor, limit, limits, list } = refunds;
  const seconds = people.find((person) => person.actor === actor)?.seconds ?? 0;
  const asked = list.filter(({ amount }) => amount > limit).length;
  return { limit, limits, list, others: stops.length - asked, minutesEach: seconds / 60 };
}

/** Counts what a limit would have changed. */
export function countReplay({ list, others, minutesEach }: Replay, limit: number) {
  const asked = list.filter(({ amount }) => amount > limit).length;
  const wrong = list.filter(({ amount, isWrong }) => isWrong && amount <= limit);
  return {
    waiting: others + asked,
    asked,
    minutes: asked * minutesEach,
    wrong: wrong.length,
    cost: wrong.reduce((sum, { amount }) => sum + amount, 0),
  };
}
