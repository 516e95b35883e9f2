import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, beforeEach, describe, test } from 'node:test';
import type { Client } from 'pg';
import { failuresOf, tapFiles } from '../../../database/tap.ts';
import { eventually } from '../../../support/eventually.ts';
import {
  type Answer,
  ask,
  atOnce,
  begin,
  blocked,
  call,
  type Caller,
  insertOf,
  type Person,
  signUp,
} from './data-api.ts';
import { openServer } from './server.ts';

const server = await openServer();
after(() => server.close());

const hosted = await server.create('old');
for (const [project, { database }] of [
  ['an old', hosted],
  ['a new', await server.create('new')],
] as const)
  for (const file of tapFiles)
    test(`${file} holds on a server, in ${project} project`, async () =>
      assert.equal((await failuresOf(database, file)).join('\n'), ''));

describe('several people, tabs and workers at the same moment', async () => {
  const REQUESTS = 'public.demo_requests';
  const EVENTS = 'public.demo_request_events';
  const TASKS = 'public.demo_request_notifications';
  const SETTINGS = 'private.settings';
  const secretKey: Caller = 'the secret key';
  const claimDue = (limit: number) =>
    [
      secretKey,
      'select request_id, claim from public.claim_demo_notifications(p_limit => $1)',
      [limit],
    ] as const;
  const settle = (task: Record<string, unknown> | undefined) =>
    [
      secretKey,
      'select public.settle_demo_notification($1, $2) as status',
      [task?.['request_id'], task?.['claim']],
    ] as const;
  const remove = 'select public.remove_from_team($1) as status';

  const owner = await hosted.connect('hosted_postgres');
  const authService = await hosted.connect('supabase_auth_admin');
  const connections = await Promise.all(Array.from({ length: 20 }, () => hosted.connect('authenticator')));
  const [first, second] = connections as [Client, Client];

  /** Returns "ok", or the SQLSTATE. */
  const outcome = (answer: Answer) => ('code' in answer ? answer.code : 'ok');
  const rowsOf = (answer: Answer) => {
    assert.ok('rows' in answer, `refused with ${outcome(answer)}`);
    return answer.rows;
  };
  const idsOf = (answer: Answer) => rowsOf(answer).map((row) => String(row['request_id']));
  const statusesOf = (answers: Answer[]) => answers.map((answer) => String(rowsOf(answer)[0]?.['status']));
  const countOf = (all: string[]) =>
    Object.fromEntries(
      [...new Set(all)].sort().map((one) => [one, all.filter((other) => other === one).length]),
    );
  const counted = async (table: string) =>
    (await owner.query<{ count: number }>(`select count(*)::integer from ${table}`)).rows[0]?.count;
  const signUpAll = (): Promise<Person[]> =>
    connections.reduce<Promise<Person[]>>(
      async (people) => [...(await people), await signUp(authService)],
      Promise.resolve([]),
    );
  /** Lets each connection make one request at the same moment. */
  const all = (table: string, ask: (connection: Client, n: number) => Promise<Answer>, some = connections) =>
    atOnce(
      hosted,
      table,
      some.map((connection, n) => () => ask(connection, n)),
    );
  /** Makes tasks that are due, and returns their requests. */
  const dueTasks = async (count: number) => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into ${REQUESTS} (name, email, phone, purpose)
       select 'Ada Lovelace', 'ada@harbour.example', '4915112345678', 'Customs papers.' from generate_series(1, $1) returning id`,
      [count],
    );
    await owner.query(`update ${TASKS} set next_attempt_at = now() - interval '1 minute'`);
    return rows.map(({ id }) => id).sort();
  };
  const makeTeam = (people: Person[]) =>
    owner.query(
      `update auth.users set raw_app_meta_data = case when id = any ($1) then '{"role": "staff"}'::jsonb else '{}' end`,
      [people.map(({ id }) => id)],
    );

  beforeEach(() => owner.query(`delete from ${REQUESTS}`));
  afterEach(async () => {
    for (const connection of [...connections, authService]) await connection.query('rollback');
  });

  test('AT-37: of twenty requests of one account ten are taken', async () => {
    const ada = await signUp(authService);
    const answers = await all(REQUESTS, (connection) => call(connection, ada, ...insertOf()));
    assert.deepEqual(countOf(answers.map(outcome)), { PGRST: 10, ok: 10 });
    assert.deepEqual([await counted(REQUESTS), await counted(TASKS)], [10, 10]);
  });

  test('AT-37: of twenty accounts each sends its request', async () => {
    const people = await signUpAll();
    const answers = await all(REQUESTS, (connection, n) =>
      call(connection, people[n] as Person, ...insertOf()),
    );
    assert.deepEqual(countOf(answers.map(outcome)), { ok: 20 });
  });

  test('an account does not wait for the request of another', async () => {
    const [ada, bob] = [await signUp(authService), await signUp(authService)];
    await begin(first, ada);
    rowsOf(await ask(first, ...insertOf()));
    // A wait would end with the lock_timeout of the connection.
    assert.equal(outcome(await call(second, bob, ...insertOf())), 'ok');
    await first.query('commit');
    assert.equal(await counted(REQUESTS), 2);
  });

  test('FT-10: the same request sent twenty times is saved once', async () => {
    const ada = await signUp(authService);
    const id = randomUUID();
    const answers = await all(REQUESTS, (connection) => call(connection, ada, ...insertOf({ id })));
    assert.deepEqual(countOf(answers.map(outcome)), { 23505: 19, ok: 1 });
    assert.deepEqual([await counted(REQUESTS), await counted(TASKS)], [1, 1]);
  });

  test('FT-10: the last request of the hour, sent twice, is a conflict and not one too many', async () => {
    const ada = await signUp(authService);
    for (let n = 0; n < 9; n += 1) assert.equal(outcome(await call(first, ada, ...insertOf())), 'ok');
    const id = randomUUID();
    await begin(first, ada);
    rowsOf(await ask(first, ...insertOf({ id })));
    const again = await blocked(second, owner, () => call(second, ada, ...insertOf({ id })));
    await first.query('commit');
    assert.equal(outcome(await again.end), '23505');
    assert.equal(outcome(await call(second, ada, ...insertOf())), 'PGRST');
  });

  test('an account that is deleted while it sends a request leaves the request', async () => {
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
  });

  test('FT-09: a worker takes only tasks that no other has taken', async () => {
    const ids = await dueTasks(40);
    const taken = idsOf(await call(first, ...claimDue(20)));
    const others = idsOf(await call(second, ...claimDue(40)));
    assert.deepEqual([taken.length, others.length], [20, 20]);
    assert.deepEqual([...taken, ...others].sort(), ids);
    assert.deepEqual(idsOf(await call(second, ...claimDue(40))), []);
  });

  test('FT-09: a worker does not wait for a task that another is settling', async () => {
    const ids = await dueTasks(3);
    const [task] = rowsOf(await call(first, ...claimDue(1)));
    await owner.query(
      `update ${TASKS} set claimed_until = now() - interval '1 second' where claim is not null`,
    );
    const [, statement, parameters] = settle(task);
    await begin(first, secretKey);
    rowsOf(await ask(first, statement, parameters));
    // A wait would end with the lock_timeout of the connection.
    const others = idsOf(await call(second, ...claimDue(3)));
    await first.query('commit');
    assert.deepEqual(
      others.sort(),
      ids.filter((id) => id !== task?.['request_id']),
    );
  });

  test('FT-09: eight workers take each task once', async () => {
    const ids = await dueTasks(40);
    const answers = await all(
      TASKS,
      (connection) => call(connection, ...claimDue(10)),
      connections.slice(0, 8),
    );
    assert.deepEqual(answers.flatMap(idsOf).sort(), ids);
    const { rows } = await owner.query(`select distinct attempts::integer from ${TASKS}`);
    assert.deepEqual(rows, [{ attempts: 1 }]);
  });

  test('FT-09: of twenty calls for one task one has it', async () => {
    const [id] = await dueTasks(1);
    const claim = 'select request_id, claim from public.claim_demo_notifications(p_request_id => $1)';
    const answers = await all(TASKS, (connection) => call(connection, secretKey, claim, [id]));
    assert.deepEqual(answers.flatMap(idsOf), [id]);
  });

  test('FT-07: a worker whose connection breaks leaves its tasks to the next', async () => {
    const ids = await dueTasks(3);
    const lost = await hosted.connect('authenticator');
    const { rows } = await lost.query<{ pid: number }>('select pg_backend_pid() as pid');
    await begin(lost, secretKey);
    const [, statement, parameters] = claimDue(3);
    assert.deepEqual(idsOf(await ask(lost, statement, parameters)).sort(), ids);
    await lost.end();
    await eventually(async () => {
      const left = await owner.query('select from pg_stat_activity where pid = $1', [rows[0]?.pid]);
      assert.equal(left.rowCount, 0);
    });
    assert.deepEqual(idsOf(await call(first, ...claimDue(3))).sort(), ids);
  });

  test('a worker that settles a task twice has settled it once', async () => {
    await dueTasks(1);
    const [task] = rowsOf(await call(first, ...claimDue(1)));
    const answers = await all(TASKS, (connection) => call(connection, ...settle(task)), [first, second]);
    assert.deepEqual(statusesOf(answers).sort(), ['null', 'sent']);
  });

  test('FT-07: a worker whose time ran out settles no task that another is taking', async () => {
    await dueTasks(1);
    const [task] = rowsOf(await call(first, ...claimDue(1)));
    await owner.query(`update ${TASKS} set claimed_until = now() - interval '1 second'`);
    const [, statement, parameters] = claimDue(1);
    await begin(second, secretKey);
    const [again] = rowsOf(await ask(second, statement, parameters));
    const late = await blocked(first, owner, () => call(first, ...settle(task)));
    await second.query('commit');
    assert.deepEqual(rowsOf(await late.end), [{ status: null }]);
    assert.deepEqual(rowsOf(await call(second, ...settle(again))), [{ status: 'sent' }]);
  });

  test('FT-35: of twenty people who answer a request one does', async () => {
    const people = await signUpAll();
    const id = randomUUID();
    rowsOf(await call(first, people[0] as Person, ...insertOf({ id })));
    const event = `insert into ${EVENTS} (request_id, kind, status) values ($1, 'status', 'contacted')`;
    const answers = await all(EVENTS, (connection, n) => call(connection, people[n] as Person, event, [id]));
    assert.deepEqual(countOf(answers.map(outcome)), { 23505: 19, ok: 1 });
    assert.equal(await counted(EVENTS), 1);
  });

  test('a parked mail that two people release is released once', async () => {
    const [id] = await dueTasks(1);
    await owner.query(`update ${TASKS} set status = 'parked', attempts = 8`);
    const people = [await signUp(authService), await signUp(authService)];
    const both = (statement: string) =>
      all(TASKS, (connection, n) => call(connection, people[n] as Person, statement, [id]), [first, second]);
    assert.deepEqual(statusesOf(await both('select public.release_demo_notification($1) as status')), [
      'pending',
      'pending',
    ]);
    const may: unknown[] = [];
    for (const person of people)
      may.push(
        ...rowsOf(await call(first, person, 'select public.may_send_demo_notification($1) as may', [id])),
      );
    assert.equal(may.filter((row) => (row as { may: boolean }).may).length, 1);
  });

  test('a person who releases twenty mails has the last of sixty an hour', async () => {
    const ids = await dueTasks(70);
    const ada = await signUp(authService);
    await owner.query(`update ${TASKS} set status = 'parked', attempts = 8`);
    await owner.query(
      `update ${TASKS} set status = 'pending', attempts = 0, released_by = $1, released_at = now() where request_id = any ($2)`,
      [ada.id, ids.slice(0, 50)],
    );
    const release = 'select public.release_demo_notification($1) as status';
    const answers = await all(TASKS, (connection, n) => call(connection, ada, release, [ids[50 + n]]));
    assert.deepEqual(countOf(statusesOf(answers)), { limited: 10, pending: 10 });
  });

  test('FT-44: of twenty members who remove each other one stays', async () => {
    const people = await signUpAll();
    await makeTeam(people);
    const answers = await all(SETTINGS, (connection, n) =>
      call(connection, people[n] as Person, remove, [people[(n + 1) % people.length]?.id]),
    );
    const statuses = statusesOf(answers);
    assert.match(statuses.join(' '), /^((removed|refused|last) ?)+$/);
    const left = await counted('private.staff()');
    assert.equal(left, people.length - (countOf(statuses)['removed'] ?? 0));
    assert.notEqual(left, 0);
  });

  test('FT-44: of the last two members who remove each other one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ada, bob] = [await signUp(authService), await signUp(authService)];
      await makeTeam([ada, bob]);
      const answers = await atOnce(hosted, SETTINGS, [
        () => call(first, ada, remove, [bob.id]),
        () => call(second, bob, remove, [ada.id]),
      ]);
      assert.deepEqual(statusesOf(answers).sort(), ['refused', 'removed']);
    }
  });

  test('FT-44: of twenty commands for the first member one adds them', async () => {
    const ada = await signUp(authService);
    await makeTeam([]);
    const appoint = `select public.appoint_staff($1) ->> 'status' as status`;
    const answers = await all(SETTINGS, (connection) =>
      call(connection, secretKey, appoint, [`${ada.id}@harbour.example`]),
    );
    assert.deepEqual(countOf(statusesOf(answers)), { added: 1, member: 19 });
  });
});
