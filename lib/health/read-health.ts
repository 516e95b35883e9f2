import 'server-only';
import { z } from 'zod';
import { getAuthEnv, getBackendEnv } from '@/lib/env/env';
import { logOncePerMinute } from '@/lib/log/log-once-per-minute';
import { describeError } from '@/lib/log/redact';
import { hasFault } from './faults';

const DEADLINE_MS = 3000;
/** Visitors cannot make the check call the backend more often than this. */
const KEPT_MS = 15_000;

const deliverySchema = z.object({
  notifications: z.enum(['ok', 'failing']),
  schedule: z.enum(['ok', 'stopped']),
});
const settingsSchema = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  external: z.object({ email: z.boolean() }),
});

type Unanswered = 'unreachable' | 'key-refused';

/** The parts that a visitor's request needs. Each is `ok`, or says how it fails. */
export interface Health {
  site: 'ok';
  database: 'ok' | Unanswered | 'failing';
  auth: 'ok' | Unanswered | 'sign-ups-off' | 'addresses-not-confirmed' | 'failing';
  codeMails: 'ok' | 'failing';
  notifications: 'ok' | 'failing' | 'unknown';
  schedule: 'ok' | 'stopped' | 'unknown';
}
type Answers = Omit<Health, 'codeMails'>;

let kept: { at: number; answers: Answers } | undefined;
let askedAt = 0;

/** Reads the health of every part. Faults that only a call showed are those of this process. */
export async function readHealth(): Promise<Health> {
  const { database, auth, ...others } = await readAnswers();
  return {
    ...others,
    database: database === 'ok' && hasFault('database') ? 'failing' : database,
    auth: auth === 'ok' && hasFault('auth') ? 'failing' : auth,
    codeMails: hasFault('codeMails') ? 'failing' : 'ok',
  };
}

/** Shares answers, never a promise: a worker cannot wait for the call of another request. */
async function readAnswers(): Promise<Answers> {
  const now = Date.now();
  const isAsking = now - askedAt < DEADLINE_MS;
  if (kept && (isAsking || now - kept.at < KEPT_MS)) return kept.answers;
  askedAt = now;
  const [deliveries, auth] = await Promise.all([readDeliveries(), readAuth()]);
  const answers = { site: 'ok' as const, auth, ...deliveries };
  for (const [part, state] of Object.entries(answers))
    if (!['ok', 'unreachable', 'unknown'].includes(state)) logFault(part, state);
  kept = { at: Date.now(), answers };
  return answers;
}

async function readDeliveries(): Promise<Pick<Health, 'database' | 'notifications' | 'schedule'>> {
  const { url, key } = getBackendEnv();
  const answer = await ask('database', `${url}/rest/v1/rpc/read_delivery_health`, deliverySchema, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json' },
    body: '{}',
  });
  return typeof answer === 'string'
    ? { database: answer, notifications: 'unknown', schedule: 'unknown' }
    : { database: 'ok', ...answer };
}

async function readAuth(): Promise<Health['auth']> {
  const { url, key } = getBackendEnv();
  const apikey = getAuthEnv().secretKey ?? key;
  const answer = await ask('auth', `${url}/auth/v1/settings`, settingsSchema, { headers: { apikey } });
  if (typeof answer === 'string') return answer;
  if (answer.disable_signup || !answer.external.email) return 'sign-ups-off';
  return answer.mailer_autoconfirm ? 'addresses-not-confirmed' : 'ok';
}

async function ask<Answer>(
  part: string,
  url: string,
  schema: z.ZodType<Answer>,
  init: RequestInit,
): Promise<Answer | Unanswered> {
  try {
    const answer = await fetch(url, { ...init, cache: 'no-store', signal: AbortSignal.timeout(DEADLINE_MS) });
    if (answer.status === 401 || answer.status === 403) return 'key-refused';
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return schema.parse(await answer.json());
  } catch (error) {
    const { name, message, cause } = describeError(error);
    logFault(part, 'unreachable', { name, message, cause });
    return 'unreachable';
  }
}

function logFault(part: string, state: string, more: Partial<Record<string, string>> = {}): void {
  logOncePerMinute('error', 'health-check-failed', { part, state, ...more });
}
