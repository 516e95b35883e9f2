import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { foldText } from '../../lib/fold-text.ts';
import { assertDenied } from './assert-denied.ts';
import {
  callFunction,
  createDatabaseClient,
  buildDemoRequest,
  createPerson,
  testBackend,
} from './test-backend.ts';
import { signToken } from './tokens.ts';
import { waitUntilPassed } from '../support/wait-until-passed.ts';
import { useBackend } from './use-backend.ts';

// pgTAP tests the grants of the migrations; these tests see those of the running server.
// A schedule would send mails in between.
await useBackend({ notifyEveryMs: null });

const id = crypto.randomUUID();
const FUNCTIONS_OF_THE_SECRET_KEY = {
  begin_delivery_run: { p_destinations: ['receipt'] },
  end_delivery_run: { p_lease_id: id },
  claim_deliveries: { p_destination: 'team' },
  complete_delivery: { p_id: id, p_lease_id: id },
  delete_expired_requests: {},
  set_request_read_access: { p_access: 'any_confirmed_account' },
  get_deployment_status: {},
};
const FUNCTIONS_OF_ACCOUNTS = {
  get_my_access: {},
  retry_deliveries: { p_request_id: id },
  count_requests_by_day: { p_since: '2026-01-01' },
  count_requests_since: { p_starts: ['2026-01-01'] },
  list_request_sources: {},
  record_export: { p_requests: 1 },
  list_staff: {},
  erase_person: { p_email: 'a@harbour.example', p_confirmation: 'a@harbour.example' },
  get_retention_status: {},
};
const TABLES = [
  'demo_requests',
  'demo_request_states',
  'demo_request_notes',
  'deliveries',
  'audit_log',
  'staff',
];

const row = buildDemoRequest({ name: 'José Ñúñez', attribution: { utm_source: 'fair' } });
const ada = await createPerson();
const bob = await createPerson();
const member = await createPerson();
await testBackend.sql(`insert into public.staff (email) values ('${member.email}');
  update private.settings set request_read_access = 'any_confirmed_account' where only_row`);
const visitor = ['a visitor', createDatabaseClient()] as const;
const secretKey = ['the secret key', createDatabaseClient(undefined, testBackend.keys.secret)] as const;
const signedIn = ['a confirmed account', bob.db] as const;

async function rejectsAll(db: ReturnType<typeof createDatabaseClient>, functions: Record<string, object>) {
  for (const [name, args] of Object.entries(functions)) assertDenied(await db.rpc(name, args), name);
}

test('AT-03: A request is saved with its sender and the time of the database', async () => {
  const before = Date.now();
  assert.equal((await ada.db.from('demo_requests').insert(row)).error, null);
  const after = Date.now();
  const { data } = await ada.db
    .from('demo_requests')
    .select('*')
    .eq('id', row.id)
    .single<Record<string, string>>();
  assert.deepEqual([data?.['user_id'], data?.['source']], [ada.id, 'fair']);
  const createdAt = Date.parse(data?.['created_at'] ?? '');
  assert.ok(createdAt >= before && createdAt <= after);
});

test('AT-07: A confirmed account reads, counts and searches the requests of others if the setting allows it', async () => {
  const search = async (term: string) => {
    const pattern = `%${foldText(term).replace(/[\\%_]/g, '\\$&')}%`;
    const { data, count } = await bob.db
      .from('demo_requests')
      .select('id', { count: 'exact' })
      .like('search_text', pattern)
      .range(0, 0);
    return [data, count];
  };
  assert.deepEqual(await search('NÚÑEZ'), [[{ id: row.id }], 1]);
  for (const term of ['%', '_', '\\', 'a,name.eq.x', ')'])
    assert.deepEqual(await search(term), [[], 0], term);
  await testBackend.sql(`update private.settings set request_read_access = 'staff_only' where only_row`);
  assert.deepEqual(await search('nunez'), [[], 0]);
  await testBackend.sql(
    `update private.settings set request_read_access = 'any_confirmed_account' where only_row`,
  );
});

test('Staff filter requests by their state, and nobody else sees it', async () => {
  const filter = async ({ db }: typeof bob, status: string) => {
    const requests = db
      .from('demo_requests')
      .select('id, demo_request_states!inner(status)', { count: 'exact' });
    const { data, count, error } = await requests.eq('demo_request_states.status', status);
    assert.equal(error, null);
    return [data.length, count];
  };
  assert.deepEqual(await filter(member, 'new'), [1, 1]);
  assert.deepEqual(await filter(member, 'closed'), [0, 0]);
  for (const other of [ada, bob]) assert.deepEqual(await filter(other, 'new'), [0, 0]);
});

test('FT-35: The second of two changes to the same version changes nothing', async () => {
  const change = (values: object, { db } = member) =>
    db
      .from('demo_request_states')
      .update(values)
      .eq('request_id', row.id)
      .eq('version', 1)
      .select('status, version');
  const unexplained = await change({ status: 'closed' });
  assert.deepEqual([unexplained.error?.code, unexplained.status], ['23514', 400]);
  assertDenied(await change({ assignee_id: bob.id }));
  assertDenied(await change({ status: 'contacted', version: 7 }));
  assert.deepEqual((await change({ status: 'contacted' }, bob)).data, []);
  assert.deepEqual((await change({ status: 'contacted', assignee_id: member.id })).data, [
    { status: 'contacted', version: 2 },
  ]);
  assert.deepEqual((await change({ status: 'scheduled' })).data, []);
});

test('AT-68: Staff add and read notes and the audit log, and a confirmed account does neither', async () => {
  const note = { request_id: row.id, body: 'Called.' };
  assert.equal((await member.db.from('demo_request_notes').insert(note)).error, null);
  const forged = { ...note, author_id: bob.id };
  assertDenied(await member.db.from('demo_request_notes').insert(forged));
  assertDenied(await bob.db.from('demo_request_notes').insert(note));
  const read = async ({ db }: typeof bob) => {
    const { data } = await db.from('demo_request_notes').select('body, author_id');
    const log = await db.from('audit_log').select('action').eq('target_id', row.id).order('id');
    return [data, log.data?.map(({ action }: { action: string }) => action)];
  };
  assert.deepEqual(await read(member), [
    [{ body: 'Called.', author_id: member.id }],
    ['request.update', 'note.add'],
  ]);
  assert.deepEqual(await read(bob), [[], []]);
});

test('AT-68: Staff see and retry deliveries, and a confirmed account does neither', async () => {
  await testBackend.sql(`update public.deliveries set status = 'dead_letter', attempts = 5`);
  const read = async ({ db }: typeof bob) => (await db.from('deliveries').select('status, attempts')).data;
  const retry = ({ db }: typeof bob) => db.rpc('retry_deliveries', { p_request_id: row.id });
  assert.deepEqual(await read(bob), []);
  const rejected = await retry(bob);
  assert.deepEqual([rejected.error?.code, rejected.status], ['staff_only', 403]);
  assert.deepEqual(await read(member), [{ status: 'dead_letter', attempts: 5 }]);
  assert.equal((await retry(member)).data, 1);
  assert.deepEqual(await read(member), [{ status: 'pending', attempts: 0 }]);
});

test('AT-85, AT-86: Only staff export and erase', async () => {
  for (const [name, args] of [
    ['record_export', { p_requests: 1 }],
    ['erase_person', { p_email: row.email, p_confirmation: row.email }],
  ] as const) {
    const { error, status } = await bob.db.rpc(name, args);
    assert.deepEqual([error?.code, status], ['staff_only', 403], name);
  }
  assert.equal((await member.db.rpc('record_export', { p_requests: 1 })).error, null);
});

test('AT-82: Staff add and remove members but not the last, and a confirmed account changes nothing', async () => {
  const add = ({ db }: typeof bob, email: string) => db.from('staff').insert({ email });
  const remove = ({ db }: typeof bob, email: string) =>
    db.from('staff').delete().eq('email', email).select('email');
  assertDenied(await add(bob, bob.email));
  assert.deepEqual((await remove(bob, member.email)).data, []);
  const last = await remove(member, member.email);
  assert.deepEqual([last.error?.code, last.status], ['last_member', 409]);
  assert.equal((await add(member, ada.email)).error, null);
  assert.equal((await add(member, ada.email)).error?.code, '23505');
  const listed = (await ada.db.rpc('list_staff')).data as { email: string }[];
  assert.deepEqual(listed.map(({ email }) => email).toSorted(), [ada.email, member.email].toSorted());
  assert.deepEqual((await remove(member, ada.email)).data, [{ email: ada.email }]);
  assert.deepEqual((await ada.db.rpc('list_staff')).data, []);
});

for (const [who, db] of [visitor, secretKey])
  test(`AT-01, AT-02: ${who} neither sends, reads nor counts requests`, async () => {
    const table = db.from('demo_requests');
    assertDenied(await table.insert(buildDemoRequest()));
    assertDenied(await table.select('*'));
    assert.notEqual((await table.select('id', { count: 'exact', head: true })).error, null);
    assertDenied(await db.from('demo_request_notes').insert({ request_id: row.id, body: 'Called.' }));
    await rejectsAll(db, FUNCTIONS_OF_ACCOUNTS);
  });

test('AT-02: A visitor reads no table, and learns only whether deliveries arrive', async () => {
  const [, db] = visitor;
  for (const table of TABLES) assertDenied(await db.from(table).select('*'), table);
  const embedded = await db.from('deliveries').select('id, demo_requests(name)');
  assert.deepEqual([embedded.error === null, embedded.data], [false, null]);
  assert.deepEqual((await db.rpc('read_queue_health')).data, 'ok');
  const health = (await db.rpc('read_delivery_health')).data as Record<string, string>;
  assert.match(JSON.stringify(health), /^{"schedule":"(ok|stopped)","notifications":"(ok|failing)"}$/);
});

for (const [who, db] of [visitor, secretKey, signedIn])
  test(`AT-04: ${who} neither changes nor deletes a request`, async () => {
    const table = db.from('demo_requests');
    assertDenied(await table.update({ name: 'Changed' }).eq('id', row.id));
    assertDenied(await table.upsert({ ...row, name: 'Changed' }));
    assertDenied(await table.delete().eq('id', row.id));
  });

for (const [who, db] of [visitor, signedIn])
  test(`AT-02: ${who} calls no function of the secret key, and reads no settings`, async () => {
    await rejectsAll(db, FUNCTIONS_OF_THE_SECRET_KEY);
    const { error, data } = await db.schema('private').from('settings').select('*');
    assert.deepEqual([error === null, data], [false, null]);
  });

test('AT-36: A visitor counts attempts under a key, and takes back what was counted', async () => {
  const attempt = (points: number, limit = 1) => {
    const keys = { p_keys: ['ab'.repeat(32)], p_limits: [limit], p_seconds: [60], p_points: points };
    return visitor[1].rpc('count_attempt', keys);
  };
  const nothing = await attempt(-1);
  assert.deepEqual([nothing.data, nothing.error], [null, null]);
  assert.equal((await attempt(1)).data, 0);
  assert.ok(Number((await attempt(1)).data) > 0);
  assert.equal((await attempt(-1)).data, 0);
  assert.equal((await attempt(1)).data, 0);
  const malformed = await attempt(1, 0);
  assert.deepEqual([malformed.status, malformed.error?.code], [400, 'malformed_attempt']);
});

test('AT-03: A sender chooses neither time nor account, and adds no column', async () => {
  const requests = ada.db.from('demo_requests');
  for (const forged of [{ created_at: '2020-01-01T00:00:00Z' }, { user_id: bob.id }, { user_id: ada.id }])
    assertDenied(await requests.insert(buildDemoRequest(forged)), Object.keys(forged).join());
  const { error, status } = await requests.insert(buildDemoRequest({ role: 'admin' }));
  assert.deepEqual([error?.code, status], ['PGRST204', 400]);
});

test('A repeated request id is a conflict for each sender', async () => {
  for (const { db } of [ada, bob]) {
    const { error, status } = await db.from('demo_requests').insert(row);
    assert.deepEqual([error?.code, status], ['23505', 409]);
  }
});

for (const [title, code, changes] of [
  ['AT-05: a name that is too short', '23514', { name: 'A' }],
  ['AT-05: a phone number of letters', '23514', { phone: 'letters' }],
  ['AT-05: a purpose of 100,000 letters', '23514', { purpose: 'x'.repeat(100_000) }],
  ['AT-05: a zero character', '22021', { name: 'Ada\0Bcc' }],
  ['AT-05: an id that is none', '22P02', { id: 'no uuid' }],
  ['AT-05: an attribution that is no object', '23514', { attribution: ['x'] }],
  ['AT-58: a mark of direction', '23514', { purpose: 'Customs\u061c papers.' }],
] as const)
  test(`${title} gets the response 400`, async () => {
    const { error, status } = await ada.db.from('demo_requests').insert(buildDemoRequest(changes));
    assert.deepEqual([error?.code, status], [code, 400]);
  });

test('AT-05: No rejected request is stored', async () => {
  const { data } = await bob.db.from('demo_requests').select('id, name');
  assert.deepEqual(data, [{ id: row.id, name: row.name }]);
});

test('AT-37: The eleventh request of an hour gets the response 429 and the wait', async () => {
  const carol = await createPerson();
  const requests = carol.db.from('demo_requests');
  const ten = Array.from({ length: 10 }, () => buildDemoRequest());
  assert.equal((await requests.insert(ten)).error, null);
  const { error, status } = await requests.insert(buildDemoRequest());
  assert.deepEqual([error?.code, status], ['demo_requests_hourly_limit', 429]);
  const wait = Number(error?.hint);
  assert.ok(wait > 3500 && wait <= 3600, `a wait of ${wait} seconds`);
  assert.equal((await requests.insert(ten.slice(0, 1))).status, 409);
});

test('The backend answers only at the addresses of a project', async () => {
  for (const path of ['/', '/_system/config', '/_system/introspect', '/storage/v1/bucket', '/graphql/v1'])
    assert.equal((await fetch(testBackend.url + path)).status, 404, path);
});

describe('Calls of the mail function', () => {
  const announced = buildDemoRequest({
    name: 'Grace Hopper',
    purpose: '<script>alert(1)</script>\nBcc: all@evil.example',
  });
  const body = JSON.stringify({ id: announced.id });
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  before(async () => {
    await testBackend.sql(`update private.settings set request_read_access = 'staff_only' where only_row`);
    assert.equal((await ada.db.from('demo_requests').insert(announced)).error, null);
  });

  test('AT-12: The mail function responds with 401 to a caller without the right to it', async () => {
    const { publishable, secret, mailApi } = testBackend.keys;
    const expired = signToken({ sub: ada.id, exp: 1 });
    for (const [who, headers] of Object.entries<Record<string, string>>({
      nobody: {},
      'the publishable key': { apikey: publishable },
      'the publishable key as a token': { apikey: publishable, ...bearer(publishable) },
      'an expired token': { apikey: publishable, ...bearer(expired) },
      'a token with a foreign signature': bearer(signToken({ sub: ada.id }, 'another secret')),
      'a token without a signature': bearer(signToken({ sub: ada.id }, null)),
      'a wrong secret key': { apikey: `${secret}x` },
      'the key of the mail service': bearer(mailApi),
    }))
      for (const sent of [body, '{}']) assert.equal((await callFunction(headers, sent)).status, 401, who);
    assert.equal((await callFunction({}, '', 'GET')).status, 405);
    assert.equal((await testBackend.notifications()).length, 0);
  });

  for (const [what, status, { token }, sent] of [
    ['without JSON', 400, ada, '{'],
    ['without a uuid', 400, ada, '{"id":"1"}'],
    ['without an id', 400, ada, '{}'],
    ['of 17 KB', 413, ada, JSON.stringify({ id: announced.id, purpose: 'x'.repeat(17 * 1024) })],
    ['for an unknown id', 404, ada, JSON.stringify({ id: crypto.randomUUID() })],
    ['for a request that the caller cannot read', 404, bob, body],
  ] as const)
    test(`AT-13: The mail function answers a call ${what} with ${status}`, async () => {
      assert.equal((await callFunction(bearer(token), sent)).status, status);
      assert.equal((await testBackend.notifications()).length, 0);
    });

  test('AT-14, FT-09: The mail function sends one mail for twenty calls at once, and says so to a later call', async () => {
    const forged = JSON.stringify({
      ...announced,
      name: 'Forged',
      email: 'forged@evil.example',
      purpose: 'forged',
    });
    const calls = await Promise.all(
      Array.from({ length: 20 }, () => callFunction(bearer(ada.token), forged)),
    );
    // A busy machine meets deadlines: 503, or a mail that waits for its next attempt.
    assert.ok(calls.every(({ status }) => [200, 202, 502, 503].includes(status)));
    await waitUntilPassed(async () => {
      await testBackend.sql('update public.deliveries set attempts = 0');
      const later = await callFunction(bearer(ada.token), body);
      assert.deepEqual([later.status, await later.json()], [200, { status: 'sent' }]);
    });
    assert.equal((await testBackend.notifications()).length, 1);
  });

  test('AT-13: The mail function mails the stored request as text, and nothing of the call', async () => {
    const [listed] = await testBackend.notifications();
    assert.equal(listed?.Subject, 'Demo request: Grace Hopper');
    assert.equal(listed.MessageID, `demo-request-${announced.id}@${listed.MessageID.split('@')[1] ?? ''}`);
    assert.equal(listed.To.length, 1);
    const { Text, HTML } = await testBackend.mail(listed.ID);
    assert.doesNotMatch(Text + HTML, /forged/i);
    assert.doesNotMatch(Text, /^Bcc:/m);
    assert.doesNotMatch(HTML, /<script/);
  });
});
