import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Console } from '@/components/sections/console/console';
import type { Case } from '@/components/sections/console/console-state';
import { actions } from '@/content/messages/layout';
import { consoleMessages } from '@/content/messages/console';
import { VISIT_STEP } from '@/lib/startup/constants';

const makeCase = (name: string, left: number): Case => ({
  slug: name,
  title: `${name} waits`,
  waits: name,
  process: 'A process',
  who: 'supervisor',
  question: `Approve ${name}?`,
  why: 'It is yours.',
  evidence: [{ title: 'A source', text: 'What it says.' }],
  time: '2 min',
  seconds: 120,
  left,
  otherwise: `${name} waits on.`,
  approved: `${name} is done.`,
  declined: `${name} is left.`,
});
const cases = [makeCase('One', 20), makeCase('Two', 90), makeCase('Three', 100), makeCase('Four', 110)];

let isCalm = false;
beforeEach(() => {
  isCalm = false;
  jest.useFakeTimers();
  Object.assign(globalThis, {
    IntersectionObserver: jest.fn((callback: (entries: { isIntersecting: boolean }[]) => void) => ({
      observe: () => callback([{ isIntersecting: true }]),
      disconnect: jest.fn(),
    })),
    matchMedia: () => ({ matches: isCalm }),
  });
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const button = (name: string) => screen.getByRole('button', { name });
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const show = (shown: readonly Case[] = cases) => render(<Console cases={shown} others="4,751" />);
const said = () => screen.getByRole('status');

it('The console says after three decisions how long they took, and nothing that contradicts it', async () => {
  show();
  expect(screen.getByText(consoleMessages.waiting(4))).toBeVisible();
  wait(7);
  await user.click(button(consoleMessages.approve));
  expect(said()).toHaveTextContent('Approved. One is done.');
  expect(screen.getByText(consoleMessages.waiting(3))).toBeVisible();
  await user.click(button(consoleMessages.next));
  await user.click(button(consoleMessages.decline));
  await user.click(button(consoleMessages.next));
  wait(4);
  await user.click(button(consoleMessages.approve));
  expect(said()).toHaveTextContent(
    'Approved. Three is done. You took 11 s. Agents handled the other 4,751 cases.',
  );
  const payoff = within(screen.getByRole('group'));
  expect(payoff.getByText('11 s')).toBeVisible();
  expect(payoff.getByRole('button', { name: actions.requestDemo })).toBeVisible();
  const decisions = within(screen.getByRole('list', { name: consoleMessages.cases })).getAllByRole(
    'listitem',
  );
  const { approved, declined } = consoleMessages.answers;
  expect(decisions.map(({ textContent }) => textContent)).toEqual(
    [`One ${approved}`, `Two ${declined}`, `Three ${approved}`, `Four ${consoleMessages.notYours}`].map(
      (row) => `${row} A process, supervisor`,
    ),
  );
  for (const gone of [consoleMessages.left, consoleMessages.waiting(1), consoleMessages.place(3, 3)])
    expect(screen.queryByText(gone)).not.toBeInTheDocument();
});

it('The console tells the start-up script of each decision once, with its own seconds', async () => {
  const noted: unknown[] = [];
  const note = (event: Event) => noted.push((event as CustomEvent).detail);
  addEventListener(VISIT_STEP, note);
  show();
  wait(7);
  await user.click(button(consoleMessages.approve));
  await user.click(button(consoleMessages.next));
  wait(4);
  await user.dblClick(button(consoleMessages.decline));
  await user.click(button(consoleMessages.next));
  await user.click(button(consoleMessages.approve));
  await user.click(button(consoleMessages.again));
  wait(2);
  await user.click(button(consoleMessages.approve));
  removeEventListener(VISIT_STEP, note);
  expect(noted).toEqual([
    { action: 'approved', evidence: 'Approve One?', result: 'One is done.', took: '7 s' },
    { action: 'declined', evidence: 'Approve Two?', result: 'Two is left.', took: '4 s' },
    { action: 'approved', evidence: 'Approve Three?', result: 'Three is done.', took: '1 s' },
    { action: 'approved', evidence: 'Approve One?', result: 'One is done.', took: '2 s' },
  ]);
});

it('A keyboard user reads each result before the next case, and the focus stays beside it', async () => {
  show();
  for (const name of ['One', 'Two', 'Three']) {
    button(consoleMessages.approve).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByRole('group', { name: `Approve ${name}?` })).toHaveFocus();
    expect(said()).toHaveTextContent(`${name} is done.`);
    await user.tab();
    if (name !== 'Three') await user.keyboard('{Enter}');
  }
  expect(button(actions.requestDemo)).toHaveFocus();
  await user.click(button(consoleMessages.again));
  expect(screen.getByRole('group', { name: 'Approve One?' })).toHaveFocus();
});

it('A double click is one decision, and a press on a case in the list opens it', async () => {
  show();
  await user.dblClick(button(consoleMessages.approve));
  expect(screen.getByText(consoleMessages.waiting(3))).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Four/ }));
  expect(screen.getByRole('heading', { name: 'Approve Four?' })).toBeVisible();
});

it('The clocks stop while a visitor reads a result', async () => {
  show();
  await user.click(button(consoleMessages.approve));
  wait(80);
  await user.click(button(consoleMessages.next));
  expect(screen.getByText(consoleMessages.clock(90), { selector: 'p' })).toBeVisible();
});

it('A case without a decision expires and leads to the next one', async () => {
  show();
  wait(20);
  expect(screen.getByText('Nobody decided. One waits on.')).toBeVisible();
  expect(screen.queryByRole('button', { name: consoleMessages.approve })).not.toBeInTheDocument();
  await user.click(button(consoleMessages.next));
  expect(screen.getByRole('heading', { name: 'Approve Two?' })).toBeVisible();
});

it('The clocks do not move with reduced motion, and the time is counted', async () => {
  isCalm = true;
  show(cases.slice(0, 1));
  wait(30);
  expect(screen.getByText(consoleMessages.clock(20))).toBeVisible();
  await user.click(button(consoleMessages.approve));
  expect(said()).toHaveTextContent(`${consoleMessages.took} ${consoleMessages.span(30)}`);
});
