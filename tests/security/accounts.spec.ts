import { authMessages, codeErrors } from '@/content/messages/auth';
import { PASSWORD_LENGTH } from '@/lib/auth/state';
import {
  createBackendClient,
  codeSubject,
  readCookies,
  createAccount,
  endFaults,
  expect,
  createAddress,
  createName,
  injectFault,
  waitForCode,
  findMails,
  opensAccount,
  readResult,
  sendForm,
  siteUrl,
  readRequests,
  test,
  createVisitor,
  wrongCode,
} from './support';

const hers = 'her-own-password';
const his = 'chosen-by-a-stranger';

/** Makes an account with somebody else's address. */
async function signUpAsStranger(email: string, password = his): Promise<void> {
  expect((await createBackendClient().auth.signUp({ email, password })).error).toBeNull();
}

test('AT-49: A holder of the mailbox gets the account that a stranger made first, at sign-in', async () => {
  const email = createAddress();
  await signUpAsStranger(email);
  const owner = createVisitor();
  const sentAt = String(Date.now());
  const confirm = (code: string) => owner.result('confirm', { email, code, sentAt, password: hers });
  const code = await waitForCode(email);
  expect(await confirm(wrongCode(code))).toMatchObject({
    status: 'code',
    code: { error: codeErrors.wrong },
  });
  expect(await confirm(code)).toMatchObject({ status: 'signed-in' });
  expect(await owner.sees()).toBe(email);
  expect([await opensAccount(email, hers), await opensAccount(email, his)]).toEqual([true, false]);
});

test('AT-49: A holder of the mailbox gets the account that a stranger made first, in the demo form', async () => {
  const email = createAddress();
  await signUpAsStranger(email);
  const stranger = createBackendClient();
  const owner = createVisitor();
  const name = createName();
  const code = await waitForCode(email);
  expect(await owner.send({ name, email, code }, 'confirmDemoCode')).toMatchObject({ status: 'sent' });
  expect(await owner.sees()).toBe(email);
  expect(await opensAccount(email, his)).toBe(false);
  expect((await stranger.auth.signInWithPassword({ email, password: his })).data.session).toBeNull();
});

test('AT-49: A visitor who has proved the mailbox keeps the password when a code confirms a request', async ({
  account,
}) => {
  const owner = createVisitor();
  const name = createName();
  const { email } = account;
  const previous = await waitForCode(email);
  await owner.result('mail', { email });
  const code = await waitForCode(email, previous);
  expect(await owner.send({ name, email, code }, 'confirmDemoCode')).toMatchObject({ status: 'sent' });
  expect(await readRequests(account, name)).toHaveLength(1);
});

const failures = {
  'is refused': {
    status: 429,
    body: { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
  },
  fails: { status: 500 },
  'is cut off': { status: 0 },
};
for (const [what, fault] of Object.entries(failures))
  test(`AT-49: A stranger stays out of the proved account when setting its password ${what}`, async () => {
    const email = createAddress();
    await signUpAsStranger(email);
    const owner = createVisitor();
    const code = await waitForCode(email);
    await injectFault({ email, path: '/auth/v1/user', ...fault });
    const asked = { status: 'password', email, error: authMessages.passwordNotSet };
    expect(await owner.result('confirm', { email, code, password: hers })).toMatchObject(asked);
    expect([await opensAccount(email, hers), await opensAccount(email, his)]).toEqual([false, false]);
    expect(await owner.result('password', { email, password: hers })).toMatchObject(asked);
    const [met] = await endFaults(email);
    expect(met?.hits.length).toBeGreaterThan(1);
    expect(await owner.sees()).toBe(email);
    expect(await owner.result('password', { email, password: hers })).toMatchObject({ status: 'signed-in' });
    expect([await opensAccount(email, hers), await opensAccount(email, his)]).toEqual([true, false]);
  });

test('AT-89: A session that began with a password sets no other without a code', async ({ account }) => {
  const { email, password } = account;
  const thief = createVisitor();
  expect(await thief.result('sign-in', { email, password })).toMatchObject({ status: 'signed-in' });
  for (const visitor of [thief, createVisitor()])
    expect(await visitor.result('password', { email, password: his })).toMatchObject({
      status: 'code',
      code: { email, sentAt: null, error: codeErrors.needed },
    });
  expect([await opensAccount(email, password), await opensAccount(email, his)]).toEqual([true, false]);
});

test('A password that breaks the rules of the site does not use up the code', async () => {
  const email = createAddress();
  const owner = createVisitor();
  await owner.result('mail', { email });
  const code = await waitForCode(email);
  const confirm = (password: string) => owner.result('confirm', { email, code, password, sentAt: '7' });
  const breaks = [
    ['x'.repeat(PASSWORD_LENGTH - 1), authMessages.passwordShort(PASSWORD_LENGTH)],
    ['x'.repeat(73), authMessages.passwordLong],
  ] as const;
  for (const [password, passwordError] of breaks)
    expect(await confirm(password)).toMatchObject({
      status: 'code',
      code: { email, sentAt: 7 },
      passwordError,
    });
  expect(await confirm(hers)).toMatchObject({ status: 'signed-in' });
});

test('AT-49: A mail about a change of address contains no way to change it', async ({ account }) => {
  const { auth } = createBackendClient();
  await auth.signInWithPassword(account);
  const victim = createAddress();
  expect((await auth.updateUser({ email: victim })).error).toBeNull();
  const mails = [...(await findMails(victim)), ...(await findMails(account.email))];
  const moving = mails.filter(({ Subject }) => !codeSubject.test(Subject));
  expect(moving.length).toBeGreaterThan(0);
  for (const mail of moving) {
    expect(mail.Subject).toBe('A change of address was asked for');
    expect((mail.HTML + mail.Text).replaceAll(siteUrl, '')).not.toMatch(/token|href|https?:/);
    expect(mail.Text).not.toMatch(/\b\d{6,8}\b/);
  }
});

test('AT-50: A code proves its own mailbox only, and works once', async () => {
  const [attacker, victim] = [createAddress(), createAddress()];
  const thief = createVisitor();
  await Promise.all([attacker, victim].map((email) => thief.result('mail', { email })));
  const [own, foreign] = [await waitForCode(attacker), await waitForCode(victim)];
  const confirm = (email: string, code: string) => thief.result('confirm', { email, code, password: his });
  expect(await confirm(victim, own)).toMatchObject({ code: { error: codeErrors.wrong } });
  expect(
    await createVisitor().result('confirm', { email: victim, code: foreign, password: hers }),
  ).toMatchObject({
    status: 'signed-in',
  });
  expect(await confirm(victim, foreign)).toMatchObject({ code: { error: codeErrors.wrong } });
  expect(await opensAccount(victim, his)).toBe(false);
});

test('A visitor reads that the mail service has reached its limit', async () => {
  const body = { code: 429, error_code: 'over_email_send_rate_limit', msg: 'email rate limit exceeded' };
  const email = createAddress();
  for (const path of ['/auth/v1/otp', '/auth/v1/signup'])
    await injectFault({ email, path, status: 429, body });
  const limited = { error: codeErrors.mailLimit, sentAt: null };
  expect(await createVisitor().result('mail', { email })).toMatchObject({ status: 'code', code: limited });
  expect(await createVisitor().send({ email }, 'mailDemoCode')).toMatchObject({ code: limited });
  expect(await createVisitor().result('sign-up', { email, password: hers })).toMatchObject({
    status: 'failed',
    message: codeErrors.mailLimit,
  });
  await endFaults(email);
  expect(await findMails(email)).toEqual([]);
});

test('AT-51: A new password ends every other session, also refreshed ones', async ({ account }) => {
  const { auth } = createBackendClient();
  const { email } = account;
  await auth.signInWithPassword(account);
  const browser = createVisitor();
  const previous = await waitForCode(email);
  await browser.result('mail', { email });
  const code = await waitForCode(email, previous);
  expect(await browser.result('confirm', { email, code, password: hers })).toMatchObject({
    status: 'signed-in',
  });
  expect((await auth.getUser()).error).not.toBeNull();
  expect((await auth.refreshSession()).error).not.toBeNull();
  expect(await browser.sees()).toBe(email);
});

test('AT-06: Sign-in names an unconfirmed address only for the right password', async () => {
  const email = createAddress();
  await signUpAsStranger(email, hers);
  const attempt = async (password: string) => {
    const response = await sendForm('sign-in', { email, password });
    expect(readCookies(response)).toEqual([]);
    return readResult(response);
  };
  expect(await Promise.all([his, hers].map(attempt))).toMatchObject([
    { status: 'failed', message: authMessages.wrongCredentials },
    { status: 'code', message: 'Email not confirmed', code: { sentAt: null } },
  ]);
});

test('AT-34: Sign-in answers an unknown address like a wrong password', async ({ account }) => {
  const password = 'not-the-password';
  const [known, unknown] = await Promise.all(
    [account.email, createAddress()].map(async (email) => {
      const response = await sendForm('sign-in', { email, password });
      const result = await readResult(response);
      expect(result).toMatchObject({ status: 'failed', email });
      return { status: response.status, cookies: readCookies(response), result: { ...result, email: '' } };
    }),
  );
  expect(known).toEqual(unknown);
});

test('AT-35: Sign-up, mailed codes and wrong codes answer known, waiting and unknown addresses alike', async () => {
  const { email: known } = await createAccount();
  const waiting = createAddress();
  await signUpAsStranger(waiting);
  // Each has just got a mail, and the pause between two mails is the same for all.
  const unknown = createAddress();
  for (const email of [known, unknown]) await createBackendClient().auth.signInWithOtp({ email });
  const read = async (intent: 'sign-up' | 'mail' | 'confirm', email: string) => {
    const response = await sendForm(intent, { email, password: his, code: '12345678' });
    const text = JSON.stringify(await readResult(response))
      .replaceAll(email, '')
      .replaceAll(/\d+/g, 'N');
    return { status: response.status, cookies: readCookies(response), text };
  };
  for (const intent of ['confirm', 'sign-up', 'mail'] as const) {
    const responses = await Promise.all([known, waiting, unknown].map((email) => read(intent, email)));
    for (const response of responses) expect(response, intent).toEqual(responses[0]);
  }
  const fresh = await Promise.all([createAddress(), createAddress()].map((email) => read('mail', email)));
  expect(fresh[0]).toEqual(fresh[1]);
});
