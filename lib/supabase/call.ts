import 'server-only';
import { logEvent } from '@/lib/log/log-event';
import { redact } from '@/lib/log/redact';

/** A visitor is waiting. */
export const CALL_DEADLINE_MS = 8000;

export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/**
 * Rejects with a `DeadlineError` when a promise takes too long. Limits of single fetches are not enough: the Supabase
 * client retries a token refresh for up to 26 seconds.
 */
export async function withDeadline<T>(work: PromiseLike<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface Unanswered {
  data: null;
  error: Error & { code?: undefined; hint?: undefined };
  status: 0;
}

/** Calls the backend and never throws: the `error` is also what was thrown, or a missed deadline. */
export async function callBackend<Answer extends { error: unknown }>(
  call: () => PromiseLike<Answer>,
  milliseconds = CALL_DEADLINE_MS,
): Promise<Answer | Unanswered> {
  try {
    return await withDeadline(call(), milliseconds);
  } catch (cause) {
    return { data: null, error: cause instanceof Error ? cause : new Error(String(cause)), status: 0 };
  }
}

/** Logs how a call failed: its code, or the kind of error that was thrown, and its redacted message. */
export async function logFailure(
  level: 'warn' | 'error',
  event: string,
  { error, status }: { error: unknown; status?: number },
  fields: Record<string, string> = {},
): Promise<void> {
  const { code, name, message } = (error ?? {}) as Partial<Record<'code' | 'name' | 'message', string>>;
  await logEvent(level, event, {
    ...fields,
    code: code || name || (status === 0 ? 'no-answer' : undefined),
    ...(status && { status }),
    ...(message && { message: redact(message) }),
  });
}
