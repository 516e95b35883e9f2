import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertDenied } from './assert-denied.ts';
import {
  callFunction,
  createDatabaseClient,
  buildDemoRequest,
  createPerson,
  testBackend,
} from './test-backend.ts';
import { readClaims, signToken } from './tokens.ts';
import { useBackend } from './use-backend.ts';

await useBackend({ notifyEveryMs: null });

type Database = ReturnType<typeof createDatabaseClient>;

const ada = await createPerson();
const bob = await createPerson();
const mine = buildDemoRequest();
const other = buildDemoRequest();
assert.equal((await ada.db.from('demo_requests').insert(mine)).error, null);
assert.equal((await bob.db.from('demo_requests').insert(other)).error, null);
await testBackend.sql(`
  update public.deliveries set status = 'dead_letter', attempts = 5;
  update private.settings set request_read_access = 'any_confirmed_account' where only_row`);
const [ofAda, ofBob] = [readClaims(ada.token), readClaims(bob.token)];

/** Requests rows, and the results of functions that read, through the Data API. */
async function reach(db: Database) {
  const table = await db.from('demo_requests').select('id', { count: 'exact' });
  const days = await db.rpc('count_requests_since', { p_starts: ['2020-01-01'] });
  const states = await db.from('demo_request_states').select('status');
  const deliveries = await db.from('deliveries').select('id');
  const access = await db.rpc('get_my_access');
  for (const { error } of [table, days, states, deliveries, access]) assert.equal(error, null);
  const { is_staff } = (access.data as { is_staff: boolean } | null) ?? { is_staff: null };
  const counts = [table.data?.length, table.count, states.data?.length, deliveries.data?.length];
  return { rows: counts[0], counts: counts.slice(1), days: (days.data as []).length, is_staff };
}
const NOTHING = { rows: 0, counts: [0, 0, 0], days: 0, is_staff: null };
const ALL_REQUESTS = { rows: 2, counts: [2, 0, 0], days: 1, is_staff: false };
const EVERYTHING = { rows: 2, counts: [2, 2, 2], days: 1, is_staff: true };
const OWN = { rows: 1, counts: [1, 0, 0], days: 1, is_staff: false };

test('A live session reads through tables and functions', async () =>
  assert.deepEqual(await reach(ada.db), ALL_REQUESTS));

// pgTAP tests claims that are no uuid, at which the embedded Data API itself fails.
for (const [what, session_id] of [
  ['no session', undefined],
  ['null', null],
  ['the session of another', ofBob['session_id']],
  ['a session that never existed', crypto.randomUUID()],
] as const)
  test(`AT-53: A signed token that names ${what} reads and sends nothing`, async () => {
    const db = createDatabaseClient(signToken({ ...ofAda, session_id }));
    assert.deepEqual(await reach(db), NOTHING);
    assertDenied(await db.from('demo_requests').insert(buildDemoRequest()));
  });

test('AT-53: A token reads, writes and sends nothing after the sign-out, and other people go on', async () => {
  const { auth } = createDatabaseClient();
  assert.equal((await auth.setSession(ada.session)).error, null);
  const again = await createPerson();
  assert.equal((await auth.signOut()).error, null);
  assert.deepEqual(await reach(ada.db), NOTHING);
  assertDenied(await ada.db.from('demo_requests').insert(buildDemoRequest()));
  const bearer = { Authorization: `Bearer ${ada.token}` };
  assert.equal((await callFunction(bearer, JSON.stringify({ id: mine.id }))).status, 401);
  assert.deepEqual(await reach(again.db), ALL_REQUESTS);
});

// Each of these sessions loses something else.
const staff = await createPerson();
const banned = await createPerson();
const deleted = await createPerson();
const overdue = await createPerson();
const unconfirmed = await createPerson();

test('A new member of the team gets its rights with the present token', async () => {
  const people = [staff, banned, deleted, overdue, unconfirmed];
  for (const { db } of people) assert.deepEqual(await reach(db), ALL_REQUESTS);
  await testBackend.sql(`
    update private.settings set request_read_access = 'staff_only' where only_row;
    insert into public.staff (email) values ${people.map(({ email }) => `('${email}')`).join()};
    update auth.users set banned_until = now() + interval '1 hour' where id = '${banned.id}';
    update auth.users set deleted_at = now() where id = '${deleted.id}';
    update auth.sessions set not_after = now() where user_id = '${overdue.id}';
    update auth.users set email_confirmed_at = null where id = '${unconfirmed.id}'`);
  assert.deepEqual(await reach(staff.db), EVERYTHING);
});

for (const [who, { db }] of Object.entries({ banned, deleted, overdue }))
  test(`AT-53: The token of an account or session that is ${who} reads and sends nothing`, async () => {
    assert.deepEqual(await reach(db), NOTHING);
    assertDenied(await db.from('demo_requests').insert(buildDemoRequest()));
  });

test('AT-62: An account with an unconfirmed address is no staff and sends nothing', async () => {
  assert.deepEqual(await reach(unconfirmed.db), { ...NOTHING, is_staff: false });
  assertDenied(await unconfirmed.db.from('demo_requests').insert(buildDemoRequest()));
});

test('AT-53: A role that only the token names gives no rights', async () => {
  const token = signToken({ ...ofBob, app_metadata: { role: 'staff' }, user_metadata: { role: 'staff' } });
  assert.deepEqual(await reach(createDatabaseClient(token)), OWN);
});

test('AT-84: A removed member loses the rights of the present token', async () => {
  await testBackend.sql(`delete from public.staff where email = '${staff.email}'`);
  assert.deepEqual(await reach(staff.db), { ...NOTHING, is_staff: false });
  const { error, status } = await staff.db.rpc('retry_deliveries', { p_request_id: other.id });
  assert.deepEqual([error?.code, status], ['staff_only', 403]);
});

test('AT-62: An account that confirms its address sends requests', async () => {
  await testBackend.sql(`
    delete from public.staff where email = '${unconfirmed.email}';
    update auth.users set email_confirmed_at = now() where id = '${unconfirmed.id}'`);
  assert.equal((await unconfirmed.db.from('demo_requests').insert(buildDemoRequest())).error, null);
  assert.deepEqual(await reach(unconfirmed.db), OWN);
});
