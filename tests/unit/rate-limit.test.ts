import { logEvent } from '@/lib/log/log-event';
import { consumeRateLimit, refundCodeTry, refundMail, resetCodeTries } from '@/lib/security/rate-limit';

let address = '';
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'x-visitor': address })),
}));
jest.mock('@/lib/log/log-event', () => ({ logEvent: jest.fn() }));

interface Counted {
  p_keys: string[];
  p_limits: number[];
  p_seconds: number[];
  p_points: number;
}
const call = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const mockResponse = (body: unknown, status = 200) =>
  call.mockImplementation(() => Promise.resolve(Response.json(body, { status })));
const asked = () => call.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Counted);

const env = { ...process.env };
let account = '';
let people = 0;
beforeEach(() => {
  call.mockReset();
  jest.mocked(logEvent).mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(call);
  process.env['VISITOR_ADDRESS_HEADER'] = 'x-visitor';
  process.env['SUPABASE_URL'] = 'http://backend.example';
  process.env['SUPABASE_PUBLISHABLE_KEY'] = 'sb_publishable_1';
  process.env['SUPABASE_AUTH_SECRET_KEY'] = 'sb_secret_1';
  account = `ada-${(people += 1)}@harbour.example`;
  address = `203.0.113.${people}`;
});
afterAll(() => (process.env = env));

const tryCodes = async (count: number) => {
  const waits: number[] = [];
  for (let n = 0; n < count; n += 1) waits.push(await consumeRateLimit('code', account));
  return waits;
};

it('With a shared secret the database counts codes and mails, with the public key and under hashes', async () => {
  mockResponse(0);
  expect(await consumeRateLimit('mail', account)).toBe(0);
  const [input, init] = call.mock.lastCall ?? [];
  expect(input).toBe('http://backend.example/rest/v1/rpc/count_attempt');
  expect(JSON.stringify(init)).not.toMatch(/sb_secret_|harbour|203\.0/);
  expect(init?.headers).toMatchObject({ apikey: 'sb_publishable_1' });
  const [counted] = asked();
  expect(counted).toMatchObject({ p_limits: [10, 6, 20], p_seconds: [600, 3600, 3600], p_points: 1 });
  expect(new Set(counted?.p_keys).size).toBe(3);
  for (const key of counted?.p_keys ?? []) expect(key).toMatch(/^[\da-f]{64}$/);
});

it('With a shared secret a key depends on the secret, the limit, the visitor and the mailbox', async () => {
  mockResponse(0);
  const change = [
    () => undefined,
    () => (account = account.toUpperCase()),
    () => (account = `b-${account}`),
    () => (address = '198.51.100.1'),
    () => (process.env['SUPABASE_AUTH_SECRET_KEY'] = 'sb_secret_2'),
  ];
  for (const make of change) {
    make();
    await consumeRateLimit('code', account);
  }
  const keys = asked().map(({ p_keys }) => p_keys);
  expect(keys[1]).toEqual(keys[0]);
  expect(new Set(keys.map(([both]) => both)).size).toBe(4);
  expect(new Set(keys.map(([, ofAccount]) => ofAccount)).size).toBe(3);
});

it('With a shared secret an attempt waits as long as the database says', async () => {
  mockResponse(300);
  expect(await consumeRateLimit('code', account)).toBe(300);
  expect(logEvent).not.toHaveBeenCalled();
});

it('With a shared secret the database deletes attempts that the site withdraws', async () => {
  mockResponse(0);
  await refundMail(account);
  await refundCodeTry(account);
  await resetCodeTries(account);
  expect(asked().map(({ p_keys, p_points }) => [p_keys.length, p_points])).toEqual([
    [3, -1],
    [2, -1],
    [1, -5],
  ]);
});

it('With a shared secret sign-ins are counted in the memory of the process', async () => {
  expect(await consumeRateLimit('signIn', account)).toBe(0);
  expect(call).not.toHaveBeenCalled();
});

it.each<[string, () => unknown, string]>([
  ['is full', () => mockResponse(null), 'full'],
  ['lacks the function', () => mockResponse({ code: 'PGRST202' }, 404), '404'],
  ['is down', () => call.mockRejectedValue(new TypeError('fetch failed')), 'TypeError'],
])('With a shared secret the memory of the process replaces a database that %s', async (_, fail, code) => {
  fail();
  const waits = await tryCodes(6);
  expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  expect(waits[5]).toBeGreaterThan(0);
  expect(logEvent).toHaveBeenCalledWith('warn', 'limits-not-shared', { code });
});

describe('The memory of the process', () => {
  beforeEach(() => delete process.env['SUPABASE_AUTH_SECRET_KEY']);
  afterEach(() => expect(call).not.toHaveBeenCalled());

  it('Without a shared secret a visitor has five tries for one mailbox, and takes none from another visitor', async () => {
    expect((await tryCodes(7)).map((wait) => wait > 0)).toEqual([
      ...Array<boolean>(5).fill(false),
      true,
      true,
    ]);
    address = '198.51.100.2';
    expect(await tryCodes(1)).toEqual([0]);
  });

  it('Without a shared secret a mailbox accepts a hundred wrong codes, and a rejected try is not counted', async () => {
    for (let n = 0; n < 20; n += 1) {
      address = `198.51.100.${n}`;
      expect((await tryCodes(7)).filter((wait) => wait === 0)).toHaveLength(5);
    }
    address = '198.51.100.200';
    expect((await tryCodes(1))[0]).toBeGreaterThan(0);
    account = `b-${account}`;
    expect(await tryCodes(1)).toEqual([0]);
  });

  it('Without a shared secret a withdrawn try is not counted, and no more tries are withdrawn than made', async () => {
    await tryCodes(2);
    for (let n = 0; n < 4; n += 1) await refundCodeTry(account);
    expect((await tryCodes(6)).map((wait) => wait > 0)).toEqual([...Array<boolean>(5).fill(false), true]);
  });

  it('Without a shared secret a new code gives all tries to its visitor again, and to nobody else', async () => {
    await tryCodes(6);
    address = '198.51.100.3';
    await tryCodes(5);
    await resetCodeTries(account);
    expect((await tryCodes(6)).filter((wait) => wait === 0)).toHaveLength(5);
    address = `203.0.113.${people}`;
    expect((await tryCodes(1))[0]).toBeGreaterThan(0);
  });
});
