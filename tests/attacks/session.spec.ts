import { createHmac } from 'node:crypto';
import { limits } from '@/content/words/limits';
import { dashboardWords, requestListWords } from '@/content/words/dashboard';
import {
  actionId,
  callAction,
  createAccount,
  dashboard,
  expect,
  freshAddress,
  linkTo,
  numbered,
  post,
  resultOf,
  sendForm,
  sessionCookie,
  sessionOf,
  signIn,
  siteUrl,
  startRecorder,
  startServer,
  test,
  visitor,
} from './support';

const open = (cookie: string, path = dashboard) =>
  fetch(siteUrl + path, { headers: { Cookie: cookie }, redirect: 'manual' });
const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
const password = 'a-long-enough-password';

test("AT-06: an unconfirmed address is refused in the provider's words, without a session", async () => {
  const email = freshAddress();
  await sendForm('signUp', { email, password });
  const response = await sendForm('signIn', { email, password });
  expect(cookiesOf(response).filter((cookie) => /^(session|signed-in)/.test(cookie ?? ''))).toEqual([]);
  expect(await resultOf(response)).toMatchObject({ status: 'failed', message: 'Email not confirmed' });
});

test("AT-31: nobody is signed out by a link or from another site, or signed in to a stranger's account", async () => {
  const account = await createAccount();
  const { cookie } = await sessionOf(account);
  for (const path of [
    '/auth/sign-out',
    '/auth/signout',
    '/auth/logout',
    '/auth?signOut=1',
    `${dashboard}?signOut=1`,
  ])
    expect(cookiesOf(await open(cookie, path)).join(), path).not.toMatch(/session(\.\d)?=(;|$)/);
  const call = { path: dashboard, headers: { Cookie: cookie } };
  for (const origin of ['https://evil.example', 'null', null])
    expect((await callAction('signOut', [], { ...call, origin })).status).toBe(403);
  for (const origin of ['https://evil.example', 'null', null]) {
    const response = await sendForm('signIn', { ...account }, { origin });
    expect(response.status).toBe(403);
    expect(cookiesOf(response)).toEqual([]);
    const form = new FormData();
    form.set(`$ACTION_ID_${actionId('signOut')}`, '');
    expect((await post(form, { ...call, origin })).status).toBe(403);
  }
  expect((await open(cookie)).status).toBe(200);
});

test('AT-32: a session planted before sign-in is replaced', async () => {
  const [attacker, account] = [await createAccount(), await createAccount()];
  const planted = await sessionOf(attacker);
  const response = await sendForm('signIn', { ...account }, { headers: { Cookie: planted.cookie } });
  const session = cookiesOf(response).find((cookie) => cookie?.startsWith('session'));
  expect(session).toBeTruthy();
  expect(planted.cookie).not.toContain(session ?? '');
  expect((await open(planted.cookie)).status).toBe(307);
  expect(await (await open(session ?? '')).text()).toContain(account.email);
});

test('AT-32: a refresh token is worthless after sign-out, and the page is not shown again', async ({
  page,
}) => {
  const account = await createAccount();
  const { cookie, session, client } = await sessionOf(account);
  const signedOut = await callAction('signOut', [], { path: dashboard, headers: { Cookie: cookie } });
  expect(signedOut.headers.getSetCookie().join()).toMatch(/session=;/);
  expect((await client.auth.refreshSession(session)).error?.status).toBe(400);
  expect((await open(cookie)).status).toBe(307);

  await signIn(page, account, dashboard);
  await page.getByRole('button', { name: dashboardWords.signOut }).click();
  await expect(page).toHaveURL('/auth');
  await page.goBack();
  await expect(page.getByText(dashboardWords.title)).toHaveCount(0);
});

test('AT-33: a session that anybody has been at is a signed-out visitor, and is cleared', async () => {
  const { session, cookie } = await sessionOf(await createAccount());
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const [head = '', body = '', signature = ''] = session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const signed = (header: object, changes: object, key: string | null) => {
    const unsigned = `${encode(header)}.${encode({ ...claims, ...changes })}`;
    return `${unsigned}.${key === null ? '' : createHmac('sha256', key).update(unsigned).digest('base64url')}`;
  };
  const key = process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '';
  const hs256 = { alg: 'HS256', typ: 'JWT' };
  const tokens = {
    'a changed signature': `${head}.${body}.${signature.slice(0, -2)}${signature.endsWith('AA') ? 'BB' : 'AA'}`,
    'changed claims': `${head}.${encode({ ...claims, email: 'x@evil.example' })}.${signature}`,
    'no signature': signed({ alg: 'none', typ: 'JWT' }, {}, null),
    'RS256 by name': signed({ alg: 'RS256', typ: 'JWT' }, {}, key),
    'the publishable key as secret': signed(hs256, {}, key),
    'another project': signed(hs256, { iss: 'https://other.supabase.co/auth/v1' }, 'other-secret'),
    'a past expiry': signed(hs256, { exp: 1 }, 'other-secret'),
    'a higher role': signed(hs256, { role: 'service_role' }, 'other-secret'),
    'no token at all': '',
  };
  const forged = Object.entries(tokens).map(([name, access_token]) => [
    name,
    sessionCookie({ ...session, access_token, refresh_token: 'forged' }),
  ]);
  const broken = [
    ['a missing part', cookie.replace(/^session=.{40}/, 'session.1=')],
    ['another form', 'session=base64-e30'],
    ['no base64', 'session=base64-%%%'],
    ['what cannot be decoded', 'session=%E0%A4%A'],
    ['a bare string', 'session=true'],
    ['many parts', Array.from({ length: 40 }, (_, index) => `session.${index}=x`).join('; ')],
  ];
  for (const [name = '', value = ''] of [...forged, ...broken]) {
    const response = await open(value);
    expect(response.status, name).toBe(307);
    expect(response.headers.get('location'), name).toContain('/auth?next=');
    expect(response.headers.getSetCookie().join(), name).toMatch(/session(\.\d+)?=;.*Max-Age=0/i);
    const data = await fetch(siteUrl + dashboard, {
      headers: { Cookie: value, RSC: '1' },
      redirect: 'manual',
    });
    expect(await data.text(), name).not.toMatch(new RegExp(numbered(requestListWords.total)));
  }
  expect([400, 431]).toContain((await open(`session=${'x'.repeat(20_000)}`)).status);
  expect((await open(cookie)).status).toBe(200);
});

test('AT-34: an unknown address and a wrong password cannot be told apart, by answer or by time', async () => {
  test.setTimeout(120_000);
  const { email: known } = await createAccount();
  const answers = new Set<string>();
  const attempt = async (email: string) => {
    const began = performance.now();
    const response = await sendForm('signIn', { email, password: 'not-the-password' });
    const { email: echoed, ...result } = (await resultOf(response)) ?? {};
    expect(echoed).toBe(email);
    answers.add(JSON.stringify([response.status, cookiesOf(response), result]));
    return performance.now() - began;
  };
  const runs: number[][] = [];
  // One after the other: side by side they would wait for each other's hashing.
  for (let run = 0; run < 15; run += 1) runs.push([await attempt(known), await attempt(freshAddress())]);
  expect([...answers]).toHaveLength(1);
  const median = (column: number) => runs.map((run) => run[column] ?? 0).toSorted((a, b) => a - b)[7] ?? 0;
  expect(Math.abs(median(0) - median(1))).toBeLessThan(50);
});

test('AT-35: sign-up, reset and resend answer known and unknown addresses alike', async () => {
  const { email: known } = await createAccount();
  for (const action of ['signUp', 'requestReset', 'resendConfirmation']) {
    const answers = await Promise.all(
      [known, freshAddress()].map(async (email) => {
        const response = await sendForm(action, { email, password });
        const result = { ...(await resultOf(response)), email: 'as typed' };
        // What is kept of the address differs from time to time.
        const cookies = cookiesOf(response).map((cookie) => cookie?.replace(/[\w-]+/g, 'x'));
        return { status: response.status, cookies, result };
      }),
    );
    expect(answers[0]?.cookies).toHaveLength(1);
    expect(answers[0], action).toEqual(answers[1]);
    expect(answers[0]?.result, action).toMatchObject({ status: 'done' });
  }
});

test("AT-36: the auth service's limit reaches the visitor, and no forged address reaches the auth service", async () => {
  const tooMany = { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' };
  const recorder = await startRecorder((call) =>
    call.url?.startsWith('/auth/v1/token') ? Response.json(tooMany, { status: 429 }) : undefined,
  );
  const server = await startServer({ SUPABASE_URL: recorder.url });
  try {
    const fields = { email: freshAddress(), password };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const forwarded = `198.51.100.${attempt}`;
      const headers = { 'X-Forwarded-For': forwarded, 'X-Real-IP': forwarded, Forwarded: `for=${forwarded}` };
      const result = await resultOf(await sendForm('signIn', fields, { to: server.url, headers }));
      expect(result).toMatchObject({ status: 'failed', message: `${tooMany.msg}. ${limits.inAMinute}` });
    }
    expect(recorder.calls.filter(({ url }) => url.startsWith('/auth/v1/token'))).toHaveLength(5);
    expect(JSON.stringify(recorder.calls)).not.toContain('198.51.100.');
  } finally {
    server.stop();
    recorder.stop();
  }
});

test('AT-47: a mailed link leaves no token behind, whether good, used or made up', async () => {
  const email = freshAddress();
  const owner = visitor();
  await owner.form('signUp', { email, password });
  const path = await linkTo(email, /^Confirm/);
  const token = new URL(path, siteUrl).searchParams.get('token_hash') ?? 'none';
  const elsewhere = await open('', path);
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([303, `${siteUrl}/auth/continue`]);
  const followed = await owner.open(path);
  expect([followed.status, followed.headers.get('location')]).toEqual([303, `${siteUrl}/#signed-in`]);
  expect(cookiesOf(followed).join()).toContain('session');
  const waiting = visitor();
  await waiting.form('requestReset', { email });
  const used = await waiting.open(path);
  expect(used.headers.get('location')).toBe(`${siteUrl}/auth?notice=link-spent`);
  expect(cookiesOf(used).join()).not.toContain('session=base64');
  for (const query of [
    '',
    '?token_hash=x',
    '?token_hash=x&type=invite',
    `?code=${token}`,
    '?token_hash[]=x&type=signup',
  ]) {
    const response = await waiting.open(`/auth/confirm${query}`);
    expect(response.headers.get('location'), query).toBe(`${siteUrl}/auth?notice=link-spent`);
  }
  for (const response of [elsewhere, followed, used]) {
    expect(response.headers.get('location')).not.toContain(token);
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
});
