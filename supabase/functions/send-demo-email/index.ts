import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { createDatabase, UnreachableError } from './database.ts';
import { createDeliverer, log } from './deliver.ts';
import { type Env, readEnv } from './env.ts';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  exit: (code: number) => never;
  serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

/** With four deadlines of five seconds after it, a run ends within its lease of a minute. */
const RUN_MS = 40_000;
const BODY_LIMIT = 16 * 1024;

const env = readSettings();
const database = createDatabase(env);
const deliverer = createDeliverer(env, database);

/** The secret key sends what is due, a person's token one mail about a request they can read. */
Deno.serve(async (request) => {
  const trace = z.guid().safeParse(request.headers.get('x-request-id'));
  const requestId = trace.data ?? crypto.randomUUID();
  try {
    const response = await handle(request, requestId);
    if (!response.ok) log({ event: 'refused', requestId, status: response.status });
    return response;
  } catch (error) {
    const isUnreachable = error instanceof UnreachableError;
    const cause = isUnreachable ? `unreachable: ${error.message}` : (error as Error).name;
    log({ event: 'failed', requestId, error: cause });
    return respond('unavailable', isUnreachable ? 503 : 500);
  }
});

/** Ends the function with the sentences of a wrong setting alone. */
function readSettings(): Env {
  try {
    return readEnv((name) => Deno.env.get(name));
  } catch (cause) {
    console.error((cause as Error).message);
    return Deno.exit(1);
  }
}

async function handle(request: Request, requestId: string): Promise<Response> {
  if (request.method !== 'POST') return respond('method not allowed', 405);
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if ([request.headers.get('apikey') ?? '', bearer].some(isSecretKey)) {
    const tally = await deliverer.sendDue(Date.now() + RUN_MS, requestId);
    return tally ? Response.json(tally) : respond('in-progress', 202);
  }

  if (!bearer || !(await database.hasUser(bearer))) return respond('unauthorized', 401);
  const body = await readBody(request);
  if (body === null) return respond('body too large', 413);
  const id = parseId(body);
  if (!id) return respond('body must be JSON with the uuid of a request as id', 400);
  if (!(await database.canRead(id, bearer))) return respond('not found', 404);
  const status = (await deliverer.sendOne(id, requestId)) ?? (await database.readStatus(id)) ?? 'not found';
  return respond(status, { sent: 200, 'in-progress': 202, 'not found': 404, failed: 502 }[status] ?? 503);
}

/** Compares digests in constant time: the duration reveals nothing about the key. */
function isSecretKey(text: string): boolean {
  const digest = (key: string) => createHash('sha256').update(key).digest();
  return env.SUPABASE_SECRET_KEYS.some((key) => timingSafeEqual(digest(key), digest(text)));
}

/** Reads a body, or returns null for one that is too long, whatever its header claims. */
async function readBody(request: Request): Promise<string | null> {
  let text = '';
  for await (const part of request.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.length > BODY_LIMIT) return null;
  }
  return text;
}

function parseId(body: string): string | undefined {
  try {
    return z.object({ id: z.guid() }).parse(JSON.parse(body)).id;
  } catch {
    return undefined;
  }
}

function respond(status: string, code: number): Response {
  return Response.json({ status }, { status: code, headers: code === 405 ? { Allow: 'POST' } : {} });
}
