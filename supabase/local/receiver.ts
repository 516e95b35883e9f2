import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { type Delivery, receiverHeaders, receiverPage } from './receiver-page.ts';
import { problem } from './web-server.ts';

/** Where webhooks are posted. */
export const RECEIVE = '/webhooks/receive';
/** The oldest are forgotten. */
const KEPT = 500;

const faultSchema = z.object({
  status: z.int().min(200).max(599),
  times: z.int().min(0),
  delayMs: z.int().min(0).default(0),
  headers: z.record(z.string(), z.string()).default({}),
});

/**
 * Receives webhooks beside the mailbox, verifies them, and shows them on a page. Its faults are asked for as those of the
 * mailbox are.
 * @param secret - what they are signed with
 */
export function addReceiver(app: Hono, secret: string): void {
  const deliveries: Delivery[] = [];
  const webhook = new Webhook(secret);
  let fault: z.output<typeof faultSchema> = { status: 200, times: 0, delayMs: 0, headers: {} };

  app.post(RECEIVE, async ({ req }) => {
    if (fault.times > 0) {
      fault.times -= 1;
      const { status, delayMs, headers } = fault;
      await wait(delayMs);
      return new Response(null, { status, headers });
    }
    const body = await req.text();
    const id = req.header('webhook-id') ?? '';
    const verified = verifies(webhook, body, req.header());
    deliveries.unshift({
      id,
      created: new Date().toISOString(),
      verified,
      repeated: deliveries.some((other) => other.verified && other.id === id),
      signatures: (req.header('webhook-signature') ?? '').split(' ').filter((one) => one).length,
      body,
    });
    deliveries.length = Math.min(deliveries.length, KEPT);
    return verified
      ? new Response(null, { status: 204 })
      : problem(401, 'not_verified', 'The signature is wrong.');
  });
  app.get('/webhooks', (context) =>
    context.html(receiverPage(deliveries, context.req.query('at')), 200, receiverHeaders),
  );
  app.get('/webhooks/received', () => Response.json({ deliveries }));
  app.delete('/webhooks/received', (context) => {
    deliveries.length = 0;
    return context.text('ok');
  });
  app.post('/webhooks/faults', async ({ req }) => {
    if (!req.header('content-type')?.startsWith('application/json'))
      return problem(422, 'validation_error', 'The body is JSON.');
    const { success, data } = faultSchema.safeParse(await req.json().catch(() => undefined));
    if (!success) return problem(422, 'validation_error', 'status, times and delayMs are numbers.');
    fault = data;
    return Response.json(fault);
  });
}

function verifies(webhook: Webhook, body: string, headers: Record<string, string>): boolean {
  try {
    webhook.verify(body, headers);
    return true;
  } catch {
    return false;
  }
}
