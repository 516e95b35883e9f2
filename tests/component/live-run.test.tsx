import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { LiveRunPanel } from '@/app/(site)/_sections/live-run-panel';
import {
  type Action,
  next,
  PACE,
  START,
  type State,
  stillOf,
  view,
} from '@/app/(site)/_sections/live-run-state';
import { liveRun as words } from '@/content/words/live-run';

const figures = (value: string): [Figure, Figure, Figure] => [
  { value, label: 'of 9', share: 50 },
  { value: `$${value}`, label: 'of $9', share: 60 },
  { value: '1 h', label: 'margin', share: 70 },
];
type Figure = { value: string; label: string; share: number };
const plan = (name: string, value: string) => ({
  name,
  log: `Waiting for ${name}`,
  question: `${name}?`,
  figures: figures(value),
  done: `${name} is done.`,
  said: `It comes back with ${name}.`,
  result: `Sent, by ${name}.`,
});
const run = {
  name: 'A run',
  label: 'An example',
  caption: 'It waits.',
  lanes: (['agent', 'agent', 'person', 'agent'] as const).map((actor, index) => ({
    actor,
    label: `Lane ${index}`,
  })),
  lines: [
    { time: '09:59:55', actor: 'agent' as const, text: 'Seen' },
    { time: '09:59:57', actor: 'agent' as const, text: 'Ranked' },
    { time: '10:00:00', actor: 'person' as const, text: 'Waiting for plan 1' },
    { time: '10:01:32', actor: 'agent' as const, text: 'Sent' },
  ],
};
const decision = {
  time: { short: '6 min', rest: ' to decide' },
  plans: [plan('plan 1', '3'), plan('plan 2', '4')] as [ReturnType<typeof plan>, ReturnType<typeof plan>],
  next: 'To be sent',
  again: { says: 'Back.', doing: 'Ranking again', done: 'Ranked again', said: 'It ranks again.' },
  kept: {
    says: 'Yours.',
    log: 'Nothing was sent',
    figures: [
      { value: '9', label: 'on your list', share: 0 },
      { value: '$0', label: 'of $9', share: 0 },
    ] as [Figure, Figure],
    said: 'Nothing was sent.',
  },
  foot: { late: 'Nobody answered.', answered: 'It waited.', kept: 'Kept.' },
};

const yes = (wait: number): Action => ({ press: 0, wait });
const no = (wait: number): Action => ({ press: 1, wait });
const after = (...actions: Action[]): State => actions.reduce(next, START);
const seen = (...actions: Action[]) => view(after(...actions), run, decision);
const log = (...actions: Action[]) =>
  seen(...actions).rows.map(({ at, text }) => `${at === undefined ? words.then : words.clock(at)} ${text}`);
const labels = (...actions: Action[]) => seen(...actions).buttons.map((button) => button.words);

describe('what follows', () => {
  it('is nothing by itself while it asks, and once it is done', () => {
    const resting = [
      after(),
      after(yes(5), 'step'),
      after(no(5), 'step', 'step'),
      after(no(5), 'step', 'step', no(3)),
    ];
    for (const state of resting) {
      expect(PACE[state.phase]).toBeUndefined();
      expect(next(state, 'step')).toBe(state);
    }
  });

  it('is what was decided', () => {
    expect(after(yes(5))).toMatchObject({ phase: 'going', isSecond: false, waits: [5] });
    expect(after(no(5), 'step', 'step')).toMatchObject({ phase: 'ask', isSecond: true, waits: [5] });
    expect(after(no(5), 'step', 'step', yes(3), 'step')).toMatchObject({ phase: 'sent', waits: [5, 3] });
    expect(after(no(5), 'step', 'step', no(3))).toMatchObject({ phase: 'kept', waits: [5, 3] });
  });

  it('is nothing after a press on a stamp, or on what is not offered yet', () => {
    const stamped: [State, Action][] = [
      [after(yes(5)), yes(6)],
      [after(yes(5)), no(6)],
      [after(yes(5), 'step'), yes(6)],
      [after(no(5)), yes(6)],
      [after(no(5)), no(6)],
      [after(no(5), 'step'), no(6)],
      [after(no(5), 'step', 'step', no(3)), no(6)],
    ];
    for (const [state, action] of stamped) expect(next(state, action)).toBe(state);
  });

  it('after Replay is the beginning', () => {
    expect(after(yes(5), 'step', no(1))).toEqual({ ...START, round: 1 });
    expect(after(no(5), 'step', 'step', no(3), yes(1))).toEqual({ ...START, round: 1 });
  });
});

describe('what is shown', () => {
  it('counts the time of a person as they took it', () => {
    expect(log()).toEqual([
      '09:59:55 Seen',
      '09:59:57 Ranked',
      '10:00:00 Waiting for plan 1',
      'then To be sent',
    ]);
    expect(log(yes(75), 'step').slice(2)).toEqual([
      '10:00:00 You approved plan 1 after 1 min 15 s',
      '10:01:17 Sent',
    ]);
    // 82 s in all: five before it asked, two after.
    expect(seen(yes(75), 'step').figures[2]).toEqual({
      value: '1 min 22 s',
      label: words.yours(75),
      share: 100,
      mine: 91,
    });
  });

  it('counts both waits after a second question', () => {
    expect(log(no(10), 'step', 'step', yes(20), 'step')).toEqual([
      '09:59:55 Seen',
      '09:59:57 Ranked',
      '10:00:00 You sent plan 1 back after 10 s',
      '10:00:11 Ranked again',
      '10:00:13 You approved plan 2 after 20 s',
      '10:00:35 Sent',
    ]);
    expect(seen(no(10), 'step', 'step', yes(20), 'step')).toMatchObject({
      title: 'plan 2 is done.',
      ticks: [36011, 36013, 36035],
      said: 'Sent, by plan 2. It took 40 s, 30 s of it yours.',
    });
  });

  it('says that nothing was sent once the run was taken over', () => {
    expect(log(no(10), 'step', 'step', no(20)).slice(4)).toEqual([
      '10:00:13 You took the run over after 20 s',
      '10:00:33 Nothing was sent',
    ]);
    expect(seen(no(10), 'step', 'step', no(20)).figures.map(({ value }) => value)).toEqual([
      '9',
      '$0',
      '38 s',
    ]);
  });

  it('offers what can be done, and stamps what was', () => {
    expect(labels()).toEqual([words.approve('plan 1'), words.sendBack]);
    expect(labels(yes(5), 'step')).toEqual([words.approved('plan 1'), words.replay]);
    expect(labels(no(5), 'step', 'step')).toEqual([words.approve('plan 2'), words.takeOver]);
    expect(labels(no(5), 'step', 'step', no(3))).toEqual([words.replay, words.takenOver]);
  });

  it('stands finished without scripts, with the times of the record', () => {
    expect(stillOf(run)).toMatchObject({ took: 97, wait: 90, mine: 93 });
  });
});

describe('the panel', () => {
  const show = () => {
    // What jsdom lacks: no motion is wanted, and nothing moves.
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    HTMLElement.prototype.getAnimations = () => [];
    render(<LiveRunPanel run={run} decision={decision} first={null} second={null} />);
  };
  const button = (name: string) => screen.getByRole('button', { name });
  // Each step of the agent's is a state of its own.
  const settle = () => {
    for (const ms of [100, 100, 700]) act(() => jest.advanceTimersByTime(ms));
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('keeps the focus on the pressed button, and leads it to the question when it plays again', () => {
    show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const pressed = button(words.approve('plan 1'));
    pressed.focus();
    fireEvent.click(pressed);
    expect(screen.getByRole('status')).toHaveTextContent(words.goesOn);
    settle();
    expect(button(words.approved('plan 1'))).toBe(pressed);
    expect(pressed).toHaveFocus();
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button(words.replay));
    expect(screen.getByRole('group', { name: /plan 1\?/ })).toHaveFocus();
    expect(within(screen.getByRole('list', { name: words.log })).getAllByRole('listitem')).toHaveLength(4);
  });

  it('takes the second of two quick taps for no decision', () => {
    show();
    fireEvent.click(button(words.sendBack));
    for (const ms of [10, 10]) act(() => jest.advanceTimersByTime(ms));
    fireEvent.click(button(words.takeOver));
    expect(button(words.takeOver)).toBeInTheDocument();
    settle();
    fireEvent.click(button(words.takeOver));
    expect(button(words.takenOver)).toHaveAttribute('aria-disabled', 'true');
  });
});
