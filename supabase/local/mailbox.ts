import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { refuseForeign } from './local-only.ts';
import { messageDetail, messageList } from './mailbox-format.ts';
import { readMail } from './mailbox-intake.ts';
import { limitMails } from './mailbox-limit.ts';
import { renderMailbox } from './mailbox-page.ts';
import type { MailStore, StoredMail } from './mailbox-store.ts';
import { createWebServer } from './web-request.ts';

const faultSchema = z.object({
  status: z.int().min(200).max(599),
  times: z.int().min(0),
  delayMs: z.int().min(0).default(0),
  /** Keep the mail all the same: only the answer goes wrong. */
  afterwards: z.boolean().default(false),
  /** The header of that name. */
  retryAfter: z.string().optional(),
});
type Fault = z.output<typeof faultSchema>;

const limitSchema = z.object({ perSecond: z.int().min(1) });

/** What the mailbox is made from. */
export type MailboxSource = {
  store: MailStore;
  apiKey: string;
  /** How many mails it takes in a second before it answers 429, as the real service does. */
  perSecond: number;
};

/**
 * The mail service and mailbox of the embedded backend, not yet listening: takes mails in the form of Resend's
 * HTTP API, lists them in the form of Mailpit's, and shows them on a page.
 */
export function createMailbox(source: MailboxSource): Server {
  return createWebServer('http://127.0.0.1', mailboxRoutes(source));
}

/**
 * The mailbox as a function of one request. Its state besides the store is what tests ask for, and what they ask about:
 * faults, the limit, and how often a mail came again.
 */
export function mailboxRoutes(source: MailboxSource): (request: Request) => Promise<Response> {
  const { store, apiKey } = source;
  let fault: Fault = { status: 200, times: 0, delayMs: 0, afterwards: false };
  let limit = limitMails(source.perSecond);
  const keys = new Set<string>();
  let repeated = 0;

  async function take(request: Request): Promise<Response> {
    if (fault.times === 0) return keep(request);
    fault.times -= 1;
    const { status, delayMs, afterwards, retryAfter } = fault;
    if (afterwards) await keep(request);
    await wait(delayMs);
    return problem(status, 'application_error', 'A fault asked for by POST /faults.', retryAfter);
  }

  async function keep(request: Request): Promise<Response> {
    if (request.headers.get('authorization') !== `Bearer ${apiKey}`) {
      return problem(401, 'invalid_api_key', 'The API key is missing or wrong.');
    }
    const waitMs = limit.take();
    if (waitMs > 0) {
      const seconds = String(Math.ceil(waitMs / 1000));
      return problem(429, 'rate_limit_exceeded', 'Too many requests.', seconds);
    }
    const result = readMail(await json(request));
    if ('problem' in result) return problem(422, 'validation_error', result.problem);
    const key = request.headers.get('idempotency-key');
    if (key && keys.has(key)) repeated += 1;
    if (key) keys.add(key);
    return Response.json({ id: store.add(result.mail, key).id });
  }

  async function setFault(request: Request): Promise<Response> {
    const parsed = faultSchema.safeParse(await json(request));
    if (!parsed.success) return problem(422, 'validation_error', 'status, times and delayMs are numbers.');
    fault = parsed.data;
    return Response.json(fault);
  }

  async function setLimit(request: Request): Promise<Response> {
    const parsed = limitSchema.safeParse(await json(request));
    if (!parsed.success) return problem(422, 'validation_error', 'perSecond is a whole number.');
    limit = limitMails(parsed.data.perSecond);
    repeated = 0;
    return Response.json(parsed.data);
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    // Nobody else must read confirmation links.
    const refusal = refuseForeign(request);
    if (refusal) return refusal;
    const [, id] = /^\/api\/v1\/message\/([\w-]+)$/.exec(pathname) ?? [];
    if (request.method === 'GET' && id) {
      const mail = store.find(id);
      return mail ? Response.json(messageDetail(mail)) : problem(404, 'not_found', 'No such message.');
    }
    switch (`${request.method} ${pathname}`) {
      case 'GET /':
        return renderMailbox(store.list(), searchParams.get('id'));
      case 'GET /api/v1/messages':
        return Response.json(
          messageList(store.list(), count(searchParams, 'start', 0), count(searchParams, 'limit', 50)),
        );
      case 'GET /api/v1/search':
        return Response.json(
          messageList(
            store.list().filter(says(searchParams.get('query') ?? '')),
            count(searchParams, 'start', 0),
            count(searchParams, 'limit', 50),
          ),
        );
      case 'DELETE /api/v1/messages':
        store.clear();
        return new Response('ok');
      case 'POST /emails':
        return take(request);
      case 'POST /faults':
        return setFault(request);
      case 'POST /limit':
        return setLimit(request);
      case 'GET /limit':
        return Response.json({ refused: limit.refused(), repeated });
      default:
        return problem(404, 'not_found', 'Nothing here.');
    }
  };
}

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

function count(params: URLSearchParams, name: string, fallback: number): number {
  const value = Number(params.get(name) ?? fallback);
  return Number.isInteger(value) && value >= 0 ? value : fallback;
}

function problem(statusCode: number, name: string, message: string, retryAfter?: string): Response {
  return Response.json(
    { statusCode, name, message },
    { status: statusCode, ...(retryAfter !== undefined && { headers: { 'Retry-After': retryAfter } }) },
  );
}
