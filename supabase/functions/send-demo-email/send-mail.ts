import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { mailbox } from '../../../content/site.ts';
import type { Delivery } from './database.ts';
import type { Env } from './env.ts';
import { renderReceipt, renderTeamMail } from './mails.ts';
import { type Outcome, post } from './post.ts';

/** An address in ASCII: mail services reject a whole mail for a rarer one. */
const plainAddress = z
  .string()
  .transform((address) => address.replace(/[^@]*$/, domainToASCII))
  .pipe(z.email({ pattern: z.regexes.html5Email }));

/** Hands a mail to the mail service (Resend's API). Key and Message-ID mark a repetition. */
export async function sendMail(delivery: Delivery, env: Env): Promise<Outcome> {
  const isReceipt = delivery.destination === 'receipt';
  const kind = isReceipt ? 'demo-receipt' : 'demo-request';
  // The address in the form may be a stranger's; the account's is confirmed.
  const to = isReceipt ? [plainAddress.parse(delivery.account_email)] : env.NOTIFY_TO;
  const replyTo = plainAddress.safeParse(isReceipt ? mailbox.hello : delivery.email);
  const domain = env.MAIL_FROM.split('@').at(-1)?.replace('>', '') ?? '';
  const headers = {
    Authorization: `Bearer ${env.MAIL_API_KEY}`,
    'Idempotency-Key': `${kind}/${delivery.request_id}`,
  };
  const body = {
    from: env.MAIL_FROM,
    to,
    ...(replyTo.success && { reply_to: replyTo.data }),
    ...(isReceipt ? renderReceipt : renderTeamMail)(delivery, env.SITE_URL),
    headers: {
      'Message-ID': `<${kind}-${delivery.request_id}@${domain}>`,
      // This stops automatic replies about an absence.
      'Auto-Submitted': 'auto-generated',
    },
  };
  return post('mail service', `${env.MAIL_API_URL.replace(/\/$/, '')}/emails`, headers, JSON.stringify(body));
}
