import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { check, eventually } from '../support/checks.ts';
import { callFunction, demoRequest, person, stack } from './stack.ts';

/** What must survive a failing mail service and a backend that is killed. */
export async function checkCrash(): Promise<void> {
  const ada = await person();
  const failed = demoRequest({ name: 'Failed First' });
  const forgotten = demoRequest({ name: 'Never Announced' });
  const unsettled = demoRequest({ name: 'Sent Unsettled' });
  const poison = demoRequest({ name: 'Poison' });

  await check('a mail service that fails: the row stays, the task waits', async () => {
    assert.equal((await ada.db.from('demo_requests').insert([failed])).error, null);
    await stack.fail(500, 1);
    const call = () =>
      callFunction({ Authorization: `Bearer ${ada.token}` }, JSON.stringify({ id: failed.id }));
    const response = await call();
    assert.deepEqual([response.status, await response.json()], [502, { status: 'failed' }]);
    const again = await call();
    assert.deepEqual([again.status, await again.json()], [503, { status: 'pending' }]);
  });
  await ada.db.from('demo_requests').insert([forgotten, unsettled, poison]);
  await check('the mail service has taken a mail, and the worker dies before it notes so', async () => {
    await stack.fail(200, 1, { afterwards: true, delayMs: 60_000 });
    const call = callFunction({ Authorization: `Bearer ${ada.token}` }, JSON.stringify({ id: unsettled.id }));
    call.catch(() => undefined);
    await eventually(async () => {
      assert.ok((await stack.notifications()).some(({ Subject }) => Subject.endsWith(unsettled.name)));
    });
    assert.equal(await stack.notificationStatus(unsettled.id), 'in-progress');
    // It ends with the backend, below.
  });

  const acknowledged: string[] = [];
  await check('FT-27: killed while people write: every acknowledged request is there again', async () => {
    const people = await Promise.all([person(), person(), person()]);
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
    const starting = stack.start();
    await eventually(async () => {
      const { status, headers } = await fetch(`${stack.url}/rest/v1/demo_requests`);
      assert.deepEqual([status, headers.get('retry-after')], [503, '1']);
    });
    assert.equal(await starting, 'READY');
    const { data } = await ada.db.from('demo_requests').select('id');
    const stored = new Set((data ?? []).map(({ id }) => String(id)));
    assert.ok(acknowledged.length >= 5 && acknowledged.length < 30, `${acknowledged.length} of 30`);
    assert.deepEqual(
      acknowledged.filter((id) => !stored.has(id)),
      [],
    );
  });

  await stack.kill();
  await check('grants wider than migrated: the backend refuses to run and says why', async () => {
    await stack.sql('grant select on public.demo_requests to anon');
    assert.match(
      await stack.start(),
      /grants are wider than the migrations say \(anon may select demo_requests\)/,
    );
    await stack.sql('revoke select on public.demo_requests from anon');
  });

  await check('FT-06: the scheduler sends what failed and what nobody announced, once each', async () => {
    // No mail can be written about a moment that is none; it is first in line, and at its last try.
    await stack.sql(`update public.demo_requests set created_at = 'infinity' where id = '${poison.id}';
      update public.demo_request_notifications set claimed_until = null, next_attempt_at = now() where status = 'pending';
      update public.demo_request_notifications set next_attempt_at = now() - interval '1 hour', attempts = 7
      where request_id = '${poison.id}'`);
    assert.equal(await stack.start(), 'READY');
    await eventually(async () => {
      const subjects = (await stack.notifications()).map(({ Subject }) => Subject);
      for (const name of ['Failed First', 'Never Announced']) {
        assert.equal(subjects.filter((subject) => subject === `Demo request: ${name}`).length, 1, name);
      }
    });
    await wait(1_000);
    const subjects = (await stack.notifications()).map(({ MessageID }) => MessageID);
    assert.equal(new Set(subjects).size, subjects.length);
  });
  await check(
    'FT-07: what the killed worker had sent is sent again under the same id: one mail',
    async () => {
      await eventually(async () => assert.equal(await stack.notificationStatus(unsettled.id), 'sent'));
      const mails = await stack.notifications();
      const [one, ...others] = mails.filter(({ Subject }) => Subject.endsWith(unsettled.name));
      assert.equal(others.length, 0);
      assert.ok(one?.MessageID.startsWith(`demo-request-${unsettled.id}@`));
    },
  );
  await check(
    'FT-08: a request that no mail can be written about is parked, and held up nobody',
    async () => {
      assert.equal(await stack.notificationStatus(poison.id), 'parked');
      const subjects = (await stack.notifications()).map(({ Subject }) => Subject);
      assert.ok(!subjects.some((subject) => subject.endsWith(poison.name)));
    },
  );
}
