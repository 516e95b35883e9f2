import { authForms, authMessages } from '@/content/words/auth';
import { dashboardWords } from '@/content/words/dashboard';
import { sessionMessages } from '@/content/words/session';
import { toasts } from '@/content/words/toasts';
import { confirmMail, createAccount, freshAddress, mailedLink, resetMail, toastRegion } from '../e2e/support';
import { expect, test } from './test.ts';
import { label, role, text, type Visitor } from './visitor.ts';
import { signIn } from './sign-in.ts';

const email = role('textbox', authForms.email.label);
const password = label(authForms.password.label);
const signInTab = role('tab', authForms.signIn.label);
const signUpTab = role('tab', authForms.signUp.label);
const notices = role('region', toastRegion);
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
  await visitor.sees(role('tabpanel', authForms.signUp.label));
  await visitor.sees(role('button', authForms.signUp.label));
  await visitor.holds(email, 'buyer@harbour-freight.example');
  await visitor.holds(password, PASSWORD);
  expect(await description(visitor, password)).toBe(authForms.password.helper);

  const show = role('button', authForms.password.show);
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
  const button = role('button', authForms.signIn.label);
  await visitor.click(button);
  await visitor.focused(email);
  await visitor.fill(email, 'nobody');
  await visitor.click(button);
  await visitor.focused(email);
  await visitor.fill(email, 'nobody@harbour-freight.example');
  await visitor.click(button);
  await visitor.focused(password);
  await visitor.sees(button);
  await visitor.missing(role('button', toasts.dismiss));
});

test('a wrong password is said in a toast and at the field, and the address stays', async ({ visitor }) => {
  const address = freshAddress();
  const wrong = authMessages.wrongCredentials;
  await visitor.goto('/auth');
  await visitor.hydrate();
  await visitor.fill(email, address);
  await visitor.fill(password, 'not-the-password');
  expect(await visitor.attribute(password, 'aria-invalid')).toBe('false');
  await visitor.press('Enter');
  await visitor.sees(text(wrong, notices));
  await expect.poll(() => visitor.attribute(password, 'aria-invalid')).toBe('true');
  expect(await description(visitor, password)).toBe(wrong);
  await visitor.holds(email, address);
  await visitor.click(role('button', toasts.dismiss, notices));
  await visitor.missing(text(wrong, notices));
});

test('who signs up follows the mailed link in a new tab, and both tabs are signed in', async ({
  visitor,
}) => {
  const address = freshAddress();
  await visitor.goto(`/auth?tab=sign-up&next=${encodeURIComponent('/careers')}`);
  await visitor.hydrate();
  await visitor.fill(email, address);
  await visitor.fill(password, PASSWORD);
  await visitor.click(role('button', authForms.signUp.label));
  await visitor.says(authMessages.accountCreated);
  await visitor.says(authForms.created(address));

  const other = await visitor.newTab();
  await other.goto(await mailedLink(address, confirmMail));
  await other.hydrate();
  await other.says(sessionMessages.signedIn);
  await other.isAt('/');
  await visitor.tab.show();
  await visitor.isAt('/careers');
  const cookies = await visitor.tab.session.cookies();
  expect(cookies.filter(({ name }) => name === 'session')).toMatchObject([{ httpOnly: true }]);
});

test('a forgotten password is replaced by the mailed link', async ({ visitor }) => {
  const account = await createAccount();
  await visitor.goto('/auth');
  await visitor.click(role('link', authForms.forgotPassword));
  await visitor.isAt('/auth/reset');
  await visitor.fill(email, account.email);
  await visitor.click(role('button', authForms.reset.submit));
  await visitor.says(authMessages.resetMailed);

  await visitor.goto(await mailedLink(account.email, resetMail));
  await visitor.isAt('/auth/reset');
  await visitor.hydrate();
  await visitor.fill(label(authForms.newPassword.label), 'an-entirely-new-password');
  await visitor.click(role('button', authForms.newPassword.submit));
  await visitor.says(authMessages.passwordChanged);
  await visitor.isAt('/');

  await visitor.goto(dashboard);
  await visitor.click(role('button', dashboardWords.signOut));
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
  await visitor.click(role('button', authForms.signIn.label));
  await visitor.isAt(dashboard);
  await visitor.says(sessionMessages.signedIn);
  await visitor.sees(role('heading', dashboardWords.title));
  await visitor.click(role('button', dashboardWords.signOut));
  await visitor.isAt('/auth');
  await visitor.says(sessionMessages.signedOut);
  await visitor.goto(dashboard);
  await visitor.isAt(guarded);
});
