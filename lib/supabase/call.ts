import 'server-only';
import { logEvent } from '@/lib/log/log-event';
import { redact } from '@/lib/log/redact';

/** No single call to the backend may take longer; a visitor is waiting. */
export const CALL_DEADLINE_MS = 8000;

/** Rejects a call that outlived its deadline. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/**
 * Rejects when a promise takes too long. The Supabase client retries an unreachable token refresh for up to 26 seconds
 * although each fetch has its own limit, so the whole call is raced.
 *
 * @throws DeadlineError
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

/** The result of a call without an answer: it threw, or it took too long. */
interface Unanswered {
  data: null;
  error: Error & { code?: undefined; hint?: undefined };
  /** No status of HTTP. */
  status: 0;
}

/**
 * Calls the backend and never throws: the result's `error` is the backend's, the thrown one, or a missed deadline.
 *
 * @param milliseconds Includes the client's own retries.
 */
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
