import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { codeErrors } from '@/content/messages/auth';
import { limits } from '@/content/messages/errors';
import { CODE_PAUSE_MS } from '@/lib/auth/state';
import { mailCode } from '@/lib/auth/mail-code';
import { noteAcceptedMail, noteFailure, noteRejectedMail } from '@/lib/health/failures';
import { logEvent } from '@/lib/log/log-event';
import { withMinimumDuration } from '@/lib/security/with-minimum-duration';

const mockAsk = jest.fn<Promise<{ error: Error | null }>, [address: { email: string }]>();
let address = '';
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'x-visitor': address })),
}));
jest.mock('@/lib/log/log-event', () => ({ logEvent: jest.fn() }));
jest.mock('@/lib/health/failures', () => ({
  noteFailure: jest.fn(),
  noteRejectedMail: jest.fn(),
  noteAcceptedMail: jest.fn(),
}));
jest.mock('@/lib/security/with-minimum-duration', () => ({
  withMinimumDuration: jest.fn((_: number, work: () => unknown) => work()),
}));
jest.mock('@/lib/supabase/server', () => ({
  createAnonymousClient: () => Promise.resolve({ auth: { signInWithOtp: mockAsk } }),
}));
process.env['VISITOR_ADDRESS_HEADER'] = 'x-visitor';

const limited = (message: string) => new AuthApiError(message, 429, 'over_email_send_rate_limit');
const pause = () => limited('For security purposes, you can only request this after 23 seconds.');
const fail = (error: Error) => mockAsk.mockResolvedValueOnce({ error });
/** Asks for a code that an error stops. */
const failWith = (error: Error) => {
  fail(error);
  return mailCode(email);
};
const logged = () => jest.mocked(logEvent).mock.calls;
const isMailed = async () => {
  const { sentAt, error } = await mailCode(email);
  return sentAt !== null && error === undefined;
};
let email = '';
let people = 0;
beforeEach(() => {
  jest.clearAllMocks();
  mockAsk.mockReset().mockResolvedValue({ error: null });
  email = `ada-${(people += 1)}@harbour.example`;
  address = `203.0.113.${people}`;
});

it('A code is mailed to any address, and every response takes as long', async () => {
  const before = Date.now();
  const { sentAt, ...rest } = await mailCode(email);
  expect(rest).toEqual({ email, wait: 60 });
  expect(sentAt).toBeGreaterThanOrEqual(before);
  expect(mockAsk).toHaveBeenCalledWith({ email });
  expect(jest.mocked(withMinimumDuration).mock.lastCall?.[2]).toBeUndefined();
  expect(noteAcceptedMail).toHaveBeenCalledTimes(1);
});

it('A code within the pause of the auth service is the earlier one, and the pause ends as announced', async () => {
  const before = Date.now();
  const { sentAt, wait, error } = await failWith(pause());
  expect(wait).toBe(23);
  expect(error).toBe(codeErrors.pause(23));
  const askedAt = (sentAt ?? 0) + CODE_PAUSE_MS - 23_000;
  expect(askedAt).toBeGreaterThanOrEqual(before);
  expect(askedAt).toBeLessThanOrEqual(Date.now());
  expect(logged()).toEqual([]);
});

it('A visitor reads that the limit of the project stopped the mail, and the log has an error', async () => {
  expect(await failWith(limited('email rate limit exceeded'))).toEqual({
    email,
    sentAt: null,
    error: codeErrors.mailLimit,
  });
  expect(noteFailure).toHaveBeenCalledWith('codeMails');
  expect(logged()).toEqual([['error', 'mail-limit-met', expect.objectContaining({ status: 429 })]]);
});

it.each([
  [400, 'email_address_not_authorized'],
  [400, 'captcha_failed'],
  [401, undefined],
  [422, 'signup_disabled'],
  [422, 'otp_disabled'],
  [422, 'email_provider_disabled'],
])(
  'A setting that stops the mail (%d %s) is an error for the operator, in a plain message for the visitor',
  async (status, code) => {
    const result = await failWith(new AuthApiError('Refused by a setting', status, code));
    expect(result).toEqual({ email, sentAt: null, error: codeErrors.notMailed });
    expect(noteFailure).toHaveBeenCalledWith('auth');
    expect(noteRejectedMail).not.toHaveBeenCalled();
    expect(logged()).toEqual([
      [
        'error',
        'code-mail-failed',
        { status, code: code ?? 'AuthApiError', message: 'Refused by a setting' },
      ],
    ]);
  },
);

it('A mail that the auth service cannot send is an error for the operator, with its cause', async () => {
  const message = `Error sending confirmation email to ${email}`;
  expect(await failWith(new AuthRetryableFetchError(message, 500))).toMatchObject({
    sentAt: null,
    error: codeErrors.notMailed,
  });
  expect(noteRejectedMail).toHaveBeenCalledWith(email);
  const entry = { status: 500, message: 'Error sending confirmation email to [email]' };
  expect(logged()).toEqual([['error', 'code-mail-failed', expect.objectContaining(entry)]]);
});

it('An address that the auth service rejects is reported to the visitor, and to nobody else', async () => {
  const result = await failWith(new AuthApiError('It is invalid', 400, 'email_address_invalid'));
  expect(result).toMatchObject({ sentAt: null, error: codeErrors.addressRefused });
  expect(logged()).toEqual([]);
});

it('A form with messages of its own explains the error itself', async () => {
  fail(new AuthApiError('User already registered', 422, 'user_already_exists'));
  const result = await mailCode(email, undefined, (error) => `Said: ${(error as Error).message}`);
  expect(result).toMatchObject({ sentAt: null, error: 'Said: User already registered' });
  expect(logged()).toEqual([]);
});

it('A code whose mail is not known to have failed may be typed in, and counts as mailed', async () => {
  jest.useFakeTimers();
  try {
    for (let n = 0; n < 6; n += 1) {
      mockAsk.mockReturnValueOnce(new Promise(() => undefined));
      const late = mailCode(email);
      await jest.advanceTimersByTimeAsync(8000);
      expect(await late).toEqual({ email, sentAt: Date.now() - 1000, wait: 60, isLate: true });
    }
    expect(await isMailed()).toBe(false);
    expect(mockAsk).toHaveBeenCalledTimes(6);
    expect(logged()[0]).toEqual([
      'warn',
      'code-mail-late',
      expect.objectContaining({ code: 'DeadlineError' }),
    ]);
    expect(noteRejectedMail).not.toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});

it('The limits of mails allow one visitor six mails an hour to one mailbox, and stop nobody else', async () => {
  for (let n = 0; n < 6; n += 1)
    expect(await mailCode(n % 2 ? email : email.toUpperCase())).not.toHaveProperty('error');
  expect(await mailCode(email)).toEqual({
    email,
    sentAt: null,
    error: `${limits.tooMany} ${limits.inAnHour}`,
  });
  expect(mockAsk).toHaveBeenCalledTimes(6);
  address = '198.51.100.66';
  expect(await isMailed()).toBe(true);
});

it('The limits of mails allow one mailbox twenty mails an hour, from any number of visitors', async () => {
  for (let n = 0; n < 20; n += 1) {
    address = `198.51.100.${n}`;
    expect(await isMailed()).toBe(true);
  }
  address = '198.51.100.67';
  expect((await mailCode(email)).error).toBe(`${limits.tooMany} ${limits.inAnHour}`);
  email = `another-${email}`;
  expect(await isMailed()).toBe(true);
});

it('The limits of mails allow one visitor ten mails in ten minutes, to any mailboxes', async () => {
  for (let n = 0; n < 10; n += 1) expect((await mailCode(`${n}-${email}`)).sentAt).not.toBeNull();
  expect(await mailCode(email)).toMatchObject({
    sentAt: null,
    error: `${limits.tooMany} ${limits.inMinutes(10)}`,
  });
  address = '198.51.100.77';
  expect(await isMailed()).toBe(true);
});

it.each<[string, () => Error]>([
  ['the pause', pause],
  ['a refusal', () => new AuthApiError('No', 422, 'signup_disabled')],
  ['an outage', () => new AuthRetryableFetchError('down', 500)],
])('The limits of mails do not count what %s stopped', async (_, error) => {
  for (let n = 0; n < 13; n += 1) await failWith(error());
  for (let n = 0; n < 6; n += 1) expect(await isMailed()).toBe(true);
  expect(await isMailed()).toBe(false);
});

it('The limits of mails let one visitor ask twenty times in ten minutes, whatever is mailed', async () => {
  for (let n = 0; n < 20; n += 1) await failWith(pause());
  expect((await mailCode(email)).error).toBe(`${limits.tooMany} ${limits.inMinutes(10)}`);
  expect(mockAsk).toHaveBeenCalledTimes(20);
  address = '198.51.100.78';
  expect(await isMailed()).toBe(true);
});

it('The limits of mails count the mailbox alone where no address of visitors is known', async () => {
  address = 'unknown';
  for (let n = 0; n < 20; n += 1) expect(await isMailed()).toBe(true);
  expect(await isMailed()).toBe(false);
});
