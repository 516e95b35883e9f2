import assert from 'node:assert/strict';
import { check } from '../support/checks.ts';
import { denied } from './denied.ts';
import { callFunction, client, demoRequest, person, stack } from './stack.ts';
import { claimsOf, sign } from './tokens.ts';

type Database = ReturnType<typeof client>;

/** What a token reaches through the Data API: rows, and the answers of every function that reads. */
async function reach(db: Database, ids: string[]) {
  const table = await db.from('demo_requests').select('id').in('id', ids);
  assert.deepEqual([table.error, table.status], [null, 200]);
  const head = await db.from('demo_requests').select('*', { count: 'exact', head: true }).in('id', ids);
  const list = await db.rpc('list_demo_requests');
  const dashboard = await db.rpc('read_dashboard', { p_asked: ids[0] });
  const mails = await db.rpc('read_demo_notifications', { p_request_ids: ids });
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

/** Changes the database while it is at rest. Tokens outlast that. */
async function change(statements: string): Promise<void> {
  await stack.kill();
  await stack.sql(statements);
  assert.equal(await stack.start(), 'READY');
}

/** A token opens nothing by itself: its session must live, and what its account may do is asked of the account. */
export async function checkSessions(): Promise<void> {
  const ada = await person();
  const bob = await person();
  const mine = demoRequest();
  const other = demoRequest();
  assert.equal((await ada.db.from('demo_requests').insert(mine)).error, null);
  assert.equal((await bob.db.from('demo_requests').insert(other)).error, null);
  const ids = [mine.id, other.id];
  await change(
    `update public.demo_request_notifications set status = 'parked', attempts = 8 where request_id = '${other.id}'`,
  );
  const all = (viewer: unknown) => ({
    rows: 2,
    counted: 2,
    list: 200,
    dashboard: 200,
    viewer,
    asked: true,
    mails: 2,
    parked: 1,
    days: true,
  });
  const own = (viewer: unknown, asked: boolean) => ({
    ...all(viewer),
    asked,
    rows: 1,
    counted: 1,
    mails: 0,
    parked: 0,
  });
  const [ofAda, ofBob] = [claimsOf(ada.token), claimsOf(bob.token)];

  await check('a live session reads through every door', async () => {
    assert.deepEqual(await reach(ada.db, ids), all(ofAda['email']));
  });
  // A claim that is no uuid cannot be tried here: the embedded Data API itself trips over it. pgTAP does.
  for (const [what, session_id] of [
    ['no session', undefined],
    ['null', null],
    ["somebody else's session", ofBob['session_id']],
    ['a session that there never was', crypto.randomUUID()],
  ] as const) {
    await check(`AT-53: a signed token that names ${what} reads nothing`, async () => {
      const token = sign({ ...ofAda, session_id });
      assert.deepEqual(await reach(client(token), ids), NOTHING);
      denied(await client(token).from('demo_requests').insert(demoRequest()));
    });
  }

  await check('AT-53: sign-out ends reading, writing and sending for the token in hand', async () => {
    const here = client();
    const { error } = await here.auth.setSession(ada.session);
    assert.equal(error, null);
    const again = await person();
    assert.equal((await here.auth.signOut()).error, null);
    assert.deepEqual(await reach(ada.db, ids), NOTHING);
    denied(await ada.db.from('demo_requests').insert(demoRequest()));
    const send = await ada.db.rpc('may_send_demo_notification', { p_request_id: mine.id });
    assert.deepEqual([send.error, send.data], [null, false]);
    const release = await ada.db.rpc('release_demo_notification', { p_request_id: other.id });
    assert.deepEqual([release.error, release.data], [null, null]);
    const call = await callFunction(
      { Authorization: `Bearer ${ada.token}` },
      JSON.stringify({ id: mine.id }),
    );
    assert.equal(call.status, 401);
    assert.deepEqual(await reach(again.db, ids), all(claimsOf(again.token)['email']), 'other people go on');
  });
  await check('AT-53: the answer says that it is about the session', async () => {
    const { error, status } = await ada.db.rpc('read_dashboard');
    assert.deepEqual([error?.code, status], ['session_ended', 401]);
  });

  // Sessions of their own, each of which loses something else.
  const staff = await person();
  const banned = await person();
  const deleted = await person();
  const overdue = await person();
  const unconfirmed = await person();
  const people = [staff, banned, deleted, overdue, unconfirmed];
  const early = demoRequest();
  await unconfirmed.db.from('demo_requests').insert(early);
  for (const { db } of people) assert.equal((await reach(db, ids)).rows, 2);
  await change(`
    update private.settings set requests_readable_by = 'staff';
    update auth.users set raw_app_meta_data = '{"role": "staff"}'
    where id in (${people.map(({ id }) => `'${id}'`).join()});
    update auth.users set banned_until = now() + interval '1 hour' where id = '${banned.id}';
    update auth.users set deleted_at = now() where id = '${deleted.id}';
    update auth.sessions set not_after = now() where user_id = '${overdue.id}';
    update auth.users set email_confirmed_at = null where id = '${unconfirmed.id}';
  `);
  // The hosted auth service writes the role into tokens, too; the embedded one does not.
  const asStaff = client(sign({ ...claimsOf(staff.token), app_metadata: { role: 'staff' } }));
  await check('a role that is given counts for the token that is there already', async () => {
    assert.deepEqual(await reach(asStaff, ids), all(claimsOf(staff.token)['email']));
    assert.deepEqual(await reach(staff.db, ids), all(claimsOf(staff.token)['email']));
  });
  for (const [who, { db }] of Object.entries({ banned, deleted, overdue })) {
    await check(`AT-53: the token of an account or session that is ${who} reads nothing`, async () => {
      assert.deepEqual(await reach(db, ids), NOTHING);
      denied(await db.from('demo_requests').insert(demoRequest()));
    });
  }
  await check('AT-62: without a confirmed address people read what is theirs and send nothing', async () => {
    const { rows } = await reach(unconfirmed.db, [...ids, early.id]);
    assert.equal(rows, 1);
    denied(await unconfirmed.db.from('demo_requests').insert(demoRequest()));
  });
  await check('AT-53: a role that only the token has counts for nothing', async () => {
    const token = sign({ ...ofBob, app_metadata: { role: 'staff' }, user_metadata: { role: 'staff' } });
    assert.deepEqual(await reach(client(token), ids), own(ofBob['email'], false));
  });
  await change(`
    update auth.users set raw_app_meta_data = '{}' where id = '${staff.id}';
    update auth.users set email_confirmed_at = now() where id = '${unconfirmed.id}'`);
  await check('AT-53: a role that is taken away no longer counts for the token that had it', async () => {
    const none = { ...own(claimsOf(staff.token)['email'], false), rows: 0, counted: 0, days: false };
    assert.deepEqual(await reach(staff.db, ids), none);
    assert.deepEqual(await reach(asStaff, ids), none);
    const release = await asStaff.rpc('release_demo_notification', { p_request_id: other.id });
    assert.deepEqual([release.error, release.data], [null, null]);
  });
  await check('AT-62: with a confirmed one they do', async () => {
    assert.equal((await unconfirmed.db.from('demo_requests').insert(demoRequest())).error, null);
  });
  await change(
    "update private.settings set requests_readable_by = 'verified'; delete from public.demo_requests",
  );
}
