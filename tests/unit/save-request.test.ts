import type { Supabase } from '@/lib/supabase/server';
import { saveRequest } from '@/lib/demo/save-request';

interface Answer {
  status: number;
  error?: { code: string; hint?: string };
  data?: object;
}
let inserts: Answer[] = [];
let stored: object | null = null;
const insert = jest.fn<Promise<object>, [row: object]>(() =>
  Promise.resolve({ data: null, error: null, ...inserts.shift() }),
);

jest.mock('@/lib/supabase/server', () => ({ createSupabase: () => Promise.resolve(mockClient()) }));
jest.mock('@/lib/security/limits', () => ({ attempt: () => Promise.resolve(0) }));
jest.mock('@/lib/demo/notify-team', () => ({ notifyTeam: () => Promise.resolve(true) }));
jest.mock('@/lib/log/log-event', () => ({ logEvent: jest.fn() }));

function mockClient() {
  const found = () => Promise.resolve({ data: stored, error: null, status: 200 });
  return {
    auth: { getUser: () => Promise.resolve({ data: { user: { id: 'ada' } }, error: null }) },
    from: () => ({ insert, select: () => ({ match: () => ({ maybeSingle: found }) }) }),
  } as unknown as Supabase;
}

const words = { name: 'Ada', email: 'ada@harbour.example', phone: '+44 20 7946', purpose: 'Replan crews.' };
const save = (...answers: Answer[]) => {
  inserts = answers;
  return saveRequest(words, (account) => `id of ${account}`, { utm_source: 'news', phone_dial: '+44207946' });
};
const failed = (code: string, hint = '') => ({ status: 400, error: { code, hint } });

beforeEach(() => {
  insert.mockClear();
  stored = null;
});

test('a request is saved under its own id, with where its sender came from', async () => {
  expect(await save({ status: 201 })).toMatchObject({
    status: 'sent',
    receipt: { at: expect.any(String) as string },
  });
  const row = { ...words, phone: '44207946', id: 'id of ada', utm_source: 'news', phone_dial: '+44207946' };
  expect(insert).toHaveBeenCalledWith(row);
});

test('FT-03: an answer that is no "created" is not taken for success', async () => {
  const answers = [200, 202, 204, 206, 404, 500].map((status) => ({ status }));
  for (const answer of [...answers, failed('500'), failed('42501'), failed('23505')])
    expect(await save(answer)).toEqual({ status: 'not-saved' });
});

test('FT-10: a request that is there already is saved, and its moment is that of the row', async () => {
  stored = { created_at: '2026-11-21T09:30:00Z' };
  const receipt = { at: '2026-11-21T09:30:00Z' };
  expect(await save({ ...failed('23505'), status: 409 })).toMatchObject({ status: 'sent', receipt });
});

test('what need not be known costs no request', async () => {
  for (const code of ['23514', 'PGRST204']) {
    expect(await save(failed(code), { status: 201 })).toMatchObject({ status: 'sent' });
    expect(insert).toHaveBeenLastCalledWith({ ...words, phone: '44207946', id: 'id of ada' });
  }
});

test('an account that has sent its ten requests is told when there is room again', async () => {
  const limited = (hint: string) => save(failed('demo_requests_hourly_limit', hint));
  expect(await limited('700')).toEqual({ status: 'limited', of: 'account', seconds: 700 });
  expect(await limited('')).toEqual({ status: 'limited', of: 'account', seconds: 3600 });
});
