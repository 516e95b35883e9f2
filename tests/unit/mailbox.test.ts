import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailboxApp } from '@/supabase/local/mailbox-app';
import { openMailbox } from '@/supabase/local/mailbox';

const folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
const file = join(folder, 'mails.jsonl');
const open = () => createMailboxApp(openMailbox(file), 're_test');
let mailbox: ReturnType<typeof open>;

beforeEach(() => {
  rmSync(file, { force: true });
  mailbox = open();
});
afterAll(() => rmSync(folder, { recursive: true }));

const mail = {
  from: 'Interlane <requests@interlane.example>',
  to: ['sales@interlane.example'],
  reply_to: 'ada@harbour.example',
  subject: 'Demo request: Ada',
  text: 'Hello',
  html: '<p>Hello</p>',
};
const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  mailbox.request(
    new Request(`http://localhost:54324${path}`, {
      method,
      headers: { Host: 'localhost:54324', 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
const send = (changes: object = {}, headers: Record<string, string> = {}) =>
  call('POST', '/emails', { ...mail, ...changes }, { Authorization: 'Bearer re_test', ...headers });
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;
const count = async () => ((await (await call('GET', '/api/v1/messages')).json()) as { total: number }).total;

test('A mail with a known idempotency key is stored once, also after a restart and a cut line', async () => {
  const key = { 'Idempotency-Key': 'demo-request/1' };
  const first = await idOf(await send({}, key));
  appendFileSync(file, '\n{"ID":"half');
  mailbox = open();
  expect(await idOf(await send({ subject: 'Changed' }, key))).toBe(first);
  await send();
  mailbox = open();
  expect(await count()).toBe(2);
});

test('A mail with a wrong key or without the shape of a mail is rejected', async () => {
  expect((await send({}, { Authorization: 'Bearer wrong' })).status).toBe(401);
  for (const changes of [
    { to: [] },
    { subject: 'Two\r\nlines' },
    { reply_to: 'a@b.example\r\nBcc: c@d.example' },
  ])
    expect((await send(changes)).status).toBe(422);
  expect(await count()).toBe(0);
});

test('The mailbox page shows the text of a mail, and runs nothing of it', async () => {
  const id = await idOf(
    await send({ subject: '<script>alert(1)</script>', html: '<p onclick="x">"Hi"</p>' }),
  );
  for (const path of ['/', `/?id=${id}`]) {
    const page = await call('GET', path);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline';/,
    );
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toMatch(/<script|<p onclick/);
  }
});
