import type { Env } from './env.ts';
import type { Network } from './network.ts';
import type { Outcome } from './outcome.ts';
import type { ReceiverKind } from './receivers.ts';
import { sendMail } from './send.ts';
import type { ClaimedTask } from './store.ts';
import { sendWebhook } from './webhook.ts';

/** One service, with the pace it takes: all that goes there waits for each other, and for nothing else. */
export type Lane = {
  /** For the log. */
  kind: 'mail' | 'webhook';
  /** What goes there; a later one when there is nothing of an earlier one. */
  destinations: string[];
  perSecond: number;
  /** @throws when the row cannot be written */
  send: (task: ClaimedTask) => Promise<Outcome>;
};

/** Slack takes one message a second for each address, Teams four. */
const PER_SECOND: Record<ReceiverKind, number> = { slack: 1, teams: 4, json: 5 };

/** What this function delivers: mails, the team's before receipts, and webhooks to each receiver. */
export function lanesOf(env: Env, network: Network): [mails: Lane, ...webhooks: Lane[]] {
  return [
    {
      kind: 'mail',
      destinations: ['team', ...(env.RECEIPTS === 'on' ? ['receipt'] : [])],
      perSecond: env.MAIL_PER_SECOND,
      send: (task) => sendMail(task, env),
    },
    ...env.WEBHOOKS.map((receiver): Lane => ({
      kind: 'webhook',
      destinations: [receiver.name],
      perSecond: PER_SECOND[receiver.kind],
      send: (task) => sendWebhook(task, receiver, env, network),
    })),
  ];
}
