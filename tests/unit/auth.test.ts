import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  type User,
} from '@supabase/supabase-js';
import { authMessages } from '@/content/messages/auth';
import { limits } from '@/content/messages/errors';
import { readAddress, readCode, readCredentials } from '@/lib/auth/read-form';
import { isRateLimit, explainAuthError } from '@/lib/auth/explain-auth-error';
import { readUser } from '@/lib/auth/session';
import { DeadlineError } from '@/lib/supabase/call';

describe('An account form that no browser checked', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  const email = 'amara@northwind.example';
  const long = 'x'.repeat(1001);

  it('names what it lacks', () => {
    const lacking = [
      {},
      { email: '', password: '' },
      { email, password: '' },
      { email: '  ', password: 'a' },
    ];
    for (const fields of [...lacking, { password: long }])
      expect(readCredentials(form(fields as Record<string, string>), 'Wrong')).toBe(authMessages.incomplete);
  });

  it('is refused when a field is absurd', () =>
    expect(readCredentials(form({ email, password: long }), 'Wrong')).toBe('Wrong'));

  it('reports only faults of its own fields', () => {
    expect(readAddress(form({}))).toBe(authMessages.emailMissing);
    expect(readAddress(null)).toBe(authMessages.emailMissing);
    expect(readAddress(form({ email, sentAt: 'soon' }))).toEqual({ email, sentAt: null });
  });

  it('has its address trimmed, and its password unchanged', () =>
    expect(readCredentials(form({ email: ` ${email} `, password: ' a b ' }))).toEqual({
      email,
      password: ' a b ',
    }));

  it('with a code needs only the password', () => {
    expect(readCode(form({ email, code: '12345678' }))).toBe(authMessages.incomplete);
    expect(readCode(form({ email, password: 'a', code: long, sentAt: '-1' }))).toEqual({
      email,
      password: 'a',
      code: '',
      sentAt: null,
    });
    expect(readCode(form({ email, password: 'a', code: '1234', sentAt: '7' }))).toMatchObject({
      code: '1234',
      sentAt: 7,
    });
  });
});

describe('An error of the auth service', () => {
  const known = { 'Invalid login credentials': authMessages.wrongCredentials };

  it('has our words if it is known, and its own otherwise', () => {
    const wrong = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
    const other = new AuthApiError('Email not confirmed', 400, 'email_not_confirmed');
    expect(explainAuthError(wrong, known, 'x')).toBe(authMessages.wrongCredentials);
    expect(explainAuthError(other, known, 'x')).toBe('Email not confirmed');
  });

  it('without words or without an answer has the fallback', () => {
    const lost = [
      new AuthRetryableFetchError('{}', 0),
      new DeadlineError('late'),
      new Error(''),
      'text',
      null,
    ];
    for (const error of lost) expect(explainAuthError(error, known, 'Failed')).toBe('Failed');
  });

  it('that asks for patience says for how long', () => {
    const pause = new AuthApiError('… after 60 seconds.', 429, 'over_email_send_rate_limit');
    const limit = new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit');
    expect([isRateLimit(pause), isRateLimit(new AuthApiError('no', 400, undefined))]).toEqual([true, false]);
    expect(explainAuthError(limit, known, 'x')).toBe(`Request rate limit reached. ${limits.inAMinute}`);
    expect(explainAuthError(pause, known, 'x')).toBe(pause.message);
  });
});

describe('The visitor', () => {
  type Answer = Awaited<ReturnType<Parameters<typeof readUser>[0]['auth']['getUser']>>;
  const client = (getUser: () => Promise<Answer>) => ({ auth: { getUser } });
  const refused = (error: Answer['error']) =>
    readUser(client(() => Promise.resolve({ data: { user: null }, error })));

  it('is an account, or nobody without a session', async () => {
    const user = { id: '1' } as User;
    const signedIn = client(() => Promise.resolve({ data: { user }, error: null }));
    expect(await readUser(signedIn)).toEqual({ state: 'signed-in', user });
    const gone = [new AuthSessionMissingError(), new AuthApiError('gone', 403, 'session_not_found')];
    for (const error of gone) expect(await refused(error)).toEqual({ state: 'signed-out' });
  });

  it('is unknown, and not nobody, without an answer', async () => {
    const errors = [500, 429, 403, 404, 401].map((status) => new AuthApiError('a proxy', status, undefined));
    for (const error of [new AuthRetryableFetchError('down', 0), ...errors])
      expect(await refused(error)).toEqual({ state: 'unreachable' });
    const silent = client(() => new Promise(() => undefined));
    expect(await readUser(silent, 10)).toEqual({ state: 'unreachable' });
  });

  it('is nobody with a cookie that cannot be decoded, which the log does not show', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation();
    const broken = client(() => Promise.reject(new SyntaxError('secret value')));
    expect(await readUser(broken)).toEqual({ state: 'signed-out' });
    expect(log.mock.calls.join()).not.toContain('secret value');
    log.mockRestore();
  });
});
