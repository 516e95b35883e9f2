import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { listenOnLoopback, readBody } from './loopback.ts';

/** A webhook as it came. */
export type Delivery = {
  id: string;
  /** Whether signature, moment and body belong together. */
  verified: boolean;
  signatures: number;
  body: string;
};

/** How the receiver answers the next webhooks. */
type Fault = { status: number; times: number; delayMs?: number; headers?: Record<string, string> };

/**
 * Starts a receiver that verifies webhooks, and fails as a test asks. `GET /received` lists what came, newest first.
 * @param port - any free one when left out
 */
export async function startWebhookReceiver(port = 0) {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const webhook = new Webhook(secret);
  const received: Delivery[] = [];
  let fault: Fault = { status: 204, times: 0 };

  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/received') return response.end(JSON.stringify(received));
      const body = await readBody(request);
      if (fault.times > 0) {
        fault.times -= 1;
        const { status, delayMs = 0, headers } = fault;
        await wait(delayMs, undefined, { ref: false });
        return response.writeHead(status, headers).end();
      }
      const headers = request.headers as Record<string, string>;
      const verified = verify(webhook, body, headers);
      const signatures = headers['webhook-signature']?.split(' ').length ?? 0;
      received.unshift({ id: headers['webhook-id'] ?? '', verified, signatures, body });
      return response.writeHead(verified ? 204 : 401).end();
    })();
  });
  const origin = await listenOnLoopback(server, port);
  const url = `${origin}/webhooks`;

  return {
    origin,
    url,
    secret,
    received,
    /** Settings of the edge function with which it posts here. */
    functionEnv: { WEBHOOKS: `${url} ${secret}` },
    /** Makes the next webhooks fail. */
    fail(next: Fault): void {
      fault = next;
    },
    /** Forgets what came. */
    clear(): void {
      received.length = 0;
    },
  };
}

function verify(webhook: Webhook, body: string, headers: Record<string, string>): boolean {
  try {
    webhook.verify(body, headers);
    return true;
  } catch {
    return false;
  }
}
