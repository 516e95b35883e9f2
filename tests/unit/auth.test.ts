import { readFileSync } from 'node:fs';
import type { ZodError, ZodType } from 'zod';
import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  type User,
} from '@supabase/supabase-js';
import { authMessages } from '@/content/messages/auth';
import { limits } from '@/content/messages/errors';
import {
  addressSchema,
  codeSchema,
  credentialsSchema,
  explainIssues,
  findPasswordError,
  newCredentialsSchema,
} from '@/lib/auth/read-form';
import { isRateLimit, explainAuthError } from '@/lib/auth/explain-auth-error';
import { reportAuthError } from '@/lib/auth/report-auth-error';
import { readUser } from '@/lib/auth/session';
import { CODE_TEXT, PASSWORD_LENGTH } from '@/lib/auth/state';
import { hasFailed } from '@/lib/health/failures';
import { DeadlineError } from '@/lib/supabase/call';

/** Returns the fields of a form, or the message about it. */
function read<Fields>(schema: ZodType<Fields>, fields: object, invalid?: string): Fields | string {
  const { data, error } = schema.safeParse(fields);
  return data ?? explainIssues(error as ZodError, authMessages.incomplete, invalid);
}

const email = 'amara@northwind.example';
const long = 'x'.repeat(1001);

it('An account form that no browser checked names what it lacks', () => {
  const lacking = [{}, { email: '', password: '' }, { email, password: '' }, { email: '  ', password: 'a' }];
  for (const fields of [...lacking, { password: long }])
    expect(read(credentialsSchema, fields, 'Wrong')).toBe(authMessages.incomplete);
});

it('An account form that no browser checked is rejected when a field is absurd', () =>
  expect(read(credentialsSchema, { email, password: long }, 'Wrong')).toBe('Wrong'));

it('An account form that no browser checked reports only errors of its own fields', () => {
  expect(read(addressSchema, {})).toBe(authMessages.incomplete);
  expect(read(addressSchema, { email, sentAt: 'soon' })).toEqual({ email, sentAt: null });
});

it('An account form that no browser checked has its address trimmed, and its password unchanged', () =>
  expect(read(credentialsSchema, { email: ` ${email} `, password: ' a b ' })).toEqual({
    email,
    password: ' a b ',
  }));

it('An account form with a code needs only the password, also when no browser checked it', () => {
  expect(read(codeSchema, { email, code: '12345678' })).toBe(authMessages.incomplete);
  expect(read(codeSchema, { email, password: 'a', code: 'x'.repeat(CODE_TEXT + 1), sentAt: '-1' })).toEqual({
    email,
    password: 'a',
    code: '',
    sentAt: null,
  });
  expect(read(codeSchema, { email, password: 'a', code: '1234', sentAt: '7' })).toMatchObject({
    code: '1234',
    sentAt: 7,
  });
});

describe('New passwords', () => {
  const short = authMessages.passwordShort(PASSWORD_LENGTH);
  const email = 'amara@northwind.example';

  it('A new password has the least length of the auth service', () =>
    expect(readFileSync('supabase/config.toml', 'utf8')).toMatch(
      new RegExp(`^minimum_password_length = ${PASSWORD_LENGTH}$`, 'm'),
    ));

  it('A new password is rejected by the site when it is shorter, or longer than 72 bytes', () => {
    expect(findPasswordError('x'.repeat(PASSWORD_LENGTH))).toBeUndefined();
    expect(findPasswordError('x'.repeat(PASSWORD_LENGTH - 1))).toBe(short);
    expect(findPasswordError('x'.repeat(72))).toBeUndefined();
    expect(findPasswordError('x'.repeat(71) + 'é')).toBe(authMessages.passwordLong);
  });

  it('A new password is checked at sign-up, and an older one only by the auth service', () => {
    expect(read(newCredentialsSchema, { email, password: 'x' })).toBe(short);
    expect(read(credentialsSchema, { email, password: 'x' })).toEqual({ email, password: 'x' });
  });
});

const known = { 'Invalid login credentials': authMessages.wrongCredentials };

it('An error of the auth service has our message if it is known, and its own otherwise', () => {
  const wrong = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
  const other = new AuthApiError('Email not confirmed', 400, 'email_not_confirmed');
  expect(explainAuthError(wrong, known, 'x')).toBe(authMessages.wrongCredentials);
  expect(explainAuthError(other, known, 'x')).toBe('Email not confirmed');
});

it('An error of the auth service without a message or a response has the fallback message', () => {
  const lost = [new AuthRetryableFetchError('{}', 0), new DeadlineError('late'), new Error(''), 'text', null];
  for (const error of lost) expect(explainAuthError(error, known, 'Failed')).toBe('Failed');
});

it.each([
  [
    'abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789, !@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~',
    'one lowercase letter, one uppercase letter, one digit and one symbol',
  ],
  [
    'abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789',
    'one lowercase letter, one uppercase letter and one digit',
  ],
  ['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789', 'one letter and one digit'],
])('An error of the auth service names the characters that a password lacks: %s', (sets, text) => {
  const [before, after] = ['Password should be at least 12 characters.', 'Password is known to be weak.'];
  const explain = (lines: string[]) =>
    explainAuthError(new AuthApiError(lines.join(' '), 422, 'weak_password'), {}, 'x');
  const list = `Password should contain at least one character of each: ${sets}.`;
  expect(explain([list])).toBe(`Password should contain ${text}.`);
  expect(explain([before, list, after])).toBe(`${before} Password should contain ${text}. ${after}`);
  expect(explain([after])).toBe(after);
});

it('An error of the auth service that asks for patience says how long', () => {
  const pause = new AuthApiError('… after 60 seconds.', 429, 'over_email_send_rate_limit');
  const limit = new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit');
  expect([isRateLimit(pause), isRateLimit(new AuthApiError('no', 400, undefined))]).toEqual([true, false]);
  expect(explainAuthError(limit, known, 'x')).toBe(`Request rate limit reached. ${limits.inAMinute}`);
  expect(explainAuthError(pause, known, 'x')).toBe(pause.message);
});

describe('Failed calls', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const lines = () => log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  beforeEach(() => log.mockClear());
  afterEach(() => delete process.env['SUPABASE_AUTH_SECRET_KEY']);
  afterAll(() => log.mockRestore());
  const limit = new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit');

  it.each<[string, Error]>([
    ['a wrong password', new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')],
    ['a wrong code', new AuthApiError('Token has expired or is invalid', 403, 'otp_expired')],
    ['a blocked account', new AuthApiError('User is banned', 403, 'user_banned')],
    ['a weak password', new AuthApiError('Too weak', 422, 'weak_password')],
    ['a forged token', new AuthApiError('invalid JWT', 403, 'bad_jwt')],
    ['an old session', new AuthApiError('Reauthenticate', 400, 'reauthentication_needed')],
    ['no session', new AuthSessionMissingError()],
  ])(
    'A failed call of the auth service that concerns one visitor is no error of the site: %s',
    async (_, error) => {
      await reportAuthError('sign-in-failed', error);
      expect(log).not.toHaveBeenCalled();
    },
  );

  it.each<{ error: Error; fields: object }>([
    { error: new AuthApiError('Invalid API key', 401, undefined), fields: { status: 401 } },
    {
      error: new AuthApiError('captcha protection', 400, 'captcha_failed'),
      fields: { code: 'captcha_failed' },
    },
    { error: new AuthApiError('Database error', 500, 'unexpected_failure'), fields: { status: 500 } },
    { error: new AuthRetryableFetchError('down', 503), fields: { status: 503 } },
    { error: new DeadlineError('No answer within 8000 ms'), fields: { code: 'DeadlineError' } },
    { error: limit, fields: { status: 429, code: 'over_request_rate_limit' } },
  ])(
    'A failed call that others would meet too is logged, and makes the site unhealthy: $error.message',
    async (failure) => {
      const { error, fields } = failure;
      await reportAuthError('sign-in-failed', error);
      expect(lines()).toEqual([
        expect.objectContaining({
          level: 'error',
          event: 'sign-in-failed',
          message: error.message,
          ...fields,
        }),
      ]);
      expect(hasFailed('auth')).toBe(true);
    },
  );

  it('A limit of the auth service concerns one visitor where addresses are forwarded', async () => {
    process.env['SUPABASE_AUTH_SECRET_KEY'] = 'sb_secret_x';
    await reportAuthError('sign-in-failed', limit);
    expect(log).not.toHaveBeenCalled();
  });
});

type Answer = Awaited<ReturnType<Parameters<typeof readUser>[0]['auth']['getUser']>>;
const client = (getUser: () => Promise<Answer>) => ({ auth: { getUser } });
const rejectWith = (error: Answer['error']) =>
  readUser(client(() => Promise.resolve({ data: { user: null }, error })));

it('The visitor is an account, or nobody without a session', async () => {
  const user = { id: '1' } as User;
  const signedIn = client(() => Promise.resolve({ data: { user }, error: null }));
  expect(await readUser(signedIn)).toEqual({ state: 'signed-in', user });
  const gone = [new AuthSessionMissingError(), new AuthApiError('gone', 403, 'session_not_found')];
  for (const error of gone) expect(await rejectWith(error)).toEqual({ state: 'signed-out' });
});

it('The visitor is unknown, and not nobody, without a response', async () => {
  const errors = [500, 429, 403, 404, 401].map((status) => new AuthApiError('a proxy', status, undefined));
  for (const error of [new AuthRetryableFetchError('down', 0), ...errors])
    expect(await rejectWith(error)).toEqual({ state: 'unreachable' });
  const silent = client(() => new Promise(() => undefined));
  expect(await readUser(silent, 10)).toEqual({ state: 'unreachable' });
});

it('The visitor is nobody with a cookie that cannot be decoded, which the log does not show', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation();
  const broken = client(() => Promise.reject(new SyntaxError('secret value')));
  expect(await readUser(broken)).toEqual({ state: 'signed-out' });
  expect(log.mock.calls.join()).not.toContain('secret value');
  log.mockRestore();
});
