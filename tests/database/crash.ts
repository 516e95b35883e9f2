import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { check, eventually } from './checks.ts';
import { callFunction, demoRequest, person, stack } from './stack.ts';

/** What must survive a failing mail service and a backend that is killed. */
export async function checkCrash(): Promise<void> {
  const ada = await person();
  const failed = demoRequest({ name: 'Failed First' });
  const forgotten = demoRequest({ name: 'Never Announced' });

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
  await ada.db.from('demo_requests').insert([forgotten]);

  const acknowledged: string[] = [];
  await check('killed while people write: every acknowledged request is there again', async () => {
    const people = await Promise.all([person(), person(), person()]);
    const writers = people.map(async ({ db }) => {
      for (let n = 0; n < 10; n += 1) {
        const row = demoRequest();
        const { error } = await db.from('demo_requests').insert(row);
        if (error) return;
        acknowledged.push(row.id);
      }
    });
    await wait(120);
    await stack.kill();
    await Promise.all(writers);
    assert.equal(await stack.start(), 'READY');
    const { data } = await ada.db.from('demo_requests').select('id');
    const stored = new Set((data ?? []).map(({ id }) => String(id)));
    assert.ok(acknowledged.length > 0);
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

  await check('the scheduler sends what failed and what nobody announced, once each', async () => {
    await stack.sql(`update public.demo_request_notifications set next_attempt_at = now(), claimed_until = null
      where status = 'pending'`);
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
}
