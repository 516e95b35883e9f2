import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { check } from '../support/checks.ts';
import { runFiles } from './pgtap.ts';
import type { MigratedDatabase, TestedDatabase } from './tested-database.ts';

const FOLDER = resolve('supabase/migrations');

/** Requests as people had sent them before the next migration came. */
const POPULATE = `
  insert into auth.users (id, email, email_confirmed_at)
  select gen_random_uuid(), 'person-' || n || '@harbour.example', now() from generate_series(1, 20) n;
  insert into public.demo_requests (id, user_id, name, email, phone, purpose)
  select gen_random_uuid(), u.id, 'Ольга Ñúñez', 'olga@harbour.example', '4915112345678', E'Customs papers.\nTwelve ports.'
  from auth.users u;
  -- Some of it nobody can see, which was no matter then.
  update public.demo_requests set name = e'\\u3164\\u3164', purpose = repeat(e'\\u00AD', 20) where id = (select min(id::text)::uuid from public.demo_requests);
  update public.demo_requests set purpose = e'Customs \\u061C papers.' where id = (select max(id::text)::uuid from public.demo_requests);`;
const FROM_NOWHERE = `
  update public.demo_requests set utm_source = e'\\u3164', utm_term = e'spring\\u061C'
  where id = (select min(id::text)::uuid from public.demo_requests);`;
/** Of which the team was told; what is kept of that goes with the next check. */
const NOTIFIED = `
  insert into public.demo_request_notifications (request_id, status, attempts, sent_at)
  select id, 'sent', 1, now() from public.demo_requests;`;
/** Somebody has said by hand who reads. */
const NARROWED = `update private.settings set requests_readable_by = 'staff';`;
/** Events as the API took them then: one that names itself, and two that name one another, each after one that is sound. */
const CIRCLES = `
  insert into public.demo_request_events (request_id, kind, note, account)
  select id, 'note', 'Called.', user_id from public.demo_requests order by id limit 2;
  insert into public.demo_request_events (id, request_id, seen, kind, status, account) overriding system value
  select n, r.id, n, 'status', 'contacted', r.user_id
  from nextval('public.demo_request_events_id_seq') n, (select id, user_id from public.demo_requests order by id limit 1) r;
  insert into public.demo_request_events (id, request_id, seen, kind, status, account) overriding system value
  select id, r.request, seen, 'status', 'scheduled', r.user_id
  from (select id as request, user_id from public.demo_requests order by id offset 1 limit 1) r,
    (select nextval('public.demo_request_events_id_seq') as a, nextval('public.demo_request_events_id_seq') as b) pair,
    lateral (values (a, b), (b, a)) each (id, seen);`;
/** What they had sent; later migrations may add columns beside it. */
const ROWS = `
  select md5(string_agg(row(r.id, r.user_id, r.name, r.email, r.phone, r.purpose, r.created_at)::text, '|' order by r.id)) as sum,
    count(*)
  from public.demo_requests r`;

/**
 * Migrations come one after the other to a database that is in use. There is no way down: see docs/decisions/0043-migrations-go-up.md.
 *
 * @param opened A database without them, but with pgTAP. It is closed afterwards.
 */
export async function checkMigrations({ database, migrate }: MigratedDatabase): Promise<void> {
  const home = process.cwd();
  const elsewhere = mkdtempSync(join(tmpdir(), 'migrations-'));
  mkdirSync(join(elsewhere, 'supabase/migrations'), { recursive: true });
  try {
    process.chdir(elsewhere);
    let before: unknown;
    for (const [index, file] of readdirSync(FOLDER).sort().entries()) {
      await check(`FT-28: ${file} on a database in use changes no row`, async () => {
        copyFileSync(join(FOLDER, file), join('supabase/migrations', file));
        assert.deepEqual(await migrate(), [file]);
        if (index === 0) await database.exec(POPULATE);
        if (file.endsWith('_release_limit.sql')) await database.exec(NOTIFIED);
        if (file.endsWith('_attribution.sql')) await database.exec(FROM_NOWHERE);
        if (file.endsWith('_live_sessions.sql')) await database.exec(NARROWED);
        if (file.endsWith('_deliveries.sql')) await database.exec(CIRCLES);
        const { rows } = await database.query(ROWS);
        before ??= rows;
        assert.deepEqual(rows, before);
      });
    }
    await check('FT-28: who had narrowed reading has chosen', async () => {
      const { rows } = await database.query(
        `select s.requests_readable_by as readers, s.readers_chosen_at is not null as chosen from private.settings s`,
      );
      assert.deepEqual(rows, [{ readers: 'staff', chosen: true }]);
      await database.exec(
        `update private.settings set requests_readable_by = 'verified', readers_chosen_at = null`,
      );
    });
    await check('FT-28: requests that were there are new, since they came', async () => {
      const { rows } = await database.query(
        `select count(*)::integer from private.request_states s
         join public.demo_requests r on r.id = s.request_id and r.created_at = s.created_at and s.status = 'new'`,
      );
      assert.deepEqual(rows, [{ count: 20 }]);
    });
    await check(
      'FT-28: what follows nothing but itself is gone, and its requests take events again',
      async () => {
        const { rows } = await database.query(
          `select e.note, e.seen, s.last_event = e.id as last, s.answered_at from public.demo_request_events e
         join private.request_states s using (request_id)`,
        );
        const called = { note: 'Called.', seen: null, last: true, answered_at: null };
        assert.deepEqual(rows, [called, called]);
      },
    );
    await check('FT-28: notifications that were there are those to the team', async () => {
      const { rows } = await database.query(
        `select count(*)::integer from public.demo_request_notifications n
         join public.demo_requests r on r.id = n.request_id and n.destination = 'team' and n.event = 0`,
      );
      assert.deepEqual(rows, [{ count: 20 }]);
      await database.exec('delete from public.demo_request_notifications');
    });
    await check('FT-28: and they are tallied, and found by their words', async () => {
      const { rows } = await database.query(
        `select (select sum(t.requests)::integer from private.request_tallies t where t.kind = 'status' and t.value = 'new') as tallied,
           (select count(*)::integer from public.demo_requests r where r.search_text like '% olga nunez%' or r.search_text like '%ольга nunez%') as found`,
      );
      assert.deepEqual(rows, [{ tallied: 20, found: 19 }]);
    });
    await check('FT-28: migrating again does nothing', async () => assert.deepEqual(await migrate(), []));
    process.chdir(home);
    await check(
      'FT-28: an account whose request breaks a later rule can be deleted, and the request stays',
      async () => {
        await database.exec('delete from auth.users');
        const { rows } = await database.query(
          'select count(*)::integer, count(user_id)::integer as owned from public.demo_requests',
        );
        assert.deepEqual(rows, [{ count: 20, owned: 0 }]);
      },
    );
    await check('FT-28: then privileges, checks and limit hold among the rows', () =>
      green(database, /^0(00|10|30|60)/),
    );
    await check('FT-28: and without them everything is as on a new database', async () => {
      await database.exec('truncate public.demo_requests cascade; delete from auth.users');
      await green(database);
    });
  } finally {
    process.chdir(home);
    await database.close();
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

async function green(database: TestedDatabase, files?: RegExp): Promise<void> {
  const { passed, failed } = await runFiles(database, console.log, files);
  assert.ok(passed > 0);
  assert.equal(failed, 0);
}
