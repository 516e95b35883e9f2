import { dashboardAnswer, listAnswer } from '@/lib/dashboard/answers';

const row = {
  id: 'a',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '+44',
  purpose: 'A demo',
  phone_dial: null,
  created_at: '2026-11-01',
  source: 'spring',
  sent_path: '/products',
  landing_path: '',
  utm_medium: '',
  utm_campaign: '',
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

test.each([
  ['+442079460958', '+442079460958'],
  ['+442079460958;ext=12', '+442079460958;ext=12'],
  ['+442079460958"><script>', null],
  ['javascript:alert(1)', null],
  [7, null],
  [null, null],
])('AT-74: what is dialed is a number or nothing: %j', (phone_dial, dialed) => {
  expect(listAnswer.parse({ rows: [{ ...row, phone_dial }] }).rows[0]?.phone_dial).toBe(dialed);
});

test.each([null, undefined, 'sorry', {}, { rows: 'none' }])('%j holds no list', (answer) => {
  expect(listAnswer.safeParse(answer).success).toBe(false);
});

test('what stands beside the list is read as far as it is as expected', () => {
  const mail = {
    request_id: 'a',
    status: 'parked',
    attempts: 8,
    next_attempt_at: '2026-11-02',
    sent_at: null,
    last_error: 'http-503',
  };
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

test('whoever reads only their own requests gets no more than the list', () => {
  const { notifications, parked, newest } = dashboardAnswer.parse({
    viewer: 'ada@example.com',
    asked: null,
    origins: null,
    notifications: null,
    newest: null,
    parked: null,
    recent: null,
  });
  expect({ notifications, parked, newest }).toEqual({
    notifications: [],
    parked: null,
    newest: '1970-01-01T00:00:00Z',
  });
});

test('how requests stand is read request by request; an event that is not as expected is left out', () => {
  const event = {
    id: 1,
    seen: null,
    kind: 'status',
    status: 'contacted',
    reason: null,
    owner: null,
    note: null,
    undoes: null,
    by: 'ada@example.com',
    mine: true,
    at: '2026-11-01',
  };
  const state = {
    status: 'contacted',
    reason: null,
    owner: null,
    mine: false,
    last_event: 1,
    undoable: true,
  };
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

test('whoever reads only their own requests is told neither how they stand nor how many are open', () => {
  const { states, open, answers } = dashboardAnswer.parse({ states: null, open: null, answers: null });
  expect([states, open, answers.recent]).toEqual([[], null, null]);
});
