import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { actions as buttons } from '@/content/words/actions';
import { limits } from '@/content/words/limits';
import {
  actionId,
  actionIds,
  backend,
  callAction,
  createAccount,
  demoRequest,
  expect,
  fillDialog,
  freshName,
  numbered,
  post,
  request as values,
  resultOf,
  sessionOf,
  signIn,
  siteUrl,
  startServer,
  storedRequests,
  test,
  hourly,
  waits,
} from './support';

/** None is left out by being new. */
const actions = () => Array.from(actionIds().keys());

test('AT-23: no action runs for a foreign, missing or null origin, or under a forged host', async () => {
  const account = await createAccount();
  const { cookie } = await sessionOf(account);
  const name = freshName();
  for (const action of actions()) {
    for (const origin of [
      'https://evil.example',
      `${siteUrl}.evil.example`,
      siteUrl.replace('http:', 'https:'),
      'null',
      null,
    ]) {
      for (const forged of [{}, { 'X-Forwarded-Host': 'evil.example', Host: 'evil.example' }]) {
        const headers = { Cookie: cookie, ...forged };
        const response = await callAction(action, [demoRequest({ name })], { origin, headers });
        expect(response.status, `${action} ${origin}`).toBe(403);
      }
    }
  }
  expect(await storedRequests(account, name)).toEqual([]);
});

test('AT-24: bodies made to break the decoder neither run nor stop anything', async () => {
  const server = await startServer();
  try {
    const canary = 'test-results/attacked';
    const run = `process.mainModule.require('fs').writeFileSync('${canary}','')`;
    const call = {
      to: server.url,
      headers: { 'Next-Action': actionId('requestDemo'), 'Content-Type': 'text/plain' },
    };
    const parts = (entries: Record<string, string>) => {
      const form = new FormData();
      for (const [key, value] of Object.entries(entries)) form.set(key, value);
      return form;
    };
    const multipart = { to: server.url, headers: { 'Next-Action': actionId('requestDemo') } };
    await fetch(server.url);
    const before = server.usage();
    const texts = [
      '{',
      '"$1:constructor:constructor"',
      '["$F1"]',
      '["$Q1"]',
      '["$1:__proto__:polluted"]',
      `${'['.repeat(1000)}${']'.repeat(1000)}`,
      '{"__proto__":{"polluted":1}}',
      '["$undefined","$NaN","$Infinity","$D","$n1"]',
      '',
    ];
    const forms = [
      { 0: '["$1"]', 1: '["$0"]' },
      { 0: '["$@1"]', 1: '"$@0"' },
      {
        0: '{"then":"$1:__proto__:then","status":"resolved_model","reason":-1,"value":"{\\"then\\":\\"$B0\\"}","_response":{"_prefix":"CODE//","_formData":{"get":"$1:constructor:constructor"}}}'.replace(
          'CODE',
          run,
        ),
        1: '"$@0"',
      },
      { 0: '["$1:constructor:constructor"]', 1: `"${run}"` },
      { 0: '["$h1"]', 1: `{"id":"${actionId('requestDemo')}#constructor","bound":null}` },
      { 0: `[${Array(5000).fill('"$1"').join()}]`, 1: '{}' },
      { 0: '["$n' + '9'.repeat(9000) + '"]' },
      { __proto__: 'x', 0: '["$K__proto__"]' },
    ];
    for (const body of texts) {
      const response = await post(body, call);
      expect([400, 500, 200], body.slice(0, 40)).toContain(response.status);
      if (response.status === 200) expect(await resultOf(response)).toMatchObject({ status: 'invalid' });
    }
    for (const form of forms) {
      const response = await post(parts(form), multipart);
      const told = await response.text();
      expect(told, JSON.stringify(form).slice(0, 60)).not.toMatch(/"status":"(sent|saved)"|polluted/);
    }
    for (const id of [
      '0',
      'x'.repeat(42),
      '__proto__',
      `${actionId('requestDemo')}00`,
      '../../etc/passwd',
      '40'.padEnd(42, '0'),
    ]) {
      const response = await post('[]', { ...call, headers: { ...call.headers, 'Next-Action': id } });
      expect(Math.floor(response.status / 100), id).toBe(4);
    }
    expect(existsSync(canary)).toBe(false);
    expect(server.child.exitCode).toBeNull();
    expect(server.usage().cpuSeconds - before.cpuSeconds).toBeLessThan(3);
    expect((await fetch(server.url)).status).toBe(200);
  } finally {
    server.stop();
  }
});

test('AT-25: an action given as an argument does not print its source', async () => {
  for (const name of actions()) {
    for (const root of [
      '["$h1"]',
      '[{"status":"idle"},"$h1"]',
      '[{"name":"$h1","email":"$h1","phone":"$h1","purpose":"$h1","id":"$h1"}]',
    ]) {
      const form = new FormData();
      form.set('1', JSON.stringify({ id: actionId(name), bound: null }));
      form.set('0', root);
      const response = await post(form, { headers: { 'Next-Action': actionId(name) } });
      const told = await response.text();
      // Where a page is the answer, it has the code of its own first script in it.
      const isPage = told.includes('$Sreact.fragment');
      const source = isPage ? /async |await |supabase|\$h1/i : /=>|function *\(|async |await |supabase|\$h1/i;
      expect(told, `${name} ${root}`).not.toMatch(source);
    }
  }
});

test('AT-37: a flood over two processes saves ten requests an hour, and the visitor is told kindly', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const account = await createAccount();
  const { cookie, client } = await sessionOf(account);
  const server = await startServer();
  try {
    const name = freshName();
    const results = await Promise.all(
      Array.from({ length: 14 }, async (_, index) => {
        const to = index % 2 === 0 ? siteUrl : server.url;
        const call = { to, headers: { Cookie: cookie, 'X-Forwarded-For': `198.51.100.${index}` } };
        return (await resultOf(await callAction('requestDemo', [demoRequest({ name })], call)))?.['status'];
      }),
    );
    expect(results.filter((status) => status === 'limited')).toHaveLength(4);
    expect(await storedRequests(account, name)).toHaveLength(10);
  } finally {
    server.stop();
  }
  const { data } = await client.auth.getSession();
  const direct = await fetch(`${process.env['SUPABASE_URL']}/rest/v1/demo_requests`, {
    method: 'POST',
    headers: {
      apikey: process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '',
      Authorization: `Bearer ${data.session?.access_token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(demoRequest()),
  });
  expect(direct.status).toBe(429);
  expect(Number(direct.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(Number(direct.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
  expect(((await direct.json()) as { hint: string }).hint).toBe(direct.headers.get('retry-after'));

  await signIn(page, account);
  const dialog = await fillDialog(page, values(freshName()));
  await dialog.getByRole('button', { name: buttons.requestDemo }).click();
  await expect(
    page.getByText(new RegExp(hourly(waits.hour, numbered(limits.inMinutes, String.raw`\d\d`)))),
  ).toBeVisible();
  expect((await backend().auth.signInWithPassword(account)).error).toBeNull();
});

test('AT-39: large, deep, mistyped and endless bodies are turned away, and memory stays flat', async () => {
  test.setTimeout(120_000);
  const server = await startServer();
  try {
    const headers = { 'Next-Action': actionId('requestDemo'), 'Content-Type': 'text/plain' };
    const call = { to: server.url, headers };
    for (let round = 0; round < 20; round += 1) await post('x'.repeat(1_100_000), call).catch(() => null);
    const before = server.usage().residentMb;
    for (let round = 0; round < 60; round += 1) {
      // The server may hang up before it was given everything.
      const response = await post('x'.repeat(1_100_000), call).catch(() => null);
      if (response) expect(response.status).toBe(413);
    }
    expect(server.usage().residentMb - before).toBeLessThan(100);
    const fields = new FormData();
    for (let index = 0; index < 10_000; index += 1) fields.set(`1_field${index}`, 'x');
    const many = await post(fields, { to: server.url, headers: { 'Next-Action': actionId('signIn') } }).catch(
      () => null,
    );
    if (many) expect(many.status).toBe(413);
    for (const type of [
      'application/xml',
      'application/json',
      'image/png',
      'multipart/form-data; boundary=',
      'text/plain; charset=utf-7',
    ]) {
      const response = await post('<a/>', { ...call, headers: { ...headers, 'Content-Type': type } });
      expect(response.ok, type).toBe(false);
      expect(await response.text()).not.toMatch(/node_modules|\bat .*:\d+/);
    }
    // Without a length the framework's own limit holds.
    const { hostname, port } = new URL(server.url);
    const chunk = `2710\r\n${'x'.repeat(10_000)}\r\n`;
    const streamed = await new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          `POST / HTTP/1.1\r\nHost: x\r\nOrigin: ${server.url}\r\nContent-Type: text/plain\r\nNext-Action: ${headers['Next-Action']}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(100)}0\r\n\r\n`,
        ),
      );
      socket.setTimeout(3_000, () => socket.destroy());
      socket.on('data', (data) => (answer += data.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(answer));
    });
    expect(streamed).not.toMatch(/^HTTP\/1\.1 [23]|"status"/);

    const stalled = Array.from({ length: 100 }, () =>
      connect(Number(port), hostname, function (this: Socket) {
        this.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n');
      }).on('error', () => undefined),
    );
    const began = Date.now();
    expect((await fetch(server.url)).status).toBe(200);
    expect(Date.now() - began).toBeLessThan(3_000);
    for (const socket of stalled) socket.destroy();
    expect(server.child.exitCode).toBeNull();
  } finally {
    server.stop();
  }
});
