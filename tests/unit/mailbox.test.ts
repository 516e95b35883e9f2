import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailbox } from '@/supabase/local/mailbox';
import { openMailStore } from '@/supabase/local/mailbox-store';

const folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
const file = join(folder, 'mails.jsonl');
const openMailbox = () =>
  createMailbox({ store: openMailStore(file, Date.now), apiKey: 're_test', perSecond: 3 });
let mailbox: ReturnType<typeof openMailbox>;

beforeEach(() => {
  rmSync(file, { force: true });
  mailbox = openMailbox();
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

test('the same idempotency key is the same mail, over a restart and a line that it cut off', async () => {
  const key = { 'Idempotency-Key': 'demo-request/1' };
  const first = await idOf(await send({}, key));
  appendFileSync(file, '{"id":"half');
  mailbox = openMailbox();
  expect(await idOf(await send({ subject: 'Changed' }, key))).toBe(first);
  expect(await count()).toBe(1);
});

test('a mail with a wrong key, or that is none, is refused and not kept', async () => {
  expect((await send({}, { Authorization: 'Bearer wrong' })).status).toBe(401);
  for (const changes of [
    { to: [] },
    { subject: 'Two\r\nlines' },
    { reply_to: 'a@b.example\r\nBcc: c@d.example' },
  ])
    expect((await send(changes)).status).toBe(422);
  expect(await count()).toBe(0);
});

test('the mailbox fails as often as it is asked to, and refuses more in a second than it takes', async () => {
  await call('POST', '/faults', { status: 503, times: 1 });
  const statuses = [await send(), await send(), await send(), await send(), await send()];
  expect(statuses.map(({ status }) => status)).toEqual([503, 200, 200, 200, 429]);
  expect(statuses.at(-1)?.headers.get('retry-after')).toBe('1');
});
