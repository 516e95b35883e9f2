import { z } from 'zod';
import { BadBody, readJson } from './body.ts';
import { identify } from './caller.ts';
import { readEnv } from './env.ts';
import { log } from './log.ts';
import { sendDemoRequestMail } from './send.ts';
import {
  type ClaimedTask,
  claimTasks,
  findUser,
  maySend,
  parkLostTasks,
  settleTask,
  taskStatus,
  Unreachable,
} from './store.ts';

const env = readEnv((name) => Deno.env.get(name));
const personBody = z.object({ id: z.guid() });

/**
 * Sends the team the mail about a demo request. A person's access token sends that person's own request, or
 * a parked one they released; a secret key sends everything that is due. What the mail says comes from the database, never from the body.
 */
export async function handler(request: Request): Promise<Response> {
  const requestId = request.headers.get('x-request-id')?.match(/^[\w-]{1,64}$/)?.[0] ?? crypto.randomUUID();
  try {
    const response = await answer(request, requestId);
    if (!response.ok) log({ event: 'refused', requestId, status: response.status });
    return response;
  } catch (error) {
    if (error instanceof BadBody) return Response.json({ status: error.message }, { status: error.status });
    const reason = error instanceof Unreachable ? `unreachable: ${error.message}` : (error as Error).name;
    log({ event: 'failed', requestId, reason });
    return Response.json({ status: 'unavailable' }, { status: error instanceof Unreachable ? 503 : 500 });
  }
}

async function answer(request: Request, requestId: string): Promise<Response> {
  if (request.method !== 'POST') {
    return Response.json({ status: 'method not allowed' }, { status: 405, headers: { Allow: 'POST' } });
  }
  const caller = await identify(request, env);
  if (caller.kind === 'unknown') return unauthorized();
  const body = await readJson(request);
  if (caller.kind === 'scheduler') return Response.json(await sendDue(requestId));

  if (!(await findUser(caller.token, env))) return unauthorized();
  const parsed = personBody.safeParse(body);
  if (!parsed.success) return Response.json({ status: 'id must be a uuid' }, { status: 400 });
  if (!(await maySend(parsed.data.id, caller.token, env))) return notFound();
  return sendOne(parsed.data.id, requestId);
}

async function sendOne(id: string, requestId: string): Promise<Response> {
  const [task] = await claimTasks(env, id);
  if (task) {
    const sent = await work(task, requestId);
    return Response.json({ status: sent ? 'sent' : 'failed' }, { status: sent ? 200 : 502 });
  }
  const status = await taskStatus(id, env);
  if (status === null) return notFound();
  const code = { sent: 200, 'in-progress': 202 }[status] ?? 503;
  return Response.json({ status }, { status: code });
}

async function sendDue(requestId: string): Promise<{ sent: number; failed: number }> {
  await parkLostTasks(env);
  const count = { sent: 0, failed: 0 };
  for (const task of await claimTasks(env)) {
    count[(await work(task, requestId)) ? 'sent' : 'failed'] += 1;
  }
  return count;
}

/** Sends and settles one task. Never throws, so that one bad row cannot hold up the others. */
async function work(task: ClaimedTask, requestId: string): Promise<boolean> {
  const failure = await sendDemoRequestMail(task, env).catch(() => 'mail could not be written');
  const entry = { requestId, demoRequest: task.request_id, attempt: task.attempt };
  log(failure ? { event: 'mail-failed', ...entry, reason: failure } : { event: 'mail-sent', ...entry });
  // An unsettled task comes back when its claim expires; the idempotency key then prevents a second mail.
  await settleTask(task, failure, env).catch(() => log({ event: 'settle-failed', ...entry }));
  return failure === null;
}

function unauthorized(): Response {
  return Response.json({ status: 'unauthorized' }, { status: 401 });
}

function notFound(): Response {
  return Response.json({ status: 'not found' }, { status: 404 });
}
