import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import {
  announce,
  beginDeliveries,
  mailsTo,
  NOTHING,
  run,
  save,
  send,
  webhooksOf,
} from '../../database/outbox-runs.ts';
import { stack } from '../../database/stack.ts';
import { restart, useBackend } from '../../database/use-backend.ts';
import { eventually } from '../../support/eventually.ts';

await useBackend({ notifyEveryMs: null, receipts: true, webhooks: null });

const receiver = stack.receiver.url;
const secret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** Starts it with webhooks alone. */
async function beginWith(webhooks: string) {
  await restart({ notifyEveryMs: null, webhooks });
  return beginDeliveries();
}

test('AT-80: nobody has a receipt sent twice, or for a request without an account', async () => {
  const ada = await beginDeliveries();
  const row = await send(ada);
  await run();
  const before = (await mailsTo(ada.email)).length;
  for (let n = 0; n < 5; n += 1) assert.equal((await announce(ada, row.id)).status, 200);
  assert.equal((await mailsTo(ada.email)).length, before);
  const [counted] = await stack.sql(`
    update public.demo_requests set user_id = null;
    insert into public.demo_requests (name, email, phone, purpose)
    values ('Ada', 'ada@harbour.example', '4915112345678', 'Customs papers.');
    select count(*)::integer as count from public.demo_request_notifications where destination = 'receipt'`);
  assert.deepEqual(counted, { count: 1 });
});

test('AT-80: a deleted account gets no receipt, and nothing is left to do', async () => {
  const ada = await beginDeliveries();
  await send(ada);
  await stack.sql('delete from auth.users');
  assert.deepEqual(await run(), { ...NOTHING, sent: 1 });
  assert.deepEqual(
    await stack.sql(
      `select destination, status from public.demo_request_notifications where destination not like 'webhook:%'`,
    ),
    [{ destination: 'team', status: 'sent' }],
  );
});

test('FT-41: a slow receiver is given up, and holds up no mail', async () => {
  const ada = await beginDeliveries();
  const row = await send(ada);
  stack.failReceiver(200, 1, { delayMs: 8_000 });
  const began = Date.now();
  const running = run();
  await eventually(async () => assert.equal((await mailsTo(ada.email)).length, 1));
  assert.ok(Date.now() - began < 4_000);
  assert.deepEqual(await running, { sent: 1, failed: 1, returned: 0 });
  assert.ok(Date.now() - began < 7_500);
  assert.equal((await webhooksOf(row.id, ada))[0]?.last_error, 'receiver timed out');
});

test('a receiver that takes no more for now is left alone, and no try counts', async () => {
  const ada = await beginDeliveries();
  const row = await send(ada);
  stack.failReceiver(429, 1, { headers: { 'Retry-After': '600' } });
  const { failed, returned } = await run();
  assert.deepEqual([failed, returned > 0], [0, true]);
  assert.partialDeepStrictEqual(await webhooksOf(row.id, ada), [{ status: 'pending', attempts: 0 }]);
  // Nobody tries before.
  assert.deepEqual(await run(), NOTHING);
});

test('FT-43: a receiver with another secret refuses, and readers of the request see it', async () => {
  const ada = await beginWith(`${receiver} ${secret()}`);
  const row = await send(ada);
  assert.deepEqual(await run(), { ...NOTHING, failed: 1 });
  assert.equal((await webhooksOf(row.id, ada))[0]?.last_error, 'receiver answered 401');
  assert.equal(stack.received()[0]?.verified, false);
});

test('FT-43: while a secret is replaced both sign, and either is enough', async () => {
  const ada = await beginWith(`${receiver} ${secret()} ${stack.receiver.secret}`);
  await send(ada);
  assert.deepEqual(await run(), { ...NOTHING, sent: 1 });
  const [delivery] = stack.received();
  assert.deepEqual([delivery?.verified, delivery?.signatures], [true, 2]);
});

test('AT-76, AT-81: an address of the inside gets nothing, and the dashboard shows its host alone', async () => {
  const inside = [
    'https://10.0.0.1/services/T0/B0/hidden',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest',
  ];
  const ada = await beginWith(inside.map((url) => `${url} ${secret()}`).join(', '));
  const row = await save(ada);
  await run();
  const webhooks = await webhooksOf(row.id, ada);
  assert.deepEqual(
    webhooks.map(({ last_error }) => last_error),
    Array(3).fill('receiver has no public address'),
  );
  assert.ok(webhooks.some(({ destination }) => /^webhook:10\.0\.0\.1#[\da-f]{8}$/.test(destination)));
  assert.doesNotMatch(stack.log.join('\n'), /whsec_|hidden/);
});
