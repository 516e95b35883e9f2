import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { listenOnLoopback, readBody } from './loopback.ts';

export type Delivery = {
  id: string;
  verified: boolean;
  signatures: number;
  body: string;
};

type Fault = {
  status: number;
  times: number;
  /** The call is never answered. */
  isSilent?: boolean;
  headers?: Record<string, string>;
};

/**
 * Starts a receiver that verifies webhooks, and fails on request.
 * `GET /received` lists the received webhooks, newest first.
 *
 * @param port Any free one by default.
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
        if (!fault.isSilent) response.writeHead(fault.status, fault.headers).end();
        return;
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
    /** Settings with which the edge function posts here. */
    functionEnv: { WEBHOOKS: `${url} ${secret}` },
    fail(next: Fault): void {
      fault = next;
    },
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
