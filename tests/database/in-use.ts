import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestedDatabase } from './tested-database.ts';

/** How many requests people have sent. */
export const SENT = 20;

/** Requests as people send them before the next migration comes. */
const POPULATE = `
  insert into auth.users (id, email, email_confirmed_at)
  select gen_random_uuid(), 'person-' || n || '@harbour.example', now() from generate_series(1, ${SENT}) n;
  insert into public.demo_requests (id, user_id, name, email, phone, purpose)
  select gen_random_uuid(), u.id, 'Ольга Ñúñez', 'olga@harbour.example', '4915112345678', E'Customs papers.\nTwelve ports.'
  from auth.users u;
  -- Some of it nobody can see, which a later migration refuses.
  update public.demo_requests set name = e'\\u3164\\u3164', purpose = repeat(e'\\u00AD', 20) where id = (select min(id::text)::uuid from public.demo_requests);
  update public.demo_requests set purpose = e'Customs \\u061C papers.' where id = (select max(id::text)::uuid from public.demo_requests);`;
/** What happens on the site after one of the migrations. */
const AFTER: Record<string, string> = {
  attribution: `
    update public.demo_requests set utm_source = e'\\u3164', utm_term = e'spring\\u061C'
    where id = (select min(id::text)::uuid from public.demo_requests);`,
  release_limit: `
    insert into public.demo_request_notifications (request_id, status, attempts, sent_at)
    select id, 'sent', 1, now() from public.demo_requests;`,
  live_sessions: `update private.settings set requests_readable_by = 'staff';`,
  // Events as the API took them then: one that names itself, and two that name one another, each after a sound one.
  deliveries: `
    insert into public.demo_request_events (request_id, kind, note, account)
    select id, 'note', 'Called.', user_id from public.demo_requests order by id limit 2;
    insert into public.demo_request_events (id, request_id, seen, kind, status, account) overriding system value
    select n, r.id, n, 'status', 'contacted', r.user_id
    from nextval('public.demo_request_events_id_seq') n, (select id, user_id from public.demo_requests order by id limit 1) r;
    insert into public.demo_request_events (id, request_id, seen, kind, status, account) overriding system value
    select id, r.request, seen, 'status', 'scheduled', r.user_id
    from (select id as request, user_id from public.demo_requests order by id offset 1 limit 1) r,
      (select nextval('public.demo_request_events_id_seq') as a, nextval('public.demo_request_events_id_seq') as b) pair,
      lateral (values (a, b), (b, a)) each (id, seen);`,
};
/** What people sent; later migrations may add columns. */
const ROWS = `
  select md5(string_agg(row(r.id, r.user_id, r.name, r.email, r.phone, r.purpose, r.created_at)::text, '|' order by r.id)) as sum,
    count(*)
  from public.demo_requests r`;

/**
 * Applies the migrations one by one to a database that people use meanwhile, and demands that none changes a request.
 *
 * @param database A database without them.
 * @param migrate Applies what is new in the working folder, and returns its names.
 */
export async function migrateInUse(database: TestedDatabase, migrate: () => Promise<string[]>) {
  const folder = resolve('supabase/migrations');
  const home = process.cwd();
  const elsewhere = mkdtempSync(join(tmpdir(), 'migrations-'));
  mkdirSync(join(elsewhere, 'supabase/migrations'), { recursive: true });
  try {
    process.chdir(elsewhere);
    let before: unknown;
    for (const file of readdirSync(folder).sort()) {
      copyFileSync(join(folder, file), join('supabase/migrations', file));
      assert.deepEqual(await migrate(), [file]);
      if (!before) await database.exec(POPULATE);
      await database.exec(AFTER[file.replace(/^\d+_|\.sql$/g, '')] ?? '');
      const { rows } = await database.query(ROWS);
      before ??= rows;
      assert.deepEqual(rows, before, file);
    }
    assert.deepEqual(await migrate(), [], 'migrating again does nothing');
  } finally {
    process.chdir(home);
    rmSync(elsewhere, { recursive: true, force: true });
  }
}
