import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import {
  announce,
  AT_ONCE_MS,
  beginDeliveries,
  beginOutbox,
  callRun,
  mailsTo,
  NOTHING,
  run,
  makeDue,
  save,
  send,
  standings,
  webhooksOf,
} from './outbox-runs.ts';
import { demoRequest, person, stack, type StackOptions } from './stack.ts';
import { useBackend } from './use-backend.ts';

// No schedule runs: each run is one of a test.
// At a hundred mails a second a run claims twenty at a time.
const options: StackOptions = { notifyEveryMs: null, mailPerSecond: 100, receipts: true, webhooks: null };
await useBackend(options);

const subjects = async () => (await stack.notifications()).map(({ Subject }) => Subject);

describe('a mail service that fails, and a backend that is killed', () => {
  const failed = demoRequest({ name: 'Failed First' });
  const forgotten = demoRequest({ name: 'Never Announced' });
  const unsettled = demoRequest({ name: 'Sent Unsettled' });
  const poison = demoRequest({ name: 'Poison' });

  test('a mail service that fails leaves the request saved and its task waiting', async () => {
    const ada = await person();
    assert.equal((await ada.db.from('demo_requests').insert([failed])).error, null);
    stack.fail(500, 1);
    const first = await announce(ada, failed.id);
    assert.deepEqual([first.status, await first.json()], [502, { status: 'failed' }]);
    const second = await announce(ada, failed.id);
    assert.deepEqual([second.status, await second.json()], [503, { status: 'pending' }]);

    // The mail service takes a mail and does not answer: the call ends with the backend, in the next test.
    assert.equal((await ada.db.from('demo_requests').insert([forgotten, unsettled, poison])).error, null);
    stack.fail(200, 1, { afterwards: true, delayMs: 60_000 });
    announce(ada, unsettled.id).catch(() => undefined);
    await eventually(async () => assert.ok((await subjects()).includes('Demo request: Sent Unsettled')));
    assert.equal(await stack.notificationStatus(unsettled.id), 'in-progress');
  });

  test('FT-27: a backend that is killed while people write has every acknowledged request again', async () => {
    const people = await Promise.all([person(), person(), person()]);
    const acknowledged: string[] = [];
    const { promise: someAreWritten, resolve } = Promise.withResolvers<undefined>();
    const writers = people.map(async ({ db }) => {
      for (let n = 0; n < 10; n += 1) {
        const row = demoRequest();
        const { error } = await db.from('demo_requests').insert(row);
        if (error) return;
        acknowledged.push(row.id);
        if (acknowledged.length === 5) resolve(undefined);
      }
    });
    await Promise.race([someAreWritten, Promise.all(writers)]);
    await stack.kill();
    await Promise.all(writers);
    const starting = stack.start(options);
    await eventually(async () => {
      const { status, headers } = await fetch(`${stack.url}/rest/v1/demo_requests`);
      assert.deepEqual([status, headers.get('retry-after')], [503, '1']);
    });
    assert.equal(await starting, 'READY');
    const stored = (await stack.sql('select id from public.demo_requests')).map(({ id }) => id);
    assert.ok(acknowledged.length >= 5 && acknowledged.length < 30, `${acknowledged.length} of 30`);
    assert.deepEqual(
      acknowledged.filter((id) => !stored.includes(id)),
      [],
    );
  });

  test('FT-06: the next run sends what failed and what nobody announced, once each', async () => {
    // No mail can be written about a moment that is none; it is first in line, and at its last try.
    await stack.sql(`
      update public.demo_requests set created_at = 'infinity' where id = '${poison.id}';
      update public.demo_request_notifications set claimed_until = null, next_attempt_at = now() where status = 'pending';
      update public.demo_request_notifications set next_attempt_at = now() - interval '1 hour', attempts = 7
      where request_id = '${poison.id}'`);
    await run();
    for (const name of ['Failed First', 'Never Announced'])
      assert.equal((await subjects()).filter((subject) => subject.endsWith(name)).length, 1, name);
    const ids = (await stack.notifications()).map(({ MessageID }) => MessageID);
    assert.equal(new Set(ids).size, ids.length);
  });

  test('FT-07: a mail that a killed worker had sent goes out again under the same id, and arrives once', async () => {
    assert.equal(await stack.notificationStatus(unsettled.id), 'sent');
    const [mail, ...others] = (await stack.notifications()).filter(({ Subject }) =>
      Subject.endsWith(unsettled.name),
    );
    assert.equal(others.length, 0);
    assert.ok(mail?.MessageID.startsWith(`demo-request-${unsettled.id}@`));
  });

  test('FT-08: a request that no mail can be written about is parked, and holds up no other', async () => {
    assert.equal(await stack.notificationStatus(poison.id), 'parked');
    assert.ok(!(await subjects()).some((subject) => subject.endsWith(poison.name)));
  });
});

describe('a long outbox, and a mail service with a limit', () => {
  test('a run of no length, or of too much, is answered with 400', async () => {
    await beginOutbox(1);
    for (const seconds of [0, 46, 'all']) assert.equal((await callRun({ seconds })).status, 400);
    assert.deepEqual(await subjects(), []);
  });

  test('FT-34: a run goes on until nothing is left', async () => {
    await beginOutbox(50);
    assert.deepEqual(await run(), { ...NOTHING, sent: 50 });
    assert.deepEqual(await run({}, AT_ONCE_MS), NOTHING);
    assert.deepEqual(await standings(), { 'sent 1': 50 });
  });

  test('FT-33: a run that is told to wait too long gives everything back, and no other run tries', async () => {
    const ada = await beginOutbox(10);
    const fresh = await save(ada);
    stack.fail(429, 1, { retryAfter: '600' });
    const first = await run({}, AT_ONCE_MS);
    assert.ok(first.returned > 0);
    assert.deepEqual(await Promise.all([run({}, AT_ONCE_MS), run({}, AT_ONCE_MS)]), [NOTHING, NOTHING]);
    const answer = await announce(ada, fresh.id);
    assert.deepEqual([answer.status, await answer.json()], [503, { status: 'pending' }]);
    // Those that were under way when it was told so had been sent.
    assert.equal((await subjects()).length, first.sent);
    assert.deepEqual(
      await standings(),
      first.sent > 0 ? { 'sent 1': first.sent, 'pending 0': 11 - first.sent } : { 'pending 0': 11 },
    );
  });

  test('FT-33: a fresh request that meets the limit is sent when there is room', async () => {
    const ada = await beginOutbox();
    const fresh = await save(ada);
    stack.fail(429, 1, { retryAfter: '1' });
    assert.equal((await announce(ada, fresh.id)).status, 200);
    assert.deepEqual(await standings(), { 'sent 1': 1 });
  });
});

describe('receipts and webhooks', () => {
  test('AT-80: team, sender and receiver are told once each, the sender at the address of the account', async () => {
    const ada = await beginDeliveries();
    const row = await send(ada, {
      email: 'typed@stranger.example',
      purpose: 'Line one\nBcc: all@stranger.example',
    });
    assert.deepEqual(await run(), { ...NOTHING, sent: 2 });
    assert.deepEqual(await run(), NOTHING);

    const [delivery, ...more] = stack.received();
    assert.equal(more.length, 0);
    assert.deepEqual([delivery?.verified, delivery?.id], [true, `msg_${row.id}_0`]);
    const { type, timestamp, data } = JSON.parse(delivery?.body ?? '') as {
      type: string;
      timestamp: string;
      data: Record<string, string | null>;
    };
    assert.equal(type, 'request.created');
    assert.ok(Math.abs(Date.parse(timestamp) - Date.now()) < 60_000);
    const { url, ...sent } = data;
    assert.partialDeepStrictEqual(sent, {
      id: row.id,
      name: row.name,
      email: row.email,
      purpose: row.purpose,
    });
    assert.match(String(url), new RegExp(`/dashboard-list-form-data\\?request=${row.id}$`));

    assert.equal((await stack.notifications()).length, 1);
    assert.deepEqual(await mailsTo('stranger.example'), []);
    const [receipt, ...further] = await mailsTo(ada.email);
    assert.deepEqual([receipt?.To.length, further.length], [1, 0]);
    const { Text, HTML } = await stack.mail(receipt?.ID ?? '');
    for (const part of [Text, HTML]) assert.match(part, /typed@stranger\.example[\s\S]*Line one/);
    assert.doesNotMatch(Text, /^Bcc:/m);
  });

  test('a receiver is told about a new status, and about no note', async () => {
    const ada = await beginDeliveries();
    const row = await send(ada);
    await run();
    const events = ada.db.from('demo_request_events');
    const first = { request_id: row.id, kind: 'status', status: 'contacted' };
    assert.equal((await events.insert(first)).error, null);
    const [{ last: seen } = {}] = await stack.sql(
      'select max(id)::integer as last from public.demo_request_events',
    );
    const note = { request_id: row.id, seen, kind: 'note', note: 'Called.' };
    assert.equal((await ada.db.from('demo_request_events').insert(note)).error, null);
    assert.deepEqual(await run(), { ...NOTHING, sent: 1 });
    const [changed] = stack.received();
    assert.deepEqual([changed?.verified, changed?.id], [true, `msg_${row.id}_${String(seen)}`]);
    const { type, data } = JSON.parse(changed?.body ?? '') as { type: string; data: Record<string, unknown> };
    assert.equal(type, 'request.status_changed');
    assert.partialDeepStrictEqual(data, { id: row.id, status: 'contacted', reason: null });
  });

  test('FT-40: a receiver that is down holds up no mail, and gets the same delivery later', async () => {
    const ada = await beginDeliveries();
    const row = await send(ada);
    stack.failReceiver(503, 1);
    assert.deepEqual(await run(), { sent: 1, failed: 1, returned: 0 });
    const [waiting] = await webhooksOf(row.id, ada);
    assert.partialDeepStrictEqual(waiting, {
      status: 'pending',
      attempts: 1,
      last_error: 'receiver answered 503',
    });
    await makeDue();
    assert.deepEqual(await run(), { ...NOTHING, sent: 1 });
    assert.deepEqual(
      stack.received().map(({ id }) => id),
      [`msg_${row.id}_0`],
    );
  });

  test('FT-42: a receiver that is gone is parked at once, shown, and sent to again by hand', async () => {
    const ada = await beginDeliveries();
    const row = await send(ada);
    stack.failReceiver(410, 1);
    assert.deepEqual(await run(), { sent: 1, failed: 1, returned: 0 });
    const [parked] = await webhooksOf(row.id, ada);
    assert.partialDeepStrictEqual(parked, { status: 'parked', last_error: 'receiver answered 410' });
    const notice = await ada.db.rpc('parked_demo_notifications');
    assert.deepEqual(notice.data, [{ request_id: row.id, parked: 1 }]);
    const bob = await person();
    assert.equal((await bob.db.rpc('release_demo_notification', { p_request_id: row.id })).data, 'pending');
    const call = await announce(bob, row.id);
    assert.deepEqual([call.status, await call.json()], [200, { status: 'sent' }]);
    assert.equal(stack.received().length, 1);
    assert.equal((await stack.notifications()).length, 1);
  });

  test('AT-78: a redirect of a receiver is a failure, and nothing is sent to its target', async () => {
    const ada = await beginDeliveries();
    const row = await send(ada);
    const target = stack.receiver.url;
    stack.failReceiver(302, 1, { headers: { Location: target } });
    assert.deepEqual(await run(), { sent: 1, failed: 1, returned: 0 });
    assert.equal((await webhooksOf(row.id, ada))[0]?.last_error, 'receiver answered 302');
    assert.deepEqual(stack.received(), []);
  });
});

test('AT-45, AT-81: backend and function log codes and ids, and nothing of a request, an account or a secret', () => {
  const log = stack.log.join('\n');
  for (const event of ['mail-failed', 'webhook-failed', 'webhook-sent'])
    assert.match(log, new RegExp(`"event":"${event}"`));
  assert.doesNotMatch(
    log,
    /@harbour|@stranger|Lovelace|Poison|4915112345678|Customs|Bearer|eyJ|sb_(secret|publishable)_|whsec_|\/webhooks/i,
  );
});
