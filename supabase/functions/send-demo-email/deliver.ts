import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Delivery } from './database.ts';
import type { Env } from './env.ts';
import type { Outcome } from './post.ts';
import { sendMail } from './send-mail.ts';
import { sendWebhook } from './send-webhook.ts';

const WEBHOOKS_PER_SECOND = 5;
/** The site's own calls, which no run counts, need the other part. */
const SHARE_OF_MAIL_LIMIT = 0.8;

const EVENTS = {
  sent: 'delivery-sent',
  limited: 'delivery-limited',
  refused: 'delivery-failed',
  late: 'delivery-failed',
  unreachable: 'delivery-failed',
} as const;

type Channel = {
  destinations: string[];
  perSecond: number;
  send: (delivery: Delivery) => Promise<Outcome>;
};

/** Works on the queue: on all that is due, or on the team's mail about one request. */
export function createDeliverer(env: Env, database: Database) {
  const mails: Channel = {
    destinations: ['team', ...(env.RECEIPTS === 'on' ? ['receipt'] : [])],
    perSecond: Math.max(1, Math.floor(env.MAIL_PER_SECOND * SHARE_OF_MAIL_LIMIT)),
    send: (delivery) => sendMail(delivery, env),
  };
  const webhooks = env.WEBHOOKS.map((receiver): Channel => ({
    destinations: [receiver.destination],
    perSecond: WEBHOOKS_PER_SECOND,
    send: (delivery) => sendWebhook(delivery, receiver, env.SITE_URL),
  }));
  const channels = [mails, ...webhooks];

  /** Sends what is due, unless another run does. */
  async function sendDue(until: number, requestId: string): Promise<{ sent: number; failed: number } | null> {
    const tally = { sent: 0, failed: 0 };
    const lease = await database.beginRun(channels.flatMap(({ destinations }) => destinations));
    if (!lease) return null;
    // Channels run in parallel, so that a slow or broken service delays no other.
    const ends = await Promise.allSettled(channels.map(sendChannel));
    // The lease also ends by itself.
    await database.endRun(lease).catch(() => log({ event: 'run-not-ended', requestId }));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return tally;

    async function sendChannel(channel: Channel): Promise<void> {
      while (Date.now() < until) {
        const deliveries = await claimNext(channel);
        // Counted from the claim, so that a slow one does not bring two seconds' mails together.
        const nextSecond = wait(1000);
        const outcomes = await Promise.all(
          deliveries.map((delivery) => attempt(delivery, channel, requestId)),
        );
        for (const { status } of outcomes) tally[status === 'sent' ? 'sent' : 'failed'] += 1;
        if (outcomes.length === 0 || outcomes.some(({ status }) => status === 'limited')) return;
        await nextSecond;
      }
    }
  }

  /** Makes the first attempt at the team's mail. A limit or a late response is no failure: the schedule goes on. */
  async function sendOne(id: string, requestId: string): Promise<'sent' | 'in-progress' | 'failed' | null> {
    const [delivery] = await database.claim('team', { requestId: id });
    if (!delivery) return null;
    const { status } = await attempt(delivery, mails, requestId);
    if (status === 'sent') return 'sent';
    return status === 'limited' || status === 'late' ? 'in-progress' : 'failed';
  }

  async function claimNext({ destinations, perSecond }: Channel): Promise<Delivery[]> {
    for (const destination of destinations) {
      const deliveries = await database.claim(destination, { limit: perSecond });
      if (deliveries.length > 0) return deliveries;
    }
    return [];
  }

  /** Sends a delivery and records the result. Never throws, so that one bad request cannot stop the others. */
  async function attempt(delivery: Delivery, channel: Channel, requestId: string): Promise<Outcome> {
    const outcome = await channel
      .send(delivery)
      .catch((): Outcome => ({ status: 'refused', error: 'could not be written' }));
    const { request_id: demoRequest, destination } = delivery;
    const error = outcome.status !== 'sent' && { error: outcome.error };
    const facts = { requestId, demoRequest, destination, attempt: delivery.attempt, ...error };
    log({ event: EVENTS[outcome.status], ...facts });
    await database
      .complete(delivery, outcome)
      // The lease ends by itself, and the receiver recognizes the repetition.
      .catch(() => log({ event: 'delivery-not-completed', ...facts }));
    return outcome;
  }

  return { sendDue, sendOne };
}

/** Writes a line of JSON. Callers pass ids, counts and codes; nothing of a person, no secret. */
export function log(entry: { event: string } & Record<string, string | number>): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), source: 'send-demo-email', ...entry }));
}
