import 'server-only';
import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { codeErrors } from '@/content/messages/auth';
import { noteAcceptedMail, noteFailure, noteRejectedMail } from '@/lib/health/failures';
import { MIN_MAIL_MS, withMinimumDuration } from '@/lib/security/with-minimum-duration';
import { consumeRateLimit, refundMail, resetCodeTries } from '@/lib/security/rate-limit';
import { explainLimit } from '@/lib/security/explain-wait';
import { CALL_DEADLINE_MS, callBackend, DeadlineError, logFailure } from '@/lib/supabase/call';
import { createAnonymousClient, type AnonymousClient } from '@/lib/supabase/server';
import { toAsciiEmail } from '@/lib/input-rules';
import { isRateLimit } from './explain-auth-error';
import { reportAuthError } from './report-auth-error';
import { CODE_PAUSE_MS, type CodeState } from './state';

type Mail = (auth: AnonymousClient['auth'], email: string) => Promise<{ error: AuthError | null }>;

/** Ends before the client's own deadline, whose error looks like a lost connection. */
const MAIL_DEADLINE_MS = CALL_DEADLINE_MS - 1000;

/** Mails a code to any address. New and known ones get the same response. */
const mailToAny: Mail = (auth, email) => auth.signInWithOtp({ email });

/** Mails a code that confirms an address. The state's `sentAt` is null where nothing was mailed. */
export async function mailCode(
  email: string,
  mail: Mail = mailToAny,
  explain: (error: unknown) => string = explainMailError,
): Promise<CodeState> {
  const account = toAsciiEmail(email);
  const seconds = (await consumeRateLimit('ask')) || (await consumeRateLimit('mail', account));
  if (seconds > 0) return { email, sentAt: null, error: explainLimit(seconds) };
  const { auth } = await createAnonymousClient();
  const { error } = await withMinimumDuration(MIN_MAIL_MS, () =>
    callBackend(() => mail(auth, account), MAIL_DEADLINE_MS),
  );
  if (!error) {
    noteAcceptedMail();
    await resetCodeTries(account);
    return { email, sentAt: Date.now(), wait: CODE_PAUSE_MS / 1000 };
  }
  if (error instanceof DeadlineError) {
    // The mail may be on its way, so it stays counted.
    await logFailure('warn', 'code-mail-late', { error });
    return { email, sentAt: Date.now(), wait: CODE_PAUSE_MS / 1000, isLate: true };
  }
  await refundMail(account);
  const pause = readPause(error);
  if (pause !== null) {
    const sentAt = Date.now() - CODE_PAUSE_MS + pause * 1000;
    return { email, sentAt, wait: pause, error: codeErrors.pause(pause) };
  }
  await reportMailError(error, account);
  return { email, sentAt: null, error: isMailLimit(error) ? codeErrors.mailLimit : explain(error) };
}

/** Tells whether the auth service's limit of mails is met, for this address or for the project. */
const isMailLimit = (error: unknown): error is Error =>
  isRateLimit(error) && 'code' in error && error.code === 'over_email_send_rate_limit';

function readPause(error: unknown): number | null {
  const seconds = isMailLimit(error) && /after (\d+) seconds/.exec(error.message)?.[1];
  return seconds ? Number(seconds) : null;
}

/** Logs why no code was mailed, unless the visitor's address is to blame, and turns the health check red. */
async function reportMailError(error: Error, email: string): Promise<void> {
  if (isAuthRetryableFetchError(error)) {
    noteRejectedMail(email);
    await logFailure('error', 'code-mail-failed', { error, status: error.status });
  } else if (isMailLimit(error)) {
    noteFailure('codeMails');
    await logFailure('error', 'mail-limit-met', { error, status: 429 });
  } else {
    await reportAuthError('code-mail-failed', error);
  }
}

/** Explains to a visitor why no code was mailed. The messages of the service are for its operator. */
function explainMailError(error: unknown): string {
  if (isRateLimit(error)) return explainLimit(60);
  const isAddressRejected =
    error instanceof Error && 'code' in error && addressErrors.test(String(error.code));
  return isAddressRejected ? codeErrors.addressRefused : codeErrors.notMailed;
}

const addressErrors = /^(email_address_invalid|validation_failed)$/;
