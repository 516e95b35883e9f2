import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { messages } from '@/lib/auth/messages';
import { isRateLimit, providerMessage } from '@/lib/auth/provider-error';
import { DeadlineError } from '@/lib/security/deadline';

const known = { 'Invalid login credentials': messages.wrongCredentials };

test('known errors get our words, others keep their own', () => {
  const wrong = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
  const other = new AuthApiError('Email not confirmed', 400, 'email_not_confirmed');
  expect(providerMessage(wrong, known, 'x')).toBe(
    'Invalid email or password. Please check your credentials.',
  );
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
    expect(providerMessage(error, known, messages.signInFailed)).toBe('An error occurred during sign in');
  }
});

test('429 asks for patience', () => {
  expect(isRateLimit(new AuthApiError('slow down', 429, 'over_email_send_rate_limit'))).toBe(true);
  expect(isRateLimit(new AuthApiError('no', 400, undefined))).toBe(false);
});
