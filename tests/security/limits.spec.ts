import { codeErrors } from '@/content/messages/auth';
import { demoFieldMessages, demoOutcomes } from '@/content/messages/demo';
import { limits } from '@/content/messages/errors';
import { readKeys } from '../support/environment';
import { type SiteProcess, startSiteProcess } from '../support/site-process';
import {
  type AuthIntent,
  addSession,
  dashboard,
  getDemoButton,
  buildDemoRow,
  endFaults,
  expect,
  fillDialog,
  createAddress,
  createName,
  get,
  injectFault,
  isTooMany,
  findMails,
  buildRequest,
  sendDemoRequest,
  sendForm,
  readResult,
  siteUrl,
  readRequests,
  test,
  createVisitor,
  splitWords,
  readSetting,
  opensAccount,
  waitForCode,
  wrongCode,
} from './support';

const password = 'a-long-enough-password';
const from = (address: string) => ({ 'X-Real-IP': address });
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Expects that a flood was stopped in part. The share depends on constants. */
function expectSomeStopped<T>(results: T[], isStopped: (result: T) => boolean): void {
  const stopped = results.filter(isStopped).length;
  expect(stopped).toBeGreaterThan(0);
  expect(stopped).toBeLessThan(results.length);
}

// Two processes of one site serve all tests; each test uses its own addresses.
test.describe.configure({ mode: 'default' });
let site: SiteProcess;
let other: SiteProcess;
test.beforeAll(async () => {
  const env = { VISITOR_ADDRESS_HEADER: 'x-real-ip', SUPABASE_AUTH_SECRET_KEY: readKeys().secret };
  [site, other] = await Promise.all([startSiteProcess({ env }), startSiteProcess({ env })]);
});
test.afterAll(() => Promise.all([site.stop(), other.stop()]));

const attempt = (address: string, fields: Record<string, string> = { email: createAddress(), password }) =>
  createVisitor(site.url).result('sign-in', fields, from(address));

test('AT-52: A visitor who signs in too often is stopped and keeps the typed text, and others are not', async ({
  account,
}) => {
  const attempts = await times(40, () => attempt('198.51.100.7'));
  expectSomeStopped(attempts, isTooMany);
  expect(attempts.find(isTooMany)).toMatchObject({
    message: expect.stringMatching(new RegExp(`^${RegExp.escape(limits.tooMany)} .`)),
    email: expect.stringContaining('@'),
  });
  expect(await attempt('198.51.100.8', { ...account })).toMatchObject({ status: 'signed-in' });
});

test('AT-52: A stranger who guesses passwords locks out only themselves', async ({ account }) => {
  const { email } = account;
  expectSomeStopped(await times(15, () => attempt('2001:db8:1::1', { email, password })), isTooMany);
  // Another address in the same network is the same visitor, and capitals are the same account.
  const shouted = { ...account, email: email.toUpperCase() };
  expect(isTooMany(await attempt('2001:db8:1::2:3', shouted))).toBe(true);
  expect(await attempt('2001:db8:2::1', { ...account })).toMatchObject({ status: 'signed-in' });
});

const ask = (intent: AuthIntent, email: string, address: string, to = site) =>
  createVisitor(to.url).result(intent, { email, password }, from(address));
const readCode = (result: Awaited<ReturnType<typeof ask>>) =>
  result?.['code'] as { sentAt: number | null; error?: string } | undefined;

test('AT-52: Nobody can fill a mailbox, with or without an account', async ({ account }) => {
  const reset = (email: string) => times(10, (index) => ask('mail', email, `203.0.113.${index}`));
  const unknown = createAddress();
  const previous = (await findMails(account.email)).length;
  const responses = await Promise.all([account.email, unknown].map(reset));
  for (const results of responses) {
    expect(results.filter((result) => readCode(result)?.sentAt == null)).toEqual([]);
    expect(results.filter((result) => readCode(result)?.error === undefined)).toHaveLength(1);
  }
  expect(await findMails(account.email)).toHaveLength(previous + 1);
  expect(await findMails(unknown)).toHaveLength(1);
});

test('AT-52: One visitor gets ten mails in ten minutes, however many mailboxes and processes there are', async () => {
  test.slow();
  const base = createAddress();
  const signUp = (index: number, address: string) =>
    ask('sign-up', base.replace('@', `-${index}@`), address, index % 2 ? site : other);
  const results: Awaited<ReturnType<typeof ask>>[] = [];
  for (let index = 0; index < 14; index += 2)
    results.push(...(await Promise.all([signUp(index, '203.0.113.99'), signUp(index + 1, '203.0.113.99')])));
  expect(results.map(isTooMany)).toEqual([
    ...Array<boolean>(10).fill(false),
    ...Array<boolean>(4).fill(true),
  ]);
  expect(await findMails(base.split('@')[0] ?? '')).toHaveLength(10);
  expect(isTooMany(await signUp(20, '203.0.113.98'))).toBe(false);
});

test('AT-36: A stranger who asks for codes keeps nobody from getting one', async () => {
  const email = createAddress();
  const body = {
    code: 429,
    error_code: 'over_email_send_rate_limit',
    msg: 'For security purposes, you can only request this after 50 seconds.',
  };
  await injectFault({ email, path: '/auth/v1/otp', status: 429, body, times: 8 });
  // An attempt that is under way counts until it is known to have mailed nothing.
  const post = () => times(4, () => ask('mail', email, '198.51.100.60'));
  const posts = [...(await post()), ...(await post())];
  expect((await endFaults(email))[0]?.hits).toHaveLength(8);
  expect(posts.filter(isTooMany)).toEqual([]);
  const code = readCode(await ask('mail', email, '198.51.100.61', other));
  expect([code?.sentAt, code?.error]).toEqual([expect.any(Number), undefined]);
  await waitForCode(email);
});

test('AT-36: Five wrong codes over two processes make a new one necessary, for who typed them alone', async () => {
  const email = createAddress();
  await ask('sign-up', email, '198.51.100.62');
  const code = await waitForCode(email);
  const confirm = (typed: string, address: string, to = site) =>
    createVisitor(to.url).result('confirm', { email, code: typed, password }, from(address));
  const errors: (string | undefined)[] = [];
  for (const to of [site, other, site, other, site])
    errors.push(readCode(await confirm(wrongCode(code), '198.51.100.63', to))?.error);
  expect(new Set(errors)).toEqual(new Set([codeErrors.wrong]));
  for (const to of [site, other])
    expect(readCode(await confirm(code, '198.51.100.63', to))?.error).toBe(codeErrors.tooManyTries);
  expect(await opensAccount(email, password)).toBe(false);
  expect(await confirm(code, '198.51.100.62', other)).toMatchObject({ status: 'signed-in' });
});

/** Signs in with a forged address in every header except the trusted one. */
const attemptForged = (to: string, index: number, more: Record<string, string>) => {
  const made = `192.0.2.${index}`;
  const headers = ['X-Forwarded-For', 'CF-Connecting-IP', 'X-Vercel-Forwarded-For', 'X-Peer-Address'];
  const forged = Object.fromEntries([...headers, 'True-Client-IP'].map((name) => [name, made]));
  return createVisitor(to).result(
    'sign-in',
    { email: createAddress(), password },
    { ...forged, Forwarded: `for=${made}`, ...more },
  );
};

test('AT-52: A made-up visitor address changes no limit', async () => {
  // A proxy appends the address it knows to the header that it received.
  const believed = (index: number) => ({ 'X-Real-IP': `192.0.2.${index}, 198.51.100.20` });
  expectSomeStopped(await times(40, (index) => attemptForged(site.url, index, believed(index))), isTooMany);
});

test('AT-52: Visitors without a known address do not share one limit', async () => {
  const results = await times(40, (index) =>
    attemptForged(siteUrl, index, { 'X-Peer-Address': '192.0.2.1' }),
  );
  expect(results.filter(isTooMany)).toEqual([]);
});

test('AT-52: Only the auth service gets the address of the visitor, with a key that goes nowhere else', async ({
  account,
  faults,
}) => {
  await faults.inject({ path: '/' });
  const browser = createVisitor(site.url);
  const headers = { ...from('198.51.100.30'), 'Sb-Forwarded-For': '192.0.2.66' };
  expect(await browser.result('sign-in', { ...account }, headers)).toMatchObject({ status: 'signed-in' });
  const { Cookie } = browser.headers();
  await get(dashboard, { Cookie, ...headers }, site.url);
  expect(await sendDemoRequest(Cookie, {}, { to: site.url, headers })).toBe('sent');
  const calls = (await faults.end()).flatMap((record) => record.calls);
  const paths = splitWords(`
    /auth/v1/token /auth/v1/user /rest/v1/demo_requests /rest/v1/rpc/get_my_access /functions/v1/send-demo-email
  `);
  expect(calls.map(({ url }) => url.split('?')[0])).toEqual(expect.arrayContaining(paths));
  for (const call of calls) {
    const all = JSON.stringify(call.headers);
    expect(all).not.toContain('192.0.2.66');
    const { 'sb-forwarded-for': address, apikey } = call.headers;
    if (call.url.startsWith('/auth/v1/'))
      expect([address, apikey]).toEqual(['198.51.100.30', readKeys().secret]);
    else expect(all, call.url).not.toMatch(/198\.51\.100\.30|sb_secret_/);
  }
});

test('AT-52: One visitor cannot flood the site with demo requests from many accounts', async ({
  account,
  cookie,
}) => {
  const send = (address: string, as = '') =>
    sendDemoRequest(as, { name }, { to: site.url, headers: from(address) });
  const name = createName();
  expectSomeStopped(await times(40, () => send('198.51.100.40')), (status) => status === 'limited');
  expect(await send('198.51.100.40', cookie)).toBe('limited');
  expect(await send('198.51.100.41', cookie)).toBe('sent');
  expect(await readRequests(account, name)).toHaveLength(1);
});

test('AT-36: A visitor reads the limit of the auth service, which gets no forged address', async () => {
  const body = { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' };
  const email = createAddress();
  await injectFault({ email, path: '/auth/v1/token', status: 429, body });
  const results = await times(3, async (index) => {
    const forged = `198.51.100.${index}`;
    const headers = { 'X-Forwarded-For': forged, 'X-Real-IP': forged, Forwarded: `for=${forged}` };
    return readResult(await sendForm('sign-in', { email, password }, { headers }));
  });
  for (const result of results)
    expect(result).toMatchObject({ status: 'failed', message: `${body.msg}. ${limits.inAMinute}` });
  const calls = (await endFaults(email)).flatMap((record) => record.calls);
  expect(calls).toHaveLength(3);
  expect(JSON.stringify(calls)).not.toContain('198.51.100.');
});

test('AT-37: A flood over two processes saves ten requests an hour, and the visitor reads a kind message', async ({
  page,
  account,
  session,
  cookie,
}) => {
  const name = createName();
  const results = await times(14, (index) =>
    sendDemoRequest(cookie, { name }, { to: index % 2 === 0 ? siteUrl : site.url }),
  );
  expectSomeStopped(results, (status) => status === 'limited');
  const saved = results.filter((status) => status !== 'limited').length;
  expect(await readRequests(account, name)).toHaveLength(saved);

  const apikey = readSetting('SUPABASE_PUBLISHABLE_KEY');
  const direct = await fetch(`${readSetting('SUPABASE_URL')}/rest/v1/demo_requests`, {
    method: 'POST',
    headers: { apikey, Authorization: `Bearer ${session.access_token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(buildDemoRow()),
  });
  const again = direct.headers.get('retry-after');
  expect([direct.status, Number(again) > 0]).toEqual([429, true]);
  expect(await direct.json()).toMatchObject({ hint: again });

  await addSession(page.context(), session);
  await page.goto('/');
  const values = buildRequest(createName());
  const dialog = await fillDialog(page, values);
  await getDemoButton(dialog).click();
  await expect(page.getByText(demoOutcomes.hourly('').trim())).toBeVisible();
  await expect(dialog.getByLabel(demoFieldMessages.purpose.label)).toHaveValue(values.purpose);
});
