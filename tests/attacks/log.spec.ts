import {
  actionId,
  callAction,
  createAccount,
  dashboard,
  demoRequest,
  endFaults,
  expect,
  freshAddress,
  freshName,
  injectFault,
  post,
  sendForm,
  sessionOf,
  startServer,
  test,
  visitor,
} from './support';

test('AT-45: the log is one JSON line an event with an id, and tells nothing a visitor typed', async () => {
  const server = await startServer();
  try {
    const before = server.lines().length;
    const lines = () => server.lines().slice(before);
    const account = await createAccount();
    const { cookie, session } = await sessionOf(account);
    const canary = {
      name: freshName(),
      email: freshAddress(),
      phone: String(Date.now()).padStart(14, '7'),
      purpose: `Canary ${crypto.randomUUID()}\n{"level":"info","event":"forged"}`,
    };
    const password = `canary-${crypto.randomUUID()}`;
    const call = { to: server.url, headers: { Cookie: cookie, 'X-Request-Id': 'from-the-host-1' } };
    const demo = () => callAction('requestDemo', [demoRequest(canary)], call);
    await demo();
    for (const fault of [
      { path: '/rest/v1/demo_requests', status: 500, body: { message: canary.email, code: 'XX000' } },
      { path: '/rest/v1/demo_requests', status: 0 },
      {
        path: '/rest/v1/rpc/read_dashboard',
        status: 500,
        body: { message: canary.email, code: 'XX000' },
      },
      { path: '/functions/v1/send-demo-email', status: 500 },
      { path: '/auth/v1/user', status: 503 },
    ]) {
      await injectFault({ email: account.email, ...fault });
      await demo();
      for (const path of [dashboard, `${dashboard}/export`])
        await fetch(`${server.url}${path}?q=${encodeURIComponent(canary.email)}`, { headers: call.headers });
      await endFaults(account.email);
    }
    const at = { to: server.url };
    await sendForm('signUp', { email: canary.email, password }, at);
    await sendForm('signIn', { email: canary.email, password }, at);
    await sendForm('requestReset', { email: canary.email }, at);
    const waiting = visitor(server.url);
    await waiting.form('requestReset', { email: canary.email });
    await waiting.open(`/auth/confirm?token_hash=${password}&type=signup`);
    await waiting.form('setNewPassword', { password });
    await fetch(`${server.url}/auth?next=${password}&error_description=${canary.email}`);
    const headers = { 'Next-Action': actionId('requestDemo'), 'Content-Type': 'text/plain' };
    for (const body of [
      ...[`[{"email":"${canary.email}"`, canary.email, `${canary.phone}x`, `["$F${password}"]`],
      // What a parser quotes of these looks like a place in the code.
      ...[`\n    at ${canary.email}`, `"\n    at ${canary.email}"`, `"\\n    at ${canary.email}"`],
    ])
      await post(body, { ...at, headers });
    await post('[]', { ...at, origin: `https://${password}.example`, headers });
    await fetch(`${server.url}/%ff${password}`);
    await fetch(server.url + dashboard, { headers: { Cookie: `session=base64-${password}%%%` } });

    await expect.poll(() => lines().length).toBeGreaterThan(8);
    const log = lines().join('\n');
    for (const secret of [
      ...Object.values(canary),
      password,
      account.email,
      account.password,
      session.access_token,
      session.refresh_token,
    ])
      for (const part of [secret, secret.slice(0, 12)]) expect(log).not.toContain(part);
    // A parser quotes a few characters only.
    expect(log).not.toContain(`at ${canary.email.slice(0, 5)}`);
    const entries = lines().map((line) => JSON.parse(line) as { event: string; requestId?: string });
    expect(entries.filter(({ event }) => event === 'forged')).toEqual([]);
    const ours = entries.filter(({ event }) => event !== 'framework');
    expect(ours.length).toBeGreaterThan(4);
    expect(ours.filter(({ requestId }) => !requestId)).toEqual([]);
    expect(ours.find(({ event }) => event === 'demo-notification-failed')?.requestId).toBe('from-the-host-1');
  } finally {
    server.stop();
  }
});
