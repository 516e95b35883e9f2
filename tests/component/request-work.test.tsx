import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestProgress } from '@/components/dashboard/request-progress';
import { RequestWork } from '@/components/dashboard/request-work';
import {
  requestEventWords,
  requestProgressWords as progress,
  requestStatusWords,
  requestWorkWords as words,
} from '@/content/words/dashboard';
import { listAnswer, type NotificationState, type RequestState } from '@/lib/dashboard/answers';
import { recordEvent } from '@/lib/dashboard/record-event';
import { UNDO_MS, type EventResult } from '@/lib/dashboard/request-state';

jest.mock('@/lib/dashboard/send-again', () => ({ postSendAgain: jest.fn(), sendAgain: jest.fn() }));
jest.mock('@/lib/dashboard/record-event', () => ({ postEvent: jest.fn(), recordEvent: jest.fn() }));
const record = jest.mocked(recordEvent);

const nobody = { owner: null, mine: false, last_event: null, undoable: false };
const fresh: RequestState = { status: 'new', reason: null, ...nobody, events: [] };
const show = (changes: Partial<RequestState> = {}, id = 'a', account = 'ada@example.com') =>
  render(
    <dialog open>
      <RequestWork id={id} account={account} state={{ ...fresh, ...changes }} posted={undefined} />
      <p role="status" />
    </dialog>,
  );
/** What the form sent. */
const sent = () => Object.fromEntries(record.mock.lastCall?.[0] ?? []);
const answering = (status: EventResult['status']) => record.mockResolvedValue({ status });

const noteField = () => screen.getByLabelText(words.note);
/** Adds a note. @returns Who types. */
async function addNote(text = 'Called.') {
  const user = userEvent.setup();
  await user.type(noteField(), text);
  await user.click(screen.getByRole('button', { name: words.addNote }));
  return user;
}
const says = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

beforeEach(() => {
  record.mockReset();
  sessionStorage.clear();
});

test('each press sends what it is and what its reader had seen', async () => {
  answering('saved');
  show({ last_event: 7 });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: requestStatusWords.status.contacted }));
  expect(sent()).toMatchObject({ id: 'a', seen: '7', kind: 'status', status: 'contacted' });
  await user.selectOptions(screen.getByLabelText(words.closeBecause), 'spam');
  await user.click(screen.getByRole('button', { name: words.close }));
  expect(sent()).toMatchObject({ kind: 'status', status: 'closed', reason: 'spam' });
  await user.click(screen.getByRole('button', { name: words.take }));
  expect(sent()).toMatchObject({ kind: 'owner', takes: 'yes' });
  await says(requestEventWords.saved);
});

test('FT-35: a colleague who was overtaken is told, and keeps what they typed', async () => {
  answering('overtaken');
  show();
  const user = await addNote();
  await says(requestEventWords.overtaken);
  expect(noteField()).toHaveValue('Called.');
  answering('saved');
  await user.click(screen.getByRole('button', { name: words.addNote }));
  await waitFor(() => expect(noteField()).toHaveValue(''));
});

test('a call that fails says so and keeps the note', async () => {
  record.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await addNote();
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  expect(noteField()).toHaveValue('Called.');
});

test('what one owns is given back, what another one owns is taken over', () => {
  const { unmount } = show({ owner: 'me@example.com', mine: true });
  expect(screen.getByText(words.owner(words.you))).toBeVisible();
  expect(screen.getByRole('button', { name: words.giveBack })).toBeVisible();
  unmount();
  show({ owner: 'bob@example.com' });
  expect(screen.getByText(words.owner('bob@example.com'))).toBeVisible();
  expect(screen.getByRole('button', { name: words.takeOver })).toBeVisible();
});

test('taking back is offered for a minute, and as long as it has the focus', async () => {
  jest.useFakeTimers();
  answering('undone');
  show({ last_event: 7, undoable: true });
  const undo = screen.getByRole('button', { name: words.undo });
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(undo);
  expect(sent()).toMatchObject({ kind: 'undo', undoes: '7', seen: '7' });
  act(() => jest.advanceTimersByTime(UNDO_MS));
  expect(undo).toHaveFocus();
  act(() => undo.blur());
  expect(screen.queryByRole('button', { name: words.undo })).toBeNull();
  jest.useRealTimers();
});

test('what is typed while the note before it is saved stays', async () => {
  let end: (result: EventResult) => void = () => undefined;
  record.mockReturnValue(new Promise((resolve) => (end = resolve)));
  show();
  const user = await addNote();
  await user.type(noteField(), ' Calls back.');
  await act(async () => {
    end({ status: 'saved' });
    await Promise.resolve();
  });
  await says(requestEventWords.saved);
  expect(noteField()).toHaveValue('Called. Calls back.');
});

test('a note that was not saved outlives the page, of its request alone, until it is saved', async () => {
  answering('signed-out');
  const { unmount } = show();
  await addNote();
  await says(requestEventWords['signed-out']);
  unmount();
  const other = show({}, 'b');
  expect(noteField()).toHaveValue('');
  other.unmount();
  answering('saved');
  const again = show();
  expect(noteField()).toHaveValue('Called.');
  await userEvent.click(screen.getByRole('button', { name: words.addNote }));
  await says(requestEventWords.saved);
  again.unmount();
  show();
  expect(noteField()).toHaveValue('');
});

test('a note is not shown to somebody else who signs in in the same tab, or kept for longer', async () => {
  const { unmount } = show();
  await userEvent.type(noteField(), 'Called.');
  unmount();
  const other = show({}, 'a', 'bob@example.com');
  expect(noteField()).toHaveValue('');
  other.unmount();
  show();
  expect(noteField()).toHaveValue('');
});

describe('the steps of a request in its panel', () => {
  const waiting = { attempts: 2, next_attempt_at: '2026-11-21T09:31:00Z', sent_at: null, last_error: null };
  const told: NotificationState = { ...waiting, status: 'pending', others: [] };
  const request = listAnswer.parse({ rows: [{ id: 'a', created_at: '2026-11-21T09:30:00Z' }] }).rows[0];
  const read = (notification?: NotificationState) => {
    const { unmount } = render(request && <RequestProgress request={request} notification={notification} />);
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const buttons = screen.queryAllByRole('button', { name: progress.sendAgain }).length;
    unmount();
    return { steps, buttons };
  };

  test('say what became of the mail to the team, and when it is tried again', () => {
    expect(read().steps).toHaveLength(2);
    const { steps } = read({ ...told, last_error: 'mail service answered 500' });
    expect(steps[1]).toContain(progress.team.pending);
    expect(steps[1]).toContain(`${progress.tries(2, 8, 'mail service answered 500')} ${progress.nextTry}`);
    for (const status of ['in-progress', 'sent'] as const) {
      const { steps: said, buttons } = read({ ...told, status });
      expect([said[1]?.startsWith(progress.team[status]), buttons]).toEqual([true, 0]);
    }
  });

  test('have one button that sends all that is parked', () => {
    const parked = { ...waiting, status: 'parked' as const, attempts: 8, last_error: 'answered 410' };
    const destinations = ['receipt', 'webhook:crm.example#0a1b2c3d'];
    const others = destinations.map((destination) => ({ ...parked, destination }));
    const { steps, buttons } = read({ ...parked, others });
    expect(buttons).toBe(1);
    expect(steps[2]).toContain(progress.receipt.parked);
    expect(steps[3]).toContain(progress.webhook('crm.example').parked);
    expect(steps[3]).toContain(progress.tries(8, 8, 'answered 410'));
  });
});
