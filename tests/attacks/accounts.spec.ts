import { authPages } from '@/content/words/auth-pages';
import { authMessages } from '@/content/words/auth';
import {
  backend,
  confirmMail,
  cookieHeader,
  cookiesOf,
  createAccount,
  endFaults,
  expect,
  freshAddress,
  get,
  injectFault,
  linkTo,
  mailsWith,
  opens,
  pressWithoutScripts,
  resetMail,
  resultOf,
  sendForm,
  siteUrl,
  test,
  visitor,
} from './support';

const hers = 'her-own-password';
const his = 'chosen-by-a-stranger';
const choose = '/auth/reset?notice=choose-password';

/** A stranger makes an account for somebody's address. */
async function signUpAsStranger(email: string, password = his): Promise<void> {
  expect((await backend().auth.signUp({ email, password })).error).toBeNull();
}

test('AT-49: an account that a stranger made first belongs to whoever holds the mailbox', async () => {
  const email = freshAddress();
  await signUpAsStranger(email);
  const owner = visitor();
  expect(await owner.result('signUp', { email, password: hers })).toMatchObject({ status: 'done' });
  expect(await owner.leadsTo(await linkTo(email, confirmMail))).toBe(choose);
  // From this moment, whether or not she goes on.
  expect(await opens(email, his)).toBe(false);
  expect(await owner.sees()).toBe(email);
  expect(await owner.result('setNewPassword', { password: hers })).toMatchObject({
    status: 'signed-in',
    message: authMessages.passwordChanged,
  });
  expect([await opens(email, hers), await opens(email, his)]).toEqual([true, false]);
});

test('AT-49: a link to reset the password does not confirm what a stranger chose', async () => {
  const email = freshAddress();
  await signUpAsStranger(email);
  const owner = visitor();
  await owner.result('requestReset', { email });
  expect(await owner.leadsTo(await linkTo(email, resetMail))).toBe(choose);
  expect(await opens(email, his)).toBe(false);
});

test('AT-49: the mail that a stranger asked for does not confirm his password, wherever it is opened', async () => {
  const email = freshAddress();
  await signUpAsStranger(email);
  const owner = visitor();
  expect(await owner.leadsTo(await linkTo(email, confirmMail))).toBe('/auth/continue');
  expect(await owner.sayYes()).toBe(choose);
  expect(await opens(email, his)).toBe(false);
});

test('AT-49: an account older than its mail was made by somebody else', async () => {
  const email = freshAddress();
  const { data } = await backend().auth.signUp({ email, password: his });
  const body = {
    ...data.user,
    created_at: new Date(Date.now() - 61_000).toISOString(),
    confirmation_sent_at: new Date().toISOString(),
  };
  await injectFault({ email, path: '/auth/v1/signup', status: 200, body });
  const owner = visitor();
  expect(await owner.result('signUp', { email, password: hers })).toMatchObject({ status: 'done' });
  expect((await endFaults(email))[0]?.hits).toHaveLength(1);
  expect(await owner.leadsTo(await linkTo(email, confirmMail))).toBe(choose);
  expect(await opens(email, his)).toBe(false);
});

test('AT-49: whoever made the account here keeps the password, also after another mail', async () => {
  const email = freshAddress();
  const owner = visitor();
  await owner.result('signUp', { email, password: hers });
  await owner.result('resendConfirmation', { email });
  expect(await owner.leadsTo(await linkTo(email, confirmMail))).toBe('/#signed-in');
  expect(await opens(email, hers)).toBe(true);
  expect(owner.jar.has('awaiting-mail')).toBe(false);
});

test('AT-49: somebody who signs up twice with two passwords is asked which one holds', async () => {
  const email = freshAddress();
  const owner = visitor();
  await owner.result('signUp', { email, password: hers });
  await owner.result('signUp', { email, password: 'another-one-of-hers' });
  expect(await owner.leadsTo(await linkTo(email, confirmMail))).toBe(choose);
  expect([await opens(email, hers), await opens(email, 'another-one-of-hers')]).toEqual([false, false]);
});

test('AT-49: a mail to move an account to another address carries no way to do so', async ({ account }) => {
  const { auth } = backend();
  await auth.signInWithPassword(account);
  const victim = freshAddress();
  expect((await auth.updateUser({ email: victim })).error).toBeNull();
  const mails = [...(await mailsWith(victim)), ...(await mailsWith(account.email))];
  const moving = mails.filter(({ Subject }) => !confirmMail.test(Subject));
  expect(moving.length).toBeGreaterThan(0);
  for (const mail of moving) {
    expect(mail.Subject).toBe('A change of address was asked for');
    expect((mail.HTML + mail.Text).replaceAll(siteUrl, '')).not.toMatch(/token|href|https?:/);
    expect(mail.HTML + mail.Text).not.toContain(`${siteUrl}/`);
    expect(mail.Text).not.toMatch(/\b\d{6}\b/);
  }
});

test('AT-49: a link without a password confirms nobody who has not held the mailbox', async () => {
  const [email, other] = [freshAddress(), freshAddress()];
  await signUpAsStranger(email);
  for (const address of [email, other]) await backend().auth.signInWithOtp({ email: address });
  expect(await opens(email, his)).toBe(false);
  for (const mail of await mailsWith(other)) expect(mail.HTML).toContain('type=signup');
});

test("AT-50: a stranger's link is not followed by itself in a browser that waits for another mail", async () => {
  const [attacker, victim] = [freshAddress(), freshAddress()];
  await signUpAsStranger(attacker);
  const browser = visitor();
  await browser.result('signUp', { email: victim, password: hers });
  expect(await browser.leadsTo(await linkTo(attacker, confirmMail))).toBe('/auth/reset?notice=other-address');
  expect([...browser.jar.keys()].filter((name) => /^(session|signed-in)/.test(name))).toEqual([]);
  // Her own mail still works, and signs her in to her own account.
  expect(await browser.leadsTo(await linkTo(victim, confirmMail))).toBe('/#signed-in');
  expect(await browser.sees()).toBe(victim);
});

test("AT-50: a stranger's link does not take the place of a session", async () => {
  const [attacker, victim] = [freshAddress(), freshAddress()];
  const browser = visitor();
  await browser.result('signUp', { email: victim, password: hers });
  await browser.leadsTo(await linkTo(victim, confirmMail));
  await signUpAsStranger(attacker);
  const strange = await linkTo(attacker, confirmMail);
  expect(await browser.leadsTo(strange)).toBe('/auth/continue');
  expect(await browser.sees()).toBe(victim);
  // Not even while she waits for a mail of her own.
  await browser.result('requestReset', { email: victim });
  expect(await browser.leadsTo(strange)).toBe('/auth/continue');
  expect(await browser.sees()).toBe(victim);
  expect(await (await browser.open('/auth/continue')).text()).toContain(authPages.continue.signedIn);
});

test('AT-50: a cookie made by hand is no request for a mail', async () => {
  const email = freshAddress();
  await signUpAsStranger(email);
  const link = await linkTo(email, confirmMail);
  for (const value of ['1', 'true', 'a.b.c', `${'x'.repeat(22)}.${'x'.repeat(43)}.`, '~~~', '%00']) {
    const browser = visitor();
    browser.jar.set('awaiting-mail', value);
    expect(await browser.leadsTo(link), value).toMatch(/^\/auth\/(continue|reset\?notice=other-address)$/);
    expect([...browser.jar.keys()], value).not.toContain('session');
  }
});

test('AT-50: a link is not followed for whoever sends the form from elsewhere', async () => {
  const email = freshAddress();
  await signUpAsStranger(email);
  const owner = visitor();
  await owner.leadsTo(await linkTo(email, confirmMail));
  for (const origin of ['https://evil.example', 'null', null]) {
    const call = { path: '/auth/continue', origin, headers: owner.headers() };
    expect((await pressWithoutScripts('followStoredLink', call)).status).toBe(403);
  }
});

test('AT-51: an ordinary session, however it is forged, changes no password', async ({
  account,
  session,
}) => {
  const [head = '', body = '', signature = ''] = session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  expect(claims['amr']).toMatchObject([{ method: 'password' }]);
  const amr = [{ method: 'otp', timestamp: Math.floor(Date.now() / 1000) }];
  const forged = Buffer.from(JSON.stringify({ ...claims, amr })).toString('base64url');
  for (const cookie of [
    cookieHeader(session),
    `${cookieHeader(session)}; recovery=${session.user.id}`,
    `${cookieHeader(session)}; recovery=1; awaiting-mail=1`,
    cookieHeader({ ...session, access_token: `${head}.${forged}.${signature}` }),
  ]) {
    const response = await sendForm('setNewPassword', { password: his }, { headers: { Cookie: cookie } });
    expect(await resultOf(response)).toMatchObject({ status: 'failed', message: authMessages.linkSpent });
  }
  expect(await opens(account.email, account.password)).toBe(true);
});

test('AT-51: a new password ends every other session, and so do refreshed ones', async ({ account }) => {
  const { auth } = backend();
  await auth.signInWithPassword(account);
  const browser = visitor();
  await browser.result('requestReset', { email: account.email });
  await browser.leadsTo(await linkTo(account.email, resetMail));
  expect(await browser.result('setNewPassword', { password: hers })).toMatchObject({ status: 'signed-in' });
  expect((await auth.getUser()).error).not.toBeNull();
  expect((await auth.refreshSession()).error).not.toBeNull();
  expect(await browser.sees()).toBe(account.email);
});

test('AT-06: an unconfirmed address is refused, and a wrong password is only that', async () => {
  const email = freshAddress();
  await signUpAsStranger(email, hers);
  const attempt = async (password: string) => {
    const response = await sendForm('signIn', { email, password });
    expect(cookiesOf(response).filter((cookie) => /^(session|signed-in)/.test(cookie))).toEqual([]);
    return resultOf(response);
  };
  expect(await Promise.all([his, hers].map(attempt))).toMatchObject([
    { status: 'failed', message: authMessages.wrongCredentials },
    { status: 'failed', message: 'Email not confirmed' },
  ]);
});

test('AT-34: an unknown address and a wrong password are answered alike', async ({ account }) => {
  const password = 'not-the-password';
  const [known, unknown] = await Promise.all(
    [account.email, freshAddress()].map(async (email) => {
      const response = await sendForm('signIn', { email, password });
      const result = await resultOf(response);
      expect(result).toMatchObject({ status: 'failed', email });
      return { status: response.status, cookies: cookiesOf(response), result: { ...result, email: '' } };
    }),
  );
  expect(known).toEqual(unknown);
});

test('AT-35: sign-up, reset and resend answer known, waiting and unknown addresses alike, each time', async () => {
  const askTwice = async (action: string, email: string) => {
    const answers = [];
    for (let time = 0; time < 2; time += 1) {
      const browser = visitor();
      const result = await browser.result(action, { email, password: his });
      expect(result, action).toMatchObject({ status: 'done', email });
      // What is kept of the address differs from time to time.
      const cookies = [...browser.jar].map(([name, value]) => [name, value.replace(/[\w-]+/g, 'x')]);
      answers.push({ result: { ...result, email: '' }, cookies });
    }
    return answers;
  };
  const ask = async (action: string) => {
    const { email: known } = await createAccount();
    const [waiting, unknown] = [freshAddress(), freshAddress()];
    await signUpAsStranger(waiting);
    return Promise.all([known, waiting, unknown].map((email) => askTwice(action, email)));
  };
  for (const answers of await Promise.all(['signUp', 'requestReset', 'resendConfirmation'].map(ask)))
    for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('AT-47: a mailed link leaves no token behind, whether good, used or made up', async () => {
  const email = freshAddress();
  const owner = visitor();
  await owner.result('signUp', { email, password: hers });
  const path = await linkTo(email, confirmMail);
  const token = new URL(path, siteUrl).searchParams.get('token_hash') ?? 'none';
  const elsewhere = await get(path);
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([303, `${siteUrl}/auth/continue`]);
  const followed = await owner.open(path);
  expect([followed.status, followed.headers.get('location')]).toEqual([303, `${siteUrl}/#signed-in`]);
  expect(cookiesOf(followed).join()).toContain('session');
  const waiting = visitor();
  await waiting.result('requestReset', { email });
  const used = await waiting.open(path);
  expect(used.headers.get('location')).toBe(`${siteUrl}/auth?notice=link-spent`);
  expect(cookiesOf(used).join()).not.toContain('session=base64');
  const queries = [
    '',
    '?token_hash=x',
    '?token_hash=x&type=invite',
    `?code=${token}`,
    '?token_hash[]=x&type=signup',
  ];
  for (const query of queries)
    expect(await waiting.leadsTo(`/auth/confirm${query}`), query).toBe('/auth?notice=link-spent');
  for (const response of [elsewhere, followed, used]) {
    expect(response.headers.get('location')).not.toContain(token);
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
});
