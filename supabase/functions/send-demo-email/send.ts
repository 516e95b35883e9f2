import { mailbox } from '../../../content/site.ts';
import type { Env } from './env.ts';
import { isPlainAddress, renderDemoRequestMail } from './mail.ts';
import type { Outcome } from './outcome.ts';
import { type Mail, postMail } from './post-mail.ts';
import { renderReceipt } from './receipt.ts';
import type { ClaimedTask } from './store.ts';

/**
 * Hands the mail for one request, to the team or to whoever sent it, to the mail service.
 * @throws when the row cannot be written as a mail
 */
export async function sendMail(task: ClaimedTask, env: Env): Promise<Outcome> {
  const mail = task.destination === 'receipt' ? receipt(task, env) : teamMail(task, env);
  return postMail({ ...mail, id: task.request_id }, env);
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
