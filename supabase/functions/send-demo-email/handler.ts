import { z } from 'zod';
import { BadBody, readJson } from './body.ts';
import { identify } from './caller.ts';
import { readEnv } from './env.ts';
import { lanesOf } from './lanes.ts';
import { log } from './log.ts';
import { runtimeNetwork } from './runtime-network.ts';
import { findUser, maySend, taskStatus, Unreachable } from './store.ts';
import { sendDue, sendOne } from './work.ts';

/**
 * A run begins no mail after that many. With the deadlines of the last mail and of its note it ends within 55 seconds: before
 * the schedule's call is given up (60), and long before the platform ends a function (150).
 */
const RUN_SECONDS = 45;
/** Whoever has just sent a request is waiting: their mail is begun within that, or left to the schedule. */
const SOON_MS = 3_000;

const env = readEnv((name) => Deno.env.get(name));
const lanes = lanesOf(env, runtimeNetwork);
const personBody = z.object({ id: z.guid() });
const schedulerBody = z.object({ seconds: z.number().positive().max(RUN_SECONDS).default(RUN_SECONDS) });

/**
 * Delivers demo requests: a mail to the team, a receipt, webhooks. A person's access token sends the team that person's own
 * request, or what was parked of one and they released. A secret key sends everything that is due, for 45 seconds or as
 * many as the body says in `seconds`. What is delivered comes from the database, never from the body.
 */
export async function handler(request: Request): Promise<Response> {
  const requestId = request.headers.get('x-request-id')?.match(/^[\w-]{1,64}$/)?.[0] ?? crypto.randomUUID();
  try {
    const response = await answer(request, requestId);
    if (!response.ok) log({ event: 'refused', requestId, status: response.status });
    return response;
  } catch (error) {
    if (error instanceof BadBody) return says(error.message, error.status);
    const reason = error instanceof Unreachable ? `unreachable: ${error.message}` : (error as Error).name;
    log({ event: 'failed', requestId, reason });
    return says('unavailable', error instanceof Unreachable ? 503 : 500);
  }
}

async function answer(request: Request, requestId: string): Promise<Response> {
  const began = Date.now();
  if (request.method !== 'POST') {
    return Response.json({ status: 'method not allowed' }, { status: 405, headers: { Allow: 'POST' } });
  }
  const caller = await identify(request, env);
  if (caller.kind === 'unknown') return unauthorized();
  const body = await readJson(request);
  if (caller.kind === 'scheduler') {
    const { success, data } = schedulerBody.safeParse(body);
    if (!success) return says(`seconds must be a number up to ${RUN_SECONDS}`, 400);
    return Response.json(await sendDue({ env, lanes, requestId }, began + data.seconds * 1000));
  }

  if (!(await findUser(caller.token, env))) return unauthorized();
  const parsed = personBody.safeParse(body);
  if (!parsed.success) return says('id must be a uuid', 400);
  const { id } = parsed.data;
  if (!(await maySend(id, caller.token, env))) return notFound();
  const outcome = await sendOne({ env, lanes, requestId }, id, began + SOON_MS);
  return outcome ? says(outcome, outcome === 'sent' ? 200 : 502) : standing(id);
}

/** Tells how a notification stands that was not to be had. */
async function standing(id: string): Promise<Response> {
  const status = await taskStatus(id, env);
  if (status === null) return notFound();
  return says(status, { sent: 200, 'in-progress': 202 }[status] ?? 503);
}

const says = (status: string, code: number): Response => Response.json({ status }, { status: code });
const unauthorized = (): Response => says('unauthorized', 401);
const notFound = (): Response => says('not found', 404);
