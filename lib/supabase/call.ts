import 'server-only';
import { logEvent } from '@/lib/log/log-event';
import { redact } from '@/lib/log/redact';
import { CALL_DEADLINE_MS } from './client-options';
import { withDeadline } from './deadline';

/** What a call came to that was answered by nobody: it threw, or it took too long. */
interface Unanswered {
  data: null;
  error: Error & { code?: undefined; hint?: undefined };
  /** No status of HTTP. */
  status: 0;
}

/**
 * The answer of a call to the backend. Whatever goes wrong is in its `error`: what the backend said, what was thrown, or
 * that there was no answer in time.
 *
 * @param call Makes the call.
 * @param milliseconds How long it may take, the client's own retries included.
 */
export async function answerOf<Answer extends { error: unknown }>(
  call: () => PromiseLike<Answer>,
  milliseconds = CALL_DEADLINE_MS,
): Promise<Answer | Unanswered> {
  try {
    return await withDeadline(call(), milliseconds);
  } catch (cause) {
    return { data: null, error: cause instanceof Error ? cause : new Error(String(cause)), status: 0 };
  }
}

/**
 * Writes to the log how a call failed: its code, or the kind of what was thrown, and its redacted message.
 *
 * @param event See {@link logEvent}.
 * @param answer What the call came to.
 * @param fields Further codes, counts and ids.
 */
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
