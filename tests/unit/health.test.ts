import { GET } from '@/app/api/health/route';
import { noteAcceptedMail, noteFailure, noteRejectedMail } from '@/lib/health/failures';

const call = jest.fn<Promise<Response>, [url: string, init: RequestInit]>();
const env = { ...process.env };
let now = Date.now();
let log: jest.SpyInstance;
/** Answers of the backend by path. */
let responses: Record<string, [body: unknown, status?: number] | Error>;

const WELL = {
  site: 'ok',
  database: 'ok',
  auth: 'ok',
  codeMails: 'ok',
  notifications: 'ok',
  schedule: 'ok',
};
const settings = (changes: object = {}) => ({
  disable_signup: false,
  mailer_autoconfirm: false,
  external: { email: true, phone: false },
  ...changes,
});
const DELIVERIES = '/rest/v1/rpc/read_delivery_health';
const SETTINGS = '/auth/v1/settings';

beforeEach(() => {
  // Faults of an earlier test have ended by then.
  now += 60 * 60_000;
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'queueMicrotask'] });
  process.env['SUPABASE_URL'] = 'http://backend.example';
  process.env['SUPABASE_PUBLISHABLE_KEY'] = 'sb_publishable_1';
  responses = { [DELIVERIES]: [{ notifications: 'ok', schedule: 'ok' }], [SETTINGS]: [settings()] };
  call.mockReset().mockImplementation((url) => {
    const response = responses[new URL(url).pathname] ?? [{}, 404];
    return response instanceof Error
      ? Promise.reject(response)
      : Promise.resolve(Response.json(response[0], { status: response[1] ?? 200 }));
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(call as typeof fetch);
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  process.env = { ...env };
});

async function readHealth(): Promise<[number, object]> {
  const response = await GET();
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return [response.status, (await response.json()) as object];
}
const failing = (parts: Partial<Record<keyof typeof WELL, string>>) => [
  503,
  { status: 'failing', ...WELL, ...parts },
];

test('The health check reports that all is well, and asks with the public key alone', async () => {
  expect(await readHealth()).toEqual([200, { status: 'ok', ...WELL }]);
  expect(call.mock.calls.map(([url]) => new URL(url).pathname)).toEqual([DELIVERIES, SETTINGS]);
  for (const [, { headers }] of call.mock.calls) {
    expect(headers).toMatchObject({ apikey: 'sb_publishable_1' });
    expect(headers).not.toHaveProperty('Authorization');
  }
  expect(log).not.toHaveBeenCalled();
});

test('The auth service is asked with the secret key where the site uses it, and the database never', async () => {
  process.env['SUPABASE_AUTH_SECRET_KEY'] = 'sb_secret_1';
  await readHealth();
  const keys = call.mock.calls.map(([, { headers }]) => new Headers(headers).get('apikey'));
  expect(keys).toEqual(['sb_publishable_1', 'sb_secret_1']);
});

test.each<[string, () => void, Partial<Record<keyof typeof WELL, string>>]>([
  [
    'notifications that do not arrive',
    () => (responses[DELIVERIES] = [{ notifications: 'failing', schedule: 'ok' }]),
    { notifications: 'failing' },
  ],
  [
    'a schedule that does not run',
    () => (responses[DELIVERIES] = [{ notifications: 'ok', schedule: 'stopped' }]),
    { schedule: 'stopped' },
  ],
  [
    'a database that does not answer',
    () => (responses[DELIVERIES] = new TypeError('connect ECONNREFUSED 10.0.0.7')),
    { database: 'unreachable', notifications: 'unknown', schedule: 'unknown' },
  ],
  [
    'a database without its migrations',
    () => (responses[DELIVERIES] = [{ message: 'secret detail' }, 404]),
    { database: 'unreachable', notifications: 'unknown', schedule: 'unknown' },
  ],
  [
    'a database that refuses the key',
    () => (responses[DELIVERIES] = [{}, 401]),
    { database: 'key-refused', notifications: 'unknown', schedule: 'unknown' },
  ],
  ['an auth service that is down', () => (responses[SETTINGS] = [{}, 503]), { auth: 'unreachable' }],
  ['an auth service that refuses the key', () => (responses[SETTINGS] = [{}, 401]), { auth: 'key-refused' }],
  [
    'an auth service that answers nonsense',
    () => (responses[SETTINGS] = [{ rows: [] }]),
    { auth: 'unreachable' },
  ],
  [
    'sign-ups that are switched off',
    () => (responses[SETTINGS] = [settings({ disable_signup: true })]),
    { auth: 'sign-ups-off' },
  ],
  [
    'sign-ups by email that are switched off',
    () => (responses[SETTINGS] = [settings({ external: { email: false } })]),
    { auth: 'sign-ups-off' },
  ],
  [
    'addresses that count as confirmed without a mail',
    () => (responses[SETTINGS] = [settings({ mailer_autoconfirm: true })]),
    { auth: 'addresses-not-confirmed' },
  ],
])('The health check reports %s, and leaks nothing', async (_, prepare, parts) => {
  prepare();
  expect(await readHealth()).toEqual(failing(parts));
  expect(log).toHaveBeenCalledTimes(1);
  expect(String(log.mock.lastCall)).toContain('"event":"health-check-failed"');
  expect(String(log.mock.lastCall)).not.toContain('secret detail');
});

test.each(['auth', 'database'] as const)(
  'A call that failed makes %s red for ten minutes in this process',
  async (part) => {
    noteFailure(part);
    expect(await readHealth()).toEqual(failing({ [part]: 'failing' }));
    jest.advanceTimersByTime(9 * 60_000);
    expect((await readHealth())[0]).toBe(503);
    jest.advanceTimersByTime(60_000);
    expect((await readHealth())[0]).toBe(200);
  },
);

test('Code mails are red when two mail domains were rejected and none accepted between them', async () => {
  noteRejectedMail('ada@harbour.example');
  noteRejectedMail('bob@harbour.example');
  expect((await readHealth())[0]).toBe(200);
  noteAcceptedMail();
  noteRejectedMail('ada@northwind.example');
  expect((await readHealth())[0]).toBe(200);
  noteRejectedMail('ada@harbour.example');
  expect(await readHealth()).toEqual(failing({ codeMails: 'failing' }));
  noteAcceptedMail();
  expect((await readHealth())[0]).toBe(200);
});

test('However many visitors ask, the backend is asked once in fifteen seconds', async () => {
  await readHealth();
  await Promise.all(Array.from({ length: 50 }, readHealth));
  jest.advanceTimersByTime(14_999);
  await readHealth();
  expect(call).toHaveBeenCalledTimes(2);
  responses[DELIVERIES] = [{ notifications: 'failing', schedule: 'ok' }];
  jest.advanceTimersByTime(1);
  // Those who ask meanwhile get the previous response, since workers cannot wait for another request's call.
  const all = await Promise.all(Array.from({ length: 50 }, readHealth));
  expect(all.filter(([status]) => status === 503)).toHaveLength(1);
  expect((await readHealth())[0]).toBe(503);
  expect(call).toHaveBeenCalledTimes(4);
});
