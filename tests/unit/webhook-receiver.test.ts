import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Webhook } from 'standardwebhooks';
import { freePort } from '@/supabase/local/ports';
import { eventually } from '../support/eventually';

/* The receiver is the one that docs/operations/webhooks.md shows. */

const [, code = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/operations/webhooks.md', 'utf8')) ?? [];
const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const body = JSON.stringify({ type: 'request.created', data: { purpose: 'Zölle' } });
const printed: string[] = [];
let child: ChildProcess;
let url = '';

beforeAll(async () => {
  const file = join(folder, 'receiver.mjs');
  writeFileSync(file, code);
  const port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  const env = { PORT: String(port), WEBHOOK_SECRET: secret };
  child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) createInterface(child.stdout).on('line', (line) => printed.push(line));
  await eventually(async () => {
    await fetch(url);
  });
});
afterAll(async () => {
  child.kill('SIGKILL');
  await once(child, 'exit');
  rmSync(folder, { recursive: true });
});

/** Posts what somebody signed, as it was or changed afterwards. */
async function post(
  id: string,
  { key = secret, at = new Date(), signed = body, sent = '', signatures = '' } = {},
) {
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures || new Webhook(key).sign(id, at, signed),
  };
  return (await fetch(url, { method: 'POST', headers, body: sent || signed })).status;
}

/** How many it took, in all: what it prints comes after its answer. */
const hasTaken = (count: number) =>
  eventually(() => {
    expect(printed.filter((line) => line.includes('request.created'))).toHaveLength(count);
    return Promise.resolve();
  });

test('the receiver of the documentation takes what is signed, once', async () => {
  expect(await post('msg_1')).toBe(204);
  expect(await post('msg_1')).toBe(204);
  const other = new Webhook(`whsec_${Buffer.alloc(32, 2).toString('base64')}`);
  const now = new Date();
  const both = `${other.sign('msg_2', now, body)} ${new Webhook(secret).sign('msg_2', now, body)}`;
  expect(await post('msg_2', { at: now, signatures: both })).toBe(204);
  await hasTaken(2);
});

test('AT-79: a sender who leaves in the middle, or sends without end, ends nothing', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"a', () => socket.destroy());
  await once(socket, 'close');
  const endless = { method: 'POST', body: 'x'.repeat(70_000) };
  expect((await fetch(url, endless)).status).toBe(400);
  expect(await post('msg_5')).toBe(204);
  await hasTaken(3);
});

test('AT-79: the receiver takes nothing forged, changed, unsigned or repeated later', async () => {
  expect(await post('msg_3', { key: `whsec_${Buffer.alloc(32, 2).toString('base64')}` })).toBe(401);
  expect(await post('msg_3', { sent: body.replace('Zölle', 'Geld') })).toBe(401);
  expect(await post('msg_3', { signatures: 'v1, v1,AAAA nonsense' })).toBe(401);
  expect((await fetch(url, { method: 'POST', body })).status).toBe(401);
  for (const minutes of [-6, 6])
    expect(await post('msg_3', { at: new Date(Date.now() + minutes * 60_000) })).toBe(401);
  // Another id than the one that was signed.
  const now = new Date();
  const signatures = new Webhook(secret).sign('msg_1', now, body);
  expect(await post('msg_4', { at: now, signatures })).toBe(401);
  // What it printed for any of these would come before this.
  expect(await post('msg_6', { signed: body.replace('Zölle', 'Ende') })).toBe(204);
  await eventually(() => {
    expect(printed.at(-1)).toContain('Ende');
    return Promise.resolve();
  });
  await hasTaken(4);
});
