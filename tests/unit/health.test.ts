import { GET } from '@/app/api/health/route';
import { logEvent } from '@/lib/log/log-event';

jest.mock('@/lib/log/log-event', () => ({ logEvent: jest.fn() }));

const call = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const env = { ...process.env };
let now = Date.now();

beforeEach(() => {
  // The answer to an earlier test has expired by then.
  now += 60_000;
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'queueMicrotask'] });
  call.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation(call);
  process.env['SUPABASE_URL'] = 'http://backend.example';
  process.env['SUPABASE_PUBLISHABLE_KEY'] = 'sb_publishable_1';
});
afterEach(() => jest.useRealTimers());
afterAll(() => (process.env = env));

const answers = (body: unknown, status = 200) =>
  call.mockImplementation(() => Promise.resolve(Response.json(body, { status })));

async function health(): Promise<[number, unknown]> {
  const answer = await GET();
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return [answer.status, await answer.json()];
}

const unreachable = { status: 'failing', site: 'ok', database: 'unreachable', queue: 'unknown' };

test('The health check reports that all is well', async () => {
  answers('ok');
  expect(await health()).toEqual([200, { status: 'ok', site: 'ok', database: 'ok', queue: 'ok' }]);
  const [url, init] = call.mock.calls[0] ?? [];
  expect(url).toBe('http://backend.example/rest/v1/rpc/read_queue_health');
  expect(init).toMatchObject({ method: 'POST', headers: { apikey: 'sb_publishable_1' } });
  expect(init?.headers).not.toHaveProperty('Authorization');
});

test('The health check reports mails that wait too long', async () => {
  answers('overdue');
  expect(await health()).toEqual([503, { status: 'failing', site: 'ok', database: 'ok', queue: 'overdue' }]);
});

test.each<[string, () => unknown]>([
  ['does not answer', () => call.mockRejectedValue(new TypeError('connect ECONNREFUSED 10.0.0.7'))],
  ['refuses', () => answers({ message: 'secret detail' }, 404)],
  ['answers nonsense', () => answers({ rows: [] })],
])('The health check leaks nothing when the backend %s', async (_, prepare) => {
  prepare();
  expect(await health()).toEqual([503, unreachable]);
  expect(logEvent).toHaveBeenCalledWith('error', 'health-check-failed', expect.anything());
});

test('The health check asks the database once in five seconds, however many visitors ask', async () => {
  answers('ok');
  await Promise.all(Array.from({ length: 50 }, health));
  jest.advanceTimersByTime(4_999);
  await health();
  expect(call).toHaveBeenCalledTimes(1);
  answers('overdue');
  jest.advanceTimersByTime(1);
  expect((await health())[0]).toBe(503);
  expect(call).toHaveBeenCalledTimes(2);
});
