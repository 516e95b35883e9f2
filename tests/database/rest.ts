import assert from 'node:assert/strict';
import { check } from '../support/checks.ts';
import { denied } from './denied.ts';
import { client, demoRequest, person, stack } from './stack.ts';

const FUNCTIONS = [
  ['claim_demo_notifications', {}],
  ['claim_demo_deliveries', { p_destination: 'team' }],
  ['name_demo_destinations', { p_names: ['receipt'] }],
  ['settle_demo_notification', { p_request_id: crypto.randomUUID(), p_claim: crypto.randomUUID() }],
  ['demo_notification_status', { p_request_id: crypto.randomUUID() }],
  ['park_lost_demo_notifications', {}],
  ['note_delivery_run', {}],
  ['claim_staff_invitation', {}],
  ['settle_staff_invitation', { p_invitation: crypto.randomUUID() }],
  ['return_staff_invitation', { p_invitation: crypto.randomUUID() }],
  ['read_deployment', {}],
  ['delete_old_demo_requests', {}],
  ['choose_request_readers', { p_readers: 'staff' }],
  ['appoint_staff', { p_email: 'mallory@harbour.example' }],
] as const;

/** For signed-in people, who see of them what the reading setting lets them see. */
const FOR_READERS = [
  ['read_demo_notifications', { p_request_ids: [crypto.randomUUID()] }],
  ['parked_demo_notifications', {}],
  ['release_demo_notification', { p_request_id: crypto.randomUUID() }],
  ['may_send_demo_notification', { p_request_id: crypto.randomUUID() }],
  ['count_recent_demo_requests', {}],
  ['read_demo_request_states', { p_request_ids: [crypto.randomUUID()] }],
  ['count_open_demo_requests', {}],
  ['read_answer_times', {}],
] as const;

/** Privileges as the API applies them: pgTAP sees the grants, but not what a server does to them at its start. */
export async function checkRest(): Promise<void> {
  const ada = await person();
  const bob = await person();
  const anon = client();
  const row = demoRequest();

  await check(
    'AT-03: signed in: a request is saved with the caller and the moment of the database',
    async () => {
      assert.equal((await ada.db.from('demo_requests').insert(row)).error, null);
      const { data } = await ada.db
        .from('demo_requests')
        .select('*')
        .eq('id', row.id)
        .single<Record<string, string>>();
      assert.equal(data?.['user_id'], ada.id);
      assert.ok(Math.abs(Date.parse(data['created_at'] ?? '') - Date.now()) < 10_000);
    },
  );
  await check('signed in: other people with a confirmed address read it', async () => {
    const { data, count } = await bob.db.from('demo_requests').select('id', { count: 'exact' });
    assert.deepEqual([data, count], [[{ id: row.id }], 1]);
  });
  await check('signed in: the list of the dashboard is theirs to read', async () => {
    const answer = await bob.db.rpc('list_demo_requests', { p_search: 'CUSTOMS papers' });
    const { total, rows } = answer.data as { total: number; rows: { id: string }[] };
    assert.deepEqual([total, rows.map(({ id }) => id)], [1, [row.id]]);
  });
  for (const [who, db] of [
    ['visitor', anon],
    ['secret key', client(undefined, stack.keys.secret)],
  ] as const) {
    const table = db.from('demo_requests');
    await check(`AT-02: ${who}: no list`, async () => denied(await db.rpc('list_demo_requests')));
    await check(`AT-02: ${who}: no select`, async () => denied(await table.select('*')));
    await check(`AT-02: ${who}: no count`, async () =>
      assert.notEqual((await table.select('id', { count: 'exact', head: true })).error, null),
    );
    for (const [name, args] of FOR_READERS) {
      await check(`AT-02: ${who}: no ${name}`, async () => denied(await db.rpc(name, args)));
    }
    await check(`AT-01: ${who}: no insert`, async () => denied(await table.insert(demoRequest())));
    await check(`AT-04: ${who}: no update`, async () =>
      denied(await table.update({ name: 'Changed' }).eq('id', row.id)),
    );
    await check(`AT-04: ${who}: no delete`, async () => denied(await table.delete().eq('id', row.id)));
  }
  for (const [who, db] of [
    ['visitor', anon],
    ['signed in', ada.db],
  ] as const) {
    for (const [name, args] of FUNCTIONS) {
      await check(`AT-02: ${who}: no ${name}`, async () => denied(await db.rpc(name, args)));
    }
    await check(`AT-02: ${who}: no notifications`, async () =>
      denied(await db.from('demo_request_notifications').select('*')),
    );
    await check(`AT-02: ${who}: no settings`, async () => {
      const { error, data } = await db.schema('private').from('settings').select('*');
      assert.notEqual(error, null);
      assert.equal(data, null);
    });
  }

  await check('signed in: other people see how the notification stands, and no more of it', async () => {
    const answer = await bob.db.rpc('read_demo_notifications', { p_request_ids: [row.id] });
    const [state] = answer.data as Record<string, unknown>[];
    const shown = ['request_id', 'status', 'attempts', 'next_attempt_at', 'sent_at', 'last_error', 'others'];
    assert.deepEqual(Object.keys(state ?? {}), shown);
    assert.deepEqual([state?.['request_id'], state?.['status'], state?.['attempts']], [row.id, 'pending', 0]);
  });

  const note = { request_id: row.id, kind: 'note', note: 'Called.' };
  for (const [who, db] of [
    ['visitor', anon],
    ['secret key', client(undefined, stack.keys.secret)],
  ] as const)
    await check(`AT-67: ${who}: no event`, async () =>
      denied(await db.from('demo_request_events').insert(note)),
    );
  for (const [who, db] of [
    ['visitor', anon],
    ['signed in', bob.db],
  ] as const) {
    const events = db.from('demo_request_events');
    await check(`AT-68: ${who}: no events to read`, async () => denied(await events.select('note')));
    await check(`AT-67: ${who}: none to change`, async () =>
      denied(await events.update({ note: 'x' }).gt('id', 0)),
    );
    await check(`AT-67: ${who}: none to delete`, async () => denied(await events.delete().gt('id', 0)));
    await check(`AT-68: ${who}: no table of how requests stand`, async () =>
      assert.notEqual((await db.schema('private').from('request_states').select('*')).error, null),
    );
  }
  await check(
    'AT-67: signed in: an event is that of the caller, of now, and upon what they saw',
    async () => {
      assert.equal((await bob.db.from('demo_request_events').insert(note)).error, null);
      denied(await bob.db.from('demo_request_events').insert({ ...note, account: ada.id }));
      denied(await bob.db.from('demo_request_events').insert({ ...note, made_at: '2020-01-01T00:00:00Z' }));
      const late = await ada.db.from('demo_request_events').insert(note);
      assert.deepEqual([late.error?.code, late.status], ['23505', 409]);
      const answer = await ada.db.rpc('read_demo_request_states', { p_request_ids: [row.id] });
      const [state] = answer.data as { status: string; events: { by: string; note: string }[] }[];
      assert.deepEqual([state?.status, state?.events.length], ['new', 1]);
      assert.match(state?.events[0]?.by ?? '', /@/);
    },
  );

  await check('nothing but the three parts of a project is answered', async () => {
    for (const path of ['/', '/_system/config', '/_system/introspect', '/storage/v1/bucket', '/graphql/v1'])
      assert.equal((await fetch(stack.url + path)).status, 404, path);
  });

  const mine = ada.db.from('demo_requests');
  await check('AT-02: visitor: no row through an embedded table', async () => {
    const answer = await anon.from('demo_request_notifications').select('*, demo_requests(*)');
    assert.notEqual(answer.error, null);
    assert.equal(answer.data, null);
  });
  await check('AT-03: signed in: no column that there is not', async () => {
    const { error, status } = await mine.insert(demoRequest({ role: 'admin' }));
    assert.deepEqual([error?.code, status], ['PGRST204', 400]);
  });
  for (const forged of [{ created_at: '2020-01-01T00:00:00Z' }, { user_id: bob.id }, { user_id: ada.id }]) {
    await check(`AT-03: signed in: no ${Object.keys(forged).join()} of one's own`, async () =>
      denied(await mine.insert(demoRequest(forged))),
    );
  }
  await check('AT-04: signed in: no update', async () =>
    denied(await mine.update({ name: 'Changed' }).eq('id', row.id)),
  );
  await check('AT-04: signed in: no upsert', async () =>
    denied(await mine.upsert({ ...row, name: 'Changed' })),
  );
  await check('AT-04: signed in: no delete', async () => denied(await mine.delete().eq('id', row.id)));
  await check('signed in: the same id again is a conflict, whoever sends it', async () => {
    for (const { db } of [ada, bob]) {
      const { error, status } = await db.from('demo_requests').insert(row);
      assert.deepEqual([error?.code, status], ['23505', 409]);
    }
  });
  for (const [bad, code] of [
    [{ name: 'A' }, '23514'],
    [{ phone: 'letters' }, '23514'],
    [{ purpose: 'x'.repeat(100_000) }, '23514'],
    [{ name: 'Ada\0Bcc' }, '22021'],
    [{ id: 'no uuid' }, '22P02'],
  ] as const) {
    await check(`AT-05: signed in: ${JSON.stringify(bad).slice(0, 40)} is 400`, async () => {
      const { error, status } = await mine.insert(demoRequest(bad));
      assert.deepEqual([error?.code, status], [code, 400]);
    });
  }
  for (const bad of [
    { name: '\u3164\u3164' },
    { purpose: '\u00ad'.repeat(20) },
    { purpose: '\u3000'.repeat(20) },
    { purpose: 'Customs\u061c papers.' },
    { utm_source: '\u3164' },
  ]) {
    await check(`AT-58: signed in: ${encodeURI(JSON.stringify(bad)).slice(0, 60)} is 400`, async () => {
      const { error, status } = await mine.insert(demoRequest(bad));
      assert.deepEqual([error?.code, status], ['23514', 400]);
    });
  }
  await check('AT-05: nothing of all that is left', async () => {
    const { data } = await bob.db.from('demo_requests').select('id, name');
    assert.deepEqual(data, [{ id: row.id, name: row.name }]);
  });
}
