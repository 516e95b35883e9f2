import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { openEmptyDatabase } from '../../supabase/local/database.ts';
import { migrateInUse, SENT } from './in-use.ts';
import { failuresOf, tapFiles } from './tap.ts';

// There is no way down: docs/decisions/0043-migrations-go-up.md.
const { database, migrate } = await openEmptyDatabase({ pgtap });
after(() => database.close());

/** The first row of an answer. */
const ask = async (query: string) => (await database.query(query)).rows[0];

test('FT-28: no migration changes a request that people have sent before it', () =>
  migrateInUse(database, migrate));

test('FT-28: an operator who had narrowed reading has chosen who reads', async () => {
  const row = await ask(
    `select s.requests_readable_by as readers, s.readers_chosen_at is not null as chosen from private.settings s`,
  );
  assert.deepEqual(row, { readers: 'staff', chosen: true });
});

test('FT-28: old requests have the status new since they came, and their notifications went to the team', async () => {
  const row = await ask(
    `select count(s.request_id)::integer as states, count(n.request_id)::integer as told from public.demo_requests r
     left join private.request_states s on r.id = s.request_id and r.created_at = s.created_at and s.status = 'new'
     left join public.demo_request_notifications n on n.request_id = r.id and n.destination = 'team' and n.event = 0`,
  );
  assert.deepEqual(row, { states: SENT, told: SENT });
});

test('FT-28: events that follow only themselves are gone, and their requests take events again', async () => {
  const { rows } = await database.query(
    `select e.note, e.seen, s.last_event = e.id as last, s.answered_at from public.demo_request_events e
     join private.request_states s using (request_id)`,
  );
  const called = { note: 'Called.', seen: null, last: true, answered_at: null };
  assert.deepEqual(rows, [called, called]);
});

test('FT-28: old requests are tallied, and found by their words', async () => {
  const row = await ask(
    `select (select sum(t.requests)::integer from private.request_tallies t where t.kind = 'status' and t.value = 'new') as tallied,
       (select count(*)::integer from public.demo_requests r where r.search_text like '% olga nunez%' or r.search_text like '%ольга nunez%') as found`,
  );
  assert.deepEqual(row, { tallied: SENT, found: SENT - 1 });
});

test('FT-28: a deleted account leaves a request that breaks a later rule', async () => {
  await database.exec('delete from auth.users');
  const row = await ask(
    'select count(*)::integer, count(user_id)::integer as owned from public.demo_requests',
  );
  assert.deepEqual(row, { count: SENT, owned: 0 });
});

test('FT-28: privileges, checks and limit hold among the old rows', async () => {
  await database.exec(`delete from public.demo_request_notifications;
    update private.settings set requests_readable_by = 'verified', readers_chosen_at = null`);
  for (const file of tapFiles.filter((name) => /^0(00|10|30|60)/.test(name)))
    assert.equal((await failuresOf(database, file)).join('\n'), '', file);
});
