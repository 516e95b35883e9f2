import { dashboardAnswer, listAnswer } from '@/lib/dashboard/answers';

const row = {
  ...{ id: 'a', name: 'Ada', email: 'ada@example.com', phone: '+44', purpose: 'A demo', phone_dial: null },
  ...{ created_at: '2026-11-01', source: 'spring', sent_path: '/products', landing_path: '' },
  ...{ utm_medium: '', utm_campaign: '' },
};
const empty = Object.fromEntries(Object.keys(row).map((name) => [name, '']));

test('a row that is not as expected is empty where it is not, and the list stays', () => {
  const { rows, total, preceding } = listAnswer.parse({
    rows: [row, { ...row, name: 7, purpose: null }, 'nonsense', null],
    total: 'many',
  });
  expect(rows).toEqual([
    row,
    { ...row, name: '', purpose: '' },
    ...['2', '3'].map((id) => ({ ...empty, id, phone_dial: null })),
  ]);
  expect({ total, preceding }).toEqual({ total: 4, preceding: 0 });
});

test('a list that says nothing of it is counted whole, and goes on where rows are left', () => {
  const list = { rows: [row], preceding: 1 };
  expect(listAnswer.parse({ ...list, total: 2 })).toMatchObject({ about: false, placed: true, more: false });
  expect(listAnswer.parse({ ...list, total: 3 })).toMatchObject({ more: true });
  const far = { about: true, placed: false, more: true };
  expect(listAnswer.parse({ ...list, total: 1, ...far })).toMatchObject(far);
});

test('AT-74: what is dialed is a number or nothing', () => {
  const right = ['+442079460958', '+442079460958;ext=12'];
  const dials = [...right, '+442079460958"><script>', 'javascript:alert(1)', 7, null];
  const { rows } = listAnswer.parse({ rows: dials.map((phone_dial) => ({ ...row, phone_dial })) });
  const dialed = rows.map(({ phone_dial }) => phone_dial);
  expect(dialed).toEqual([...right, null, null, null, null]);
});

test('an answer without rows holds no list', () => {
  for (const answer of [null, undefined, 'sorry', {}, { rows: 'none' }])
    expect(listAnswer.safeParse(answer).success).toBe(false);
});

test('what comes with the list is read as far as it is as expected', () => {
  const moments = { next_attempt_at: '2026-11-02', sent_at: null };
  const mail = { request_id: 'a', status: 'parked', attempts: 8, ...moments, last_error: 'http-503' };
  const { viewer, origins, notifications, parked, newest, recent } = dashboardAnswer.parse({
    viewer: 'ada@example.com',
    asked: null,
    origins: [{ id: 'a', utm_source: 'spring', landing_path: 5 }, { utm_source: 'nobody' }],
    notifications: [mail, { ...mail, status: 'lost' }],
    newest: '2026-11-01',
    parked: [{ request_id: 'a', parked: 2 }],
    recent: [{ day: null, source: 'spring', requests: 1 }, { requests: 'few' }],
  });
  expect(viewer).toBe('ada@example.com');
  expect(origins).toEqual([{ request: 'a', attribution: { utm_source: 'spring' } }]);
  expect(notifications.map(({ request, state }) => [request, state.status, state.attempts])).toEqual([
    ['a', 'parked', 8],
  ]);
  expect(parked).toEqual({ count: 2, request: 'a' });
  expect(newest).toBe('2026-11-01');
  expect(recent.sources).toEqual([{ source: 'spring', requests: 1 }]);
});

test('a reader of their own requests alone gets no more than the list', () => {
  const names = 'asked origins notifications newest parked recent states open answers'.split(' ');
  const nothing = Object.fromEntries(names.map((name) => [name, null]));
  expect(dashboardAnswer.parse({ viewer: 'ada@example.com', ...nothing })).toMatchObject({
    notifications: [],
    parked: null,
    newest: '1970-01-01T00:00:00Z',
    states: [],
    open: null,
    answers: { recent: null },
  });
});

test('the state of each request is read by itself; an event that is not as expected is left out', () => {
  const said = { status: 'contacted', reason: null, owner: null, note: null, undoes: null };
  const by = { by: 'ada@example.com', mine: true, at: '2026-11-01' };
  const event = { id: 1, seen: null, kind: 'status', ...said, ...by };
  const owned = { owner: null, mine: false, last_event: 1, undoable: true };
  const state = { status: 'contacted', reason: null, ...owned };
  const { states, open, answers } = dashboardAnswer.parse({
    states: [
      { request_id: 'a', ...state, events: [event, { ...event, kind: 'letter' }, null] },
      { request_id: 'b', ...state, status: 'won', events: [] },
    ],
    open: [{ status: 'new', requests: 7 }],
    answers: [{ week: null, answers: 2, median: 60, ninetieth: 90 }],
  });
  expect(states).toEqual([{ request: 'a', state: { ...state, events: [event] } }]);
  expect(open?.get('new')).toBe(7);
  expect(answers.recent).toEqual({ answers: 2, median: 60, ninetieth: 90 });
});
