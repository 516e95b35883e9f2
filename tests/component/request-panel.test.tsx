import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestPanel } from '@/components/dashboard/request-panel';
import { panelMessages, statusMessages } from '@/content/messages/dashboard';
import { actions } from '@/content/messages/layout';
import { addNote, updateRequest } from '@/lib/dashboard/actions';
import { clearFormDrafts } from '@/lib/dashboard/form-drafts';
import type { OpenRequest } from '@/lib/dashboard/read-dashboard';
import type { Access } from '@/lib/dashboard/read-team';
import { emptyValues } from '@/lib/demo/fields';

const push = jest.fn();
jest.mock('@/lib/dashboard/actions', () => ({ addNote: jest.fn(), updateRequest: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ push }),
}));

const { status: statuses } = statusMessages;
const access = {
  user_id: 'ada',
  email: 'ada@harbour.example',
  is_staff: true,
  reads_all: true,
  request_read_access: 'staff_only',
} satisfies Access;

const createOpen = (id: string, changes: object = {}, version = 1): OpenRequest => ({
  request: {
    id,
    ...emptyValues,
    name: 'Amara Nwosu',
    email: 'amara+rail@northwind.example',
    phone: '447700900142',
    phone_typed: null,
    created_at: '2026-11-27T12:00:00Z',
    source: '',
    attribution: {},
    demo_request_states: { status: 'new', close_reason: null, assignee_id: null, version },
    demo_request_notes: [],
    deliveries: [],
    ...changes,
  },
  history: [],
  staff: [],
});

/** Opens the panel of a request. */
function open(request = createOpen('1'), reader = access) {
  const { unmount } = render(<RequestPanel open={request} access={reader} closeHref="/list" />);
  return { close: unmount };
}
const note = () => screen.getByRole('textbox', { name: panelMessages.note });
const status = () => screen.getByRole('combobox', { name: panelMessages.status });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.resetAllMocks();
  clearFormDrafts();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the button', () => press(actions.close)],
])('A note and a choice that are not saved are there again after %s', async (_, leave) => {
  const panel = open();
  await userEvent.type(note(), 'Called.');
  await userEvent.selectOptions(status(), statuses.contacted);
  await leave();
  expect(push).toHaveBeenCalled();
  panel.close();
  open();
  expect(note()).toHaveValue('Called.');
  expect(status()).toHaveDisplayValue(statuses.contacted);
  expect(screen.getAllByText(panelMessages.unsaved)).toHaveLength(2);
});

test('A note and a choice belong to their request and account, and the change of another member replaces the choice', async () => {
  const panel = open();
  await userEvent.type(note(), 'Called.');
  await userEvent.selectOptions(status(), statuses.contacted);
  panel.close();

  for (const other of [open(createOpen('2')), open(createOpen('1'), { ...access, user_id: 'ben' })]) {
    expect(screen.queryByText(panelMessages.unsaved)).toBeNull();
    other.close();
  }
  open(createOpen('1', {}, 2));
  expect(note()).toHaveValue('Called.');
  expect(status()).toHaveDisplayValue(statuses.new);
});

test('A note is forgotten once it is saved, emptied or discarded', async () => {
  jest.mocked(addNote).mockResolvedValue({ status: 'ok', message: 'Note added.' });
  for (const end of [
    () => press(panelMessages.addNote),
    () => userEvent.clear(note()),
    () => press(panelMessages.discard),
  ]) {
    const panel = open();
    expect(note()).toHaveValue('');
    await userEvent.type(note(), 'Called.');
    await end();
    expect(note()).toHaveValue('');
    expect(screen.queryByText(panelMessages.unsaved)).toBeNull();
    panel.close();
  }
  expect(sessionStorage).toHaveLength(0);
});

test('A choice is forgotten once it is saved, and stays where saving fails', async () => {
  jest.mocked(updateRequest).mockResolvedValueOnce({ status: 'failed', message: 'Try again.' });
  open();
  await userEvent.selectOptions(status(), statuses.contacted);
  await press(panelMessages.save);
  expect(await screen.findByText('Try again.')).toBeInTheDocument();
  expect(screen.getByText(panelMessages.unsaved)).toBeInTheDocument();
  jest.mocked(updateRequest).mockResolvedValueOnce({ status: 'ok', message: 'Saved.' });
  await press(panelMessages.save);
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('A note lasts as long as the page where the browser stores nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const panel = open();
  await userEvent.type(note(), 'Called.');
  panel.close();
  open();
  expect(note()).toHaveValue('Called.');
});

test.each([
  ['amara+rail@northwind.example', 'mailto:amara%2Brail@northwind.example'],
  ['r&d?bcc=x@harbour.example', 'mailto:r%26d%3Fbcc%3Dx@harbour.example'],
  ['info@müller.example', 'mailto:info@xn--mller-kva.example'],
])('The reply to %s goes to that address alone', (email, href) => {
  open(createOpen('1', { email }));
  expect(screen.getByRole('link', { name: panelMessages.reply })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', href);
});
