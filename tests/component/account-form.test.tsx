import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { AccountForm, type AuthMode } from '@/components/auth/account-form';
import { authForms, authMessages, codeErrors } from '@/content/messages/auth';
import { codeMessages } from '@/content/messages/code';
import { networkFailure } from '@/content/messages/errors';
import { outdated, sessionMessages } from '@/content/messages/layout';
import { ACCOUNT_STEP_KEY, type AuthState, PASSWORD_LENGTH } from '@/lib/auth/state';
import { emptyValues } from '@/lib/demo/fields';
import { clearDraft, saveDraft } from '@/lib/demo/draft';
import { takeToasts } from '../support/take-toasts';

const mockReplace = jest.fn();
class OldAction extends Error {}
const mockIsOld = (cause: unknown) => cause instanceof OldAction;
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: mockReplace }),
  usePathname: () => '/auth',
  unstable_isUnrecognizedActionError: (cause: unknown) => mockIsOld(cause),
}));
/** Takes the part of all actions; the first argument says which of them was called. */
const mockAction = jest.fn();
jest.mock('@/lib/auth/actions', () =>
  Object.fromEntries(
    ['signIn', 'signUp', 'sendCode', 'confirmAddress', 'choosePassword'].map((name) => [
      name,
      (_previous: unknown, form: FormData) => mockAction(name, form) as unknown,
    ]),
  ),
);

const EMAIL = 'amara@northwind.example';
const PASSWORD = 'a-long-password';
const action = mockAction as jest.Mock<Promise<AuthState>, [name: string, form: FormData]>;
const resolveWith = (state: AuthState) => action.mockResolvedValueOnce(state);
const sent = () => {
  const [called = '', form] = action.mock.lastCall ?? [];
  return { called, ...Object.fromEntries(form ?? []) } as Record<string, string>;
};
const button = (name: string) => screen.getByRole('button', { name });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: authForms.email.label });
const password = (label: string = authForms.password.label) => screen.getByLabelText<HTMLInputElement>(label);
const code = () => screen.findByLabelText<HTMLInputElement>(codeMessages.field);
const signedIn: AuthState = { status: 'signed-in', message: sessionMessages.signedIn, next: '/careers' };
const mailed: AuthState = { status: 'code', code: { email: EMAIL, sentAt: 1, wait: 60 } };

async function send(mode: AuthMode, name: string) {
  render(<AccountForm mode={mode} next="/careers" />);
  await userEvent.type(email(), EMAIL);
  if (mode !== 'reset') await userEvent.type(password(), PASSWORD);
  await userEvent.click(button(name));
}
const signIn = () => send('sign-in', authForms.signIn.label);
const signUp = () => send('sign-up', authForms.signUp.label);

beforeEach(async () => {
  action.mockReset();
  mockReplace.mockReset();
  await takeToasts();
  sessionStorage.clear();
  clearDraft();
  document.cookie = 'signed-in=1';
});

test('An address is cleaned on every change, before the browser checks it', async () => {
  render(<AccountForm mode="sign-in" next="/careers" />);
  await userEvent.click(email());
  await userEvent.paste('\u202aJane@Harbour.example\u00ad');
  expect(email()).toHaveValue('jane@harbour.example');
  expect(email()).toBeValid();
  await userEvent.clear(email());
  await userEvent.type(email(), 'Taro＠Example.co.jp');
  expect(email()).toHaveValue('taro@example.co.jp');
});

describe.each([
  ['sign-in', authForms.signIn.label, authForms.signIn.busy, authMessages.signInFailed],
  ['sign-up', authForms.signUp.label, authForms.signUp.busy, authMessages.signUpFailed],
  ['reset', codeMessages.mail, codeMessages.mailing, authMessages.unexpected],
] as const)('The form for %s', (mode, label, pendingLabel, failed) => {
  it(`A form for ${mode} disables its button while sending, says so, and returns the focus to it`, async () => {
    const { promise, resolve } = Promise.withResolvers<AuthState>();
    action.mockReturnValueOnce(promise);
    await send(mode, label);
    expect(button(pendingLabel)).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent(pendingLabel);
    // Browsers take the focus from a disabled element.
    email().focus();
    email().blur();
    await act(async () => {
      resolve({ status: 'failed', message: 'No.' });
      await promise;
    });
    expect(button(label)).toBeEnabled();
    expect(button(label)).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(action).toHaveBeenCalledTimes(1);
  });

  it(`FT-36: A form for ${mode} that did not reach the site says so, marks no field and keeps what was typed`, async () => {
    action.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await send(mode, label);
    expect(await screen.findByRole('alert')).toHaveTextContent(networkFailure);
    expect(await takeToasts()).toEqual([['error', failed]]);
    expect(email()).toHaveValue(EMAIL);
    expect(email()).toBeValid();
    if (mode === 'reset') return;
    expect(password()).toHaveValue(PASSWORD);
    expect(password()).toBeValid();
  });

  it(`A form for ${mode} shows an error message that is meant for people, or else that it failed`, async () => {
    action.mockRejectedValueOnce(new Error('Reload first.'));
    await send(mode, label);
    await waitFor(async () => expect(await takeToasts()).toEqual([['error', 'Reload first.']]));
    action.mockRejectedValueOnce(Object.assign(new Error('Server'), { digest: '1' }));
    await userEvent.click(button(label));
    await waitFor(async () => expect(await takeToasts()).toEqual([['error', failed]]));
  });

  it(`A form for ${mode} offers a reload after a new build`, async () => {
    action.mockRejectedValueOnce(new OldAction());
    await send(mode, label);
    expect(await screen.findByRole('alert')).toHaveTextContent(outdated);
  });
});

it('A sign-in says so and goes on, after it has removed entries of a client library', async () => {
  sessionStorage.setItem('sb-x-auth-token', '1');
  resolveWith(signedIn);
  await signIn();
  expect(sent()).toEqual({ called: 'signIn', email: EMAIL, password: PASSWORD, next: '/careers' });
  expect(await takeToasts()).toEqual([['success', sessionMessages.signedIn]]);
  expect(mockReplace).toHaveBeenCalledWith('/careers');
  expect(sessionStorage).toHaveLength(0);
});

it.each<AuthState>([signedIn, { status: 'password', email: EMAIL, error: 'Too weak.' }])(
  'A sign-in whose cookies the browser rejects says so, and stays on the page: $status',
  async (state) => {
    document.cookie = 'signed-in=; max-age=0';
    resolveWith(state);
    await signIn();
    await waitFor(async () => expect(await takeToasts()).toEqual([['error', authMessages.cookiesOff]]));
    expect(mockReplace).not.toHaveBeenCalled();
  },
);

it('A sign-in that is rejected says why in a toast and beside the password, and keeps what was typed', async () => {
  resolveWith({ status: 'failed', message: authMessages.wrongCredentials, email: EMAIL });
  await signIn();
  await waitFor(() => expect(password()).toHaveAccessibleDescription(authMessages.wrongCredentials));
  expect(await takeToasts()).toEqual([['error', authMessages.wrongCredentials]]);
  expect([email().value, password().value]).toEqual([EMAIL, PASSWORD]);
});

it('A sign-in with an unconfirmed address offers a code', async () => {
  const message = 'Email not confirmed';
  resolveWith({ status: 'code', code: { email: EMAIL, sentAt: null }, message, isRejected: true });
  await signIn();
  expect(await screen.findByText(codeMessages.before(EMAIL))).toBeVisible();
  expect(await takeToasts()).toEqual([['error', message]]);
  resolveWith(mailed);
  await userEvent.click(button(codeMessages.mail));
  expect(await code()).toHaveFocus();
  expect(sent()).toMatchObject({ called: 'sendCode', email: EMAIL });
  expect(password()).toHaveValue(PASSWORD);
});

const toCode = async (wait = 60) => {
  resolveWith({
    status: 'code',
    code: { email: EMAIL, sentAt: 1, wait },
    message: authMessages.accountCreated,
  });
  await signUp();
  return code();
};

it('A sign-up asks for the least length of a password, and a sign-in does not', () => {
  const { rerender } = render(<AccountForm mode="sign-in" next="/" />);
  expect(password()).not.toHaveAttribute('minlength');
  rerender(<AccountForm mode="sign-up" next="/" />);
  expect(password()).toHaveAttribute('minlength', String(PASSWORD_LENGTH));
  expect(password()).toHaveAccessibleDescription(authForms.password.helper(PASSWORD_LENGTH));
  expect(password()).toBeRequired();
  expect(email()).toBeRequired();
});

it('A sign-up is confirmed by a code, with the typed password', async () => {
  const field = await toCode();
  expect(await takeToasts()).toEqual([['success', authMessages.accountCreated]]);
  expect(password()).toHaveValue(PASSWORD);
  resolveWith(signedIn);
  await userEvent.type(field, '1234 5678');
  await userEvent.click(button(authForms.confirm));
  await waitFor(() => expect(mockReplace).toHaveBeenCalledWith('/careers'));
  expect(sent()).toEqual({
    ...{ called: 'confirmAddress', email: EMAIL, password: PASSWORD, next: '/careers' },
    ...{ code: '1234 5678', sentAt: '1' },
  });
  expect(await takeToasts()).toEqual([['success', sessionMessages.signedIn]]);
});

it('A sign-up with a wrong code says so beside the field, and keeps the password, changed or not', async () => {
  await userEvent.type(await toCode(), '1');
  await takeToasts();
  await userEvent.type(password(), '-longer');
  resolveWith({ status: 'code', code: { email: EMAIL, sentAt: 1, error: codeErrors.wrong } });
  await userEvent.click(button(authForms.confirm));
  const field = await code();
  await waitFor(() => expect(field).toHaveAccessibleDescription(codeErrors.wrong));
  expect(password()).toHaveValue(`${PASSWORD}-longer`);
  expect(await takeToasts()).toEqual([]);
});

it('A sign-up whose password breaks a rule says so beside it, and keeps code and step', async () => {
  await userEvent.type(await toCode(), '12345678');
  const passwordError = authMessages.passwordLong;
  resolveWith({ status: 'code', code: { email: EMAIL, sentAt: 1 }, passwordError });
  await userEvent.click(button(authForms.confirm));
  await waitFor(() => expect(password()).toHaveAccessibleDescription(passwordError));
  expect(await code()).toHaveValue('12345678');
  expect(await code()).toBeValid();
});

it('A sign-up whose password the service rejects asks for another without a code, until one is accepted', async () => {
  await userEvent.type(await toCode(), '12345678');
  await takeToasts();
  const { lastStep, newPassword } = authForms;
  resolveWith({ status: 'password', email: EMAIL, error: 'Known to be weak.' });
  await userEvent.click(button(authForms.confirm));
  expect(await screen.findByRole('heading', { name: lastStep.title })).toBeVisible();
  expect(screen.getByText(lastStep.text(EMAIL))).toBeVisible();
  expect(screen.queryByLabelText(codeMessages.field)).toBeNull();
  expect(password(newPassword.label)).toHaveFocus();
  expect(password(newPassword.label)).toHaveAccessibleDescription('Known to be weak.');
  expect(password(newPassword.label)).toHaveAttribute('minlength', String(PASSWORD_LENGTH));
  expect(mockReplace).not.toHaveBeenCalled();

  resolveWith({ status: 'password', email: EMAIL, error: authMessages.passwordNotSet });
  await userEvent.type(password(newPassword.label), '-longer');
  await userEvent.click(button(lastStep.submit));
  await waitFor(() =>
    expect(password(newPassword.label)).toHaveAccessibleDescription(authMessages.passwordNotSet),
  );
  expect(password(newPassword.label)).toHaveValue(`${PASSWORD}-longer`);
  expect(await takeToasts()).toEqual([]);

  resolveWith(signedIn);
  await userEvent.click(button(lastStep.submit));
  await waitFor(() => expect(mockReplace).toHaveBeenCalledWith('/careers'));
  const longer = `${PASSWORD}-longer`;
  expect(sent()).toEqual({ called: 'choosePassword', email: EMAIL, password: longer, next: '/careers' });
  expect(await takeToasts()).toEqual([['success', sessionMessages.signedIn]]);
});

it('A sign-up with a second code keeps the password', async () => {
  await toCode(0);
  resolveWith({ status: 'code', code: { email: EMAIL, sentAt: 2, wait: 60 } });
  await userEvent.click(button(codeMessages.mailAgain));
  expect(await screen.findByText(/new code in \d+ s\.$/)).toBeVisible();
  expect(password()).toHaveValue(PASSWORD);
});

it('A sign-up returns to another address with what was typed', async () => {
  await toCode();
  await userEvent.click(screen.getByRole('link', { name: codeMessages.changeEmail }));
  expect(email()).toHaveValue(EMAIL);
  expect(password()).toHaveValue(PASSWORD);
  expect(screen.queryByLabelText(codeMessages.field)).toBeNull();
});

it('A visitor whose code is not known to be mailed reads so, and may type it in', async () => {
  const message = authMessages.signUpFailed;
  resolveWith({
    status: 'code',
    code: { email: EMAIL, sentAt: Date.now(), isLate: true },
    message,
    isRejected: true,
  });
  await signUp();
  expect(await code()).toHaveFocus();
  expect(screen.getByText(codeMessages.late(EMAIL))).toBeVisible();
  expect(screen.queryByText(codeMessages.mailed(EMAIL))).toBeNull();
  expect(await takeToasts()).toEqual([['error', message]]);
});

it('A visitor replaces a forgotten password with a mailed code', async () => {
  resolveWith(mailed);
  await send('reset', codeMessages.mail);
  expect(sent()).toMatchObject({ called: 'sendCode', email: EMAIL });
  resolveWith(signedIn);
  await userEvent.type(await code(), '12345678');
  await userEvent.type(password(authForms.newPassword.label), 'another-password');
  await userEvent.click(button(authForms.newPassword.submit));
  await waitFor(() => expect(mockReplace).toHaveBeenCalledWith('/careers'));
  expect(sent()).toMatchObject({ called: 'confirmAddress', code: '12345678', password: 'another-password' });
});

it.each<[AuthMode, string]>([
  ['sign-up', authForms.signUp.label],
  ['reset', codeMessages.mail],
])('After a reload a code is still asked for, and the password again: %s', async (mode, name) => {
  resolveWith(mailed);
  await send(mode, name);
  await code();
  cleanup();
  expect(sessionStorage.getItem(ACCOUNT_STEP_KEY)).not.toContain(PASSWORD);
  expect(sessionStorage).toHaveLength(1);
  render(<AccountForm mode={mode} next="/careers" />);
  expect(await screen.findByText(codeMessages.mailed(EMAIL))).toBeVisible();
  expect(await screen.findByText(/new code in \d+ s\.$/)).toBeVisible();
  const typed = password(mode === 'reset' ? authForms.newPassword.label : authForms.password.label);
  expect(typed).toHaveValue('');
  resolveWith(signedIn);
  await userEvent.type(await code(), '12345678');
  await userEvent.type(typed, PASSWORD);
  await userEvent.click(button(mode === 'reset' ? authForms.newPassword.submit : authForms.confirm));
  await waitFor(() => expect(mockReplace).toHaveBeenCalledWith('/careers'));
  expect(sent()).toMatchObject({ email: EMAIL, code: '12345678', password: PASSWORD });
  cleanup();
  render(<AccountForm mode={mode} next="/careers" />);
  expect(screen.queryByLabelText(codeMessages.field)).toBeNull();
});

it('A form begins with the address of this tab’s demo request', () => {
  saveDraft({ values: { ...emptyValues, email: EMAIL } });
  render(<AccountForm mode="sign-in" next="/" />);
  expect(email()).toHaveValue(EMAIL);
});

it('A form leaves the address to a visitor who is in its field before hydration', () => {
  saveDraft({ values: { ...emptyValues, email: EMAIL } });
  const form = <AccountForm mode="sign-in" next="/" />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  email().focus();
  render(form, { container, hydrate: true });
  expect(email()).toHaveValue('');
});

it('An account form is sent once, however often it is pressed', async () => {
  action.mockReturnValue(new Promise(() => undefined));
  render(<AccountForm mode="sign-in" next="/" />);
  fireEvent.change(email(), { target: { value: EMAIL } });
  fireEvent.change(password(), { target: { value: PASSWORD } });
  const send = button(authForms.signIn.label);
  act(() => {
    send.click();
    send.click();
  });
  await screen.findByRole('button', { name: authForms.signIn.busy });
  expect(action).toHaveBeenCalledTimes(1);
});
