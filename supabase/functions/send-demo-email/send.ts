import { mailbox } from '../../../content/site.ts';
import type { Env } from './env.ts';
import { isPlainAddress, type RenderedMail, renderDemoRequestMail } from './mail.ts';
import type { Outcome } from './outcome.ts';
import { renderReceipt } from './receipt.ts';
import { retryAfterMs } from './retry-after.ts';
import type { ClaimedTask } from './store.ts';

const DEADLINE_MS = 5_000;

/** A mail with whom it is for. The name tells its ids from those of other mails about the same request. */
type Mail = RenderedMail & { name: string; to: string[]; replyTo: string };

const failed = (reason: string): Outcome => ({ status: 'failed', reason });

/**
 * Hands the mail for one request, to the team or to whoever sent it, to the mail service. The idempotency key and the
 * Message-ID are made from the request's id, so that sending twice is recognised there and in the inbox.
 * @throws when the row cannot be written as a mail
 */
export async function sendMail(task: ClaimedTask, env: Env): Promise<Outcome> {
  const mail = task.destination === 'receipt' ? receipt(task, env) : teamMail(task, env);
  const domain = env.MAIL_FROM.split('@').at(-1)?.replace('>', '') ?? '';
  const { name, to, replyTo, ...parts } = mail;
  try {
    const response = await fetch(`${env.MAIL_API_URL.replace(/\/$/, '')}/emails`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${env.MAIL_API_KEY}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': `${name}/${task.request_id}`,
      },
      body: JSON.stringify({
        from: env.MAIL_FROM,
        to,
        ...(isPlainAddress(replyTo) && { reply_to: replyTo }),
        ...parts,
        headers: { 'Message-ID': `<${name}-${task.request_id}@${domain}>` },
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

function teamMail(task: ClaimedTask, env: Env): Mail {
  const mail = renderDemoRequestMail(task, env.SITE_URL);
  return { name: 'demo-request', to: env.NOTIFY_TO, replyTo: task.email, ...mail };
}

/** To the account's confirmed address alone: what was typed into the form may be a stranger's. */
function receipt(task: ClaimedTask, env: Env): Mail {
  const to = task.account_email ?? '';
  if (!isPlainAddress(to)) throw new Error('no address');
  return { name: 'demo-receipt', to: [to], replyTo: mailbox.hello, ...renderReceipt(task, env.SITE_URL) };
}
