import { createHmac } from 'node:crypto';
import { dashboardMessages, listMessages } from '@/content/messages/dashboard';
import {
  createBackendClient,
  callAction,
  buildCookieHeader,
  readCookies,
  createAccount,
  dashboard,
  expect,
  get,
  buildNumberPattern,
  pressWithoutScripts,
  sendForm,
  createSession,
  readSetting,
  signInByCookie,
  test,
  splitWords,
} from './support';

const open = (cookie: string, path = dashboard) => get(path, { Cookie: cookie });

test('AT-31: No link or other site signs a visitor out, or in to the account of a stranger', async ({
  account,
  cookie,
}) => {
  for (const path of splitWords(
    `/auth/sign-out /auth/signout /auth/logout /auth?signOut=1 ${dashboard}?signOut=1`,
  ))
    expect(readCookies(await open(cookie, path)).join(), path).not.toMatch(/session(\.\d)?=(;|$)/);
  for (const origin of ['https://evil.example', 'null', null]) {
    const call = { path: dashboard, headers: { Cookie: cookie }, origin };
    expect((await callAction('signOut', [], call)).status).toBe(403);
    expect((await pressWithoutScripts('signOut', call)).status).toBe(403);
    const response = await sendForm('sign-in', { ...account }, { origin });
    expect(response.status).toBe(403);
    expect(readCookies(response)).toEqual([]);
  }
  expect((await open(cookie)).status).toBe(200);
});

test('AT-32: Sign-in replaces a session that was planted before', async ({ account }) => {
  const planted = buildCookieHeader(await createSession(await createAccount()));
  const response = await sendForm('sign-in', { ...account }, { headers: { Cookie: planted } });
  const session = readCookies(response).find((cookie) => cookie.startsWith('session'));
  expect(session).toBeTruthy();
  expect(planted).not.toContain(session ?? '');
  expect((await open(planted)).status).toBe(307);
  expect(await (await open(session ?? '')).text()).toContain(account.email);
});

test('AT-32: Sign-out ends every session of the account, and Back does not show the page again', async ({
  page,
  account,
  session,
  cookie,
}) => {
  const onPhone = await createSession(account);
  const signedOut = await callAction('signOut', [], { path: dashboard, headers: { Cookie: cookie } });
  expect(signedOut.headers.getSetCookie().join()).toMatch(/session=;/);
  for (const ended of [session, onPhone])
    expect((await createBackendClient().auth.refreshSession(ended)).error?.status).toBe(400);
  expect((await open(cookie)).status).toBe(307);

  await signInByCookie(page, account);
  await page.goto(dashboard);
  await page.getByRole('button', { name: dashboardMessages.signOut }).click();
  await expect(page).toHaveURL('/auth');
  await page.goBack();
  await expect(page.getByText(dashboardMessages.title)).toHaveCount(0);
});

test('AT-33: A visitor with a tampered session is signed out, and the session is cleared', async ({
  session,
  cookie,
}) => {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const [head = '', body = '', signature = ''] = session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const signed = (header: object, changes: object, key: string | null) => {
    const unsigned = `${encode(header)}.${encode({ ...claims, ...changes })}`;
    return `${unsigned}.${key === null ? '' : createHmac('sha256', key).update(unsigned).digest('base64url')}`;
  };
  const key = readSetting('SUPABASE_PUBLISHABLE_KEY');
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
  const forged = Object.entries(tokens).map(([name, access_token]): [string, string] => [
    name,
    buildCookieHeader({ ...session, access_token, refresh_token: 'forged' }),
  ]);
  const broken: [string, string][] = [
    ['a missing part', cookie.replace(/session=.{40}/, 'session.1=')],
    ['another form', 'session=base64-e30'],
    ['no base64', 'session=base64-%%%'],
    ['what cannot be decoded', 'session=%E0%A4%A'],
    ['a bare string', 'session=true'],
    ['many parts', Array.from({ length: 40 }, (_, index) => `session.${index}=x`).join('; ')],
  ];
  for (const [name, value] of [...forged, ...broken]) {
    const response = await open(value);
    expect(response.status, name).toBe(307);
    expect(response.headers.get('location'), name).toContain('/auth?next=');
    expect(response.headers.getSetCookie().join(), name).toMatch(/session(\.\d+)?=;.*Max-Age=0/i);
    const data = await get(dashboard, { Cookie: value, RSC: '1' });
    expect(await data.text(), name).not.toMatch(new RegExp(buildNumberPattern(listMessages.total)));
  }
  expect([400, 431]).toContain((await open(`session=${'x'.repeat(70_000)}`)).status);
  expect((await open(cookie)).status).toBe(200);
});
