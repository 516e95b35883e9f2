import type { Product } from '@/content/products/schema';

/** A checkpoint with the product that it belongs to. */
export type Case = Product['checkpoint'] & Pick<Product, 'slug'>;
export type Answer = 'approved' | 'declined' | 'lapsed';

/** The number of decisions after which the console ends. */
const MAX_DECISIONS = 3;

export interface State {
  /** By case; undefined while it waits. */
  answers: readonly (Answer | undefined)[];
  open: number;
  /** Seconds for which the visitor has had an undecided case in view. */
  took: number;
  /** Seconds that the clocks have run; 0 with reduced motion. */
  run: number;
}

export type Action =
  | { type: 'tick'; runs: boolean }
  | { type: 'decide'; answer: 'approved' | 'declined' }
  | { type: 'open'; index: number }
  | { type: 'restart' };

export const START: State = { answers: [], open: 0, took: 0, run: 0 };

/** Tells the visitor's decision from a lapsed case. */
export const isDecided = (answer: Answer | undefined) => answer === 'approved' || answer === 'declined';

export const countDecided = ({ answers }: State) => answers.filter(isDecided).length;

export const findWaiting = (state: State, cases: readonly Case[]) =>
  [...cases.keys()].filter((index) => !state.answers[index]);

export const getGoal = (cases: readonly Case[]) => Math.min(MAX_DECISIONS, cases.length);

export const isDone = (state: State, cases: readonly Case[]) => countDecided(state) >= getGoal(cases);

export function createReducer(cases: readonly Case[]) {
  return (state: State, action: Action): State => {
    switch (action.type) {
      case 'tick': {
        // The clocks stop while a visitor reads a result.
        if (state.answers[state.open]) return state;
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
        return { ...state, answers, took: Math.max(1, state.took) };
      }
      case 'open':
        return { ...state, open: action.index };
      case 'restart':
        return START;
    }
  };
}
