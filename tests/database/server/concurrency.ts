import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { check, eventually } from '../../support/checks.ts';
import { atOnce, blocked } from './at-once.ts';
import {
  type Answer,
  ask,
  begin,
  call,
  type Caller,
  insertOf,
  outcome,
  type Person,
  secretKey,
  signUp,
} from './data-api.ts';
import type { HostedDatabase } from './server.ts';

const REQUESTS = 'public.demo_requests';
const EVENTS = 'public.demo_request_events';
const TASKS = 'public.demo_request_notifications';

/** What a person asks of it who reads the requests. */
const RELEASE = 'select public.release_demo_notification($1) as status';
/** What the mail function asks the outbox: here alone its functions are named. */
const CLAIM_DUE = ['select request_id, claim from public.claim_demo_notifications(p_limit => $1)'] as const;
const CLAIM_ONE = [
  'select request_id, claim from public.claim_demo_notifications(p_request_id => $1)',
] as const;
const SETTLE = ['select public.settle_demo_notification($1, $2) as status'] as const;

const rowsOf = (answer: Answer) => {
  assert.ok('rows' in answer, `refused with ${outcome(answer)}`);
  return answer.rows;
};
const idsOf = (answer: Answer) => rowsOf(answer).map((row) => String(row['request_id']));
const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const countOf = (all: string[]) =>
  Object.fromEntries(
    [...new Set(all)].sort().map((one) => [one, all.filter((other) => other === one).length]),
  );

/** Several people, tabs and workers at the same moment: what only connections of their own can show. */
export async function checkConcurrency(hosted: HostedDatabase): Promise<void> {
  const owner = await hosted.connect('hosted_postgres');
  const authService = await hosted.connect('supabase_auth_admin');
  const connections = await Promise.all(times(20, () => hosted.connect('authenticator')));
  const [first, second] = connections as [Client, Client];
  /** A check that begins without requests, and leaves no transaction open however it ends. */
  const checkApart = (name: string, run: () => Promise<void>) =>
    check(name, async () => {
      try {
        await owner.query(`delete from ${REQUESTS}`);
        await run();
      } finally {
        for (const connection of [...connections, authService]) await connection.query('rollback');
      }
    });
  const counted = async (table: string) =>
    (await owner.query<{ count: number }>(`select count(*)::integer from ${table}`)).rows[0]?.count;
  /** Tasks that are due, oldest first. */
  const dueTasks = async (count: number) => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into ${REQUESTS} (name, email, phone, purpose)
       select 'Ada Lovelace', 'ada@harbour.example', '4915112345678', 'Customs papers.' from generate_series(1, $1) returning id`,
      [count],
    );
    await owner.query(`update ${TASKS} set next_attempt_at = now() - interval '1 minute'`);
    return rows.map(({ id }) => id).sort();
  };

  await checkApart('AT-37: twenty requests of one account at the same moment: ten are taken', async () => {
    const ada = await signUp(authService);
    const answers = await atOnce(
      hosted,
      REQUESTS,
      connections.map((connection) => () => call(connection, ada, ...insertOf())),
    );
    assert.deepEqual(countOf(answers.map(outcome)), { PGRST: 10, ok: 10 });
    for (const answer of answers) if ('code' in answer) assert.equal(answer.status, 429);
    assert.deepEqual([await counted(REQUESTS), await counted(TASKS)], [10, 10]);
  });

  await checkApart('AT-37: twenty accounts at the same moment: each is taken', async () => {
    const people: Caller[] = [];
    while (people.length < connections.length) people.push(await signUp(authService));
    const answers = await atOnce(
      hosted,
      REQUESTS,
      people.map((person, n) => () => call(connections[n] ?? first, person, ...insertOf())),
    );
    assert.deepEqual(countOf(answers.map(outcome)), { ok: 20 });
  });

  await checkApart('an account does not wait for the request of another', async () => {
    const [ada, bob] = [await signUp(authService), await signUp(authService)];
    await begin(first, ada);
    rowsOf(await ask(first, ...insertOf()));
    // Were it to wait, its role's statement_timeout would end it.
    assert.equal(outcome(await call(second, bob, ...insertOf())), 'ok');
    await first.query('commit');
    assert.equal(await counted(REQUESTS), 2);
  });

  await checkApart('FT-10: the same request twenty times at the same moment is one', async () => {
    const ada = await signUp(authService);
    const id = randomUUID();
    const answers = await atOnce(
      hosted,
      REQUESTS,
      connections.map((connection) => () => call(connection, ada, ...insertOf({ id }))),
    );
    assert.deepEqual(countOf(answers.map(outcome)), { 23505: 19, ok: 1 });
    assert.deepEqual([await counted(REQUESTS), await counted(TASKS)], [1, 1]);
  });

  await checkApart(
    'FT-10: the last request of the hour, sent twice, is a conflict and not one too many',
    async () => {
      const ada = await signUp(authService);
      for (let n = 0; n < 9; n += 1) assert.equal(outcome(await call(first, ada, ...insertOf())), 'ok');
      const id = randomUUID();
      await begin(first, ada);
      rowsOf(await ask(first, ...insertOf({ id })));
      const again = await blocked(second, owner, () => call(second, ada, ...insertOf({ id })));
      await first.query('commit');
      assert.equal(outcome(await again.end), '23505');
      assert.equal(outcome(await call(second, ada, ...insertOf())), 'PGRST');
    },
  );

  await checkApart(
    'an account deleted while its request is sent: the request stays, without it',
    async () => {
      const ada = await signUp(authService);
      await begin(first, ada);
      rowsOf(await ask(first, ...insertOf()));
      const deletion = await blocked(authService, owner, () =>
        authService.query('delete from auth.users where id = $1', [ada.id]),
      );
      await first.query('commit');
      assert.equal((await deletion.end).rowCount, 1);
      const { rows } = await owner.query(`select user_id from ${REQUESTS}`);
      assert.deepEqual(rows, [{ user_id: null }]);
    },
  );

  await checkApart('FT-09: a worker takes what another has not', async () => {
    const ids = await dueTasks(40);
    const taken = idsOf(await call(first, secretKey, ...CLAIM_DUE, [20]));
    const others = idsOf(await call(second, secretKey, ...CLAIM_DUE, [40]));
    assert.deepEqual([taken.length, others.length], [20, 20]);
    assert.deepEqual([...taken, ...others].sort(), ids);
    assert.deepEqual(idsOf(await call(second, secretKey, ...CLAIM_DUE, [40])), []);
  });

  await checkApart('FT-09: a worker does not wait for what another is just settling', async () => {
    const ids = await dueTasks(3);
    const [task] = rowsOf(await call(first, secretKey, ...CLAIM_DUE, [1]));
    await owner.query(
      `update ${TASKS} set claimed_until = now() - interval '1 second' where claim is not null`,
    );
    await begin(first, secretKey);
    rowsOf(await ask(first, ...SETTLE, [task?.['request_id'], task?.['claim']]));
    // Were it to wait, its role's lock_timeout would end it.
    const others = idsOf(await call(second, secretKey, ...CLAIM_DUE, [3]));
    await first.query('commit');
    assert.deepEqual(
      others.sort(),
      ids.filter((id) => id !== task?.['request_id']),
    );
  });

  await checkApart('FT-09: eight workers at the same moment take each task once', async () => {
    const ids = await dueTasks(40);
    const answers = await atOnce(
      hosted,
      TASKS,
      connections.slice(0, 8).map((connection) => () => call(connection, secretKey, ...CLAIM_DUE, [10])),
    );
    assert.deepEqual(answers.flatMap(idsOf).sort(), ids);
    const { rows } = await owner.query(`select distinct attempts::integer from ${TASKS}`);
    assert.deepEqual(rows, [{ attempts: 1 }]);
  });

  await checkApart('FT-09: twenty calls for one task at the same moment: one has it', async () => {
    const [id] = await dueTasks(1);
    const answers = await atOnce(
      hosted,
      TASKS,
      connections.map((connection) => () => call(connection, secretKey, ...CLAIM_ONE, [id])),
    );
    assert.deepEqual(answers.flatMap(idsOf), [id]);
  });

  await checkApart(
    'FT-07: what a worker had taken when its connection broke is there for the next',
    async () => {
      const ids = await dueTasks(3);
      const lost = await hosted.connect('authenticator');
      await begin(lost, secretKey);
      assert.deepEqual(idsOf(await ask(lost, ...CLAIM_DUE, [3])).sort(), ids);
      const { rows } = await lost.query<{ pid: number }>('select pg_backend_pid() as pid');
      await lost.end();
      await eventually(async () => {
        const left = await owner.query('select from pg_stat_activity where pid = $1', [rows[0]?.pid]);
        assert.equal(left.rowCount, 0);
      });
      assert.deepEqual(idsOf(await call(first, secretKey, ...CLAIM_DUE, [3])).sort(), ids);
    },
  );

  await checkApart('a worker that settles twice at the same moment has settled once', async () => {
    await dueTasks(1);
    const [task] = rowsOf(await call(first, secretKey, ...CLAIM_DUE, [1]));
    const held = [task?.['request_id'], task?.['claim']];
    const answers = await atOnce(
      hosted,
      TASKS,
      [first, second].map((connection) => () => call(connection, secretKey, ...SETTLE, held)),
    );
    assert.deepEqual(answers.map((answer) => rowsOf(answer)[0]?.['status']).sort(), [null, 'sent']);
  });

  await checkApart('FT-07: a worker whose time ran out settles nothing that another is taking', async () => {
    await dueTasks(1);
    const [task] = rowsOf(await call(first, secretKey, ...CLAIM_DUE, [1]));
    await owner.query(`update ${TASKS} set claimed_until = now() - interval '1 second'`);
    await begin(second, secretKey);
    const [again] = rowsOf(await ask(second, ...CLAIM_DUE, [1]));
    const late = await blocked(first, owner, () =>
      call(first, secretKey, ...SETTLE, [task?.['request_id'], task?.['claim']]),
    );
    await second.query('commit');
    assert.deepEqual(rowsOf(await late.end), [{ status: null }]);
    const settled = await call(second, secretKey, ...SETTLE, [again?.['request_id'], again?.['claim']]);
    assert.deepEqual(rowsOf(settled), [{ status: 'sent' }]);
  });

  await checkApart('FT-35: twenty people answer the same request at the same moment: one does', async () => {
    const people: Person[] = [];
    while (people.length < connections.length) people.push(await signUp(authService));
    const id = randomUUID();
    rowsOf(await call(first, people[0] as Person, ...insertOf({ id })));
    const event = `insert into ${EVENTS} (request_id, kind, status) values ($1, 'status', 'contacted')`;
    const answers = await atOnce(
      hosted,
      EVENTS,
      people.map((person, n) => () => call(connections[n] ?? first, person, event, [id])),
    );
    assert.deepEqual(countOf(answers.map(outcome)), { 23505: 19, ok: 1 });
    assert.equal(await counted(EVENTS), 1);
  });

  await checkApart('a parked mail that two people release at the same moment is released once', async () => {
    const [id] = await dueTasks(1);
    await owner.query(`update ${TASKS} set status = 'parked', attempts = 8`);
    const people = [await signUp(authService), await signUp(authService)];
    const answers = await atOnce(
      hosted,
      TASKS,
      people.map((person, n) => () => call(connections[n] ?? first, person, RELEASE, [id])),
    );
    assert.deepEqual(
      answers.map((answer) => rowsOf(answer)[0]?.['status']),
      ['pending', 'pending'],
    );
    const mayHaveItSent = await Promise.all(
      people.map(async (person, n) =>
        rowsOf(
          await call(connections[n] ?? first, person, 'select public.may_send_demo_notification($1) as may', [
            id,
          ]),
        ).map((row) => row['may']),
      ),
    );
    assert.deepEqual(mayHaveItSent.flat().sort(), [false, true]);
  });

  await checkApart('twenty releases of one person at the same moment: up to sixty an hour', async () => {
    const ids = await dueTasks(70);
    const ada = await signUp(authService);
    await owner.query(`update ${TASKS} set status = 'parked', attempts = 8`);
    await owner.query(
      `update ${TASKS} set status = 'pending', attempts = 0, released_by = $1, released_at = now() where request_id = any ($2)`,
      [ada.id, ids.slice(0, 50)],
    );
    const answers = await atOnce(
      hosted,
      TASKS,
      connections.map((connection, n) => () => call(connection, ada, RELEASE, [ids[50 + n]])),
    );
    const statuses = answers.map((answer) => String(rowsOf(answer)[0]?.['status']));
    assert.deepEqual(countOf(statuses), { limited: 10, pending: 10 });
  });

  await checkApart('FT-44: the members remove each other at the same moment: one stays', async () => {
    const people: Person[] = [];
    while (people.length < connections.length) people.push(await signUp(authService));
    await owner.query(`update auth.users set raw_app_meta_data = '{"role": "staff"}' where id = any ($1)`, [
      people.map(({ id }) => id),
    ]);
    const answers = await atOnce(
      hosted,
      'private.settings',
      people.map((person, n) => () => {
        const next = people[(n + 1) % people.length] as Person;
        return call(connections[n] ?? first, person, 'select public.remove_from_team($1) as status', [
          next.id,
        ]);
      }),
    );
    const statuses = answers.map((answer) => String(rowsOf(answer)[0]?.['status']));
    assert.ok(
      statuses.every((status) => /^(removed|refused|last)$/.test(status)),
      statuses.join(' '),
    );
    const left = await counted('private.staff()');
    assert.equal(left, people.length - (countOf(statuses)['removed'] ?? 0));
    assert.notEqual(left, 0);
  });

  await checkApart('FT-44: the last two remove each other at the same moment: one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ada, bob] = [await signUp(authService), await signUp(authService)];
      await owner.query(`update auth.users set raw_app_meta_data = '{}'`);
      await owner.query(`update auth.users set raw_app_meta_data = '{"role": "staff"}' where id = any ($1)`, [
        [ada.id, bob.id],
      ]);
      const remove = 'select public.remove_from_team($1) as status';
      const answers = await atOnce(hosted, 'private.settings', [
        () => call(first, ada, remove, [bob.id]),
        () => call(second, bob, remove, [ada.id]),
      ]);
      const statuses = answers.map((answer) => String(rowsOf(answer)[0]?.['status']));
      assert.deepEqual(statuses.sort(), ['refused', 'removed']);
    }
  });

  await checkApart(
    'FT-44: two commands for the first member at the same moment: one joins once',
    async () => {
      const ada = await signUp(authService);
      await owner.query(`update auth.users set raw_app_meta_data = '{}'`);
      const answers = await atOnce(
        hosted,
        'private.settings',
        connections.map(
          (connection) => () =>
            call(connection, secretKey, `select public.appoint_staff($1) ->> 'status' as status`, [
              `${ada.id}@harbour.example`,
            ]),
        ),
      );
      const statuses = answers.map((answer) => String(rowsOf(answer)[0]?.['status']));
      assert.deepEqual(countOf(statuses), { added: 1, member: 19 });
    },
  );

  await Promise.all([owner, authService, ...connections].map((connection) => connection.end()));
}
