import fc from 'fast-check';
import { addDays, dayOf, isTimeZone, startOfDay } from '@/lib/dashboard/calendar-day';
import {
  isNarrowed,
  isTurnedAround,
  listHref,
  onTopOf,
  listParameters,
  parseListQuery,
  requestHref,
  sortHref,
  SORTS,
} from '@/lib/dashboard/list-query';

const usual = parseListQuery({});
const id = '0b41b8d2-d810-8bde-3e3d-320d9937f141';

test('without parameters the list shows everything, newest first, 25 rows', () => {
  expect(usual).toMatchObject({ search: '', zone: 'UTC', sort: 'created_at', descending: true, size: 25 });
  expect([usual.from, usual.to, usual.after]).toEqual([undefined, undefined, undefined]);
  expect([listHref(usual), isNarrowed(usual)]).toEqual(['/dashboard-list-form-data', false]);
});

test.each([
  ['q', [['a', 'b'], '\u0000 \n ']],
  ['from', ['2026-02-30', '1026-02-03']],
  ['to', ['2026-2-3', "2026-02-03'--"]],
  ['zone', ['Mars/Olympus', 'x'.repeat(100)]],
  ['sort', ['id', '--name', 'user_id']],
  ['size', ['26', '1e9', '-25', 'NaN']],
  ['after', ['1', `${id}'`]],
  ['before', ['']],
])('what makes no sense is as if it were not there: %s=%j', (name, values) => {
  for (const value of values) expect(parseListQuery({ [name]: value })).toEqual(usual);
});

test('any address is read, and written again it says the same', () => {
  const texts = ['2026-03-04', 'Asia/Singapore', '-name', 'email', '50', '100', id, '%_\\,()"\'*', 'é\u0301'];
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...texts), fc.array(fc.string()));
  const names = 'q from to zone source sender sort size after before page __proto__'.split(' ');
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), (address) => {
      const query = parseListQuery(address);
      const again = parseListQuery(Object.fromEntries(listParameters(query)));
      // Without days it does not matter who counts them.
      expect(again).toEqual({ ...query, zone: query.from || query.to ? query.zone : 'UTC' });
    }),
    { numRuns: 250 },
  );
});

test('a search is one spelling of the text, on one line, not endless', () => {
  expect(parseListQuery({ q: '  Jose\u0301\n100% \ud800 ' }).search).toBe('José 100% \ufffd');
  expect(parseListQuery({ q: 'x'.repeat(1000) }).search).toHaveLength(200);
});

test('a change of what is asked for leads to the first page, a step keeps it', () => {
  const query = parseListQuery({ q: 'port & crew', sort: 'name', size: '50', after: id });
  expect(listHref(query, { size: 100 })).toBe('/dashboard-list-form-data?q=port+%26+crew&sort=name&size=100');
  expect(listHref(query, { before: id })).toBe(
    `/dashboard-list-form-data?q=port+%26+crew&sort=name&size=50&before=${id}`,
  );
});

test('a head sorts by its column, and turns the order around', () => {
  for (const sort of SORTS) {
    const once = sort === 'created_at' ? 'created_at' : sort;
    expect(sortHref(usual, sort)).toBe(`/dashboard-list-form-data?sort=${once}`);
  }
  expect(sortHref(parseListQuery({ sort: 'name' }), 'name')).toBe('/dashboard-list-form-data?sort=-name');
  expect(sortHref(parseListQuery({ sort: '-name' }), 'created_at')).toBe('/dashboard-list-form-data');
});

describe('calendar days', () => {
  // Clocks are changed at midnight in Havana, Santiago, Cairo and Beirut.
  const zones = 'UTC Asia/Kathmandu America/Havana Asia/Beirut Australia/Lord_Howe'.split(' ');

  // Around each change of a zone's clocks in two years, and the first day of each month.
  test.each(zones)('in %s a day begins at its first moment', (zone) => {
    const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    const offset = (day: string) => clock.format(Date.parse(day)).split(' ').at(-1);
    const all = Array.from({ length: 2 * 365 }, (_, index) => addDays('2020-01-01', index));
    const days = all.filter(
      (day) => day.endsWith('-01') || offset(addDays(day, -2)) !== offset(addDays(day, 3)),
    );
    for (const day of days) {
      const start = startOfDay(day, zone).getTime();
      expect([day, dayOf(start, zone), dayOf(start - 1, zone)]).toEqual([day, day, addDays(day, -1)]);
    }
  });

  test('a zone is one that the calendar knows', () => {
    expect(['Europe/Berlin', 'UTC', '', "x';", 'Europe/'].filter(isTimeZone)).toEqual([
      'Europe/Berlin',
      'UTC',
    ]);
  });
});

test('a status narrows the list, and a request is asked for where it is', () => {
  expect(parseListQuery({ status: 'won' }).status).toBeUndefined();
  const query = parseListQuery({ status: 'contacted', after: id });
  expect(isNarrowed(query)).toBe(true);
  expect(listHref(query)).toBe('/dashboard-list-form-data?status=contacted');
  expect(requestHref(query, id)).toBe(`/dashboard-list-form-data?status=contacted&after=${id}&request=${id}`);
});

test('a source may be unknown, which is not the same as any', () => {
  const unknown = parseListQuery({ source: '' });
  expect([unknown.source, isNarrowed(unknown)]).toEqual(['', true]);
  expect(listHref(unknown)).toBe('/dashboard-list-form-data?source=');
  expect(isNarrowed(parseListQuery({ source: ['a'] }))).toBe(false);
});

test('a sender is an address or its domain', () => {
  for (const sender of ['ada@harbour.example', '@harbour.example'])
    expect(parseListQuery({ sender }).sender).toBe(sender);
  for (const sender of ['harbour.example', '@', 'a@b@c', '@%', '@a b', `@${'a'.repeat(300)}`])
    expect(parseListQuery({ sender }).sender).toBeUndefined();
});

test('days may follow one another, or not', () => {
  const [from, to] = ['2026-03-05', '2026-03-04'];
  const queries = [{ from, to }, { from, to: from }, { from }].map(parseListQuery);
  expect(queries.map(isTurnedAround)).toEqual([true, false, false]);
});

describe('a filter that is pressed while another one is on its way', () => {
  const shown = parseListQuery({ from: '2026-03-01', zone: 'Europe/Berlin' });
  const press = (awaited: Record<string, string>, pressed: Record<string, string>) =>
    listHref(onTopOf(shown, parseListQuery(awaited), parseListQuery(pressed)));
  const days = { from: '2026-03-01', zone: 'Europe/Berlin' };

  it('is added to it', () => {
    const address = press({ ...days, q: 'rail' }, { ...days, status: 'new' });
    expect(address).toBe('/dashboard-list-form-data?q=rail&from=2026-03-01&zone=Europe%2FBerlin&status=new');
  });

  it('takes away only what it would take away of the page', () => {
    expect(press({ ...days, source: '', size: '50' }, {})).toBe('/dashboard-list-form-data?source=&size=50');
    expect(press({ q: 'rail' }, days)).toBe('/dashboard-list-form-data?q=rail');
  });

  it('leads to the first page', () => {
    const after = '5d3f3a1e-0b58-4a52-9f6e-0e9d3a6f2b11';
    expect(press({ ...days, q: 'rail', after }, { ...days, sort: 'name' })).toBe(
      '/dashboard-list-form-data?q=rail&from=2026-03-01&zone=Europe%2FBerlin&sort=name',
    );
  });
});
