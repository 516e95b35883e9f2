import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import { WaitingNote } from '@/components/auth/waiting-note';
import { MailArrival } from '@/components/layout/mail-arrival';
import { takeToasts } from '@/components/toast/notify';
import { authForms } from '@/content/words/auth';
import { demoWaiting } from '@/content/words/demo-waiting';
import { setNewPassword } from '@/lib/auth/recovery-actions';
import { isResuming, shareDraft } from '@/lib/demo/resuming';

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ replace: jest.fn() }),
  unstable_isUnrecognizedActionError: () => false,
}));
jest.mock('@/lib/auth/recovery-actions', () => ({ setNewPassword: jest.fn() }));
jest.mock('@/lib/demo/actions', () => ({ requestDemo: jest.fn(), sendDemoForm: jest.fn() }));

const opened = jest.fn();
const keepDraft = () =>
  sessionStorage.setItem(
    'demo-draft',
    JSON.stringify({ values: { name: 'Amara', email: 'a@b.example' }, savedAt: Date.now() }),
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  opened.mockReset();
  takeToasts();
  document.cookie = 'signed-in=1';
  history.replaceState(null, '', '/#signed-in');
});

/** The page's own button, beside what is looked at. */
function arrive() {
  render(
    <>
      <header className="site-header">
        <button commandfor="demo-dialog" onClick={opened}>
          Request Demo
        </button>
      </header>
      <MailArrival />
    </>,
  );
  return takeToasts();
}

describe('a mailed link that has signed somebody in', () => {
  it('says in a tab where nothing was typed that a request is not sent, and where it waits', () => {
    const [signedIn, waiting] = arrive();
    expect(signedIn).toMatchObject({ kind: 'success', text: 'Successfully signed in!' });
    expect(waiting).toMatchObject({ kind: 'info', text: demoWaiting.elsewhere, lasting: true });
    expect(opened).not.toHaveBeenCalled();
    expect(location.hash).toBe('');
    act(() => waiting?.action?.run());
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it.each(['its own', 'the shared'])('opens the form in a tab that waits with %s draft', (draft) => {
    keepDraft();
    if (draft === 'the shared') {
      shareDraft();
      sessionStorage.clear();
    }
    expect(arrive()).toHaveLength(1);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('says nothing where nobody is signed in', () => {
    document.cookie = 'signed-in=; max-age=0';
    keepDraft();
    expect(arrive()).toEqual([]);
    expect(opened).not.toHaveBeenCalled();
  });
});

it('beside a new password it is said where the request waits that is not sent', () => {
  const { unmount } = render(<WaitingNote />);
  expect(screen.getByText(demoWaiting.otherBrowser)).toBeVisible();
  expect(isResuming()).toBe(false);
  unmount();
  keepDraft();
  render(<WaitingNote />);
  expect(screen.getByText(demoWaiting.here)).toBeVisible();
  expect(isResuming()).toBe(true);
});

it('a visitor who chose a password too late finds the way to a new link', async () => {
  jest.mocked(setNewPassword).mockResolvedValueOnce({ status: 'failed', message: 'Too late.', spent: true });
  render(<NewPasswordForm />);
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.type(screen.getByLabelText('New password'), 'a-long-password');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('link', { name: authForms.newPassword.newLink })).toHaveAttribute(
    'href',
    '/auth/reset?notice=link-spent',
  );
});
