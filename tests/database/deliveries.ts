import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { BackendOptions } from '../../supabase/local/start.ts';
import { check, eventually } from '../support/checks.ts';
import { callFunction, demoRequest, type Person, person, stack } from './stack.ts';

/** How one webhook stands, as the dashboard is told. */
type Standing = { destination: string; status: string; attempts: number; last_error: string | null };
type Body = { type: string; timestamp: string; data: Record<string, string | null> };
type Tally = { sent: number; failed: number; returned: number };

const scheduler = () => ({ apikey: stack.keys.secret });
const receiver = () => `${stack.mailboxUrl}/webhooks/receive`;
const secret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** Where requests go besides to the team: a receipt for the sender, and webhooks. Nobody but these checks starts a run. */
export async function checkDeliveries(): Promise<void> {
  await check('a request is told to team, sender and receiver, once each', async () => {
    const ada = await begin({ receipts: true, webhooks: null });
    const row = await send(ada, { name: 'Grace Hopper', email: 'typed@stranger.example' });
    assert.deepEqual(await run(), { sent: 2, failed: 0, returned: 0 });
    assert.deepEqual(await run(), { sent: 0, failed: 0, returned: 0 });
    const [delivery, ...more] = await stack.received();
    assert.equal(more.length, 0);
    assert.equal(delivery?.verified, true);
    assert.equal(delivery.id, `msg_${row.id}_0`);
    const { type, timestamp, data } = JSON.parse(delivery.body) as Body;
    assert.equal(type, 'request.created');
    assert.ok(Math.abs(Date.parse(timestamp) - Date.now()) < 60_000);
    assert.deepEqual(
      [data['id'], data['name'], data['email'], data['purpose']],
      [row.id, row.name, row.email, row.purpose],
    );
    assert.match(String(data['url']), new RegExp(`/dashboard-list-form-data\\?request=${row.id}$`));
    assert.equal((await stack.notifications()).length, 1);
  });
  await check('AT-80: the receipt goes to the account, whatever address was typed', async () => {
    const ada = await begin({ receipts: true });
    await send(ada, { email: 'typed@stranger.example', purpose: 'Line one\nBcc: all@stranger.example' });
    await run();
    const mails = await mailsTo('stranger.example');
    assert.deepEqual(mails, []);
    const [receipt, ...more] = await mailsTo(ada.email);
    assert.equal(more.length, 0);
    assert.equal(receipt?.To.length, 1);
    const { Text, HTML } = await stack.mail(receipt.ID);
    for (const part of [Text, HTML]) assert.match(part, /typed@stranger\.example[\s\S]*Line one/);
    assert.doesNotMatch(Text, /^Bcc:/m);
  });
  await check('AT-80: nobody can have one sent twice, nor for a request without an account', async () => {
    const ada = await begin({ receipts: true });
    const row = await send(ada);
    await run();
    const before = (await mailsTo(ada.email)).length;
    const body = JSON.stringify({ id: row.id });
    for (let n = 0; n < 5; n += 1)
      assert.equal((await callFunction({ Authorization: `Bearer ${ada.token}` }, body)).status, 200);
    assert.equal((await mailsTo(ada.email)).length, before);
    await stack.kill();
    const [counted] = await stack.sql(`
      update public.demo_requests set user_id = null;
      insert into public.demo_requests (name, email, phone, purpose)
      values ('Ada', 'ada@harbour.example', '4915112345678', 'Customs papers.');
      select count(*)::integer as count from public.demo_request_notifications where destination = 'receipt'`);
    assert.deepEqual(counted, { count: 1 });
  });
  await check('AT-80: an account that is gone gets no receipt, and nothing is left to do', async () => {
    const ada = await begin({ receipts: true });
    await send(ada);
    await stack.kill();
    await stack.sql('delete from auth.users');
    assert.equal(await stack.start({ notifyEveryMs: null, receipts: true }), 'READY');
    assert.deepEqual(await run(), { sent: 0, failed: 0, returned: 0 });
    await stack.kill();
    assert.deepEqual(await stack.sql(`select destination, status from public.demo_request_notifications`), [
      { destination: 'team', status: 'sent' },
    ]);
  });
  await check('a new status is told, and a note is not', async () => {
    const ada = await begin({ webhooks: null });
    const row = await send(ada);
    await run();
    const events = ada.db.from('demo_request_events');
    const first = { request_id: row.id, kind: 'status', status: 'contacted' };
    assert.equal((await events.insert(first)).error, null);
    const states = await ada.db.rpc('read_demo_request_states', { p_request_ids: [row.id] });
    const [state] = (states.data ?? []) as { last_event: number }[];
    const seen = state?.last_event;
    const note = { request_id: row.id, seen, kind: 'note', note: 'Called.' };
    assert.equal((await ada.db.from('demo_request_events').insert(note)).error, null);
    assert.deepEqual(await run(), { sent: 1, failed: 0, returned: 0 });
    const [changed] = await stack.received();
    assert.equal(changed?.verified, true);
    assert.equal(changed.id, `msg_${row.id}_${String(seen)}`);
    const { type, data } = JSON.parse(changed.body) as Body;
    assert.equal(type, 'request.status_changed');
    assert.deepEqual([data['id'], data['status'], data['reason']], [row.id, 'contacted', null]);
  });

  await check(
    'FT-40: a receiver that is down holds up no mail, and gets the same delivery later',
    async () => {
      const ada = await begin({ receipts: true, webhooks: null });
      const row = await send(ada);
      await stack.failReceiver(503, 1);
      assert.deepEqual(await run(), { sent: 1, failed: 1, returned: 0 });
      const [waiting] = await others(ada, row.id);
      assert.deepEqual(
        [waiting?.status, waiting?.attempts, waiting?.last_error],
        ['pending', 1, 'receiver answered 503'],
      );
      await dueAgain({ receipts: true, webhooks: null });
      assert.deepEqual(await run(), { sent: 1, failed: 0, returned: 0 });
      assert.deepEqual(
        (await stack.received()).map(({ id }) => id),
        [`msg_${row.id}_0`],
      );
    },
  );
  await check('FT-41: a receiver that is slow is given up, and holds up no mail', async () => {
    const ada = await begin({ receipts: true, webhooks: null });
    const row = await send(ada);
    await stack.failReceiver(200, 1, { delayMs: 8_000 });
    const began = Date.now();
    const running = run();
    await eventually(async () => assert.equal((await mailsTo(ada.email)).length, 1));
    assert.ok(Date.now() - began < 4_000);
    assert.deepEqual(await running, { sent: 1, failed: 1, returned: 0 });
    assert.ok(Date.now() - began < 7_500);
    assert.equal((await others(ada, row.id))[0]?.last_error, 'receiver timed out');
  });
  await check('a receiver that takes no more for now is left alone, and no try counts', async () => {
    const ada = await begin({ webhooks: null });
    const row = await send(ada);
    await stack.failReceiver(429, 1, { headers: { 'Retry-After': '600' } });
    const { failed, returned } = await run();
    assert.deepEqual([failed, returned > 0], [0, true]);
    assert.deepEqual(
      (await others(ada, row.id)).map(({ status, attempts }) => [status, attempts]),
      [['pending', 0]],
    );
    // Nobody tries before.
    assert.deepEqual(await run(), { sent: 0, failed: 0, returned: 0 });
  });
  await check('FT-42: a receiver that is gone is parked at once, seen, and sent again by hand', async () => {
    const ada = await begin({ webhooks: null });
    const row = await send(ada);
    await stack.failReceiver(410, 1);
    assert.deepEqual(await run(), { sent: 0, failed: 1, returned: 0 });
    const [parked] = await others(ada, row.id);
    assert.deepEqual([parked?.status, parked?.last_error], ['parked', 'receiver answered 410']);
    const notice = await ada.db.rpc('parked_demo_notifications');
    assert.deepEqual(notice.data, [{ request_id: row.id, parked: 1 }]);
    const bob = await person();
    assert.equal((await bob.db.rpc('release_demo_notification', { p_request_id: row.id })).data, 'pending');
    const call = await callFunction(bearer(bob), JSON.stringify({ id: row.id }));
    assert.deepEqual([call.status, await call.json()], [200, { status: 'sent' }]);
    assert.equal((await stack.received()).length, 1);
    assert.equal((await stack.notifications()).length, 1);
  });
  await check('FT-43: a receiver with another secret refuses, and says so where people look', async () => {
    const ada = await begin({ webhooks: `${receiver()} ${secret()}` });
    const row = await send(ada);
    assert.deepEqual(await run(), { sent: 0, failed: 1, returned: 0 });
    assert.equal((await others(ada, row.id))[0]?.last_error, 'receiver answered 401');
    assert.equal((await stack.received())[0]?.verified, false);
  });
  await check('FT-43: while a secret is replaced both sign, and either is enough', async () => {
    const ada = await begin({ webhooks: `${receiver()} ${secret()} ${stack.keys.webhook}` });
    await send(ada);
    assert.deepEqual(await run(), { sent: 1, failed: 0, returned: 0 });
    const [delivery] = await stack.received();
    assert.deepEqual([delivery?.verified, delivery?.signatures], [true, 2]);
  });
  await check('AT-78: a redirect is a failure, and nobody goes there', async () => {
    const ada = await begin({ webhooks: null });
    const row = await send(ada);
    await stack.failReceiver(302, 1, { headers: { Location: receiver() } });
    assert.deepEqual(await run(), { sent: 0, failed: 1, returned: 0 });
    assert.equal((await others(ada, row.id))[0]?.last_error, 'receiver answered 302');
    assert.deepEqual(await stack.received(), []);
  });
  await check('AT-76: an address of the inside gets nothing, each in its own line', async () => {
    const inside = ['https://10.0.0.1/hook', 'https://[::ffff:127.0.0.1]/', 'https://169.254.169.254/latest'];
    const ada = await begin({ webhooks: inside.map((url) => `${url} ${secret()}`).join(', ') });
    const row = await send(ada);
    assert.deepEqual(await run(), { sent: 0, failed: 3, returned: 0 });
    const errors = (await others(ada, row.id)).map(({ last_error }) => last_error);
    assert.deepEqual(errors, Array(3).fill('receiver has no public address'));
  });
  await check(
    'AT-81: neither log nor dashboard shows a secret, or more of an address than its host',
    async () => {
      const ada = await begin({ webhooks: `https://10.0.0.1/services/T0/B0/hidden ${secret()}` });
      const row = await send(ada);
      await run();
      const [{ destination } = { destination: '' }] = await others(ada, row.id);
      assert.match(destination, /^webhook:10\.0\.0\.1#[\da-f]{8}$/);
      const log = stack.log.join('\n');
      assert.match(log, /"event":"webhook-failed"/);
      assert.match(log, /"event":"webhook-sent"/);
      assert.doesNotMatch(log, /whsec_|hidden|webhooks\/receive/);
    },
  );
  await stack.kill();
  await stack.sql('delete from public.demo_requests');
  assert.equal(await stack.start(), 'READY');
}

/** A backend without requests that has said where it delivers, and a person who has signed in. */
async function begin(options: BackendOptions): Promise<Person> {
  await stack.kill();
  await stack.sql(`delete from public.demo_requests; update private.mail_pace set free_at = now();
    delete from private.destinations where name <> 'team'`);
  assert.equal(await stack.start({ notifyEveryMs: null, ...options }), 'READY');
  const ada = await person();
  await run();
  await fetch(`${stack.mailboxUrl}/webhooks/received`, { method: 'DELETE' });
  await fetch(`${stack.mailboxUrl}/api/v1/messages`, { method: 'DELETE' });
  return ada;
}

/** Starts it anew with all that waits due. */
async function dueAgain(options: BackendOptions): Promise<void> {
  await stack.kill();
  await stack.sql(
    `update public.demo_request_notifications set next_attempt_at = now() where status = 'pending'`,
  );
  assert.equal(await stack.start({ notifyEveryMs: null, ...options }), 'READY');
}

/** A request that the site has saved, and told the team about. */
async function send(from: Person, changes: Record<string, string> = {}) {
  const row = demoRequest(changes);
  assert.equal((await from.db.from('demo_requests').insert(row)).error, null);
  assert.equal((await callFunction(bearer(from), JSON.stringify({ id: row.id }))).status, 200);
  return row;
}

async function others({ db }: Person, id: string): Promise<Standing[]> {
  const answer = await db.rpc('read_demo_notifications', { p_request_ids: [id] });
  const all = (answer.data as { others: Standing[] }[] | null)?.[0]?.others ?? [];
  return all.filter(({ destination }) => destination.startsWith('webhook:'));
}

async function mailsTo(address: string) {
  const answer = await fetch(`${stack.mailboxUrl}/api/v1/messages?limit=1000`);
  const { messages } = (await answer.json()) as { messages: { ID: string; To: { Address: string }[] }[] };
  return messages.filter(({ To }) => To.some(({ Address }) => Address.endsWith(address)));
}

/** A run as the schedule starts it. */
async function run(): Promise<Tally> {
  const answer = await callFunction(scheduler(), '{"seconds": 10}', 'POST', AbortSignal.timeout(30_000));
  assert.equal(answer.status, 200);
  return (await answer.json()) as Tally;
}

const bearer = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });
