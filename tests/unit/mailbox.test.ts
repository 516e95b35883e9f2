import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textFromHtml } from '@/supabase/local/mail-text';
import { createMailbox } from '@/supabase/local/mailbox';
import { openMailStore } from '@/supabase/local/mailbox-store';

const folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
const file = join(folder, 'mails.jsonl');
const clock = { now: Date.parse('2026-11-21T00:00:00Z') };
const openMailbox = () =>
  createMailbox({ store: openMailStore(file, () => clock.now), apiKey: 're_test', perSecond: 3 });
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
  headers: { 'Message-ID': '<demo-request-1@interlane.example>' },
};

function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  return mailbox.request(
    new Request(`http://localhost:54324${path}`, {
      method,
      headers: { Host: 'localhost:54324', 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
}
const send = (changes: object = {}, headers: Record<string, string> = {}) =>
  call('POST', '/emails', { ...mail, ...changes }, { Authorization: 'Bearer re_test', ...headers });
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;
const list = async (path = '/api/v1/messages') =>
  (await (await call('GET', path)).json()) as {
    total: number;
    messages: { ID: string; Subject: string }[];
  };

describe('taking mails', () => {
  test('the same idempotency key is the same mail, for a day', async () => {
    const key = { 'Idempotency-Key': 'demo-request/1' };
    const first = await idOf(await send({}, key));
    clock.now += 23 * 3_600_000;
    expect(await idOf(await send({ subject: 'Changed' }, key))).toBe(first);
    expect((await list()).total).toBe(1);
    clock.now += 2 * 3_600_000;
    expect(await idOf(await send({}, key))).not.toBe(first);
    expect((await list()).total).toBe(2);
  });

  test('mails without a key are all kept, newest first', async () => {
    await send();
    await send({ subject: 'Second' });
    expect((await list()).messages.map(({ Subject }) => Subject)).toEqual(['Second', 'Demo request: Ada']);
  });

  test('mails are found by what stands in them and by whom they are to', async () => {
    await send();
    await send({ subject: 'Second', to: ['somebody@site.example'] });
    const found = async (query: string) =>
      (await list(`/api/v1/search?query=${encodeURIComponent(query)}`)).messages.map(
        ({ Subject }) => Subject,
      );
    expect(await found('"somebody@SITE.example"')).toEqual(['Second']);
    expect(await found('second')).toEqual(['Second']);
    expect(await found('"request: Ada"')).toEqual(['Demo request: Ada']);
    expect(await found('nobody')).toEqual([]);
  });

  test('mails and keys survive a restart, and a line cut off by it is skipped', async () => {
    const id = await idOf(await send({}, { 'Idempotency-Key': 'k' }));
    appendFileSync(file, '{"id":"half');
    mailbox = openMailbox();
    expect(await idOf(await send({}, { 'Idempotency-Key': 'k' }))).toBe(id);
    expect((await list()).total).toBe(1);
  });

  test('a wrong key is 401 and keeps nothing', async () => {
    expect((await send({}, { Authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await list()).total).toBe(0);
  });

  test.each([
    { to: 'not an address' },
    { to: [] },
    { subject: 'Two\r\nlines' },
    { reply_to: 'a@b.example\r\nBcc: c@d.example' },
    { headers: { 'X-A': 'one\r\nBcc: c@d.example' } },
    { text: undefined, html: undefined },
  ])('a bad mail is 422 and keeps nothing: %j', async (changes) => {
    expect((await send(changes)).status).toBe(422);
    expect((await list()).total).toBe(0);
  });

  test('fails as often as asked', async () => {
    await call('POST', '/faults', { status: 503, times: 2 });
    const statuses = [await send(), await send(), await send()].map(({ status }) => status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  test('more in a second than it takes is 429, says when to come back, and keeps nothing', async () => {
    const answers = [await send(), await send(), await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('1');
    expect((await list()).total).toBe(3);
    expect(await (await call('GET', '/limit')).json()).toEqual({ refused: 1, repeated: 0 });
  });

  test('another limit begins anew, and a mail that comes again is counted', async () => {
    await call('POST', '/limit', { perSecond: 5 });
    const key = { 'Idempotency-Key': 'demo-request/1' };
    for (let n = 0; n < 5; n += 1) expect((await send({}, key)).status).toBe(200);
    expect((await send()).status).toBe(429);
    expect(await (await call('GET', '/limit')).json()).toEqual({ refused: 1, repeated: 4 });
    expect((await call('POST', '/limit', { perSecond: 0 })).status).toBe(422);
  });
});

describe('showing mails', () => {
  test('one mail has both parts and its headers', async () => {
    const id = await idOf(await send());
    expect(await (await call('GET', `/api/v1/message/${id}`)).json()).toMatchObject({
      MessageID: 'demo-request-1@interlane.example',
      From: { Name: 'Interlane', Address: 'requests@interlane.example' },
      ReplyTo: [{ Name: '', Address: 'ada@harbour.example' }],
      Text: 'Hello',
      HTML: '<p>Hello</p>',
    });
    expect((await call('GET', '/api/v1/message/unknown')).status).toBe(404);
  });

  test('the page escapes what a mail says and locks its HTML in', async () => {
    await send({
      subject: '<script>alert(1)</script>',
      html: '<p onclick="x">"quoted"</p>',
      text: '<b>http://a.example/?b=1&c</b>',
    });
    const response = await call('GET', '/');
    const page = await response.text();
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;p onclick');
    expect(page).toContain('href="http://a.example/?b=1&amp;c"');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('another host name is refused, and a page of one', async () => {
    expect((await call('GET', '/api/v1/messages', undefined, { Host: 'evil.example' })).status).toBe(421);
    const foreign = { Origin: 'https://evil.example' };
    expect((await call('DELETE', '/api/v1/messages', undefined, foreign)).status).toBe(403);
  });

  test('the plain-text part shows where links lead', () => {
    const html = '<p>Hello &amp; welcome</p><p><a href="http://a.example/?x=1&amp;y=2">Confirm</a></p>';
    expect(textFromHtml(html)).toBe('Hello & welcome\n\nConfirm: http://a.example/?x=1&y=2');
  });
});
