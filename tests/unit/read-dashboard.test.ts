import { createClient } from '@supabase/supabase-js';
import { parseListQuery } from '@/lib/dashboard/list-query';
import { readDashboard } from '@/lib/dashboard/read-dashboard';
import type { Supabase } from '@/lib/supabase/server';

const access = { user_id: 'ada', email: 'ada@harbour.example', is_staff: true, reads_all: true };
let starts: string[] = [];

/** Answers with a request in each of the last two days. */
function respond(input: URL | RequestInfo, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(input as string);
  if (pathname.endsWith('/get_my_access')) return Promise.resolve(Response.json(access));
  if (!pathname.endsWith('/count_requests_since')) return Promise.resolve(Response.json([]));
  starts = (JSON.parse(init?.body as string) as { p_starts: string[] }).p_starts;
  // The database writes moments in another form.
  const counted = starts.slice(-2).map((start) => ({ start: start.replace('.000Z', '+00:00'), requests: 1 }));
  return Promise.resolve(Response.json(counted));
}
const supabase = createClient('http://backend.example', 'key', {
  global: { fetch: respond },
}) as unknown as Supabase;
jest.mock('@/lib/supabase/server', () => ({ createSupabase: () => Promise.resolve(supabase) }));

test.each([
  ['UTC', '2026-11-27', '2026-11-27T00:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-28', '2026-11-27T11:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-28', '2026-11-27T18:15:00.000Z'],
  ['America/St_Johns', '2026-11-27', '2026-11-27T03:30:00.000Z'],
])('The chart counts the days of a reader in %s, the last of which is %s', async (zone, day, start) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-27T18:30:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
  const dashboard = await readDashboard(parseListQuery({}), undefined, zone);
  jest.useRealTimers();
  if (dashboard.status !== 'ok') throw new Error(dashboard.status);
  expect(dashboard.days).toHaveLength(30);
  expect(dashboard.days.slice(-3).map(({ requests }) => requests)).toEqual([0, 1, 1]);
  expect(dashboard.days.at(-1)?.day).toBe(day);
  expect(starts.at(-1)).toBe(start);
});

test('A day of 25 hours is one day of the chart', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-10-26T12:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
  await readDashboard(parseListQuery({}), undefined, 'Europe/Berlin');
  jest.useRealTimers();
  expect(starts.slice(-3)).toEqual([
    '2026-10-23T22:00:00.000Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
});
