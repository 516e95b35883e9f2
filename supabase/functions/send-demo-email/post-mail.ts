import type { Env } from './env.ts';
import { isPlainAddress, type RenderedMail } from './mail.ts';
import type { Outcome } from './outcome.ts';
import { retryAfterMs } from './retry-after.ts';

const DEADLINE_MS = 5_000;

/** A mail with whom it is for. Name and id tell it from all others. */
export type Mail = RenderedMail & { name: string; to: string[]; replyTo: string };

const failed = (reason: string): Outcome => ({ status: 'failed', reason });

/**
 * Hands a mail to the mail service. The idempotency key and the Message-ID are made from its id, so that sending twice is
 * recognised there and in the inbox.
 */
export async function postMail(mail: Mail & { id: string }, env: Env): Promise<Outcome> {
  const domain = env.MAIL_FROM.split('@').at(-1)?.replace('>', '') ?? '';
  const { name, id, to, replyTo, ...parts } = mail;
  try {
    const response = await fetch(`${env.MAIL_API_URL.replace(/\/$/, '')}/emails`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${env.MAIL_API_KEY}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': `${name}/${id}`,
      },
      body: JSON.stringify({
        from: env.MAIL_FROM,
        to,
        ...(isPlainAddress(replyTo) && { reply_to: replyTo }),
        ...parts,
        headers: { 'Message-ID': `<${name}-${id}@${domain}>` },
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
