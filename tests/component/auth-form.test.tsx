import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeToasts } from '@/components/toast/notify';
import { authForms } from '@/content/words/auth';
import { networkFailure } from '@/content/words/network';
import { CredentialsForm } from '@/components/auth/credentials-form';
import { ResetRequestForm } from '@/components/auth/reset-request-form';
import { signIn, signUp } from '@/lib/auth/actions';
import { requestReset } from '@/lib/auth/recovery-actions';
import type { AuthState } from '@/lib/auth/state';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn() }),
  usePathname: () => '/auth',
  unstable_isUnrecognizedActionError: () => false,
}));
jest.mock('@/lib/auth/actions', () => ({ signIn: jest.fn(), signUp: jest.fn() }));
jest.mock('@/lib/auth/recovery-actions', () => ({ requestReset: jest.fn(), resendConfirmation: jest.fn() }));

beforeEach(() => void takeToasts());

const button = (name: string) => screen.getByRole('button', { name });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: authForms.email.label });
const password = () => screen.queryByLabelText<HTMLInputElement>(authForms.password.label);
async function fillInAndPress(name: string) {
  fireEvent.change(email(), { target: { value: 'amara@northwind.example' } });
  const field = password();
  if (field) fireEvent.change(field, { target: { value: 'a-long-password' } });
  await userEvent.click(button(name));
}
const failed: AuthState = { status: 'failed', message: 'No.' };

/** Presses the button of a form that is filled in. @returns Lets the action answer. */
async function send(action: jest.Mock, name: string) {
  const { promise, resolve } = Promise.withResolvers<AuthState>();
  action.mockReturnValueOnce(promise);
  await fillInAndPress(name);
  return () =>
    act(async () => {
      resolve(failed);
      await promise;
    });
}

describe.each([
  ['sign-in', authForms.signIn.label, authForms.signIn.busy, signIn],
  ['sign-up', authForms.signUp.label, authForms.signUp.busy, signUp],
] as const)('%s', (mode, name, busy, action) => {
  it('disables its button while it is on its way, and says so', async () => {
    render(<CredentialsForm mode={mode} next="/" onConfirmed={jest.fn()} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const answer = await send(jest.mocked(action), name);
    expect(button(busy)).toHaveAttribute('disabled');
    expect(screen.getByRole('status')).toHaveTextContent(busy);
    // As browsers do.
    button(busy).blur();
    await answer();
    expect(button(name)).toBeEnabled();
    expect(button(name)).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

it('a form takes the focus back from no other field', async () => {
  render(<CredentialsForm mode="sign-in" next="/" onConfirmed={jest.fn()} />);
  const answer = await send(jest.mocked(signIn), authForms.signIn.label);
  password()?.focus();
  await answer();
  expect(password()).toHaveFocus();
});

it('a form for a mail disables its button, too', async () => {
  render(<ResetRequestForm />);
  const answer = await send(jest.mocked(requestReset), authForms.reset.submit);
  expect(button(authForms.reset.submit)).toHaveAttribute('disabled');
  await answer();
  expect(button(authForms.reset.submit)).toBeEnabled();
});

it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.'])(
  'FT-36: a form that does not reach the site says so, blames no field and keeps what was typed (%s)',
  async (raw) => {
    jest.mocked(signUp).mockRejectedValueOnce(new TypeError(raw));
    render(<CredentialsForm mode="sign-up" next="/" onConfirmed={jest.fn()} />);
    await fillInAndPress(authForms.signUp.label);
    expect(await screen.findByRole('alert')).toHaveTextContent(networkFailure);
    expect(password()).not.toHaveAttribute('aria-invalid', 'true');
    expect([email().value, password()?.value]).toEqual(['amara@northwind.example', 'a-long-password']);
    expect(screen.queryByText(raw)).toBeNull();
    expect(takeToasts()).toEqual([]);
  },
);
