import type { Env } from './env.ts';
import { isPlainAddress, renderDemoRequestMail } from './mail.ts';
import { retryAfterMs } from './retry-after.ts';
import type { ClaimedTask } from './store.ts';

const DEADLINE_MS = 5_000;

/** What became of a mail: a failure has a short reason without personal data; a busy service wants to be left alone. */
export type Outcome =
  { status: 'sent' } | { status: 'failed'; reason: string } | { status: 'busy'; pauseMs: number };

const failed = (reason: string): Outcome => ({ status: 'failed', reason });

/**
 * Hands the mail for one request to the mail service. The idempotency key and the Message-ID are made from
 * the request's id, so that sending twice is recognised there and in the inbox.
 * @throws when the row cannot be written as a mail
 */
export async function sendDemoRequestMail(task: ClaimedTask, env: Env): Promise<Outcome> {
  const domain = env.MAIL_FROM.split('@').at(-1)?.replace('>', '') ?? '';
  const mail = renderDemoRequestMail(task, env.SITE_URL);
  try {
    const response = await fetch(`${env.MAIL_API_URL.replace(/\/$/, '')}/emails`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${env.MAIL_API_KEY}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': `demo-request/${task.request_id}`,
      },
      body: JSON.stringify({
        from: env.MAIL_FROM,
        to: env.NOTIFY_TO,
        ...(isPlainAddress(task.email) && { reply_to: task.email }),
        ...mail,
        headers: { 'Message-ID': `<demo-request-${task.request_id}@${domain}>` },
      }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await response.body?.cancel();
    if (response.status === 429)
      return { status: 'busy', pauseMs: retryAfterMs(response.headers.get('retry-after')) };
    return response.ok ? { status: 'sent' } : failed(`mail service answered ${response.status}`);
  } catch (error) {
    return failed(
      error instanceof DOMException && error.name === 'TimeoutError'
        ? 'mail service timed out'
        : 'mail service unreachable',
    );
  }
}
