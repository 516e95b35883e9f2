import { createClient } from '@supabase/supabase-js';
import { parseListQuery } from '@/lib/dashboard/list-query';
import { type Reader, countRequests, readAllRequests, readPage } from '@/lib/dashboard/read-requests';
import type { Supabase } from '@/lib/supabase/server';

const rows = Array.from({ length: 5 }, (_, index) => ({
  id: String(9 - index),
  created_at: `2026-11-2${9 - index}`,
}));
const MAX_ROWS = 2;
let asked: URLSearchParams[] = [];

/** Answers like a project that allows fewer rows a response than the site asks for. */
function respond(input: URL | RequestInfo): Promise<Response> {
  const { searchParams } = new URL(input as string);
  asked.push(searchParams);
  const [, last] = /id\.lt\.(\d)/.exec(searchParams.get('or') ?? '') ?? [];
  const left = rows.filter(({ id }) => !last || id < last).slice(0, MAX_ROWS);
  return Promise.resolve(Response.json(left, { headers: { 'Content-Range': '0-1/5' } }));
}
const supabase = createClient('http://backend.example', 'key', {
  global: { fetch: respond },
}) as unknown as Supabase;
jest.mock('@/lib/supabase/server', () => ({ createSupabase: () => Promise.resolve(supabase) }));

const query = parseListQuery({});
const all: Reader = { reads_all: true, user_id: 'ada', zone: 'UTC' };
const own: Reader = { reads_all: false, user_id: 'ada', zone: 'UTC' };
beforeEach(() => {
  asked = [];
});

test('An export holds every request, however few the Data API returns at once', async () => {
  const exported = [];
  for await (const part of readAllRequests(query, all)) exported.push(...part);
  expect(exported).toEqual(rows);
});

test.each([
  ['who reads all asks for the requests of everybody', all, null],
  ['who reads their own asks for these alone', own, 'eq.ada'],
])('In list, count and export %s', async (_, reader, condition) => {
  await readPage(supabase, query, reader);
  await countRequests(supabase, query, reader);
  for await (const part of readAllRequests(query, reader)) expect(part).not.toBeNull();
  expect(new Set(asked.map((search) => search.get('user_id')))).toEqual(new Set([condition]));
});

test.each([
  ['Pacific/Auckland', '2026-11-28', '2026-11-27T11:00:00.000Z', '2026-11-28T11:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-28', '2026-11-27T18:15:00.000Z', '2026-11-28T18:15:00.000Z'],
  ['America/St_Johns', '2026-11-28', '2026-11-28T03:30:00.000Z', '2026-11-29T03:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('A day in %s has the requests that its reader sees dated %s', async (zone, day, from, to) => {
  await readPage(supabase, parseListQuery({ from: day, to: day }), { ...all, zone });
  expect(asked[0]?.getAll('created_at')).toEqual([`gte.${from}`, `lt.${to}`]);
});
