import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  announce,
  beginOutbox,
  NOTHING,
  run,
  save,
  standings,
  type Tally,
} from '../../database/outbox-runs.ts';
import { stack } from '../../database/stack.ts';
import { restart, useBackend } from '../../database/use-backend.ts';
import { eventually } from '../../support/eventually.ts';

await useBackend({ notifyEveryMs: null });

/** Starts it with another limit of the mail service, which function and mailbox know. */
async function begin(due: number, mailPerSecond: number) {
  await restart({ notifyEveryMs: null, mailPerSecond });
  return beginOutbox(due);
}
const sum = (tallies: Tally[], end: keyof Tally) => tallies.reduce((total, tally) => total + tally[end], 0);

test('FT-34: a run ends at its deadline, and holds nothing then', async () => {
  await begin(100, 20);
  const { sent, ...others } = await run({ seconds: 2 });
  // More than it claims at a time, and fewer than there are.
  assert.ok(sent > 4 && sent < 100, `${sent} sent`);
  assert.deepEqual(others, { failed: 0, returned: others.returned });
  assert.deepEqual(await standings(), { 'sent 1': sent, 'pending 0': 100 - sent });
});

for (const [form, retryAfter] of [
  ['seconds', () => '2'],
  ['a date', () => new Date(Date.now() + 3000).toUTCString()],
] as const)
  test(`FT-33: a run that is told in ${form} to wait waits and sends, and no try counts`, async () => {
    await begin(1, 100);
    const header = retryAfter();
    const until = header.length > 1 ? Date.parse(header) : Date.now() + 2000;
    stack.fail(429, 1, { retryAfter: header });
    assert.deepEqual(await run(), { ...NOTHING, sent: 1, returned: 1 });
    const [mail] = await stack.notifications();
    assert.ok(Date.parse(mail?.Created ?? '') >= until);
    assert.deepEqual(await standings(), { 'sent 1': 1 });
  });

test('FT-33, FT-09: runs that believe in a higher limit keep the real one together', async () => {
  await begin(30, 50);
  stack.limitMails(5);
  const tallies = await Promise.all([run(), run(), run()]);
  assert.deepEqual([sum(tallies, 'sent'), sum(tallies, 'failed')], [30, 0]);
  const { refused, repeated } = stack.overLimit();
  assert.ok(refused > 0);
  assert.ok(sum(tallies, 'returned') >= refused);
  assert.equal(repeated, 0);
  assert.equal((await stack.notifications()).length, 30);
  assert.deepEqual(await standings(), { 'sent 1': 30 });
});

test('FT-33, FT-09: runs that know the limit are together no faster than one may be', async () => {
  await begin(20, 5);
  // Nothing but their own pace may hold them up.
  stack.limitMails(1000);
  const began = Date.now();
  const tallies = await Promise.all([run(), run(), run()]);
  assert.equal(sum(tallies, 'sent'), 20);
  assert.equal(stack.overLimit().repeated, 0);
  const moments = (await stack.notifications()).map(({ Created }) => Date.parse(Created));
  // The last of twenty at five a second has to wait for nineteen, however slow the machine is.
  assert.ok(Math.max(...moments) - began > 3900);
  assert.deepEqual(await standings(), { 'sent 1': 20 });
});

test('FT-34: a fresh request waits neither behind those that are due nor for a run', async () => {
  const ada = await begin(100, 5);
  const alone = await save(ada, { name: 'Sent Alone' });
  const amid = await save(ada, { name: 'Sent Amid' });
  assert.equal((await announce(ada, alone.id)).status, 200);
  const subjects = async () => (await stack.notifications()).map(({ Subject }) => Subject);
  // A call for one request sends one mail.
  assert.deepEqual(await subjects(), ['Demo request: Sent Alone']);
  const running = [run({ seconds: 10 }), run({ seconds: 10 })];
  await eventually(async () => assert.ok((await subjects()).length > 2));
  assert.equal((await announce(ada, amid.id)).status, 200);
  assert.ok((await subjects()).includes('Demo request: Sent Amid'));
  // At five a second these would take twenty seconds: the runs have far to go.
  await Promise.all(running);
  const { 'pending 0': left = 0 } = await standings();
  assert.ok(left > 0);
});

test('FT-07: claims of a killed run come back, and each mail arrives once', async () => {
  await begin(40, 20);
  stack.fail(200, 1, { afterwards: true, delayMs: 60_000 });
  run().catch(() => undefined);
  await eventually(async () => assert.ok((await stack.notifications()).length > 5));
  await stack.kill();
  await restart({ notifyEveryMs: null, mailPerSecond: 100 });
  const held = await stack.sql(`
    update public.demo_request_notifications set claimed_until = claimed_until - interval '2 minutes'
    where claimed_until is not null returning request_id`);
  assert.ok(held.length > 0 && held.length < 40);
  await run();
  const mails = await stack.notifications();
  assert.equal(mails.length, 40);
  assert.equal(new Set(mails.map(({ MessageID }) => MessageID)).size, 40);
  const { 'sent 1': once = 0, 'sent 2': twice = 0 } = await standings();
  assert.deepEqual([once + twice, twice], [40, held.length]);
});
