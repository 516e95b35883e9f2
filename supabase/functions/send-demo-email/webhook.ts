import { Webhook } from 'standardwebhooks';
import { publicAddress, Refused } from './address.ts';
import type { Env } from './env.ts';
import { exchange, NoAnswer } from './exchange.ts';
import { webhookBody } from './messages.ts';
import type { Network } from './network.ts';
import type { Outcome } from './outcome.ts';
import type { Receiver } from './receivers.ts';
import { retryAfterMs } from './retry-after.ts';
import type { ClaimedTask } from './store.ts';

const DEADLINE_MS = 5_000;
/** A receiver that says 429 and to come back at once is not asked over and over. */
const LEAST_PAUSE_MS = 1_000;

/**
 * Delivers one event to one receiver, signed as Standard Webhooks has it. The id is the same at every try, so that a
 * receiver knows what it has had.
 */
export async function sendWebhook(
  task: ClaimedTask,
  receiver: Receiver,
  env: Env,
  network: Network,
): Promise<Outcome> {
  const { url, kind, secrets } = receiver;
  const id = `msg_${task.request_id}_${task.event}`;
  const now = new Date();
  const body = JSON.stringify(webhookBody(task, kind, env.SITE_URL));
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, now, body));
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'send-demo-email',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    ...(signatures.length > 0 && { 'webhook-signature': signatures.join(' ') }),
  };
  try {
    const open = async () =>
      network.connect(
        url,
        // The embedded backend's own receiver is on this machine.
        url.origin === env.WEBHOOK_TEST_ORIGIN ? url.hostname : await publicAddress(url, network.resolve),
      );
    const { status, retryAfter } = await exchange(url, headers, body, open, DEADLINE_MS);
    if (status >= 200 && status < 300) return { status: 'sent' };
    if (status === 429)
      return { status: 'busy', pauseMs: Math.max(LEAST_PAUSE_MS, retryAfterMs(retryAfter)) };
    // Gone: the receiver wants no more. A person looks at it at once.
    return { status: 'failed', reason: `receiver answered ${status}`, isFinal: status === 410 };
  } catch (error) {
    return { status: 'failed', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof NoAnswer)) return 'receiver unreachable';
  if (error.cause instanceof Refused) return 'receiver has no public address';
  return error.isLate ? 'receiver timed out' : 'receiver unreachable';
}
