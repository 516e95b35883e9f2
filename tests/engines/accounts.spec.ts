import { createAccount, freshAddress, mailedLink } from '../e2e/support';
import { expect, test } from './test.ts';
import { label, role, text, type Visitor } from './visitor.ts';
import { signIn } from './sign-in.ts';

const email = role('textbox', 'Email');
const password = label('Password');
const signInTab = role('tab', 'Sign In');
const signUpTab = role('tab', 'Sign Up');
const toasts = role('region', /Notifications/);
const dashboard = '/dashboard-list-form-data';
const PASSWORD = 'a-long-enough-password';

/** What assistive technology adds to a field's name. */
const description = (visitor: Visitor, field: typeof email) =>
  visitor.on(field, (element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

test('tabs by arrow keys keep what was typed, and what is typed can be shown', async ({ visitor }) => {
  await visitor.goto('/auth');
  await visitor.hydrate();
  await visitor.fill(email, 'buyer@harbour-freight.example');
  await visitor.fill(password, PASSWORD);
  await visitor.focus(signInTab);
  for (const [key, tab] of [
    ['ArrowRight', signUpTab],
    ['ArrowRight', signInTab],
    ['End', signUpTab],
    ['Home', signInTab],
    ['ArrowLeft', signUpTab],
  ] as const) {
    await visitor.press(key);
    await visitor.focused(tab);
    await expect.poll(() => visitor.attribute(tab, 'aria-selected')).toBe('true');
  }
  await visitor.sees(role('tabpanel', 'Sign Up'));
  await visitor.sees(role('button', 'Sign Up'));
  await visitor.holds(email, 'buyer@harbour-freight.example');
  await visitor.holds(password, PASSWORD);
  expect(await description(visitor, password)).toBe('At least 6 characters');

  const show = role('button', 'Show password');
  expect(await visitor.attribute(password, 'type')).toBe('password');
  await visitor.click(show);
  await expect.poll(() => visitor.attribute(password, 'type')).toBe('text');
  expect(await visitor.attribute(show, 'aria-pressed')).toBe('true');
  await visitor.holds(password, PASSWORD);
  await visitor.click(show);
  await expect.poll(() => visitor.attribute(password, 'type')).toBe('password');
});

test('a form that is not filled in is not sent: the browser leads to the field', async ({ visitor }) => {
  await visitor.goto('/auth');
  await visitor.hydrate();
  const button = role('button', 'Sign In');
  await visitor.click(button);
  await visitor.focused(email);
  await visitor.fill(email, 'nobody');
  await visitor.click(button);
  await visitor.focused(email);
  await visitor.fill(email, 'nobody@harbour-freight.example');
  await visitor.click(button);
  await visitor.focused(password);
  await visitor.sees(button);
  await visitor.missing(role('button', 'Dismiss'));
});

test('a wrong password is said in a toast and at the field, and the address stays', async ({ visitor }) => {
  const address = freshAddress();
  const wrong = 'Invalid email or password. Please check your credentials.';
  await visitor.goto('/auth');
  await visitor.hydrate();
  await visitor.fill(email, address);
  await visitor.fill(password, 'not-the-password');
  expect(await visitor.attribute(password, 'aria-invalid')).toBe('false');
  await visitor.press('Enter');
  await visitor.sees(text(wrong, toasts));
  await expect.poll(() => visitor.attribute(password, 'aria-invalid')).toBe('true');
  expect(await description(visitor, password)).toBe(wrong);
  await visitor.holds(email, address);
  await visitor.click(role('button', 'Dismiss', toasts));
  await visitor.missing(text(wrong, toasts));
});

test('who signs up follows the mailed link in a new tab, and both tabs are signed in', async ({
  visitor,
}) => {
  const address = freshAddress();
  await visitor.goto(`/auth?tab=sign-up&next=${encodeURIComponent('/careers')}`);
  await visitor.hydrate();
  await visitor.fill(email, address);
  await visitor.fill(password, PASSWORD);
  await visitor.click(role('button', 'Sign Up'));
  await visitor.says('Account created successfully! Please check your email for verification.');
  await visitor.says(`Open the link we sent to ${address}.`);

  const other = await visitor.newTab();
  await other.goto(await mailedLink(address, /^Confirm your email/));
  await other.hydrate();
  await other.says('Successfully signed in!');
  await other.isAt('/');
  await visitor.tab.show();
  await visitor.isAt('/careers');
  const cookies = await visitor.tab.session.cookies();
  expect(cookies.filter(({ name }) => name === 'session')).toMatchObject([{ httpOnly: true }]);
});

test('a forgotten password is replaced by the mailed link', async ({ visitor }) => {
  const account = await createAccount();
  await visitor.goto('/auth');
  await visitor.click(role('link', 'Forgot password?'));
  await visitor.isAt('/auth/reset');
  await visitor.fill(email, account.email);
  await visitor.click(role('button', 'Send reset link'));
  await visitor.says('If an account exists for that address, a reset link is on its way.');

  await visitor.goto(await mailedLink(account.email, /^Set a new password$/));
  await visitor.isAt('/auth/reset');
  await visitor.hydrate();
  await visitor.fill(label('New password'), 'an-entirely-new-password');
  await visitor.click(role('button', 'Change password'));
  await visitor.says('Password changed. You are signed in.');
  await visitor.isAt('/');

  await visitor.goto(dashboard);
  await visitor.click(role('button', 'Sign out'));
  await visitor.isAt('/auth');
  await signIn(visitor, { ...account, password: 'an-entirely-new-password' });
});

test('the guard leads back to where the visitor wanted to go, and signing out closes it', async ({
  visitor,
}) => {
  const account = await createAccount();
  const guarded = '/auth?next=%2Fdashboard-list-form-data';
  await visitor.goto(dashboard);
  await visitor.isAt(guarded);
  await visitor.hydrate();
  await visitor.fill(email, account.email);
  await visitor.fill(password, account.password);
  await visitor.click(role('button', 'Sign In'));
  await visitor.isAt(dashboard);
  await visitor.says('Successfully signed in!');
  await visitor.sees(role('heading', 'Demo Request Dashboard'));
  await visitor.click(role('button', 'Sign out'));
  await visitor.isAt('/auth');
  await visitor.says('Signed out.');
  await visitor.goto(dashboard);
  await visitor.isAt(guarded);
});
