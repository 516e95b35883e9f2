import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountMenu } from '@/components/layout/account-menu';
import { accountMessages, frame } from '@/content/messages/layout';
import { signOut } from '@/lib/auth/actions';
import { FORM_DRAFTS_KEY } from '@/lib/dashboard/form-drafts';
import { DRAFT_KEY } from '@/lib/demo/draft';
import * as routes from '@/lib/routes';
import { takeToasts } from '../support/take-toasts';

jest.mock('@/lib/auth/actions', () => ({ signOut: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => '/',
}));

const hidden = { hidden: true };
const fetchSession = jest.fn<Promise<unknown>, [string]>();
const hidePopover = jest.fn();
const matches = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')?.value as Element['matches'];
/** Reports the visibility of the group, since jsdom has neither layout nor popovers. */
let comesIntoView: (isIntersecting: boolean) => void;

beforeEach(() => {
  jest.resetAllMocks();
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comesIntoView = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer, fetch: fetchSession });
  Object.assign(AbortSignal, { any: ([signal]: AbortSignal[]) => signal, timeout: () => undefined });
  Object.assign(HTMLElement.prototype, { hidePopover });
  Object.assign(Element.prototype, {
    matches: function (this: Element, selector: string) {
      return selector !== ':popover-open' && matches.call(this, selector);
    },
  });
  render(<AccountMenu />);
});

const line = () => screen.getByRole('group', { name: accountMessages.label, ...hidden }).firstElementChild;
const resolveWith = (body: object) =>
  fetchSession.mockResolvedValueOnce({ json: () => Promise.resolve(body) });
const show = () => act(() => comesIntoView(true));
const press = () => userEvent.click(screen.getByRole('button', { name: accountMessages.signOut, ...hidden }));

test('The menu asks who is signed in when it opens, then shows the address and the dashboard', async () => {
  comesIntoView(false);
  expect(fetchSession).not.toHaveBeenCalled();
  expect(line()).toHaveTextContent(accountMessages.signedIn);
  resolveWith({ email: 'ada@example.com' });
  show();
  await waitFor(() => expect(line()).toHaveTextContent('ada@example.com'));
  expect(fetchSession).toHaveBeenCalledTimes(1);
  expect(fetchSession.mock.calls[0]?.[0]).toBe(routes.session);
  const link = screen.getByRole('link', { name: frame.dashboard, ...hidden });
  expect(link).toHaveAttribute('href', routes.dashboard);
});

test('The menu shows less without a response, and when nobody is signed in any more', async () => {
  resolveWith({ email: 'ada@example.com' });
  show();
  await waitFor(() => expect(line()).toHaveTextContent('ada@example.com'));
  resolveWith({ email: null });
  show();
  await waitFor(() => expect(line()).toHaveTextContent(accountMessages.signedIn));
  fetchSession.mockRejectedValueOnce(new TypeError('offline'));
  show();
  await waitFor(() => expect(fetchSession).toHaveBeenCalledTimes(3));
  expect(line()).toHaveTextContent(accountMessages.signedIn);
});

test('The menu ignores a response that arrives after it has closed', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  fetchSession.mockReturnValueOnce(promise);
  show();
  act(() => comesIntoView(false));
  await act(async () => {
    resolve({ json: () => Promise.resolve({ email: 'ada@example.com' }) });
    await promise;
  });
  expect(line()).toHaveTextContent(accountMessages.signedIn);
});

test('Sign-out deletes what was typed and calls the action once, however often it is pressed', async () => {
  for (const key of [DRAFT_KEY, FORM_DRAFTS_KEY]) sessionStorage.setItem(key, '{}');
  jest.mocked(signOut).mockReturnValue(new Promise(() => undefined));
  await press();
  await press();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
  expect(hidePopover).not.toHaveBeenCalled();
});

test('A failed sign-out closes the menu and says that the session goes on', async () => {
  jest.mocked(signOut).mockRejectedValue(Object.assign(new Error('hidden'), { digest: '1' }));
  await press();
  await waitFor(async () => expect(await takeToasts()).toEqual([['error', accountMessages.signOutFailed]]));
  expect(hidePopover).toHaveBeenCalled();
});
