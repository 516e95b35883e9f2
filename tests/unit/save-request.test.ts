import { emptyValues, fieldNames } from '@/lib/demo/fields';
import { createRequestId, saveRequest } from '@/lib/demo/save-request';
import type { Supabase } from '@/lib/supabase/server';

interface Answer {
  status: number;
  error?: { code: string; hint?: string };
  data?: object;
}
let inserts: Answer[] = [];
let seconds = 0;
let isNotified = true;
let visitor: { user: object | null; error: Error | null };
let stored: object | null = null;
const insert = jest.fn<Promise<object>, [row: object]>(() =>
  Promise.resolve({ data: null, error: null, ...inserts.shift() }),
);

jest.mock('@/lib/supabase/server', () => ({ createSupabase: () => Promise.resolve(mockClient()) }));
jest.mock('@/lib/security/rate-limit', () => ({ consumeRateLimit: () => Promise.resolve(seconds) }));
jest.mock('@/lib/demo/notify-team', () => ({ notifyTeam: () => Promise.resolve(isNotified) }));
jest.mock('@/lib/log/log-event', () => ({ logEvent: jest.fn() }));

const match = jest.fn<object, [columns: object]>(() => ({
  maybeSingle: () => Promise.resolve({ data: stored, error: null, status: 200 }),
}));

function mockClient() {
  return {
    auth: { getUser: () => Promise.resolve({ data: visitor, error: visitor.error }) },
    from: () => ({ insert, select: () => ({ match }) }),
  } as unknown as Supabase;
}

const DRAFT = '0'.repeat(32);
const fields = {
  ...emptyValues,
  name: 'Ada',
  email: 'ada@harbour.example',
  phone: '+44 20 7946-0958',
  purpose: 'Replan crews.',
};
const row = async () => ({
  ...Object.fromEntries(fieldNames.map((name) => [name, fields[name] || null])),
  phone: '442079460958',
  phone_typed: fields.phone,
  id: await createRequestId(DRAFT, fields),
});
const save = (...results: Answer[]) => {
  inserts = results;
  return saveRequest(fields, DRAFT, { utm_source: 'news' });
};
const failed = (code: string, hint = '') => ({ status: 400, error: { code, hint } });

beforeEach(() => {
  insert.mockClear();
  stored = null;
  seconds = 0;
  isNotified = true;
  visitor = { user: { id: 'ada' }, error: null };
});

test('A request is saved under its own id, with the origin of its sender', async () => {
  expect(await save({ status: 201 })).toMatchObject({
    status: 'sent',
    receipt: { at: expect.any(String) as string },
  });
  expect(insert).toHaveBeenCalledWith({ ...(await row()), attribution: { utm_source: 'news' } });
});

test('A phone number of digits alone is saved once', async () => {
  await saveRequest({ ...fields, phone: '442079460958' }, DRAFT, {});
  expect(insert.mock.lastCall?.[0]).toMatchObject({ phone: '442079460958', phone_typed: null });
});

test('A request is saved when its team could not be notified', async () => {
  isNotified = false;
  expect(await save({ status: 201 })).toMatchObject({ status: 'saved', receipt: {} });
});

test('A request is not saved without a session, without a response about it, or over the limit', async () => {
  visitor = { user: null, error: null };
  expect(await save()).toEqual({ status: 'signed-out' });
  visitor = { user: null, error: new Error('down') };
  expect(await save()).toEqual({ status: 'not-saved' });
  seconds = 90;
  expect(await save()).toEqual({ status: 'limited', of: 'network', seconds: 90 });
  expect(insert).not.toHaveBeenCalled();
});

test('FT-03: A response other than 201 saves nothing', async () => {
  const results = [200, 202, 204, 206, 404, 500].map((status) => ({ status }));
  for (const result of [...results, failed('500'), failed('42501'), failed('23505')])
    expect(await save(result)).toEqual({ status: 'not-saved' });
});

test('FT-10: A request that exists already is looked up without its fields, which would reach logs', async () => {
  stored = { created_at: '2026-11-21T09:30:00Z' };
  await save({ ...failed('23505'), status: 409 });
  expect(Object.keys(match.mock.lastCall?.[0] ?? {})).toEqual(['id', 'user_id']);
});

test('FT-10: A request that exists already is saved, with the moment of its row', async () => {
  stored = { created_at: '2026-11-21T09:30:00Z' };
  const receipt = { at: '2026-11-21T09:30:00Z' };
  expect(await save({ ...failed('23505'), status: 409 })).toMatchObject({ status: 'sent', receipt });
});

test('An account that has sent ten requests reads when it can send again', async () => {
  const limited = (hint: string) => save(failed('demo_requests_hourly_limit', hint));
  expect(await limited('700')).toEqual({ status: 'limited', of: 'account', seconds: 700 });
  expect(await limited('')).toEqual({ status: 'limited', of: 'account', seconds: 3600 });
});

test('The id of a request depends on its draft and fields, so that other fields are another request', async () => {
  const id = await createRequestId(DRAFT, fields);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await createRequestId(DRAFT, { ...fields })).toBe(id);
  const others = await Promise.all([
    createRequestId('1'.repeat(32), fields),
    ...Object.keys(fields).map((name) => createRequestId(DRAFT, { ...fields, [name]: 'Other' })),
    createRequestId(DRAFT, { ...fields, name: 'Adaa', email: 'da@harbour.example' }),
  ]);
  expect(new Set([id, ...others]).size).toBe(others.length + 1);
});

test('The id of a request is that of earlier releases, so that a retry after a deployment is the same request', async () => {
  const before = { ...fields, phone: '+442079460958 ext 89' };
  expect(await createRequestId(DRAFT, before)).toBe('c0f6c530-2e4a-86bd-acfe-74b98ffdcef0');
});

test('The id of a request depends on the account when there is no draft', async () => {
  await saveRequest(fields, undefined, {});
  expect(insert.mock.lastCall?.[0]).toMatchObject({ id: await createRequestId('ada', fields) });
});
