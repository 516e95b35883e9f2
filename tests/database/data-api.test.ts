import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { denied } from './denied.ts';
import { callFunction, client, demoRequest, person, stack } from './stack.ts';
import { sign } from './tokens.ts';
import { useBackend } from './use-backend.ts';

// pgTAP sees the grants of the migrations; these tests see those that the running server applies.
// A schedule would send mails in between.
await useBackend({ notifyEveryMs: null });

const id = crypto.randomUUID();
/** Functions of the mail function, and of the operator. */
const FOR_THE_SECRET_KEY = {
  claim_demo_notifications: {},
  claim_demo_deliveries: { p_destination: 'team' },
  name_demo_destinations: { p_names: ['receipt'] },
  settle_demo_notification: { p_request_id: id, p_claim: id },
  demo_notification_status: { p_request_id: id },
  park_lost_demo_notifications: {},
  note_delivery_run: {},
  claim_staff_invitation: {},
  settle_staff_invitation: { p_invitation: id },
  return_staff_invitation: { p_invitation: id },
  read_deployment: {},
  delete_old_demo_requests: {},
  choose_request_readers: { p_readers: 'staff' },
  appoint_staff: { p_email: 'mallory@harbour.example' },
};
/** Functions of signed-in people, which answer by the reading setting. */
const FOR_READERS = {
  list_demo_requests: {},
  read_demo_notifications: { p_request_ids: [id] },
  parked_demo_notifications: {},
  release_demo_notification: { p_request_id: id },
  may_send_demo_notification: { p_request_id: id },
  count_recent_demo_requests: {},
  read_demo_request_states: { p_request_ids: [id] },
  count_open_demo_requests: {},
  read_answer_times: {},
};

const row = demoRequest();
const note = { request_id: row.id, kind: 'note', note: 'Called.' };
const ada = await person();
const bob = await person();
const visitor = ['a visitor', client()] as const;
const secretKey = ['the secret key', client(undefined, stack.keys.secret)] as const;
const signedIn = ['a signed-in person', bob.db] as const;

async function refusesAll(db: ReturnType<typeof client>, functions: Record<string, object>) {
  for (const [name, args] of Object.entries(functions)) denied(await db.rpc(name, args), name);
}

test('AT-03: a request is saved with its sender and the moment of the database', async () => {
  assert.equal((await ada.db.from('demo_requests').insert(row)).error, null);
  const { data } = await ada.db
    .from('demo_requests')
    .select('*')
    .eq('id', row.id)
    .single<Record<string, string>>();
  assert.equal(data?.['user_id'], ada.id);
  assert.ok(Math.abs(Date.parse(data['created_at'] ?? '') - Date.now()) < 10_000);
});

test('a person with a confirmed address reads the request of another, and finds it in the list', async () => {
  const { data, count } = await bob.db.from('demo_requests').select('id', { count: 'exact' });
  assert.deepEqual([data, count], [[{ id: row.id }], 1]);
  const answer = await bob.db.rpc('list_demo_requests', { p_search: 'CUSTOMS papers' });
  const { total, rows } = answer.data as { total: number; rows: { id: string }[] };
  assert.deepEqual([total, rows.map((one) => one.id)], [1, [row.id]]);
});

test('a reader sees the state of a notification, and no more of it', async () => {
  const answer = await bob.db.rpc('read_demo_notifications', { p_request_ids: [row.id] });
  const [state] = answer.data as Record<string, unknown>[];
  const shown = ['request_id', 'status', 'attempts', 'next_attempt_at', 'sent_at', 'last_error', 'others'];
  assert.deepEqual(Object.keys(state ?? {}), shown);
  assert.deepEqual([state?.['request_id'], state?.['status'], state?.['attempts']], [row.id, 'pending', 0]);
});

for (const [who, db] of [visitor, secretKey]) {
  test(`AT-01: ${who} sends no request`, async () =>
    denied(await db.from('demo_requests').insert(demoRequest())));

  test(`AT-02: ${who} neither reads nor counts requests, with any function`, async () => {
    const table = db.from('demo_requests');
    denied(await table.select('*'));
    assert.notEqual((await table.select('id', { count: 'exact', head: true })).error, null);
    await refusesAll(db, FOR_READERS);
  });

  test(`AT-67: ${who} adds no event to a request`, async () =>
    denied(await db.from('demo_request_events').insert(note)));
}

test('AT-02: a visitor reads no request through an embedded table', async () => {
  const answer = await client().from('demo_request_notifications').select('*, demo_requests(*)');
  assert.notEqual(answer.error, null);
  assert.equal(answer.data, null);
});

for (const [who, db] of [visitor, secretKey, signedIn])
  test(`AT-04: ${who} neither changes nor deletes a request`, async () => {
    const table = db.from('demo_requests');
    denied(await table.update({ name: 'Changed' }).eq('id', row.id));
    denied(await table.upsert({ ...row, name: 'Changed' }));
    denied(await table.delete().eq('id', row.id));
  });

for (const [who, db] of [visitor, signedIn]) {
  test(`AT-02: ${who} calls no function of the secret key, and reads neither outbox nor settings`, async () => {
    await refusesAll(db, FOR_THE_SECRET_KEY);
    denied(await db.from('demo_request_notifications').select('*'));
    const { error, data } = await db.schema('private').from('settings').select('*');
    assert.notEqual(error, null);
    assert.equal(data, null);
  });

  test(`AT-67: ${who} neither changes nor deletes an event`, async () => {
    const events = db.from('demo_request_events');
    denied(await events.update({ note: 'x' }).gt('id', 0));
    denied(await events.delete().gt('id', 0));
  });

  test(`AT-68: ${who} reads neither the events of requests nor their states`, async () => {
    denied(await db.from('demo_request_events').select('note'));
    const { error } = await db.schema('private').from('request_states').select('*');
    assert.notEqual(error, null);
  });
}

test('AT-67: an event belongs to its caller and to now, and follows the last one that the caller saw', async () => {
  const events = bob.db.from('demo_request_events');
  assert.equal((await events.insert(note)).error, null);
  denied(await events.insert({ ...note, account: ada.id }));
  denied(await events.insert({ ...note, made_at: '2020-01-01T00:00:00Z' }));
  const late = await ada.db.from('demo_request_events').insert(note);
  assert.deepEqual([late.error?.code, late.status], ['23505', 409]);
  const answer = await ada.db.rpc('read_demo_request_states', { p_request_ids: [row.id] });
  const [state] = answer.data as { status: string; events: { by: string }[] }[];
  assert.deepEqual([state?.status, state?.events.length], ['new', 1]);
  assert.match(state?.events[0]?.by ?? '', /@/);
});

test('AT-03: a sender chooses neither moment nor owner, and adds no column', async () => {
  const requests = ada.db.from('demo_requests');
  for (const forged of [{ created_at: '2020-01-01T00:00:00Z' }, { user_id: bob.id }, { user_id: ada.id }])
    denied(await requests.insert(demoRequest(forged)), Object.keys(forged).join());
  const { error, status } = await requests.insert(demoRequest({ role: 'admin' }));
  assert.deepEqual([error?.code, status], ['PGRST204', 400]);
});

test('the same id a second time is a conflict for each sender', async () => {
  for (const { db } of [ada, bob]) {
    const { error, status } = await db.from('demo_requests').insert(row);
    assert.deepEqual([error?.code, status], ['23505', 409]);
  }
});

for (const [title, code, changes] of [
  ['AT-05: a value that the form refuses', '23514', { name: 'A' }],
  ['AT-05: a phone number of letters', '23514', { phone: 'letters' }],
  ['AT-05: a purpose of 100,000 letters', '23514', { purpose: 'x'.repeat(100_000) }],
  ['AT-05: a zero character', '22021', { name: 'Ada\0Bcc' }],
  ['AT-05: an id that is none', '22P02', { id: 'no uuid' }],
  ['AT-58: a name that nobody sees', '23514', { name: '\u3164\u3164' }],
  ['AT-58: a purpose that nobody sees', '23514', { purpose: '\u00ad'.repeat(20) }],
  ['AT-58: a mark of direction', '23514', { purpose: 'Customs\u061c papers.' }],
  ['AT-58: a campaign that nobody sees', '23514', { utm_source: '\u3164' }],
] as const)
  test(`${title} is answered with 400`, async () => {
    const { error, status } = await ada.db.from('demo_requests').insert(demoRequest(changes));
    assert.deepEqual([error?.code, status], [code, 400]);
  });

test('AT-05: no refused request is stored', async () => {
  const { data } = await bob.db.from('demo_requests').select('id, name');
  assert.deepEqual(data, [{ id: row.id, name: row.name }]);
});

test('the backend answers at no address but those of a project', async () => {
  for (const path of ['/', '/_system/config', '/_system/introspect', '/storage/v1/bucket', '/graphql/v1'])
    assert.equal((await fetch(stack.url + path)).status, 404, path);
});

describe('the mail function', () => {
  const announced = demoRequest({
    name: 'Grace Hopper',
    purpose: '<script>alert(1)</script>\nBcc: all@evil.example',
  });
  const body = JSON.stringify({ id: announced.id });
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  before(async () => {
    assert.equal((await ada.db.from('demo_requests').insert(announced)).error, null);
  });

  test('AT-12: a caller without a right to the mail function is answered with 401', async () => {
    const { publishable, secret, mailApi } = stack.keys;
    const expired = sign({ sub: ada.id, exp: 1 });
    for (const [who, headers] of Object.entries<Record<string, string>>({
      nobody: {},
      'the publishable key': { apikey: publishable },
      'the publishable key as a token': { apikey: publishable, ...bearer(publishable) },
      'an expired token': { apikey: publishable, ...bearer(expired) },
      'a token with a foreign signature': bearer(sign({ sub: ada.id }, 'another secret')),
      'a token without a signature': bearer(sign({ sub: ada.id }, null)),
      'a wrong secret key': { apikey: `${secret}x` },
      'the key of the mail service': bearer(mailApi),
    }))
      for (const sent of [body, '{}']) assert.equal((await callFunction(headers, sent)).status, 401, who);
    assert.equal((await callFunction({}, '', 'GET')).status, 405);
    assert.equal((await stack.notifications()).length, 0);
  });

  for (const [what, status, { token }, sent] of [
    ['without JSON', 400, ada, '{'],
    ['without a uuid', 400, ada, '{"id":"1"}'],
    ['without an id', 400, ada, '{}'],
    ['of 17 KB', 413, ada, JSON.stringify({ id: announced.id, purpose: 'x'.repeat(17 * 1024) })],
    ['for an unknown id', 404, ada, JSON.stringify({ id: crypto.randomUUID() })],
    ['for the request of another', 404, bob, body],
  ] as const)
    test(`AT-13: a call ${what} is answered with ${status}`, async () => {
      assert.equal((await callFunction(bearer(token), sent)).status, status);
      assert.equal((await stack.notifications()).length, 0);
    });

  test('AT-13: a reader releases no notification that is not parked', async () => {
    const released = await bob.db.rpc('release_demo_notification', { p_request_id: announced.id });
    assert.equal(released.data, 'pending');
    assert.equal((await callFunction(bearer(bob.token), body)).status, 404);
    assert.equal((await stack.notifications()).length, 0);
  });

  test('AT-14, FT-09: twenty calls at once send one mail, and a later call is told that it was sent', async () => {
    const forged = JSON.stringify({
      ...announced,
      name: 'Forged',
      email: 'forged@evil.example',
      purpose: 'forged',
    });
    const calls = await Promise.all(
      Array.from({ length: 20 }, () => callFunction(bearer(ada.token), forged)),
    );
    assert.ok(calls.every(({ status }) => status === 200 || status === 202));
    assert.ok(calls.some(({ status }) => status === 200));
    const later = await callFunction(bearer(ada.token), body);
    assert.deepEqual([later.status, await later.json()], [200, { status: 'sent' }]);
    assert.equal((await stack.notifications()).length, 1);
  });

  test('AT-13: the mail repeats the stored request as text, and nothing of the call', async () => {
    const [listed] = await stack.notifications();
    assert.equal(listed?.Subject, 'Demo request: Grace Hopper');
    assert.equal(listed.MessageID, `demo-request-${announced.id}@${listed.MessageID.split('@')[1] ?? ''}`);
    assert.equal(listed.To.length, 1);
    const { Text, HTML } = await stack.mail(listed.ID);
    assert.doesNotMatch(Text + HTML, /forged/i);
    assert.doesNotMatch(Text, /^Bcc:/m);
    assert.doesNotMatch(HTML, /<script/);
  });
});
