import assert from 'node:assert/strict';
import { test } from 'node:test';
import { denied } from './denied.ts';
import { callFunction, client, demoRequest, person, stack } from './stack.ts';
import { claimsOf, sign } from './tokens.ts';
import { useBackend } from './use-backend.ts';

await useBackend({ notifyEveryMs: null });

type Database = ReturnType<typeof client>;

const ada = await person();
const bob = await person();
const mine = demoRequest();
const other = demoRequest();
assert.equal((await ada.db.from('demo_requests').insert(mine)).error, null);
assert.equal((await bob.db.from('demo_requests').insert(other)).error, null);
await stack.sql(
  `update public.demo_request_notifications set status = 'parked', attempts = 8 where request_id = '${other.id}'`,
);
const ids = [mine.id, other.id];
const [ofAda, ofBob] = [claimsOf(ada.token), claimsOf(bob.token)];

/** Asks through the Data API for rows, and for the answers of every function that reads. */
async function reach(db: Database, asked = ids) {
  const table = await db.from('demo_requests').select('id').in('id', asked);
  assert.deepEqual([table.error, table.status], [null, 200]);
  const head = await db.from('demo_requests').select('*', { count: 'exact', head: true }).in('id', asked);
  const list = await db.rpc('list_demo_requests');
  const dashboard = await db.rpc('read_dashboard', { p_asked: asked[0] });
  const mails = await db.rpc('read_demo_notifications', { p_request_ids: asked });
  const parked = await db.rpc('parked_demo_notifications');
  const counted = await db.rpc('count_recent_demo_requests');
  for (const { error } of [mails, parked, counted]) assert.equal(error, null);
  return {
    rows: table.data?.length,
    counted: head.count,
    list: list.status,
    dashboard: dashboard.status,
    viewer: (dashboard.data as { viewer?: string } | null)?.viewer,
    asked: Boolean((dashboard.data as { asked?: unknown } | null)?.asked),
    mails: (mails.data as unknown[]).length,
    parked: (parked.data as unknown[]).length,
    days: (counted.data as unknown[]).length > 0,
  };
}
const NOTHING = {
  rows: 0,
  counted: 0,
  list: 401,
  dashboard: 401,
  viewer: undefined,
  asked: false,
  mails: 0,
  parked: 0,
  days: false,
};
/** A live session, to which the setting gives all requests; or only those that its account has sent. */
const everything = ({ email }: Record<string, unknown>) => ({
  rows: 2,
  counted: 2,
  list: 200,
  dashboard: 200,
  viewer: email,
  asked: true,
  mails: 2,
  parked: 1,
  days: true,
});
const onlyOwn = (claims: Record<string, unknown>, own: number) => ({
  ...everything(claims),
  ...{ rows: own, counted: own, asked: false, mails: 0, parked: 0, days: own > 0 },
});

test('a live session reads through the table and through every function', async () =>
  assert.deepEqual(await reach(ada.db), everything(ofAda)));

// The embedded Data API itself fails at a claim that is no uuid: pgTAP tries those.
for (const [what, session_id] of [
  ['no session', undefined],
  ['null', null],
  ['the session of another', ofBob['session_id']],
  ['a session that never existed', crypto.randomUUID()],
] as const)
  test(`AT-53: a signed token that names ${what} reads and sends nothing`, async () => {
    const db = client(sign({ ...ofAda, session_id }));
    assert.deepEqual(await reach(db), NOTHING);
    denied(await db.from('demo_requests').insert(demoRequest()));
  });

test('AT-53: after a sign-out the token reads, writes and sends nothing, and other people go on', async () => {
  const { auth } = client();
  assert.equal((await auth.setSession(ada.session)).error, null);
  const again = await person();
  assert.equal((await auth.signOut()).error, null);
  assert.deepEqual(await reach(ada.db), NOTHING);
  denied(await ada.db.from('demo_requests').insert(demoRequest()));
  const send = await ada.db.rpc('may_send_demo_notification', { p_request_id: mine.id });
  assert.deepEqual([send.error, send.data], [null, false]);
  const release = await ada.db.rpc('release_demo_notification', { p_request_id: other.id });
  assert.deepEqual([release.error, release.data], [null, null]);
  const bearer = { Authorization: `Bearer ${ada.token}` };
  assert.equal((await callFunction(bearer, JSON.stringify({ id: mine.id }))).status, 401);
  assert.deepEqual(await reach(again.db), everything(claimsOf(again.token)));
});

test('AT-53: the answer to an ended session says so', async () => {
  const { error, status } = await ada.db.rpc('read_dashboard');
  assert.deepEqual([error?.code, status], ['session_ended', 401]);
});

// Each of these sessions loses something else.
const staff = await person();
const banned = await person();
const deleted = await person();
const overdue = await person();
const unconfirmed = await person();
const early = demoRequest();
// The hosted auth service writes the role into tokens, too; the embedded one does not.
const asStaff = client(sign({ ...claimsOf(staff.token), app_metadata: { role: 'staff' } }));

test('a role that is given counts for the tokens that exist already', async () => {
  await unconfirmed.db.from('demo_requests').insert(early);
  const people = [staff, banned, deleted, overdue, unconfirmed];
  for (const { db } of people) assert.equal((await reach(db)).rows, 2);
  await stack.sql(`
    update private.settings set requests_readable_by = 'staff';
    update auth.users set raw_app_meta_data = '{"role": "staff"}'
    where id in (${people.map(({ id }) => `'${id}'`).join()});
    update auth.users set banned_until = now() + interval '1 hour' where id = '${banned.id}';
    update auth.users set deleted_at = now() where id = '${deleted.id}';
    update auth.sessions set not_after = now() where user_id = '${overdue.id}';
    update auth.users set email_confirmed_at = null where id = '${unconfirmed.id}'`);
  assert.deepEqual(await reach(asStaff), everything(claimsOf(staff.token)));
  assert.deepEqual(await reach(staff.db), everything(claimsOf(staff.token)));
});

for (const [who, { db }] of Object.entries({ banned, deleted, overdue }))
  test(`AT-53: the token of an account or session that is ${who} reads and sends nothing`, async () => {
    assert.deepEqual(await reach(db), NOTHING);
    denied(await db.from('demo_requests').insert(demoRequest()));
  });

test('AT-62: a person without a confirmed address reads only their own requests, and sends none', async () => {
  assert.equal((await reach(unconfirmed.db, [...ids, early.id])).rows, 1);
  denied(await unconfirmed.db.from('demo_requests').insert(demoRequest()));
});

test('AT-53: a role that only the token has counts for nothing', async () => {
  const token = sign({ ...ofBob, app_metadata: { role: 'staff' }, user_metadata: { role: 'staff' } });
  assert.deepEqual(await reach(client(token)), onlyOwn(ofBob, 1));
});

test('AT-53: a role that is taken away no longer counts for the token that had it', async () => {
  await stack.sql(`update auth.users set raw_app_meta_data = '{}' where id = '${staff.id}'`);
  for (const db of [staff.db, asStaff]) assert.deepEqual(await reach(db), onlyOwn(claimsOf(staff.token), 0));
  const release = await asStaff.rpc('release_demo_notification', { p_request_id: other.id });
  assert.deepEqual([release.error, release.data], [null, null]);
});

test('AT-62: a person who confirms the address sends requests', async () => {
  await stack.sql(`update auth.users set email_confirmed_at = now() where id = '${unconfirmed.id}'`);
  assert.equal((await unconfirmed.db.from('demo_requests').insert(demoRequest())).error, null);
});
