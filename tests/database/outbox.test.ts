import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitUntilPassed } from '../support/wait-until-passed.ts';
import { callFunction, buildDemoRequest, type Person, createPerson, testBackend } from './test-backend.ts';
import { restartBackend, useBackend } from './use-backend.ts';

// No schedule runs, so each run belongs to a test.
const options = { notifyEveryMs: null, mailPerSecond: 20, receipts: true, webhooks: null };
await useBackend(options);
const [ada, bob] = [await createPerson(), await createPerson()];

type Delivery = Record<'destination' | 'status' | 'last_error', string> & { attempts: number };

/** Runs the queue as the schedule does. */
async function run(): Promise<{ sent: number; failed: number }> {
  const response = await callQueue();
  // Another run works.
  if (response.status === 202) return { sent: 0, failed: 0 };
  assert.equal(response.status, 200);
  return (await response.json()) as { sent: number; failed: number };
}

const callQueue = () => callFunction({ apikey: testBackend.keys.secret }, '{}');

/** Runs the queue until nothing waits, however many deadlines its calls meet. No other run may go on. */
async function emptyQueue(): Promise<void> {
  for (;;) {
    const waiting = await testBackend.sql(`
      update public.deliveries set status = 'pending', attempts = 0, next_attempt_at = now(), lease_id = null,
        lease_expires_at = null where status <> 'sent' returning id`);
    if (waiting.length === 0) return;
    await (await callQueue()).text();
  }
}

/** Empties the queue, and registers the destinations. */
async function begin(): Promise<void> {
  await testBackend.sql('delete from public.demo_requests');
  await run();
}

async function save(changes: Record<string, string> = {}) {
  const row = buildDemoRequest(changes);
  assert.equal((await ada.db.from('demo_requests').insert(row)).error, null);
  return row;
}

/** Saves requests without an account, each with a due mail to the team. */
async function saveMany(count: number, name: string): Promise<void> {
  await testBackend.sql(`
    insert into public.demo_requests (name, email, phone, purpose)
    select '${name}', 'ada@harbour.example', '4915112345678', 'Customs papers for twelve ports.'
    from generate_series(1, ${count})`);
  await keepOnly('team');
  await makeDue();
}

/** Calls the function about one request as the site does. Returns status and response. */
async function announce({ token }: Person, id: string): Promise<[number, string]> {
  const response = await callFunction({ Authorization: `Bearer ${token}` }, JSON.stringify({ id }));
  return [response.status, ((await response.json()) as { status: string }).status];
}

const listDeliveries = async (id: string) =>
  (await testBackend.sql(`
    select destination, status, attempts, last_error from public.deliveries where request_id = '${id}'
    order by destination like 'webhook:%', destination desc`)) as Delivery[];
const keepOnly = (destination: string) =>
  testBackend.sql(`delete from public.deliveries where destination not like '${destination}%'`);
const makeDue = () =>
  testBackend.sql(
    "update public.deliveries set next_attempt_at = now() where status = 'pending' and lease_id is null",
  );
const teamMails = async (id: string) =>
  (await testBackend.notifications()).filter(({ MessageID }) => MessageID.startsWith(`demo-request-${id}@`));
const webhooks = (id: string) => testBackend.received().filter(({ body }) => body.includes(id));

test('AT-80: A request reaches team, sender and receiver once each, the sender at the address of the account', async () => {
  await begin();
  const row = await save({
    email: 'typed@stranger.example',
    purpose: 'Line one\nBcc: all@stranger.example',
  });
  assert.deepEqual(await announce(ada, row.id), [200, 'sent']);
  assert.deepEqual(await announce(ada, row.id), [200, 'sent']);
  assert.deepEqual(await run(), { sent: 2, failed: 0 });
  assert.deepEqual(await run(), { sent: 0, failed: 0 });
  const deliveries = await listDeliveries(row.id);
  assert.deepEqual(
    deliveries.map(({ status, attempts }) => `${status} ${attempts}`),
    ['sent 1', 'sent 1', 'sent 1'],
  );

  assert.equal((await teamMails(row.id)).length, 1);
  const receipts = (await testBackend.mails()).filter(({ MessageID }) =>
    MessageID.startsWith('demo-receipt-'),
  );
  assert.deepEqual(
    receipts.map(({ To }) => To.map(({ Address }) => Address)),
    [[ada.email]],
  );
  const { Text } = await testBackend.mail(receipts[0]?.ID ?? '');
  assert.match(Text, /typed@stranger\.example[\s\S]*Line one/);
  assert.doesNotMatch(Text, /^Bcc:/m);

  const [webhook, ...more] = webhooks(row.id);
  assert.deepEqual([webhook?.verified, more.length], [true, 0]);
  const { type, data } = JSON.parse(webhook?.body ?? '') as { type: string; data: Record<string, string> };
  assert.equal(type, 'request.created');
  assert.partialDeepStrictEqual(data, {
    id: row.id,
    name: row.name,
    purpose: row.purpose,
    attribution: {},
  });
  assert.match(data['url'] ?? '', new RegExp(`/dashboard-list-form-data\\?request=${row.id}$`));
});

test('AT-80: A request of a deleted account sends no receipt', async () => {
  await begin();
  const row = await save();
  await testBackend.sql(`update public.demo_requests set user_id = null where id = '${row.id}'`);
  await keepOnly('receipt');
  assert.deepEqual(await run(), { sent: 0, failed: 0 });
  assert.deepEqual(await listDeliveries(row.id), []);
});

test('AT-13: A request is announced only by callers who can read it', async () => {
  await begin();
  const row = await save();
  assert.deepEqual(await announce(bob, row.id), [404, 'not found']);
  assert.deepEqual(await announce(ada, crypto.randomUUID()), [404, 'not found']);
  assert.equal((await teamMails(row.id)).length, 0);
});

test('AT-13: A request whose origin has values that are no texts delays no delivery', async () => {
  await begin();
  const row = { ...buildDemoRequest(), attribution: { utm_source: { a: 1 }, landing_path: 7 } };
  assert.equal((await ada.db.from('demo_requests').insert(row)).error, null);
  assert.deepEqual(await announce(ada, row.id), [200, 'sent']);
  assert.deepEqual(await run(), { sent: 2, failed: 0 });
});

test('FT-08: A delivery that fails is retried, is given up after five attempts, and delays no other', async () => {
  await begin();
  const row = await save();
  await keepOnly('team');
  testBackend.fail(500, 1);
  assert.deepEqual(await announce(ada, row.id), [502, 'failed']);
  // The schedule takes over without another call.
  assert.deepEqual(await announce(ada, row.id), [503, 'pending']);
  assert.deepEqual(await run(), { sent: 0, failed: 0 });
  // No mail can contain an infinite time.
  await testBackend.sql(`update public.demo_requests set created_at = 'infinity' where id = '${row.id}'`);
  for (let attempt = 2; attempt <= 5; attempt += 1) {
    await makeDue();
    const other = await save();
    await keepOnly('team');
    await makeDue();
    assert.deepEqual(await run(), { sent: 1, failed: 1 });
    assert.equal((await teamMails(other.id)).length, 1);
  }
  assert.deepEqual(await listDeliveries(row.id), [
    { destination: 'team', status: 'dead_letter', attempts: 5, last_error: 'could not be written' },
  ]);
  assert.deepEqual(await announce(ada, row.id), [503, 'dead_letter']);
  assert.deepEqual(await run(), { sent: 0, failed: 0 });
});

for (const status of [429, 503])
  test(`FT-33: A delivery that fails with ${status} waits as long as the mail service says, and keeps its attempts`, async () => {
    await begin();
    const row = await save();
    await keepOnly('team');
    testBackend.fail(status, 1, { retryAfter: '600' });
    assert.deepEqual(await announce(ada, row.id), [202, 'in-progress']);
    // Asked again by the visitor it is no failure either, and goes around no wait.
    assert.deepEqual(await announce(ada, row.id), [202, 'in-progress']);
    const deliveries = await testBackend.sql(`
        select next_attempt_at between now() + interval '5 minutes' and now() + interval '10 minutes' as waits, attempts
        from public.deliveries`);
    assert.deepEqual(deliveries, [{ waits: true, attempts: 0 }]);
    assert.deepEqual(await run(), { sent: 0, failed: 0 });
    await makeDue();
    assert.deepEqual(await run(), { sent: 1, failed: 0 });
  });

test('FT-33: A delivery that a receiver answers with 429 keeps its attempts', async () => {
  await begin();
  const row = await save();
  await keepOnly('webhook');
  testBackend.failReceiver(429, 1);
  assert.deepEqual(await run(), { sent: 0, failed: 1 });
  assert.partialDeepStrictEqual(await listDeliveries(row.id), [{ status: 'pending', attempts: 0 }]);
});

test('A delivery without a response is no failure to the visitor, and arrives once', async () => {
  await begin();
  const row = await save();
  await keepOnly('team');
  testBackend.fail(200, 1, { isResponseLost: true });
  for (let call = 0; call < 2; call += 1) assert.deepEqual(await announce(ada, row.id), [202, 'in-progress']);
  const [{ known } = {}] = await testBackend.sql(
    'select unanswered_at is not null as known from public.deliveries',
  );
  assert.equal(known, true);
  assert.partialDeepStrictEqual(await listDeliveries(row.id), [
    { status: 'pending', attempts: 1, last_error: 'mail service timed out' },
  ]);
  await makeDue();
  assert.deepEqual(await run(), { sent: 1, failed: 0 });
  assert.equal((await teamMails(row.id)).length, 1);
});

test('FT-33: A mail that fails with 429 ends the mails of a run, and the next run sends the others', async () => {
  await begin();
  // A run claims sixteen at a time: 80 % of twenty.
  await saveMany(17, 'Busy Service');
  testBackend.fail(429, 1);
  assert.deepEqual(await run(), { sent: 15, failed: 1 });
  assert.deepEqual(await run(), { sent: 1, failed: 0 });
});

test('FT-06, FT-40, FT-41: A slow receiver delays no mail', async () => {
  await begin();
  const row = await save();
  await makeDue();
  testBackend.failReceiver(200, 1, { isSilent: true });
  assert.deepEqual(await run(), { sent: 2, failed: 1 });
  assert.equal((await teamMails(row.id)).length, 1);
  await waitUntilPassed(() => {
    const ends = testBackend.log.filter((line) => line.includes(row.id) && line.includes('"delivery-'));
    assert.equal(ends.length, 3);
    assert.match(ends[2] ?? '', /delivery-failed.*"webhook:/);
  });
  const [, , webhook] = await listDeliveries(row.id);
  assert.partialDeepStrictEqual(webhook, { status: 'pending', last_error: 'receiver timed out' });
  await makeDue();
  assert.deepEqual(await run(), { sent: 1, failed: 0 });
  assert.equal(webhooks(row.id).length, 1);
});

test('AT-78: A receiver that redirects makes nothing go to the other address', async () => {
  await begin();
  const row = await save();
  await keepOnly('webhook');
  testBackend.failReceiver(302, 1, { headers: { Location: '/webhooks/receive' } });
  assert.deepEqual(await run(), { sent: 0, failed: 1 });
  assert.equal((await listDeliveries(row.id))[0]?.last_error, 'receiver answered 302');
  assert.equal(webhooks(row.id).length, 0);
});

test('FT-09: Several workers do not run beside each other', async () => {
  await begin();
  const row = await save();
  await keepOnly('webhook');
  const setLease = (expires: string) =>
    testBackend.sql(`update private.job_runs set lease_id = gen_random_uuid(), lease_expires_at = now() ${expires}
        where job = 'deliveries'`);
  await setLease("+ interval '1 hour'");
  const beside = await callFunction({ apikey: testBackend.keys.secret }, '{}');
  assert.deepEqual([beside.status, await beside.json()], [202, { status: 'in-progress' }]);
  assert.equal(webhooks(row.id).length, 0);
  // A worker that died gives nothing back.
  await setLease("- interval '1 second'");
  assert.deepEqual(await run(), { sent: 1, failed: 0 });
  const [{ lease_id } = {}] = await testBackend.sql(
    "select lease_id from private.job_runs where job = 'deliveries'",
  );
  assert.equal(lease_id, null);
});

test(
  'FT-09, FT-34: Several workers send each delivery of a long queue once',
  { timeout: 600_000 },
  async () => {
    await begin();
    // The mail service accepts the sum of all workers.
    testBackend.limitMails(1000);
    await saveMany(60, 'Long Queue');
    const fresh = await save();
    await keepOnly('team');
    await makeDue();
    await Promise.all([callQueue(), callQueue(), announce(ada, fresh.id)]);
    // A busy machine meets deadlines: such a mail is sent again with the same id.
    await emptyQueue();
    const ids = (await testBackend.notifications()).map(({ MessageID }) => MessageID);
    const requests = await testBackend.sql('select id from public.demo_requests');
    for (const { id } of requests) {
      const about = testBackend.log.filter((line) => line.includes(String(id)));
      const count = (event: string) => about.filter((line) => line.includes(`"${event}"`)).length;
      assert.equal(ids.filter((each) => each.startsWith(`demo-request-${String(id)}@`)).length, 1);
      assert.ok(count('delivery-sent') <= 1 + count('delivery-not-completed'), about.join('\n'));
    }
    assert.equal(requests.length, 61);
  },
);

test('FT-07: The mail of a killed worker is sent again with the same id, and arrives once', async () => {
  await begin();
  const row = await save();
  await keepOnly('team');
  testBackend.fail(200, 1, { isResponseLost: true });
  announce(ada, row.id).catch(() => undefined);
  await waitUntilPassed(async () => assert.equal((await teamMails(row.id)).length, 1));
  await restartBackend(options);
  assert.deepEqual(await announce(ada, row.id), [202, 'in-progress']);
  assert.deepEqual(await run(), { sent: 0, failed: 0 });
  await testBackend.sql(`
      update public.deliveries set next_attempt_at = now(), lease_expires_at = now() - interval '1 second'`);
  assert.deepEqual(await run(), { sent: 1, failed: 0 });
  assert.equal((await teamMails(row.id)).length, 1);
  assert.deepEqual(await listDeliveries(row.id), [
    { destination: 'team', status: 'sent', attempts: 2, last_error: null },
  ]);
});

test('FT-27: A backend that is killed while people write keeps every acknowledged request', async () => {
  await begin();
  const people = [ada, bob, await createPerson()];
  const acknowledged: string[] = [];
  const { promise: someAreSaved, resolve } = Promise.withResolvers<undefined>();
  const writers = people.map(async ({ db }) => {
    for (let n = 0; n < 10; n += 1) {
      const row = buildDemoRequest();
      if ((await db.from('demo_requests').insert(row)).error) return;
      acknowledged.push(row.id);
      if (acknowledged.length === 5) resolve(undefined);
    }
  });
  await Promise.race([someAreSaved, Promise.all(writers)]);
  await testBackend.kill();
  await Promise.all(writers);
  await restartBackend(options);
  const stored = (await testBackend.sql('select id from public.demo_requests')).map(({ id }) => id);
  assert.ok(acknowledged.length >= 5 && acknowledged.length < 30, `${acknowledged.length} of 30`);
  assert.deepEqual(
    acknowledged.filter((id) => !stored.includes(id)),
    [],
  );
});

test('AT-45, AT-81: The log has codes and ids, and nothing of a request, an account or a secret', () => {
  const log = testBackend.log.join('\n');
  for (const event of ['delivery-sent', 'delivery-failed', 'refused'])
    assert.match(log, new RegExp(`"event":"${event}"`));
  assert.doesNotMatch(
    log,
    /@harbour|@stranger|Lovelace|4915112345678|Customs|Bearer|eyJ|sb_(secret|publishable)_|whsec_|webhooks\/receive/i,
  );
});
