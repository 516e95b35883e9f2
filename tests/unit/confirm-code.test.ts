import { AuthApiError, AuthRetryableFetchError, type User } from '@supabase/supabase-js';
import { authMessages, codeWords } from '@/content/messages/auth';
import { CODE_LIFETIME_MS } from '@/lib/auth/state';
import { confirmCode, isFirstProof } from '@/lib/auth/confirm-code';
import { mailCode } from '@/lib/auth/mail-code';

const MAILED = '2026-11-21T10:00:00Z';
const LATER = '2026-11-21T10:03:00Z';
const EARLIER = '2026-11-01T10:00:00Z';

/** The next errors of the auth service, in place of success. */
let failing: Partial<Record<'verifyOtp' | 'updateUser' | 'signOut' | 'setSession', Error[]>> = {};
let account = { email_confirmed_at: LATER, confirmation_sent_at: MAILED } as User;
let done: string[] = [];
let passwords: string[] = [];

jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'x-visitor': `203.0.113.${people}` })),
}));
process.env['VISITOR_ADDRESS_HEADER'] = 'x-visitor';
jest.mock('@/lib/log/log-event', () => ({ logEvent: jest.fn() }));
jest.mock('@/lib/security/with-minimum-duration', () => ({
  withMinimumDuration: (_: number, work: () => unknown) => work(),
}));
jest.mock('@/lib/supabase/server', () => ({
  createAnonymousClient: () => Promise.resolve({ auth: mockAuth('service') }),
  createSupabase: () => Promise.resolve({ auth: mockAuth('browser') }),
}));

function mockAuth(of: string) {
  const answer = (call: keyof typeof failing, note: string, data: object = {}) => {
    const error = failing[call]?.shift() ?? null;
    if (!error) done.push(`${of}: ${note}`);
    return Promise.resolve({ data, error });
  };
  return {
    verifyOtp: ({ token }: { token: string }) => {
      const data = { user: account, session: { access_token: 'a', refresh_token: 'r' } };
      return answer('verifyOtp', `verify ${token}`, data);
    },
    updateUser: ({ password }: { password: string }) => {
      passwords.push(password);
      return answer('updateUser', 'set password');
    },
    signOut: ({ scope }: { scope: string }) => answer('signOut', `end ${scope} sessions`),
    setSession: () => answer('setSession', 'keep session'),
    signInWithOtp: () => Promise.resolve({ error: null }),
  };
}

const wrong = () => new AuthApiError('Token has expired or is invalid', 403, 'otp_expired');
let email = '';
let people = 0;
beforeEach(() => {
  failing = {};
  done = [];
  passwords = [];
  account = { email_confirmed_at: LATER, confirmation_sent_at: MAILED } as User;
  email = `ada-${(people += 1)}@harbour.example`;
});

const confirm = (password?: string, code = '12345678', sentAt: number | null = Date.now()) =>
  confirmCode({ email, code, sentAt }, password);
const tryWrongly = () => {
  failing.verifyOtp = [wrong()];
  return confirm();
};

describe('A right code', () => {
  it('as first proof of a mailbox sets a password that nobody knows, a new one each time', async () => {
    expect(await confirm()).toBeNull();
    await confirm();
    const [first = '', second] = passwords;
    expect(first.length).toBeGreaterThan(30);
    expect(second).not.toBe(first);
    expect(done.slice(0, 4)).toEqual([
      'service: verify 12345678',
      'service: set password',
      'service: end others sessions',
      'browser: keep session',
    ]);
  });

  it('leaves the password of an account that was confirmed before', async () => {
    account = { email_confirmed_at: EARLIER, recovery_sent_at: MAILED } as User;
    expect(await confirm()).toBeNull();
    expect(passwords).toEqual([]);
    expect(done.at(-1)).toBe('browser: keep session');
  });

  it.each([EARLIER, LATER])('sets the typed password (confirmed at %s)', async (at) => {
    account = { email_confirmed_at: at, recovery_sent_at: MAILED } as User;
    expect(await confirm('typed by its holder')).toBeNull();
    expect(passwords).toEqual(['typed by its holder']);
    expect(done).toContain('service: end others sessions');
  });

  it('accepts an unchanged password', async () => {
    failing.updateUser = [new AuthApiError('The same.', 422, 'same_password')];
    expect(await confirm('as before')).toBeNull();
    expect(done.slice(1)).toEqual(['service: end others sessions', 'browser: keep session']);
  });

  it('is accepted however it is pasted', async () => {
    await confirm(undefined, ' 1234 5678\n');
    expect(done[0]).toBe('service: verify 12345678');
  });

  it('signs nobody in when the browser cannot get the session', async () => {
    failing.setSession = [new Error('No.')];
    expect(await confirm()).toMatchObject({ error: codeWords.unavailable });
  });
});

describe('When the password cannot be set', () => {
  const weak = () => new AuthApiError('Password should be longer.', 422, 'weak_password');

  it('the session ends, the browser gets nothing, and a stranger’s password is replaced', async () => {
    failing.updateUser = [weak()];
    expect(await confirm('short')).toMatchObject({ error: 'Password should be longer.', sentAt: null });
    expect(passwords).toHaveLength(2);
    expect(passwords[1]).not.toBe('short');
    expect(done.at(-1)).toBe('service: end global sessions');
    expect(done.join()).not.toContain('browser');
  });

  it('the same holds without a typed password', async () => {
    failing.updateUser = [new AuthRetryableFetchError('down', 0)];
    expect(await confirm()).toMatchObject({ error: authMessages.unexpected });
    expect(done.at(-1)).toBe('service: end global sessions');
    expect(done.join()).not.toContain('browser');
  });

  it('an account that was confirmed before keeps its own', async () => {
    account = { email_confirmed_at: EARLIER, recovery_sent_at: MAILED } as User;
    failing.updateUser = [weak()];
    await confirm('short');
    expect(passwords).toEqual(['short']);
  });
});

describe('A refused code', () => {
  it('without its eight digits is not checked, and is no attempt', async () => {
    for (const code of ['', '1234567', '123456789', 'abcdefgh'])
      for (let n = 0; n < 2; n += 1)
        expect(await confirm(undefined, code)).toMatchObject({ error: codeWords.incomplete });
    expect(await confirm()).toBeNull();
  });

  it('is wrong within its lifetime, and expired after it', async () => {
    failing.verifyOtp = [wrong(), wrong(), wrong()];
    expect(await confirm()).toMatchObject({ error: codeWords.wrong });
    const expired = await confirm(undefined, '00000000', Date.now() - CODE_LIFETIME_MS - 1000);
    expect(expired).toMatchObject({ error: codeWords.expired });
    expect(await confirm(undefined, '00000000', null)).toMatchObject({ error: codeWords.wrong });
    expect(done).toEqual([]);
  });

  it('can be followed by four others, after which a new code has attempts of its own', async () => {
    for (let n = 0; n < 5; n += 1) expect(await tryWrongly()).toMatchObject({ error: codeWords.wrong });
    expect(await confirm()).toMatchObject({ error: codeWords.tooManyTries });
    expect(done).toEqual([]);
    email = email.toUpperCase();
    expect(await confirm()).toMatchObject({ error: codeWords.tooManyTries });
    await mailCode(email);
    expect(await confirm()).toBeNull();
  });

  it('that the service did not check is no attempt, and returns none', async () => {
    for (let n = 0; n < 4; n += 1) await tryWrongly();
    const unanswered = [
      new AuthRetryableFetchError('down', 0),
      new AuthApiError('down', 503, undefined),
      new AuthApiError('slowly', 429, 'over_request_rate_limit'),
      new TypeError('fetch failed'),
    ];
    for (const error of unanswered) {
      failing.verifyOtp = [error];
      expect(await confirm()).toMatchObject({ error: codeWords.unavailable });
    }
    expect(await tryWrongly()).toMatchObject({ error: codeWords.wrong });
    expect(await confirm()).toMatchObject({ error: codeWords.tooManyTries });
  });
});

it.each([
  [
    'a sign-up that was confirmed just now',
    { email_confirmed_at: LATER, confirmation_sent_at: MAILED },
    true,
  ],
  ['a code that made the account', { email_confirmed_at: LATER, recovery_sent_at: MAILED }, true],
  ['an account confirmed before', { email_confirmed_at: EARLIER, recovery_sent_at: MAILED }, false],
  [
    'one that was signed up and confirmed before',
    { email_confirmed_at: EARLIER, confirmation_sent_at: EARLIER, recovery_sent_at: MAILED },
    false,
  ],
  ['an account that says nothing', {}, true],
])('The first proof of a mailbox is recognized: %s', (_, user, isFirst) => {
  expect(isFirstProof(user as User)).toBe(isFirst);
});
