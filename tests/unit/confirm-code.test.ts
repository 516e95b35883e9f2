import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/supabase-js';
import { authMessages, codeErrors } from '@/content/messages/auth';
import { confirmCode } from '@/lib/auth/confirm-code';
import { mailCode } from '@/lib/auth/mail-code';
import { setPassword } from '@/lib/auth/set-password';
import { CODE_LIFETIME_MS } from '@/lib/auth/state';
import { hasFailed } from '@/lib/health/failures';
import { logEvent } from '@/lib/log/log-event';
import { DeadlineError } from '@/lib/supabase/call';

/** The next errors of the auth service, in place of success. */
let failing: Partial<Record<'verifyOtp' | 'updateUser', Error[]>> = {};
let accessToken = '';
let done: string[] = [];

jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'x-visitor': `203.0.113.${people}` })),
}));
process.env['VISITOR_ADDRESS_HEADER'] = 'x-visitor';
jest.mock('@/lib/log/log-event', () => ({ logEvent: jest.fn() }));
jest.mock('@/lib/security/with-minimum-duration', () => ({
  withMinimumDuration: (_: number, work: () => unknown) => work(),
}));
jest.mock('@/lib/supabase/server', () => ({
  createAnonymousClient: () =>
    Promise.resolve({ auth: { signInWithOtp: () => Promise.resolve({ error: null }) } }),
  createSupabase: () => Promise.resolve({ auth: mockAuth }),
}));

const mockFailing = (call: keyof typeof failing, note: string) => {
  const error = failing[call]?.shift() ?? null;
  if (!error) done.push(note);
  return Promise.resolve({ error });
};
const mockAuth = {
  verifyOtp: ({ token }: { token: string }) => mockFailing('verifyOtp', `verify ${token}`),
  updateUser: ({ password }: { password: string }) => mockFailing('updateUser', `set ${password}`),
  getSession: () =>
    Promise.resolve({ data: { session: accessToken ? { access_token: accessToken } : null } }),
};

const buildToken = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const log = jest.mocked(logEvent);
const wrong = () => new AuthApiError('Token has expired or is invalid', 403, 'otp_expired');
let email = '';
let people = 0;
beforeEach(() => {
  failing = {};
  done = [];
  accessToken = buildToken({ amr: [{ method: 'otp' }] });
  log.mockClear();
  delete (globalThis as { processFailures?: { seenAt: { auth?: number } } }).processFailures?.seenAt.auth;
  email = `ada-${(people += 1)}@harbour.example`;
});

const confirm = (code = '12345678', sentAt: number | null = Date.now()) =>
  confirmCode({ email, code, sentAt });
const tryWrongly = () => {
  failing.verifyOtp = [wrong()];
  return confirm();
};

it.each([
  ' 1234 5678\n',
  '1234-5678',
  '１２３４ ٥٦٧٨',
  'Your confirmation code is 12345678',
  'It works for 10 minutes: 1234 5678. Sent on 2026-11-27 at 10:15.',
  `${'Dear visitor, '.repeat(90)}12345678`,
])('A right code signs in, however it is pasted: %j', async (code) => {
  expect(await confirm(code)).toBeNull();
  expect(done).toEqual(['verify 12345678']);
  expect(log).not.toHaveBeenCalled();
});

it.each(['123456', '1234567890'])(
  'A right code of another length, %s, signs in too, and the log names the setting',
  async (code) => {
    expect(await confirm(code)).toBeNull();
    expect(log.mock.calls).toEqual([['error', 'code-length-differs', { otp_length: code.length }]]);
  },
);

const createRejection = (status: number, code: string | undefined, message = 'No.') =>
  new AuthApiError(message, status, code);

it('A password is set after the code was right', async () => {
  expect(await setPassword('own')).toBeNull();
  expect(done).toEqual(['set own']);
});

it('A password that an earlier try has set is accepted', async () => {
  failing.updateUser = [createRejection(422, 'same_password')];
  expect(await setPassword('own')).toBeNull();
});

it('A password that is too weak is rejected with the message of the service, and logged as no error', async () => {
  failing.updateUser = [createRejection(422, 'weak_password', 'Password is known to be weak.')];
  expect(await setPassword('own')).toEqual({ error: 'Password is known to be weak.', needsCode: false });
  expect(log).not.toHaveBeenCalled();
  expect(hasFailed('auth')).toBe(false);
});

it.each<[string, Error, number | undefined]>([
  ['a limit', createRejection(429, 'over_request_rate_limit', 'Request rate limit reached'), 429],
  ['an outage', new AuthRetryableFetchError('down', 503), 503],
  ['no answer', new DeadlineError('No answer within 8000 ms'), undefined],
  ['a wrong key', createRejection(401, undefined, 'Invalid API key'), 401],
])('A password that meets %s is asked for again with our message, and logged', async (_, error, status) => {
  failing.updateUser = [error];
  expect(await setPassword('own')).toEqual({ error: authMessages.passwordNotSet, needsCode: false });
  expect(log).toHaveBeenCalledTimes(1);
  const [level, event, fields] = log.mock.calls[0] ?? [];
  expect([level, event, fields?.['status']]).toEqual(['error', 'password-not-set', status]);
  expect(hasFailed('auth')).toBe(true);
});

it.each([
  ['none', ''],
  ['one that began with a password', buildToken({ amr: [{ method: 'password' }] })],
  ['one that nobody can read', 'a.b.c'],
])('A password takes a new code in this session: %s', async (_, token) => {
  accessToken = token;
  expect(await setPassword('own')).toEqual({ error: codeErrors.needed, needsCode: true });
  expect(done).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

it.each([
  createRejection(403, 'session_not_found'),
  createRejection(403, 'bad_jwt'),
  createRejection(400, 'reauthentication_needed'),
  new AuthSessionMissingError(),
])(
  'A password takes a new code when the service no longer accepts the session: $name $code',
  async (error) => {
    failing.updateUser = [error];
    expect(await setPassword('own')).toEqual({ error: codeErrors.needed, needsCode: true });
    expect(log).not.toHaveBeenCalled();
  },
);

it('A code with fewer than six digits or more than ten is not checked, and is no attempt', async () => {
  for (const code of ['', '12345', '12345678901', 'abcdefgh'])
    for (let n = 0; n < 2; n += 1)
      expect(await confirm(code)).toMatchObject({ error: codeErrors.incomplete });
  expect(await confirm()).toBeNull();
});

it('A rejected code is wrong within its lifetime, and expired after it', async () => {
  failing.verifyOtp = [wrong(), wrong(), wrong()];
  expect(await confirm()).toMatchObject({ error: codeErrors.wrong });
  const expired = await confirm('00000000', Date.now() - CODE_LIFETIME_MS - 1000);
  expect(expired).toMatchObject({ error: codeErrors.expired });
  expect(await confirm('00000000', null)).toMatchObject({ error: codeErrors.wrong });
  failing.verifyOtp = [wrong()];
  expect(await confirm('123456')).toMatchObject({ error: codeErrors.wrong });
  expect(done).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

it('A code of a blocked account is rejected with our message about it', async () => {
  failing.verifyOtp = [new AuthApiError('User is banned', 403, 'user_banned')];
  expect(await confirm()).toMatchObject({ error: codeErrors.blocked });
  expect(log).not.toHaveBeenCalled();
});

it('A rejected code can be followed by four others, after which a new code has attempts of its own', async () => {
  for (let n = 0; n < 5; n += 1) expect(await tryWrongly()).toMatchObject({ error: codeErrors.wrong });
  expect(await confirm()).toMatchObject({ error: codeErrors.tooManyTries });
  expect(done).toEqual([]);
  email = email.toUpperCase();
  expect(await confirm()).toMatchObject({ error: codeErrors.tooManyTries });
  await mailCode(email);
  expect(await confirm()).toBeNull();
});

it('A code that the service did not understand stays an attempt', async () => {
  failing.verifyOtp = Array.from({ length: 5 }, () => new AuthApiError('Invalid API key', 401, undefined));
  for (let n = 0; n < 5; n += 1) expect(await confirm()).toMatchObject({ error: codeErrors.unavailable });
  expect(await confirm()).toMatchObject({ error: codeErrors.tooManyTries });
});

it('A code that the service did not check is no attempt, and returns none', async () => {
  for (let n = 0; n < 4; n += 1) await tryWrongly();
  const unanswered = [
    new AuthRetryableFetchError('down', 0),
    new AuthApiError('down', 503, undefined),
    new AuthApiError('slowly', 429, 'over_request_rate_limit'),
    new DeadlineError('No answer within 8000 ms'),
    new TypeError('fetch failed'),
  ];
  for (const error of unanswered) {
    failing.verifyOtp = [error];
    expect(await confirm()).toMatchObject({ error: codeErrors.unavailable });
    expect(log.mock.lastCall?.slice(0, 2)).toEqual(['error', 'code-not-checked']);
  }
  expect(log).toHaveBeenCalledTimes(unanswered.length);
  expect(await tryWrongly()).toMatchObject({ error: codeErrors.wrong });
  expect(await confirm()).toMatchObject({ error: codeErrors.tooManyTries });
});
