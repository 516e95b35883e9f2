import assert from 'node:assert/strict';
import { check, eventually } from '../support/checks.ts';
import { callFunction, demoRequest, person, stack } from './stack.ts';

/** How many mails of a run had which end. */
type Tally = { sent: number; failed: number; returned: number };

const NOTHING: Tally = { sent: 0, failed: 0, returned: 0 };
/** An empty run that took until its deadline would be cut off. */
const AT_ONCE_MS = 20_000;

/** A long outbox, and a mail service that limits: nobody but these checks starts a run. */
export async function checkOutbox(): Promise<void> {
  await check('a run of no length, or of too much, is 400', async () => {
    await begin(100, 20);
    for (const seconds of [0, 46, 'all'])
      assert.equal((await callFunction(scheduler(), JSON.stringify({ seconds }))).status, 400);
    assert.equal((await stack.notifications()).length, 0);
  });
  await check('FT-34: a run ends at its deadline, and holds nothing then', async () => {
    const { sent, ...others } = await run({ seconds: 2 });
    // More than it claims at a time, and fewer than there are.
    assert.ok(sent > 4 && sent < 100, `${sent} sent`);
    assert.equal(others.failed, 0);
    assert.deepEqual(await standings(), { 'sent 1': sent, 'pending 0': 100 - sent });
  });
  await check('FT-34: without a deadline of its own it goes on until nothing is left', async () => {
    await begin(100, 100);
    assert.deepEqual(await run(), { ...NOTHING, sent: 100 });
    assert.deepEqual(await run({}, AT_ONCE_MS), NOTHING);
    assert.deepEqual(await standings(), { 'sent 1': 100 });
  });

  for (const [form, retryAfter] of [
    ['seconds', () => '2'],
    ['a date', () => new Date(Date.now() + 3000).toUTCString()],
  ] as const)
    await check(`FT-33: told to wait, in ${form}, a run waits and sends, and no try counts`, async () => {
      await begin(1, 100);
      const header = retryAfter();
      const until = header.length > 1 ? Date.parse(header) : Date.now() + 2000;
      await stack.fail(429, 1, { retryAfter: header });
      assert.deepEqual(await run(), { ...NOTHING, sent: 1, returned: 1 });
      const [mail] = await stack.notifications();
      assert.ok(Date.parse(mail?.Created ?? '') >= until);
      assert.deepEqual(await standings(), { 'sent 1': 1 });
    });
  await check(
    'FT-33: told to wait for longer than it may, a run gives all back, and nobody else tries',
    async () => {
      const ada = await begin(10, 10);
      const fresh = demoRequest();
      assert.equal((await ada.db.from('demo_requests').insert(fresh)).error, null);
      await stack.fail(429, 1, { retryAfter: '600' });
      const first = await run({}, AT_ONCE_MS);
      assert.ok(first.returned > 0);
      const [second, third] = await Promise.all([run({}, AT_ONCE_MS), run({}, AT_ONCE_MS)]);
      assert.deepEqual([second, third], [NOTHING, NOTHING]);
      const answer = await callFunction(bearer(ada.token), JSON.stringify({ id: fresh.id }));
      assert.deepEqual([answer.status, await answer.json()], [503, { status: 'pending' }]);
      // Those that were under way when it was told so had been sent.
      assert.equal((await stack.notifications()).length, first.sent);
      assert.deepEqual(
        await standings(),
        first.sent > 0 ? { 'sent 1': first.sent, 'pending 0': 11 - first.sent } : { 'pending 0': 11 },
      );
    },
  );
  await check('FT-33: a fresh request that meets the limit is sent when there is room', async () => {
    const ada = await begin(0, 100);
    const fresh = demoRequest();
    assert.equal((await ada.db.from('demo_requests').insert(fresh)).error, null);
    await stack.fail(429, 1, { retryAfter: '1' });
    assert.equal((await callFunction(bearer(ada.token), JSON.stringify({ id: fresh.id }))).status, 200);
    assert.deepEqual(await standings(), { 'sent 1': 1 });
  });

  await check('FT-33, FT-09: runs that believe in a higher limit keep the real one together', async () => {
    await begin(30, 50);
    await stack.limitMails(5);
    const tallies = await Promise.all([run(), run(), run()]);
    assert.equal(sum(tallies, 'sent'), 30);
    assert.equal(sum(tallies, 'failed'), 0);
    const { refused, repeated } = await stack.overLimit();
    assert.ok(refused > 0);
    assert.ok(sum(tallies, 'returned') >= refused);
    assert.equal(repeated, 0);
    assert.equal((await stack.notifications()).length, 30);
    assert.deepEqual(await standings(), { 'sent 1': 30 });
  });
  await check('FT-33, FT-09: runs that know the limit are no faster together than one may be', async () => {
    await begin(20, 5);
    // So that nothing but their own pace holds them up.
    await stack.limitMails(1000);
    const began = Date.now();
    const tallies = await Promise.all([run(), run(), run()]);
    assert.equal(sum(tallies, 'sent'), 20);
    assert.equal((await stack.overLimit()).repeated, 0);
    const moments = (await stack.notifications()).map(({ Created }) => Date.parse(Created));
    // The last of twenty at five a second has to wait for nineteen, however slow the machine is.
    assert.ok(Math.max(...moments) - began > 3900);
    assert.deepEqual(await standings(), { 'sent 1': 20 });
  });

  await check('FT-34: a fresh request does not wait behind those that are due, nor for a run', async () => {
    const ada = await begin(100, 5);
    const [alone, amid] = [demoRequest({ name: 'Sent Alone' }), demoRequest({ name: 'Sent Amid' })];
    assert.equal((await ada.db.from('demo_requests').insert([alone, amid])).error, null);
    const call = (id: string) => callFunction(bearer(ada.token), JSON.stringify({ id }));
    assert.equal((await call(alone.id)).status, 200);
    // A call for one request sends one mail.
    assert.deepEqual(
      (await stack.notifications()).map(({ Subject }) => Subject),
      ['Demo request: Sent Alone'],
    );
    const running = [run({ seconds: 10 }), run({ seconds: 10 })];
    await eventually(async () => assert.ok((await stack.notifications()).length > 2));
    assert.equal((await call(amid.id)).status, 200);
    const mails = await stack.notifications();
    assert.ok(mails.some(({ Subject }) => Subject.endsWith('Sent Amid')));
    // At five a second these would take twenty seconds: the runs have far to go.
    const { 'pending 0': left = 0 } = await Promise.all(running).then(standings);
    assert.ok(left > 0);
  });

  await check('FT-07: what a killed run had claimed comes back, and is sent once', async () => {
    await begin(40, 20);
    await stack.fail(200, 1, { afterwards: true, delayMs: 60_000 });
    run().catch(() => undefined);
    await eventually(async () => assert.ok((await stack.notifications()).length > 5));
    await stack.kill();
    const held = await stack.sql(`
      select request_id from public.demo_request_notifications where claimed_until > now();
      update public.demo_request_notifications set claimed_until = claimed_until - interval '2 minutes'
      where claimed_until is not null returning request_id`);
    assert.ok(held.length > 0 && held.length < 40);
    assert.equal(await stack.start({ notifyEveryMs: null, mailPerSecond: 100 }), 'READY');
    await run();
    const mails = await stack.notifications();
    assert.equal(mails.length, 40);
    assert.equal(new Set(mails.map(({ MessageID }) => MessageID)).size, 40);
    const { 'sent 1': once = 0, 'sent 2': twice = 0 } = await standings();
    assert.deepEqual([once + twice, twice], [40, held.length]);
  });
  await stack.kill();
  await stack.sql('delete from public.demo_requests');
  assert.equal(await stack.start(), 'READY');
}

/** A backend with this many due notifications, an empty mailbox and a person, whose mail service takes so many a second. */
async function begin(due: number, mailPerSecond: number) {
  await stack.kill();
  await stack.sql(`
    delete from public.demo_requests;
    update private.mail_pace set free_at = now();
    insert into public.demo_requests (name, email, phone, purpose)
    select 'Ada Lovelace', 'ada@harbour.example', '4915112345678', 'Customs papers for twelve ports.'
    from generate_series(1, ${due});
    update public.demo_request_notifications set next_attempt_at = now()`);
  assert.equal(await stack.start({ notifyEveryMs: null, mailPerSecond }), 'READY');
  const ada = await person();
  await fetch(`${stack.mailboxUrl}/api/v1/messages`, { method: 'DELETE' });
  return ada;
}

/** A run as the schedule starts it. */
async function run(body: { seconds?: number } = {}, withinMs = 60_000): Promise<Tally> {
  const answer = await callFunction(scheduler(), JSON.stringify(body), 'POST', AbortSignal.timeout(withinMs));
  assert.equal(answer.status, 200);
  return (await answer.json()) as Tally;
}

/** How many notifications stand how after how many tries; one that a worker holds is "held". Ends the backend. */
async function standings(): Promise<Record<string, number>> {
  await stack.kill();
  const rows = await stack.sql(`
    select case when claim is null then status else 'held' end || ' ' || attempts as standing, count(*)::integer as count
    from public.demo_request_notifications group by 1`);
  return Object.fromEntries(rows.map(({ standing, count }) => [String(standing), Number(count)]));
}

const sum = (tallies: Tally[], end: keyof Tally) => tallies.reduce((total, tally) => total + tally[end], 0);
const scheduler = () => ({ apikey: stack.keys.secret });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
