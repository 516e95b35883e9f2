import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { authMessages, codeWords } from '@/content/messages/auth';
import { limits } from '@/content/messages/errors';
import { CODE_PAUSE_MS } from '@/lib/auth/state';
import { mailCode } from '@/lib/auth/mail-code';
import { withMinimumDuration } from '@/lib/security/with-minimum-duration';

const mockAsk = jest.fn<Promise<{ error: Error | null }>, [address: { email: string }]>();
let address = '';
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'x-visitor': address })),
}));
jest.mock('@/lib/log/log-event', () => ({ logEvent: jest.fn() }));
jest.mock('@/lib/security/with-minimum-duration', () => ({
  withMinimumDuration: jest.fn((_: number, work: () => unknown) => work()),
}));
jest.mock('@/lib/supabase/server', () => ({
  createAnonymousClient: () => Promise.resolve({ auth: { signInWithOtp: mockAsk } }),
}));
process.env['VISITOR_ADDRESS_HEADER'] = 'x-visitor';

const limited = (message: string) => new AuthApiError(message, 429, 'over_email_send_rate_limit');
const fail = (error: Error) => mockAsk.mockResolvedValueOnce({ error });
let email = '';
let people = 0;
beforeEach(() => {
  mockAsk.mockReset().mockResolvedValue({ error: null });
  email = `ada-${(people += 1)}@harbour.example`;
  address = `203.0.113.${people}`;
});

it('A code is mailed to any address, and every answer takes as long', async () => {
  const before = Date.now();
  const { sentAt, ...rest } = await mailCode(email);
  expect(rest).toEqual({ email });
  expect(sentAt).toBeGreaterThanOrEqual(before);
  expect(mockAsk).toHaveBeenCalledWith({ email });
  expect(jest.mocked(withMinimumDuration).mock.lastCall?.[2]).toBeUndefined();
});

it('A code within the pause of the auth service is the earlier one, and the pause ends as announced', async () => {
  fail(limited('For security purposes, you can only request this after 23 seconds.'));
  const { sentAt, error } = await mailCode(email);
  expect(error).toBe(codeWords.pause(23));
  const left = (sentAt ?? 0) + CODE_PAUSE_MS - Date.now();
  expect(Math.round(left / 1000)).toBe(23);
});

it('A visitor reads that the limit of the whole project stopped the mail', async () => {
  fail(limited('email rate limit exceeded'));
  expect(await mailCode(email)).toEqual({ email, sentAt: null, error: codeWords.mailLimit });
});

it('A visitor reads our words for known errors, and that nothing was mailed', async () => {
  const ask = (error: Error) => {
    fail(error);
    return mailCode(email, undefined, { 'User already registered': authMessages.accountExists }, 'Failed');
  };
  expect(await ask(new AuthApiError('User already registered', 422, 'user_already_exists'))).toEqual({
    email,
    sentAt: null,
    error: authMessages.accountExists,
  });
  expect(await ask(new AuthApiError('Signups not allowed', 422, undefined))).toMatchObject({
    sentAt: null,
    error: 'Signups not allowed',
  });
  expect(await ask(new AuthRetryableFetchError('down', 0))).toMatchObject({ sentAt: null, error: 'Failed' });
});

it('One mailbox gets six mails an hour, from any number of visitors', async () => {
  for (let n = 0; n < 6; n += 1) {
    address = `198.51.100.${n}`;
    expect(await mailCode(n % 2 ? email : email.toUpperCase())).not.toHaveProperty('error');
  }
  address = '198.51.100.9';
  const refused = await mailCode(email);
  expect(refused).toMatchObject({ sentAt: null, error: `${limits.tooMany} ${limits.inAnHour}` });
  expect(mockAsk).toHaveBeenCalledTimes(6);
});

it('One visitor gets ten mails within ten minutes, for any mailboxes', async () => {
  for (let n = 0; n < 10; n += 1) expect((await mailCode(`${n}-${email}`)).sentAt).not.toBeNull();
  expect(await mailCode(email)).toMatchObject({
    sentAt: null,
    error: `${limits.tooMany} ${limits.inMinutes(10)}`,
  });
  address = '198.51.100.77';
  expect((await mailCode(email)).sentAt).not.toBeNull();
});
