import { dashboardAnswer, listAnswer } from '@/lib/dashboard/answers';

const row = {
  id: 'a',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '+44',
  purpose: 'A demo',
  created_at: '2026-11-01',
};

test('a row that is not as expected is empty where it is not, and the list stays', () => {
  const { rows, total, preceding } = listAnswer.parse({
    rows: [row, { ...row, name: 7, purpose: null }, 'nonsense', null],
    total: 'many',
  });
  expect(rows).toEqual([
    row,
    { ...row, name: '', purpose: '' },
    ...['2', '3'].map((id) => ({ id, name: '', email: '', phone: '', purpose: '', created_at: '' })),
  ]);
  expect({ total, preceding }).toEqual({ total: 4, preceding: 0 });
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
