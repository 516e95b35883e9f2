import { withSite } from '../support/site-process';
import {
  readActionId,
  dashboard,
  expect,
  createAddress,
  createName,
  get,
  post,
  sendDemoRequest,
  sendForm,
  test,
  createVisitor,
  backendPaths,
} from './support';

type Entry = Record<'event' | 'level', string> & Partial<Record<'requestId' | 'code' | 'message', string>>;

test('AT-45: The log has one JSON line with an id for each event, and nothing that a visitor typed', async ({
  account,
  session,
  cookie,
  faults,
}) => {
  await withSite({}, async ({ url, output }) => {
    const before = output().length;
    const lines = () => output().slice(before).split('\n').filter(Boolean);
    const canary = {
      name: createName(),
      email: createAddress(),
      phone: String(Date.now()).padStart(14, '7'),
      purpose: `Canary ${crypto.randomUUID()}\n{"level":"info","event":"forged"}`,
    };
    const password = `canary-${crypto.randomUUID()}`;
    const call = { to: url, headers: { Cookie: cookie, 'X-Request-Id': 'from-a-visitor-1' } };
    const body = { message: canary.email, code: 'XX000' };
    const demo = () => sendDemoRequest(cookie, canary, call);
    const list = () => get(`${dashboard}?q=${canary.email}`, call.headers, url);
    const file = () => get(`${dashboard}/export?q=${canary.email}`, call.headers, url);
    for (const { ask, ...fault } of [
      { path: backendPaths.requests, status: 500, body, ask: [demo] },
      { path: backendPaths.requests, status: 0, ask: [demo] },
      { path: '/rest/v1/rpc/get_my_access', status: 500, body, ask: [list, file] },
      { path: '/functions/v1/send-demo-email', status: 500, ask: [demo] },
      { path: '/auth/v1/user', status: 503, ask: [demo, list, file] },
    ]) {
      await faults.inject({ ...fault });
      await Promise.all(ask.map((each) => each()));
      await faults.end();
    }
    const fields = { email: canary.email, password };
    const waiting = createVisitor(url);
    await Promise.all([
      sendForm('sign-up', fields, { to: url }),
      sendForm('sign-in', fields, { to: url }),
      waiting.result('mail', fields),
      waiting.result('confirm', { ...fields, code: canary.phone.slice(0, 8) }),
      waiting.send({ ...canary, code: canary.phone.slice(0, 8) }, 'confirmDemoCode'),
    ]);
    await get(`/auth?next=${password}&error_description=${canary.email}`, {}, url);
    const headers = { 'Next-Action': readActionId('requestDemo'), 'Content-Type': 'text/plain' };
    for (const text of [
      ...[`[{"email":"${canary.email}"`, canary.email, `${canary.phone}x`, `["$F${password}"]`],
      // A parser's quotation of these looks like a place in the code.
      ...[`\n    at ${canary.email}`, `"\n    at ${canary.email}"`, `"\\n    at ${canary.email}"`],
    ])
      await post(text, { to: url, headers });
    await post('[]', { to: url, origin: `https://${password}.example`, headers });
    await get(`/%ff${password}`, {}, url);
    await get(dashboard, { Cookie: `session=base64-${password}%%%` }, url);

    await expect.poll(() => lines().length).toBeGreaterThan(8);
    const log = lines().join('\n');
    const { access_token, refresh_token } = session;
    for (const secret of [
      ...Object.values(canary),
      ...[password, account.email, account.password, access_token, refresh_token],
    ])
      expect(log).not.toContain(secret.slice(0, 12));
    // A parser quotes a few characters only.
    expect(log).not.toContain(`at ${canary.email.slice(0, 5)}`);
    expect(log).not.toContain('from-a-visitor');
    const entries = lines().map((line) => JSON.parse(line) as Entry);
    expect(entries.filter(({ event }) => event === 'forged')).toEqual([]);
    const ours = entries.filter(({ event }) => event !== 'framework');
    expect(ours.length).toBeGreaterThan(4);
    expect(ours.filter(({ requestId }) => !requestId)).toEqual([]);
    // A malformed request is no error of the site.
    expect(entries.filter(({ event, level }) => event === 'request-error' && level === 'error')).toEqual([]);
    const rejected = entries.find(
      ({ event, code }) => event === 'demo-request-not-saved' && code === 'XX000',
    );
    expect(rejected?.message).toBe('[email]');
  });
});
