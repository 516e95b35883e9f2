import fc from 'fast-check';
import {
  addDays,
  createTimeFormat,
  findStartOfDay,
  getDay,
  parseTimeZone,
} from '@/lib/dashboard/calendar-day';
import {
  getListHref,
  getListParameters,
  getRequestHref,
  isFiltered,
  isReversed,
  parseListQuery,
  parseRequestId,
} from '@/lib/dashboard/list-query';
import { getSearchPatterns } from '@/lib/dashboard/read-requests';

jest.mock('@/lib/supabase/server', () => ({}));

const list = '/dashboard-list-form-data';
const id = '5d3f3a1e-0b58-4a52-9f6e-0e9d3a6f2b11';
const usual = { search: '', page: 1 };

test.each<[name: string, values: unknown[]]>([
  ['q', ['', ' ', 5, ['a']]],
  ['from', ['2026-02-30', '20260304', '2026-3-4', "2026-03-04'", 'x', '1999-01-01']],
  ['status', ['won', 'NEW', ['new']]],
  ['source', ['', ['a']]],
  ['page', ['0', '-1', '1e9', '1.5', 'NaN', '9'.repeat(9)]],
])('The list ignores a senseless parameter: %s=%j', (name, values) => {
  for (const value of values) expect(parseListQuery({ [name]: value })).toEqual(usual);
});

test('Any address is parsed, and the address that is built from the result means the same', () => {
  const texts = ['2026-03-04', 'Asia/Singapore', 'new', '2', '-', '%_\\,()"\'*', 'é\u0301'];
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...texts), fc.array(fc.string()));
  const names = 'q from to status source page __proto__'.split(' ');
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), (address) => {
      const query = parseListQuery(address);
      const again = parseListQuery(Object.fromEntries(getListParameters(query)));
      expect(again).toEqual(query);
    }),
    { numRuns: 250 },
  );
});

test('A search term becomes one normalized line of limited length', () => {
  expect(parseListQuery({ q: '  Jose\u0301\n100% \ud800 ' }).search).toBe('José 100% \ufffd');
  expect(parseListQuery({ q: 'x'.repeat(1000) }).search).toHaveLength(200);
  const family = '👨‍👩‍👧';
  expect(parseListQuery({ q: family.repeat(201) }).search).toBe(family.repeat(200));
});

test('A changed filter leads to the first page, and a page step keeps the filters', () => {
  const query = parseListQuery({ q: 'port & crew', status: 'new', page: '3' });
  expect(getListHref(query, { status: 'closed' })).toBe(`${list}?q=port+%26+crew&status=closed`);
  expect(getListHref(query, { page: 4 })).toBe(`${list}?q=port+%26+crew&status=new&page=4`);
  expect(getRequestHref(query, id)).toBe(`${list}?q=port+%26+crew&status=new&page=3&request=${id}`);
});

test('An unknown source is a filter of its own', () => {
  const unknown = parseListQuery({ source: '-' });
  expect([unknown.source, isFiltered(unknown), getListHref(unknown)]).toEqual(['', true, `${list}?source=-`]);
  expect(isFiltered(parseListQuery({}))).toBe(false);
});

test('A range of days is recognized as reversed', () => {
  const [from, to] = ['2026-03-05', '2026-03-04'];
  const queries = [{ from, to }, { from, to: from }, { from }].map(parseListQuery);
  expect(queries.map(isReversed)).toEqual([true, false, false]);
});

test('The id of a request is a UUID and nothing else', () => {
  expect([id, id.toUpperCase(), `${id}'`, '', 5, [id]].map(parseRequestId)).toEqual([
    id,
    id.toUpperCase(),
    ...Array.from({ length: 4 }, () => undefined),
  ]);
});

test.each([
  ['Núñez RAIL', ['%nunez%', '%rail%']],
  ['  ', []],
  ['100% a_b c\\d *', ['%100\\%%', '%a\\_b%', '%c\\\\d%', '%_%']],
  ['+49 (0)151 123', ['%49151123%']],
  ['0151/123-45', ['%15112345%']],
  ['\u202a+44\u00a07700\u202f900123\u202c', ['%447700900123%']],
  ['+44\u20117700\u2013900\u2212123', ['%447700900123%']],
  ['＋٤٤ ٧٧٠٠', ['%447700%']],
  ['Straße Łukasz', ['%strasse%', '%lukasz%']],
  ['Ann‑Marie O’Neil', ['%annmarie%', '%oneil%']],
  ['12', ['%12%']],
  ['李雷', ['%李雷%']],
  ['a b c d e f g h i j', ['%a%', '%b%', '%c%', '%d%', '%e%', '%f%', '%g%', '%h%']],
])('A search for %j looks for %j', (search, patterns) => {
  expect(getSearchPatterns(parseListQuery({ q: search }).search)).toEqual(patterns);
});

// Havana, Santiago, Cairo and Beirut change clocks at midnight.
const zones = [
  ...'UTC Asia/Kathmandu America/Havana Asia/Beirut Australia/Lord_Howe'.split(' '),
  ...'Pacific/Auckland America/St_Johns'.split(' '),
];

// Tests each change of clocks in two years, and the first day of each month.
test.each(zones)('A calendar day begins in %s at its first moment', (zone) => {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const getOffset = (day: string) => clock.format(Date.parse(day)).split(' ').at(-1);
  const all = Array.from({ length: 2 * 365 }, (_, index) => addDays('2020-01-01', index));
  const days = all.filter(
    (day) => day.endsWith('-01') || getOffset(addDays(day, -2)) !== getOffset(addDays(day, 3)),
  );
  for (const day of days) {
    const start = findStartOfDay(day, zone).getTime();
    expect([day, getDay(start, zone), getDay(start - 1, zone)]).toEqual([day, day, addDays(day, -1)]);
  }
});

test('A calendar day has the zone of the cookie, or UTC where the calendar does not know it', () => {
  expect(['Europe/Berlin', undefined, '', "x';", 'Europe/', 'x'.repeat(100)].map(parseTimeZone)).toEqual([
    'Europe/Berlin',
    ...Array.from({ length: 5 }, () => 'UTC'),
  ]);
});

test.each([
  ['Pacific/Auckland', '2026-11-27T11:00:00Z', '2026-11-28 00:00:00'],
  ['Asia/Kathmandu', '2026-11-27T18:14:59Z', '2026-11-27 23:59:59'],
  ['America/St_Johns', '2026-11-28T03:29:59Z', '2026-11-27 23:59:59'],
  // The clocks go forward at two, and back at three.
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25 02:30:00'],
])('A calendar day is found with its time of day, as in %s at %s', (zone, moment, time) => {
  expect(createTimeFormat(zone)(moment)).toBe(time);
  expect(getDay(Date.parse(moment), zone)).toBe(time.slice(0, 10));
});
