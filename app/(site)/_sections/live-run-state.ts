import { liveRun as words } from '@/content/words/live-run';
import type { Home } from '@/lib/content/home';

export type Run = Home['hero']['run'];
export type Decision = NonNullable<Home['hero']['decision']>;
type Plan = Decision['plans'][number];
type Figure = Plan['figures'][number];
type Actor = Run['lines'][number]['actor'];

/** `ask` waits for the visitor, about the first plan or the second; what lies between follows a press. */
export interface State {
  phase: 'ask' | 'going' | 'sent' | 'back' | 'ranked' | 'kept';
  /** Whether the first plan was sent back. */
  isSecond: boolean;
  /** Seconds each checkpoint has waited, of those that were answered. */
  waits: readonly number[];
  /** How often the run was played again. */
  round: number;
}

/** A press on one of the two buttons, with the seconds the checkpoint has waited; or the agent's next step. */
export type Action = { press: 0 | 1; wait: number } | 'step';

export const START: State = { phase: 'ask', isSecond: false, waits: [], round: 0 };

/** Milliseconds that the agent takes. Where nothing is listed, only a press leads on. */
export const PACE: Partial<Record<State['phase'], number>> = { going: 1150, back: 1100, ranked: 1250 };

/** Seconds in the log from an approval to the messages; and from sending back to the ranking, and to the next question. */
const MESSAGE = 2;
const RANK = 1;
const RETURN = 3;

const STEPS = { going: 'sent', back: 'ranked', ranked: 'ask' } as const;

/** What follows. A press on a button that offers nothing changes nothing. */
export function next(state: State, action: Action): State {
  const { phase, isSecond, waits, round } = state;
  if (action === 'step')
    return phase === 'going' || phase === 'back' || phase === 'ranked'
      ? { ...state, phase: STEPS[phase] }
      : state;
  const answered = { ...state, waits: [...waits, action.wait] };
  const replayed: State = { ...START, round: round + 1 };
  if (phase === 'ask') {
    if (action.press === 0) return { ...answered, phase: 'going' };
    return isSecond ? { ...answered, phase: 'kept' } : { ...answered, phase: 'back', isSecond: true };
  }
  // Replay stands beside the stamp: the button that was pressed.
  if ((phase === 'sent' && action.press === 1) || (phase === 'kept' && action.press === 0)) return replayed;
  return state;
}

interface Row {
  /** Seconds since midnight; a step that has not come has none. */
  at?: number;
  actor: Actor;
  text: string;
  /** Not yet done; or a person's that was answered with no. */
  look?: 'open' | 'back';
}

interface Button {
  words: string;
  look: 'decide' | 'plain' | 'stamp' | 'off';
}

/** Everything the panel says in a state. */
export interface View {
  rows: Row[];
  /** The times beneath the ticks, from the fourth on. */
  ticks: number[];
  title: string;
  /** How long there is to decide is written beside a question. */
  isQuestion: boolean;
  /** The bar of a figure is the agent's share, and a person's in it. */
  figures: (Figure & { mine?: number })[];
  buttons: [Button, Button];
  foot: string;
  /** For those who hear the page: what has just happened. */
  said: string;
}

const seconds = (clock: string) => clock.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
const share = (part: number, all: number) => Math.round((100 * part) / all);

/** When a run began, when it asked, and what it would have taken with nobody at the button: the finished still. */
export function stillOf({ lines }: Run) {
  const [start, , asked, end] = lines.map(({ time }) => seconds(time)) as [number, number, number, number];
  const wait = end - MESSAGE - asked;
  return { start, asked, wait, took: end - start, mine: share(wait, end - start) };
}

/** What the panel says in a state. */
export function view(state: State, run: Run, decision: Decision): View {
  const { phase, isSecond, waits, round } = state;
  const { plans, next: ahead, again, kept, foot } = decision;
  const { start, asked } = stillOf(run);
  const plan = plans[isSecond && phase !== 'back' && phase !== 'ranked' ? 1 : 0];
  const [wait = 0, secondWait = 0] = waits;
  /** When the first question was answered, and when the second was asked. */
  const answered = asked + wait;
  const askedAgain = answered + RETURN;
  /** When the person let go of the run, or took it. */
  const at = isSecond ? askedAgain + secondWait : answered;
  const yours = wait + secondWait;

  const rows: Row[] = run.lines.slice(0, 2).map(({ time, actor, text }) => ({
    at: seconds(time),
    actor,
    text,
  }));
  const question = (time: number, text: string, look?: 'back') =>
    rows.push({ at: time, actor: 'person', text, ...(look && { look }) });
  if (isSecond) {
    question(asked, words.youSentBack(plans[0].name, wait), 'back');
    rows.push(
      phase === 'back'
        ? { actor: 'agent', text: again.doing, look: 'open' }
        : { at: answered + RANK, actor: 'agent', text: again.done },
    );
  }
  const isBack = phase === 'back' || phase === 'ranked';
  if (!isBack) {
    const asks = isSecond ? askedAgain : asked;
    const last = waits.at(-1) ?? 0;
    if (phase === 'ask') question(asks, plan.log);
    else question(asks, phase === 'kept' ? words.youTookOver(last) : words.youApproved(plan.name, last));
    if (phase === 'sent') rows.push({ at: at + MESSAGE, actor: 'agent', text: run.lines[3]?.text ?? '' });
    else if (phase === 'kept') rows.push({ at, actor: 'agent', text: kept.log, look: 'open' });
    else rows.push({ actor: 'agent', text: ahead, look: 'open' });
  }

  const ticks = isSecond && phase !== 'back' ? [answered + RANK] : [];
  if (isSecond && !isBack) ticks.push(askedAgain);
  if (phase === 'sent') ticks.push(at + MESSAGE);

  const end = phase === 'sent' ? at + MESSAGE : at;
  const took = {
    value: words.span(end - start),
    label: words.yours(yours),
    share: 100,
    mine: share(yours, end - start),
  };
  const shown = { rows, ticks, figures: plan.figures, foot: foot.answered, isQuestion: false };
  const replay: Button = { words: words.replay, look: 'plain' };
  const last = waits.at(-1) ?? 0;
  const said = (...sentences: string[]) => sentences.join(' ');

  switch (phase) {
    case 'ask':
      return {
        ...shown,
        title: plan.question,
        isQuestion: true,
        buttons: [
          { words: words.approve(plan.name), look: 'decide' },
          { words: isSecond ? words.takeOver : words.sendBack, look: 'plain' },
        ],
        foot: run.caption,
        said: isSecond ? plan.said : round > 0 ? words.again : '',
      };
    case 'going':
      return {
        ...shown,
        title: words.goesOn,
        buttons: [
          { words: words.approved(plan.name), look: 'stamp' },
          { words: words.replay, look: 'off' },
        ],
        said: said(`${words.youApproved(plan.name, last)}.`, words.goesOn),
      };
    case 'sent':
      return {
        ...shown,
        title: plan.done,
        figures: [...plan.figures.slice(0, 2), took],
        buttons: [{ words: words.approved(plan.name), look: 'stamp' }, replay],
        said: said(plan.result, words.took(end - start, yours)),
      };
    case 'back':
    case 'ranked':
      return {
        ...shown,
        title: again.says,
        buttons: [
          { words: words.approve(plan.name), look: 'off' },
          { words: words.sentBack, look: 'stamp' },
        ],
        foot: run.caption,
        said: said(`${words.youSentBack(plan.name, last)}.`, again.said),
      };
    case 'kept':
      return {
        ...shown,
        title: kept.says,
        figures: [...kept.figures, took],
        buttons: [replay, { words: words.takenOver, look: 'stamp' }],
        foot: foot.kept,
        said: said(`${words.youTookOver(last)}.`, kept.said),
      };
  }
}
