import { act, fireEvent, render, screen } from '@testing-library/react';
import { LiveRunPanel } from '@/app/(site)/_sections/live-run-panel';
import { type Action, next, PACE, START, type State, view } from '@/app/(site)/_sections/live-run-state';
import { liveRun as words } from '@/content/words/live-run';

type Figure = { value: string; label: string; share: number };
const figure: Figure = { value: '3', label: 'of 9', share: 50 };
const plan = (name: string) => ({
  name,
  log: `Waiting for ${name}`,
  question: `${name}?`,
  figures: [figure, figure, figure] as [Figure, Figure, Figure],
  done: `${name} is done.`,
  said: `It comes back with ${name}.`,
  result: `Sent, by ${name}.`,
});
const actors = ['agent', 'agent', 'person', 'agent'] as const;
const said = ['Seen', 'Ranked', 'Waiting for plan 1', 'Sent'];
const times = ['09:59:55', '09:59:57', '10:00:00', '10:01:32'];
const run = {
  name: 'A run',
  label: 'An example',
  caption: 'It waits.',
  lanes: actors.map((actor, index) => ({ actor, label: `Lane ${index}` })),
  lines: actors.map((actor, index) => ({ actor, time: times[index] ?? '', text: said[index] ?? '' })),
};
const decision = {
  time: { short: '6 min', rest: ' to decide' },
  plans: [plan('plan 1'), plan('plan 2')] as [ReturnType<typeof plan>, ReturnType<typeof plan>],
  next: 'To be sent',
  again: { says: 'Back.', doing: 'Ranking again', done: 'Ranked again', said: 'It ranks again.' },
  kept: {
    says: 'Yours.',
    log: 'Nothing was sent',
    figures: [figure, figure] as [Figure, Figure],
    said: 'None.',
  },
  foot: { late: 'Nobody answered.', answered: 'It waited.', kept: 'Kept.' },
};

const yes = (wait: number): Action => ({ press: 0, wait });
const no = (wait: number): Action => ({ press: 1, wait });
const after = (...actions: Action[]): State => actions.reduce(next, START);
const log = (...actions: Action[]) =>
  view(after(...actions), run, decision).rows.map(
    ({ at, text }) => `${at === undefined ? words.then : words.clock(at)} ${text}`,
  );

it('a run does nothing by itself while it asks, and once it is done', () => {
  for (const state of [after(), after(yes(5), 'step'), after(no(5), 'step', 'step', no(3))]) {
    expect(PACE[state.phase]).toBeUndefined();
    expect(next(state, 'step')).toBe(state);
  }
});

it('a run goes on as it was decided, and a press on what is not offered changes nothing', () => {
  expect(after(yes(5))).toMatchObject({ phase: 'going', isSecond: false, waits: [5] });
  expect(after(no(5), 'step', 'step')).toMatchObject({ phase: 'ask', isSecond: true, waits: [5] });
  expect(after(no(5), 'step', 'step', no(3))).toMatchObject({ phase: 'kept', waits: [5, 3] });
  for (const state of [after(yes(5)), after(no(5))]) expect(next(state, no(6))).toBe(state);
  expect(after(yes(5), 'step', no(1))).toEqual({ ...START, round: 1 });
});

it('the log counts the time of a person as they took it, twice after a second question', () => {
  expect(log(no(10), 'step', 'step', yes(20), 'step').slice(2)).toEqual([
    '10:00:00 You sent plan 1 back after 10 s',
    '10:00:11 Ranked again',
    '10:00:13 You approved plan 2 after 20 s',
    '10:00:35 Sent',
  ]);
  const { title, said } = view(after(no(10), 'step', 'step', yes(20), 'step'), run, decision);
  expect([title, said]).toEqual(['plan 2 is done.', 'Sent, by plan 2. It took 40 s, 30 s of it yours.']);
});

it('the panel keeps the focus on the pressed button, and leads it to the question when it plays again', () => {
  jest.useFakeTimers();
  // What jsdom lacks: no motion is wanted, and nothing moves.
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  HTMLElement.prototype.getAnimations = () => [];
  render(<LiveRunPanel run={run} decision={decision} first={null} second={null} />);
  const button = (name: string) => screen.getByRole('button', { name });
  const pressed = button(words.approve('plan 1'));
  pressed.focus();
  fireEvent.click(pressed);
  expect(screen.getByRole('status')).toHaveTextContent(words.goesOn);
  // Each step of the agent's is a state of its own.
  for (const ms of [100, 100, 700]) act(() => jest.advanceTimersByTime(ms));
  expect(button(words.approved('plan 1'))).toHaveFocus();
  fireEvent.click(button(words.replay));
  expect(screen.getByRole('group', { name: /plan 1\?/ })).toHaveFocus();
  jest.useRealTimers();
});
