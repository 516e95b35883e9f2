import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Delivery } from './database.ts';
import type { Env } from './env.ts';
import type { Outcome } from './post.ts';
import { sendMail } from './send-mail.ts';
import { sendWebhook } from './send-webhook.ts';

const WEBHOOKS_PER_SECOND = 5;

type Lane = {
  destinations: string[];
  perSecond: number;
  send: (delivery: Delivery) => Promise<Outcome>;
};

/** Works on the queue: on all that is due, or on the team's mail about one request. */
export function createDeliverer(env: Env, database: Database) {
  const mails: Lane = {
    destinations: ['team', ...(env.RECEIPTS === 'on' ? ['receipt'] : [])],
    perSecond: env.MAIL_PER_SECOND,
    send: (delivery) => sendMail(delivery, env),
  };
  const webhooks = env.WEBHOOKS.map((receiver): Lane => ({
    destinations: [receiver.destination],
    perSecond: WEBHOOKS_PER_SECOND,
    send: (delivery) => sendWebhook(delivery, receiver, env.SITE_URL),
  }));
  const lanes = [mails, ...webhooks];

  async function sendDue(until: number, requestId: string): Promise<{ sent: number; failed: number }> {
    const tally = { sent: 0, failed: 0 };
    await database.beginRun(lanes.flatMap(({ destinations }) => destinations));
    // Lanes run in parallel, so that a slow or broken service delays no other.
    const ends = await Promise.allSettled(lanes.map(sendLane));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return tally;

    async function sendLane(lane: Lane): Promise<void> {
      while (Date.now() < until) {
        const nextSecond = wait(1000);
        const deliveries = await claimNext(lane);
        const outcomes = await Promise.all(deliveries.map((delivery) => attempt(delivery, lane, requestId)));
        for (const { status } of outcomes) tally[status] += 1;
        if (outcomes.length === 0 || outcomes.some(isBusy)) return;
        await nextSecond;
      }
    }
  }

  async function sendOne(id: string, requestId: string): Promise<Outcome['status'] | null> {
    const [delivery] = await database.claim('team', { requestId: id });
    return delivery ? (await attempt(delivery, mails, requestId)).status : null;
  }

  async function claimNext({ destinations, perSecond }: Lane): Promise<Delivery[]> {
    for (const destination of destinations) {
      const deliveries = await database.claim(destination, { limit: perSecond });
      if (deliveries.length > 0) return deliveries;
    }
    return [];
  }

  /** Sends a delivery and records the result. Never throws, so that one bad request cannot stop the others. */
  async function attempt(delivery: Delivery, lane: Lane, requestId: string): Promise<Outcome> {
    const outcome = await lane
      .send(delivery)
      .catch((): Outcome => ({ status: 'failed', error: 'could not be written' }));
    const error = outcome.status === 'failed' ? outcome.error : null;
    const { request_id: demoRequest, destination } = delivery;
    const facts = { requestId, demoRequest, destination, attempt: delivery.attempt, ...(error && { error }) };
    log({ event: `delivery-${outcome.status}`, ...facts });
    await database
      .complete(delivery, error, isBusy(outcome) ? outcome.retryAfterSeconds : 0)
      // The lease ends by itself, and the receiver recognizes the repetition.
      .catch(() => log({ event: 'delivery-not-completed', ...facts }));
    return outcome;
  }

  return { sendDue, sendOne };
}

function isBusy(outcome: Outcome): outcome is Outcome & { retryAfterSeconds: number } {
  return outcome.status === 'failed' && outcome.retryAfterSeconds !== undefined;
}

/** Writes a line of JSON. Callers pass ids, counts and codes; nothing of a person, no secret. */
export function log(entry: { event: string } & Record<string, string | number>): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), source: 'send-demo-email', ...entry }));
}
