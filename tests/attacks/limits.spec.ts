import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { actions } from '@/content/words/actions';
import { authForms } from '@/content/words/auth';
import { demoFieldWords } from '@/content/words/demo-form';
import { limits } from '@/content/words/limits';
import {
  callAction,
  createAccount,
  demoRequest,
  expect,
  fillDialog,
  freshAddress,
  freshName,
  mailsWith,
  opens,
  request,
  resultOf,
  sessionOf,
  signIn,
  startRecorder,
  startServer,
  storedRequests,
  test,
  toastRegion,
  hourly,
  tooMany,
  visitor,
  waits,
} from './support';

const password = 'a-long-enough-password';
const trusted = { VISITOR_ADDRESS_HEADER: 'x-real-ip' };
const from = (address: string) => ({ 'X-Real-IP': address });
const tooOften = expect.stringMatching(new RegExp(`^${tooMany(...Object.values(waits))}$`));

test('AT-52: one visitor is stopped at sign-in, others are not, and what was typed is kept', async () => {
  test.setTimeout(120_000);
  const server = await startServer(trusted);
  try {
    const flood = visitor(server.url);
    const attempts = await Promise.all(
      Array.from({ length: 34 }, () =>
        flood.result('signIn', { email: freshAddress(), password }, from('198.51.100.7')),
      ),
    );
    const stopped = attempts.filter((result) => String(result?.['message']).startsWith(limits.tooMany));
    expect(stopped).toHaveLength(4);
    expect(stopped[0]).toMatchObject({ message: tooOften, email: expect.stringContaining('@') });
    const account = await createAccount();
    const other = await visitor(server.url).result('signIn', { ...account }, from('198.51.100.8'));
    expect(other).toMatchObject({ status: 'signed-in' });
  } finally {
    server.stop();
  }
});

test('AT-72: who asks for confirmations without end, or of made-up accounts, is stopped and learns nothing', async () => {
  test.setTimeout(120_000);
  const server = await startServer(trusted);
  try {
    const ask = async (address: string, cookie = `${'k'.repeat(22)}.${'d'.repeat(43)}.${randomUUID()}`) => {
      const headers = { ...from(address), Cookie: `awaiting-mail=${cookie}` };
      const answer = await fetch(`${server.url}/auth/waiting`, { headers });
      return { status: answer.status, text: await answer.text() };
    };
    const unknown = { status: 200, text: '{"confirmed":false}' };
    const answers = [];
    for (let at = 0; at < 124; at += 1) answers.push(await ask('198.51.100.9'));
    expect(answers.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => unknown));
    expect(answers.slice(120).map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect(await ask('198.51.100.10')).toEqual(unknown);
    for (const garbage of ['', 'x', `${'k'.repeat(22)}.${'d'.repeat(43)}.' or true --`])
      expect(await ask('198.51.100.10', garbage)).toEqual(unknown);
  } finally {
    server.stop();
  }
});

test('AT-52: who guesses at an account locks out himself, and not its owner', async () => {
  test.setTimeout(120_000);
  const server = await startServer(trusted);
  try {
    const account = await createAccount();
    const guess = () =>
      visitor(server.url).result('signIn', { email: account.email, password }, from('2001:db8:1::1'));
    const guesses = await Promise.all(Array.from({ length: 11 }, guess));
    expect(guesses.filter((result) => String(result?.['message']).startsWith(limits.tooMany))).toHaveLength(
      1,
    );
    // Another address out of the same network is the same visitor, and capitals are the same account.
    const shouted = { email: account.email.toUpperCase(), password: account.password };
    expect(await visitor(server.url).result('signIn', shouted, from('2001:db8:1::2:3'))).toMatchObject({
      message: tooOften,
    });
    expect(await visitor(server.url).result('signIn', { ...account }, from('2001:db8:2::1'))).toMatchObject({
      status: 'signed-in',
    });
  } finally {
    server.stop();
  }
});

test('AT-52: nobody fills a mailbox, whether or not the address has an account', async () => {
  test.setTimeout(120_000);
  const server = await startServer(trusted);
  try {
    const { email: known } = await createAccount();
    for (const email of [known, freshAddress()]) {
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          visitor(server.url).result('requestReset', { email }, from(`203.0.113.${index}`)),
        ),
      );
      expect(results.filter((result) => result?.['status'] === 'done')).toHaveLength(6);
    }
    const before = freshAddress();
    const mails = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        visitor(server.url).result(
          'signUp',
          { email: before.replace('@', `-${index}@`), password },
          from('203.0.113.99'),
        ),
      ),
    );
    expect(mails.filter((result) => result?.['status'] === 'done')).toHaveLength(10);
    expect(await mailsWith(before.split('@')[0] ?? '')).toHaveLength(10);
  } finally {
    server.stop();
  }
});

test('AT-52: an address that a visitor makes up counts for nothing', async () => {
  test.setTimeout(120_000);
  const server = await startServer(trusted);
  try {
    const attempt = (index: number) => {
      const made = `192.0.2.${index}`;
      const forged = {
        'X-Forwarded-For': made,
        Forwarded: `for=${made}`,
        'CF-Connecting-IP': made,
        'X-Vercel-Forwarded-For': made,
        'X-Peer-Address': made,
        'True-Client-IP': made,
        // As a proxy hands it on that adds what it knows to what it was sent.
        'X-Real-IP': `${made}, 198.51.100.20`,
      };
      return visitor(server.url).result('signIn', { email: freshAddress(), password }, forged);
    };
    const results = await Promise.all(Array.from({ length: 32 }, (_, index) => attempt(index)));
    expect(results.filter((result) => String(result?.['message']).startsWith(limits.tooMany))).toHaveLength(
      2,
    );
  } finally {
    server.stop();
  }
});

test('AT-52: where nobody says who asks, all are not taken for one', async () => {
  test.setTimeout(120_000);
  const server = await startServer();
  try {
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        visitor(server.url).result(
          'signIn',
          { email: freshAddress(), password },
          { 'X-Forwarded-For': `192.0.2.${index}`, 'X-Peer-Address': '192.0.2.1' },
        ),
      ),
    );
    expect(results.filter((result) => String(result?.['message']).startsWith(limits.tooMany))).toEqual([]);
  } finally {
    server.stop();
  }
});

test('AT-52: the address of the visitor is passed to the auth service, with a key that goes nowhere else', async () => {
  const recorder = await startRecorder();
  const file = `${process.env['BACKEND_DATA']}/keys.json`;
  const { secret } = JSON.parse(readFileSync(file, 'utf8')) as { secret: string };
  const env = { ...trusted, SUPABASE_URL: recorder.url, SUPABASE_AUTH_SECRET_KEY: secret };
  const server = await startServer(env);
  try {
    const account = await createAccount();
    const browser = visitor(server.url);
    const headers = { ...from('198.51.100.30'), 'Sb-Forwarded-For': '192.0.2.66' };
    expect(await browser.result('signIn', { ...account }, headers)).toMatchObject({ status: 'signed-in' });
    const Cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    await fetch(`${server.url}/dashboard-list-form-data`, { headers: { Cookie, ...headers } });
    const call = { to: server.url, headers: { Cookie, ...headers } };
    expect(await resultOf(await callAction('requestDemo', [demoRequest()], call))).toMatchObject({
      status: 'sent',
    });
    const paths = recorder.calls.map(({ url }) => url.split('?')[0]);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/auth/v1/token',
        '/auth/v1/user',
        '/rest/v1/demo_requests',
        '/rest/v1/rpc/read_dashboard',
        '/functions/v1/send-demo-email',
      ]),
    );
    for (const { url, headers: sent } of recorder.calls) {
      const all = JSON.stringify(sent);
      expect(all).not.toContain('192.0.2.66');
      if (url.startsWith('/auth/v1/'))
        expect([sent['sb-forwarded-for'], sent['apikey']], url).toEqual(['198.51.100.30', secret]);
      else expect(all, url).not.toMatch(/198\.51\.100\.30|sb_secret_/);
    }
  } finally {
    server.stop();
    recorder.stop();
  }
});

test('AT-52: without that key the auth service hears of no address', async () => {
  const recorder = await startRecorder();
  const server = await startServer({ ...trusted, SUPABASE_URL: recorder.url });
  try {
    await visitor(server.url).result('signIn', { ...(await createAccount()) }, from('198.51.100.31'));
    expect(recorder.calls.length).toBeGreaterThan(0);
    expect(JSON.stringify(recorder.calls)).not.toContain('198.51.100.31');
  } finally {
    server.stop();
    recorder.stop();
  }
});

test('AT-52: one visitor sends no flood of demo requests with many accounts', async () => {
  test.setTimeout(120_000);
  const server = await startServer(trusted);
  try {
    const accounts = await Promise.all(Array.from({ length: 4 }, createAccount));
    const name = freshName();
    const sessions = await Promise.all(accounts.map(sessionOf));
    const results = await Promise.all(
      sessions.flatMap(({ cookie }) =>
        Array.from({ length: 9 }, async () => {
          const headers = { Cookie: cookie, ...from('198.51.100.40') };
          const call = { to: server.url, headers };
          return (await resultOf(await callAction('requestDemo', [demoRequest({ name })], call)))?.['status'];
        }),
      ),
    );
    expect(results.filter((status) => status === 'limited')).toHaveLength(6);
    expect(await storedRequests(accounts[0] ?? { email: '', password: '' }, name)).toHaveLength(30);
  } finally {
    server.stop();
  }
});

test.describe('in the browser', () => {
  test('AT-52: over the limit a visitor is told when to come back, and keeps what was typed', async ({
    page,
  }) => {
    const account = await createAccount();
    const { cookie } = await sessionOf(account);
    for (let n = 0; n < 10; n += 1)
      await callAction('requestDemo', [demoRequest()], { headers: { Cookie: cookie } });
    await signIn(page, account);
    const values = request(freshName());
    const dialog = await fillDialog(page, values);
    await dialog.getByRole('button', { name: actions.requestDemo }).click();
    await expect(page.getByText(new RegExp(hourly(waits.minutes, waits.hour)))).toBeVisible();
    await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);

    const email = freshAddress();
    await page.context().clearCookies();
    await Promise.all(Array.from({ length: 6 }, () => visitor().form('requestReset', { email })));
    await page.goto('/auth/reset');
    await page.getByRole('textbox', { name: authForms.email.label }).fill(email);
    await page.getByRole('button', { name: authForms.reset.submit }).click();
    await expect(
      page.getByRole('region', { name: toastRegion }).getByText(new RegExp(tooMany(...Object.values(waits)))),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: authForms.email.label })).toHaveValue(email);
    expect(await opens(account.email, account.password)).toBe(true);
  });
});
