import type { Product } from '@/lib/content/products';

/** One decision that waits for a person. */
export type Case = Product['checkpoint'];
export type Answer = 'approved' | 'declined' | 'lapsed';

/** After so many decisions the visitor has seen what the work is. */
const ENOUGH = 3;

export interface State {
  /** By case; those that wait have none. */
  answers: readonly (Answer | undefined)[];
  /** The case on the screen. */
  open: number;
  /** The case that the visitor decided last. */
  last?: number;
  /** Seconds for which the visitor has had the console in view. */
  took: number;
  /** Seconds that the clocks have run: none where motion is unwanted. */
  run: number;
}

export type Action =
  | { type: 'tick'; runs: boolean }
  | { type: 'decide'; answer: 'approved' | 'declined' }
  | { type: 'open'; index: number }
  | { type: 'restart' };

export const START: State = { answers: [], open: 0, took: 0, run: 0 };

/** Counts what the visitor has decided; what lapsed, nobody did. */
export const countDecided = ({ answers }: State) =>
  answers.filter((answer) => answer === 'approved' || answer === 'declined').length;

/** Finds the cases that wait, in their order. */
export const findWaiting = (state: State, cases: readonly Case[]) =>
  [...cases.keys()].filter((index) => !state.answers[index]);

export const getGoal = (cases: readonly Case[]) => Math.min(ENOUGH, cases.length);

export const isDone = (state: State, cases: readonly Case[]) => countDecided(state) >= getGoal(cases);

/** Makes the reducer of a console with these cases. */
export function reduceWith(cases: readonly Case[]) {
  return (state: State, action: Action): State => {
    switch (action.type) {
      case 'tick': {
        const run = state.run + (action.runs ? 1 : 0);
        const answers = cases.map(
          ({ left }, index) => state.answers[index] ?? (left <= run ? 'lapsed' : undefined),
        );
        return { ...state, run, answers, took: state.took + 1 };
      }
      case 'decide': {
        if (state.answers[state.open] || isDone(state, cases)) return state;
        const answers = cases.map((_, index) =>
          index === state.open ? action.answer : state.answers[index],
        );
        const decided = { ...state, answers, last: state.open, took: Math.max(1, state.took) };
        const [next] = findWaiting(decided, cases);
        return isDone(decided, cases) || next === undefined ? decided : { ...decided, open: next };
      }
      case 'open':
        return { ...state, open: action.index };
      case 'restart':
        return START;
    }
  };
}
