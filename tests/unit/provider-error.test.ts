import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { limits } from '@/content/words/limits';
import { authMessages } from '@/content/words/auth';
import { isMailLimit, isRateLimit, providerMessage } from '@/lib/auth/provider-error';
import { DeadlineError } from '@/lib/supabase/deadline';

const known = { 'Invalid login credentials': authMessages.wrongCredentials };

test('known errors get our words, others keep their own', () => {
  const wrong = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
  const other = new AuthApiError('Email not confirmed', 400, 'email_not_confirmed');
  expect(providerMessage(wrong, known, 'x')).toBe(authMessages.wrongCredentials);
  expect(providerMessage(other, known, 'x')).toBe('Email not confirmed');
});

test('no answer, or one without words, gets the fallback', () => {
  for (const error of [
    new AuthRetryableFetchError('{}', 0),
    new DeadlineError('late'),
    new Error(''),
    'text',
    null,
  ]) {
    expect(providerMessage(error, known, authMessages.signInFailed)).toBe(authMessages.signInFailed);
  }
});

test('429 asks for patience', () => {
  expect(isRateLimit(new AuthApiError('slow down', 429, 'over_email_send_rate_limit'))).toBe(true);
  expect(isRateLimit(new AuthApiError('no', 400, undefined))).toBe(false);
});

test('a pause between mails is told apart from other limits, which say when to come back', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const pause = new AuthApiError(
    'For security purposes, … after 60 seconds.',
    429,
    'over_email_send_rate_limit',
  );
  const limit = new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit');
  expect(await isMailLimit(pause)).toBe(true);
  expect(await isMailLimit(limit)).toBe(false);
  expect(providerMessage(limit, known, 'x')).toBe(`Request rate limit reached. ${limits.inAMinute}`);
  expect(providerMessage(pause, known, 'x')).toBe(pause.message);
});
