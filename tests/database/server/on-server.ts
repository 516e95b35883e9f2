import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import type { Client } from 'pg';
import { runTapFile, tapFiles } from '../run-tap-file.ts';
import { waitUntilPassed } from '../../support/wait-until-passed.ts';
import {
  type Answer,
  ask,
  runAtOnce,
  begin,
  startBlocked,
  call,
  type Caller,
  buildInsert,
  type Person,
  signUp,
} from './data-api.ts';
import { openServer } from './server.ts';

const server = await openServer();
after(() => server.close());

const hosted = await server.create('old');
for (const [project, { database, connect }] of [
  ['an old', hosted],
  ['a new', await server.create('new')],
] as const) {
  for (const file of tapFiles)
    test(`${file} passes on a server, in ${project} project`, async () =>
      assert.equal((await runTapFile(database, file)).join('\n'), ''));

  for (const kind of ['confirmation', 'recovery'])
    test(`AT-49: The proof by a ${kind} code ends the password before it, in ${project} project`, async () => {
      const authService = await connect('supabase_auth_admin');
      const id = randomUUID();
      const change = (columns: string) =>
        authService.query(`update auth.users set ${columns}, updated_at = now() where id = $1`, [id]);
      const read = async () => {
        const { rows } = await authService.query<{ hash: string; is_confirmed: boolean }>(
          `select encrypted_password as hash, email_confirmed_at is not null as is_confirmed
           from auth.users where id = $1`,
          [id],
        );
        return rows[0];
      };
      await authService.query('insert into auth.users (id, email, encrypted_password) values ($1, $2, $3)', [
        ...[id, `${id}@harbour.example`, 'hash of a stranger’s password'],
      ]);
      await change(`${kind}_token = 'hash of a code', ${kind}_sent_at = now()`);
      await authService.query('begin');
      await change(`${kind}_token = ''`);
      await change(`confirmation_token = '', email_confirmed_at = now()`);
      await change(`raw_user_meta_data = '{"email_verified": true}', last_sign_in_at = now()`);
      await authService.query('commit');
      assert.deepEqual(await read(), { hash: '', is_confirmed: true });

      await change(`encrypted_password = 'hash of the holder’s', ${kind}_sent_at = null`);
      await change(`recovery_token = 'hash of a code', recovery_sent_at = now()`);
      await change(`recovery_token = ''`);
      assert.deepEqual(await read(), { hash: 'hash of the holder’s', is_confirmed: true });
    });
}

if (!process.env['DATABASE_URL'])
  test('The packaged server has the version of hosted projects', async () => {
    const [, version] = /^major_version = (\d+)$/m.exec(readFileSync('supabase/config.toml', 'utf8')) ?? [];
    assert.equal(await server.readMajorVersion(), version);
  });

describe('With several people, tabs and workers at the same moment', async () => {
  const REQUESTS = 'public.demo_requests';
  const DELIVERIES = 'public.deliveries';
  const STATES = 'public.demo_request_states';
  const STAFF = 'public.staff';
  const secretKey: Caller = 'the secret key';
  const claimed = 'as claimed (id uuid, request_id uuid, lease_id uuid)';
  const claim = (limit: number) =>
    [
      secretKey,
      `select * from jsonb_to_recordset(public.claim_deliveries('team', p_limit => $1)) ${claimed}`,
      [limit],
    ] as const;
  const complete = (delivery: Record<string, unknown> | undefined) =>
    [
      secretKey,
      'select public.complete_delivery($1, $2) as status',
      [delivery?.['id'], delivery?.['lease_id']],
    ] as const;
  const emailOf = (person: Person | undefined) => `${person?.id}@harbour.example`;
  const remove = `delete from ${STAFF} where email = $1 returning 'removed' as status`;

  const owner = await hosted.connect('hosted_postgres');
  const authService = await hosted.connect('supabase_auth_admin');
  const connections = await Promise.all(Array.from({ length: 20 }, () => hosted.connect('authenticator')));
  const [first, second] = connections as [Client, Client];

  const outcome = (result: Answer) => ('code' in result ? result.code : 'ok');
  const rowsOf = (result: Answer) => {
    assert.ok('rows' in result, `refused with ${outcome(result)}`);
    return result.rows;
  };
  const idsOf = (result: Answer) => rowsOf(result).map((row) => String(row['request_id']));
  const statusesOf = (results: Answer[]) => results.map((result) => String(rowsOf(result)[0]?.['status']));
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
    runAtOnce(
      hosted,
      table,
      some.map((connection, n) => () => ask(connection, n)),
    );
  /** Makes deliveries that are due, and returns their requests. */
  const makeDue = async (count: number) => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into ${REQUESTS} (name, email, phone, purpose)
       select 'Ada Lovelace', 'ada@harbour.example', '4915112345678', 'Customs papers.' from generate_series(1, $1) returning id`,
      [count],
    );
    await owner.query(`update ${DELIVERIES} set next_attempt_at = now() - interval '1 minute'`);
    return rows.map(({ id }) => id).sort();
  };
  const makeTeam = async (people: Person[]) => {
    await owner.query(`delete from ${STAFF}`);
    for (const person of people)
      await owner.query(`insert into ${STAFF} (email) values ($1)`, [emailOf(person)]);
  };

  beforeEach(() => owner.query(`delete from ${REQUESTS}`));
  afterEach(async () => {
    for (const connection of [...connections, authService]) await connection.query('rollback');
  });

  test('AT-36: An attempt is counted under both of its keys or none, while others try', async () => {
    const keys = ['ab', 'cd'].map((byte) => byte.repeat(32));
    const count = async (connection: Client, n: number): Promise<Answer> => {
      await connection.query('begin; set local role anon');
      // Every second caller names the keys in the other order.
      const result = await ask(
        connection,
        'select public.count_attempt($1, array[9, 9], array[3600, 3600]) > 0 as is_refused',
        [n % 2 === 0 ? keys : keys.toReversed()],
      );
      await connection.query('commit');
      return result;
    };
    const results = await all('private.rate_limits', count);
    assert.deepEqual(countOf(results.flatMap(rowsOf).map((row) => String(row['is_refused']))), {
      false: 9,
      true: 11,
    });
    const { rows } = await owner.query('select attempts_left from private.rate_limits');
    assert.deepEqual(rows, [{ attempts_left: 0 }, { attempts_left: 0 }]);
  });

  test('AT-37: One account saves ten of the twenty requests that it sends at once', async () => {
    const ada = await signUp(authService);
    const results = await all(REQUESTS, (connection) => call(connection, ada, ...buildInsert()));
    assert.deepEqual(countOf(results.map(outcome)), { PGRST: 10, ok: 10 });
    assert.deepEqual([await counted(REQUESTS), await counted(DELIVERIES)], [10, 10]);
  });

  test('AT-37: Twenty accounts save one request each at the same moment', async () => {
    const people = await signUpAll();
    const results = await all(REQUESTS, (connection, n) =>
      call(connection, people[n] as Person, ...buildInsert()),
    );
    assert.deepEqual(countOf(results.map(outcome)), { ok: 20 });
  });

  test('An account does not wait for the request of another', async () => {
    const [ada, bob] = [await signUp(authService), await signUp(authService)];
    await begin(first, ada);
    rowsOf(await ask(first, ...buildInsert()));
    // A wait would end with the lock_timeout of the connection.
    assert.equal(outcome(await call(second, bob, ...buildInsert())), 'ok');
    await first.query('commit');
    assert.equal(await counted(REQUESTS), 2);
  });

  test('FT-10: A request that is sent twenty times at once is saved once', async () => {
    const ada = await signUp(authService);
    const id = randomUUID();
    const results = await all(REQUESTS, (connection) => call(connection, ada, ...buildInsert({ id })));
    assert.deepEqual(countOf(results.map(outcome)), { 23505: 19, ok: 1 });
    assert.deepEqual([await counted(REQUESTS), await counted(DELIVERIES)], [1, 1]);
  });

  test('FT-10: The last request of the hour, sent twice at once, is a conflict and not one too many', async () => {
    const ada = await signUp(authService);
    for (let n = 0; n < 9; n += 1) assert.equal(outcome(await call(first, ada, ...buildInsert())), 'ok');
    const id = randomUUID();
    await begin(first, ada);
    rowsOf(await ask(first, ...buildInsert({ id })));
    const again = await startBlocked(second, owner, () => call(second, ada, ...buildInsert({ id })));
    await first.query('commit');
    assert.equal(outcome(await again.end), '23505');
    assert.equal(outcome(await call(second, ada, ...buildInsert())), 'PGRST');
  });

  test('An account that is deleted while it sends a request leaves the request', async () => {
    const ada = await signUp(authService);
    await begin(first, ada);
    rowsOf(await ask(first, ...buildInsert()));
    const deletion = await startBlocked(authService, owner, () =>
      authService.query('delete from auth.users where id = $1', [ada.id]),
    );
    await first.query('commit');
    assert.equal((await deletion.end).rowCount, 1);
    const { rows } = await owner.query(`select user_id from ${REQUESTS}`);
    assert.deepEqual(rows, [{ user_id: null }]);
  });

  test('FT-09: A worker takes only deliveries that no other has taken', async () => {
    const ids = await makeDue(40);
    const taken = idsOf(await call(first, ...claim(20)));
    const others = idsOf(await call(second, ...claim(40)));
    assert.deepEqual([taken.length, others.length], [20, 20]);
    assert.deepEqual([...taken, ...others].sort(), ids);
  });

  test('FT-09: Three workers share the deliveries, and none waits or takes one twice', async () => {
    const ids = await makeDue(30);
    const results = await all(
      DELIVERIES,
      (connection) => call(connection, ...claim(10)),
      connections.slice(0, 3),
    );
    assert.deepEqual(results.flatMap(idsOf).sort(), ids);
    const { rows } = await owner.query(`select distinct attempts::integer from ${DELIVERIES}`);
    assert.deepEqual(rows, [{ attempts: 1 }]);

    await makeDue(2);
    await begin(first, secretKey);
    const [, statement, parameters] = claim(1);
    assert.equal(rowsOf(await ask(first, statement, parameters)).length, 1);
    assert.equal(rowsOf(await call(second, ...claim(2))).length, 1);
    await first.query('commit');
  });

  test('FT-09: One of twenty calls for a request gets its delivery', async () => {
    const [id] = await makeDue(1);
    const statement = `select * from jsonb_to_recordset(public.claim_deliveries('team', $1)) ${claimed}`;
    const results = await all(DELIVERIES, (connection) => call(connection, secretKey, statement, [id]));
    assert.deepEqual(results.flatMap(idsOf), [id]);
  });

  test('FT-09: One of twenty runs that begin at once gets the lease', async () => {
    await owner.query('delete from private.job_runs');
    const begin = `select public.begin_delivery_run('{}') as lease`;
    const results = await all('private.job_runs', (connection) => call(connection, secretKey, begin));
    assert.equal(results.flatMap(rowsOf).filter(({ lease }) => lease !== null).length, 1);
  });

  test('FT-07: A worker whose connection breaks leaves its deliveries to the next', async () => {
    const ids = await makeDue(3);
    const lost = await hosted.connect('authenticator');
    const { rows } = await lost.query<{ pid: number }>('select pg_backend_pid() as pid');
    await begin(lost, secretKey);
    const [, statement, parameters] = claim(3);
    assert.deepEqual(idsOf(await ask(lost, statement, parameters)).sort(), ids);
    await lost.end();
    await waitUntilPassed(async () => {
      const left = await owner.query('select from pg_stat_activity where pid = $1', [rows[0]?.pid]);
      assert.equal(left.rowCount, 0);
    });
    assert.deepEqual(idsOf(await call(first, ...claim(3))).sort(), ids);
  });

  test('A worker that completes a delivery twice has completed it once', async () => {
    await makeDue(1);
    const [delivery] = rowsOf(await call(first, ...claim(1)));
    const results = await all(DELIVERIES, (connection) => call(connection, ...complete(delivery)), [
      first,
      second,
    ]);
    assert.deepEqual(statusesOf(results).sort(), ['null', 'sent']);
  });

  test('FT-07: A worker whose lease has ended completes no delivery that another is taking', async () => {
    await makeDue(1);
    const [delivery] = rowsOf(await call(first, ...claim(1)));
    await owner.query(`update ${DELIVERIES} set lease_expires_at = now() - interval '1 second'`);
    const [, statement, parameters] = claim(1);
    await begin(second, secretKey);
    const [again] = rowsOf(await ask(second, statement, parameters));
    const late = await startBlocked(first, owner, () => call(first, ...complete(delivery)));
    await second.query('commit');
    assert.deepEqual(rowsOf(await late.end), [{ status: null }]);
    assert.deepEqual(rowsOf(await call(second, ...complete(again))), [{ status: 'sent' }]);
  });

  test('FT-35: One of twenty members who change a version at once succeeds', async () => {
    const people = await signUpAll();
    await makeTeam(people);
    const id = randomUUID();
    rowsOf(await call(first, people[0] as Person, ...buildInsert({ id })));
    const change = `update ${STATES} set status = 'contacted' where request_id = $1 and version = 1 returning 'changed' as status`;
    const results = await all(STATES, (connection, n) => call(connection, people[n] as Person, change, [id]));
    assert.equal(results.flatMap(rowsOf).length, 1);
    const { rows } = await owner.query(
      `select version, (select count(*)::integer from public.audit_log where target_id = $1) as records from ${STATES}`,
      [id],
    );
    assert.deepEqual(rows, [{ version: 2, records: 1 }]);
  });

  test('A dead letter that two members retry at once is retried once', async () => {
    const [id] = await makeDue(1);
    await owner.query(`update ${DELIVERIES} set status = 'dead_letter', attempts = 5`);
    const people = [await signUp(authService), await signUp(authService)];
    await makeTeam(people);
    const results = await all(
      DELIVERIES,
      (connection, n) =>
        call(connection, people[n] as Person, 'select public.retry_deliveries($1) as status', [id]),
      [first, second],
    );
    assert.deepEqual(statusesOf(results).sort(), ['0', '1']);
  });

  test('A member with fifty retries gets ten more of twenty, as sixty an hour are allowed', async () => {
    const ids = await makeDue(20);
    const ada = await signUp(authService);
    await makeTeam([ada]);
    await owner.query(`update ${DELIVERIES} set status = 'dead_letter', attempts = 5`);
    await owner.query(
      `insert into public.audit_log (actor_id, action) select $1, 'delivery.retry' from generate_series(1, 50)`,
      [ada.id],
    );
    const retry = 'select public.retry_deliveries($1)';
    const results = await all(DELIVERIES, (connection, n) => call(connection, ada, retry, [ids[n]]));
    assert.deepEqual(countOf(results.map(outcome)), { PGRST: 10, ok: 10 });
  });

  test('FT-44: One of twenty members who remove each other at once stays', async () => {
    const people = await signUpAll();
    await makeTeam(people);
    const results = await all(STAFF, (connection, n) =>
      call(connection, people[n] as Person, remove, [emailOf(people[(n + 1) % people.length])]),
    );
    const removed = results.flatMap((result) => ('rows' in result ? result.rows : [])).length;
    assert.equal(await counted(STAFF), people.length - removed);
    assert.notEqual(removed, people.length);
  });

  test('FT-44: One of the last two members who remove each other at once stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ada, bob] = [await signUp(authService), await signUp(authService)];
      await makeTeam([ada, bob]);
      const results = await runAtOnce(hosted, STAFF, [
        () => call(first, ada, remove, [emailOf(bob)]),
        () => call(second, bob, remove, [emailOf(ada)]),
      ]);
      // A late caller, whose removal the policy sees, gets no row instead of a rejection.
      assert.equal(results.flatMap((result) => ('rows' in result ? result.rows : [])).length, 1);
      assert.equal(await counted(STAFF), 1);
    }
  });

  test('A member who is removed while adding somebody adds nobody', async () => {
    const [ada, bob] = [await signUp(authService), await signUp(authService)];
    await makeTeam([ada, bob]);
    await begin(first, ada);
    rowsOf(await ask(first, remove, [emailOf(bob)]));
    const adding = await startBlocked(second, owner, () =>
      call(second, bob, `insert into ${STAFF} (email) values ('x@harbour.example')`),
    );
    await first.query('commit');
    assert.equal(outcome(await adding.end), '42501');
  });

  test('AT-86: A request that is sent while its sender is erased is erased with them', async () => {
    const [ada, member] = [await signUp(authService), await signUp(authService)];
    await makeTeam([member]);
    await begin(first, ada);
    rowsOf(await ask(first, ...buildInsert()));
    const erase = `select public.erase_person($1, $1) ->> 'status' as status`;
    const erasure = await startBlocked(second, owner, () => call(second, member, erase, [emailOf(ada)]));
    await first.query('commit');
    assert.deepEqual(statusesOf([await erasure.end]), ['erased']);
    assert.deepEqual(
      [await counted(REQUESTS), outcome(await call(first, ada, ...buildInsert()))],
      [0, '42501'],
    );
  });
});

describe('Among many accounts and requests', async () => {
  const owner = await hosted.connect('hosted_postgres');
  const authService = await hosted.connect('supabase_auth_admin');
  const connection = await hosted.connect('authenticator');
  const [stranger, member] = [await signUp(authService), await signUp(authService)];
  const own = `from public.demo_requests r where r.user_id = '${stranger.id}'`;

  before(async () => {
    await authService.query(`
      insert into auth.users (id, email, email_confirmed_at, created_at)
      select id, id || '@harbour.example', now(), now() from (select gen_random_uuid() as id from generate_series(1, 20000)) ids;
      analyze auth.users`);
    await owner.query(`
      delete from public.staff;
      insert into public.staff (email) values ('${member.id}@harbour.example'), ('nobody@harbour.example');
      alter table public.demo_requests disable trigger user;
      insert into public.demo_requests (user_id, name, email, phone, purpose, created_at)
      select case when n % 5000 = 0 then '${stranger.id}' else u.id end, 'Ada', 'ada@harbour.example', '4915112345678',
        'Customs papers.', now() - n * interval '1 minute'
      from (select id, row_number() over () as n from auth.users) u;
      alter table public.demo_requests enable trigger user;
      analyze public.demo_requests, public.staff`);
  });

  const listReads = async () =>
    (
      await connection.query<{ name: string; reads: number }>(
        `select schemaname || '.' || relname as name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as reads
         from pg_stat_xact_all_tables where schemaname || '.' || relname = any ($1)`,
        [['public.demo_requests', 'auth.users']],
      )
    ).rows;
  /** Returns how many rows of each table a statement of a person reads. */
  async function countReads(person: Person, statement: string): Promise<Record<string, number>> {
    await begin(connection, person);
    const before = await listReads();
    await connection.query(statement);
    const after = await listReads();
    await connection.query('rollback');
    const earlier = (name: string) => before.find((table) => table.name === name)?.reads ?? 0;
    return Object.fromEntries(after.map(({ name, reads }) => [name, reads - earlier(name)]));
  }

  for (const [what, statement] of Object.entries({
    'the list': `select r.id, (select s.status from public.demo_request_states s where s.request_id = r.id) ${own}
      order by r.created_at desc, r.id desc limit 25`,
    'its count': `select count(*) ${own}`,
    'the chart': `select * from public.count_requests_since(array[now() - interval '30 days'])`,
    'the sources': 'select * from public.list_request_sources()',
  }))
    test(`The database reads no other requests for ${what} of a reader of four requests`, async () => {
      const { 'public.demo_requests': requests, 'auth.users': accounts } = await countReads(
        stranger,
        statement,
      );
      assert.ok((requests ?? 0) <= 8 && (accounts ?? 0) <= 20, `${requests} requests, ${accounts} accounts`);
    });

  for (const [what, statement] of Object.entries({
    'the rights of a member': 'select public.get_my_access()',
    'the team': 'select * from public.list_staff()',
    'a new member': `insert into public.staff (email) values ('grace@harbour.example')`,
    'a removed member': `delete from public.staff where email = 'nobody@harbour.example'`,
    'an erasure': `select public.erase_person('gone@harbour.example', 'gone@harbour.example')`,
  }))
    test(`The database reads no other accounts for ${what}`, async () => {
      const { 'auth.users': accounts } = await countReads(member, statement);
      assert.ok((accounts ?? 0) <= 40, `${accounts} accounts`);
    });

  test('The database reads its health without reading requests, also with a long queue', async () => {
    for (const [status, age] of [
      ['sent', '1 hour'],
      ['pending', '1 minute'],
      ['pending', '1 hour'],
      ['dead_letter', '2 days'],
    ]) {
      await owner.query(`
        delete from public.deliveries;
        insert into public.deliveries (request_id, destination, status, sent_at, next_attempt_at)
        select r.id, d, status, case status when 'sent' then now() end, now() - interval '${age}'
        from (select id, row_number() over () as n from public.demo_requests) r, unnest(array['team', 'receipt']) d,
          lateral (select case when d = 'receipt' or n <= 100 then '${status}' else 'sent' end as status) s;
        analyze public.deliveries`);
      const { 'public.demo_requests': requests } = await countReads(
        member,
        'select public.read_delivery_health()',
      );
      assert.ok((requests ?? 0) <= 100, `${requests} requests with ${status}`);
    }
  });
});
