import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import * as z from 'zod';
import { readMail } from './mailbox-intake.ts';
import { limitMails } from './mailbox-limit.ts';
import { mailboxPage, PAGE_HEADERS } from './mailbox-page.ts';
import type { MailStore, StoredMail } from './mailbox-store.ts';
import { localApp, problem } from './web-server.ts';

const faultSchema = z.object({
  status: z.int().min(200).max(599),
  times: z.int().min(0),
  delayMs: z.int().min(0).default(0),
  /** Keep the mail all the same: only the answer goes wrong. */
  afterwards: z.boolean().default(false),
  /** The header of that name. */
  retryAfter: z.string().optional(),
});
const limitSchema = z.object({ perSecond: z.int().min(1) });
const listSchema = z.object({
  query: z.string().default(''),
  start: z.coerce.number().pipe(z.int().min(0)).catch(0),
  limit: z.coerce.number().pipe(z.int().min(0)).default(50).catch(50),
});

/** What the mailbox is made from. */
export type MailboxSource = {
  store: MailStore;
  apiKey: string;
  /** How many mails it takes in a second before it answers 429, as the real service does. */
  perSecond: number;
};

/**
 * The mail service and mailbox of the embedded backend: takes mails in the form of Resend's HTTP API, lists them in the
 * form of Mailpit's, as far as anybody here reads it, and shows them on a page. Its state besides the store is what tests
 * ask for, and what they ask about: faults, the limit, and how often a mail came again.
 */
export function createMailbox({ store, apiKey, perSecond }: MailboxSource): Hono {
  let fault: z.output<typeof faultSchema> = { status: 200, times: 0, delayMs: 0, afterwards: false };
  let limit = limitMails(perSecond);
  const keys = new Set<string>();
  let repeated = 0;

  async function keep(request: Request): Promise<Response> {
    if (request.headers.get('authorization') !== `Bearer ${apiKey}`)
      return problem(401, 'invalid_api_key', 'The API key is missing or wrong.');
    const waitMs = limit.take();
    if (waitMs > 0)
      return problem(429, 'rate_limit_exceeded', 'Too many requests.', String(Math.ceil(waitMs / 1000)));
    const result = readMail(await json(request));
    if ('problem' in result) return problem(422, 'validation_error', result.problem);
    const key = request.headers.get('idempotency-key');
    if (key && keys.has(key)) repeated += 1;
    if (key) keys.add(key);
    return Response.json({ id: store.add(result.mail, key).id });
  }

  const app = localApp();
  app.get('/', (context) =>
    context.html(mailboxPage(store.list(), context.req.query('id')), 200, PAGE_HEADERS),
  );
  app.on('GET', ['/api/v1/messages', '/api/v1/search'], ({ req }) => {
    const { query, start, limit } = listSchema.parse(req.query());
    const mails = store.list().filter(says(query));
    const messages = mails.slice(start, start + limit).map(summary);
    return Response.json({ total: mails.length, messages });
  });
  app.get('/api/v1/message/:id', ({ req }) => {
    const mail = store.find(req.param('id'));
    return mail
      ? Response.json({ ...summary(mail), Text: mail.text, HTML: mail.html })
      : problem(404, 'not_found', 'No such message.');
  });
  app.delete('/api/v1/messages', (context) => {
    store.clear();
    return context.text('ok');
  });
  app.post('/emails', async ({ req: { raw } }) => {
    if (fault.times === 0) return keep(raw);
    fault.times -= 1;
    const { status, delayMs, afterwards, retryAfter } = fault;
    if (afterwards) await keep(raw);
    await wait(delayMs);
    return problem(status, 'application_error', 'A fault asked for by POST /faults.', retryAfter);
  });
  app.post('/faults', async ({ req }) => {
    const { success, data } = faultSchema.safeParse(await json(req.raw));
    if (!success) return problem(422, 'validation_error', 'status, times and delayMs are numbers.');
    fault = data;
    return Response.json(fault);
  });
  app.post('/limit', async ({ req }) => {
    const { success, data } = limitSchema.safeParse(await json(req.raw));
    if (!success) return problem(422, 'validation_error', 'perSecond is a whole number.');
    limit = limitMails(data.perSecond);
    repeated = 0;
    return Response.json(data);
  });
  app.get('/limit', () => Response.json({ refused: limit.refused(), repeated }));
  return app;
}

/** What Mailpit's list and its single mail have in common. */
const summary = ({ id, headers, from, to, replyTo, subject, created }: StoredMail) => ({
  ID: id,
  MessageID: (headers['Message-ID'] ?? `<${id}@mailbox>`).replace(/^<|>$/g, ''),
  From: from,
  To: to,
  ReplyTo: replyTo,
  Subject: subject,
  Created: created,
});

/** Tells the mails in which a text stands, in quotes or without, as Mailpit's search finds it. */
function says(query: string): (mail: StoredMail) => boolean {
  const wanted = query.replace(/^"(.*)"$/s, '$1').toLowerCase();
  return ({ from, to, subject, text }) =>
    [subject, text, ...[from, ...to].map(({ Name, Address }) => `${Name} ${Address}`)].some((part) =>
      part.toLowerCase().includes(wanted),
    );
}

/** Other types are refused so that a foreign page cannot post here without asking first. */
async function json(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return undefined;
  return request.json().catch(() => undefined);
}
