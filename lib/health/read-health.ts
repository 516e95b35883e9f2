import 'server-only';
import { z } from 'zod';
import { getAuthEnv, getBackendEnv } from '@/lib/env/env';
import { logOncePerMinute } from '@/lib/log/log-once-per-minute';
import { describeError } from '@/lib/log/redact';
import { hasFailed } from './failures';

const DEADLINE_MS = 3000;
/** Visitors cannot make the check call the backend more often than this. */
const CACHE_MS = 15_000;

const deliverySchema = z.object({
  notifications: z.enum(['ok', 'failing']),
  schedule: z.enum(['ok', 'stopped']),
});
const settingsSchema = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  external: z.object({ email: z.boolean() }),
});

type NoResult = 'unreachable' | 'key-refused';

/** The parts that a visitor's request needs. Each is `ok`, or says how it fails. */
export interface Health {
  site: 'ok';
  database: 'ok' | NoResult | 'failing';
  auth: 'ok' | NoResult | 'sign-ups-off' | 'addresses-not-confirmed' | 'failing';
  codeMails: 'ok' | 'failing';
  notifications: 'ok' | 'failing' | 'unknown';
  schedule: 'ok' | 'stopped' | 'unknown';
}
type States = Omit<Health, 'codeMails'>;

let cached: { at: number; states: States } | undefined;
let askedAt = 0;

/** Reads the health of every part. Failures that only a call showed are those of this process. */
export async function readHealth(): Promise<Health> {
  const { database, auth, ...others } = await readStates();
  return {
    ...others,
    database: database === 'ok' && hasFailed('database') ? 'failing' : database,
    auth: auth === 'ok' && hasFailed('auth') ? 'failing' : auth,
    codeMails: hasFailed('codeMails') ? 'failing' : 'ok',
  };
}

/** Shares states, never a promise: a worker cannot wait for the call of another request. */
async function readStates(): Promise<States> {
  const now = Date.now();
  const isAsking = now - askedAt < DEADLINE_MS;
  if (cached && (isAsking || now - cached.at < CACHE_MS)) return cached.states;
  askedAt = now;
  const [deliveries, auth] = await Promise.all([readDeliveries(), readAuth()]);
  const states = { site: 'ok' as const, auth, ...deliveries };
  for (const [part, state] of Object.entries(states))
    if (!['ok', 'unreachable', 'unknown'].includes(state)) logFailedPart(part, state);
  cached = { at: Date.now(), states };
  return states;
}

async function readDeliveries(): Promise<Pick<Health, 'database' | 'notifications' | 'schedule'>> {
  const { url, key } = getBackendEnv();
  const result = await ask('database', `${url}/rest/v1/rpc/read_delivery_health`, deliverySchema, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json' },
    body: '{}',
  });
  return typeof result === 'string'
    ? { database: result, notifications: 'unknown', schedule: 'unknown' }
    : { database: 'ok', ...result };
}

async function readAuth(): Promise<Health['auth']> {
  const { url, key } = getBackendEnv();
  const apikey = getAuthEnv().secretKey ?? key;
  const result = await ask('auth', `${url}/auth/v1/settings`, settingsSchema, { headers: { apikey } });
  if (typeof result === 'string') return result;
  if (result.disable_signup || !result.external.email) return 'sign-ups-off';
  return result.mailer_autoconfirm ? 'addresses-not-confirmed' : 'ok';
}

async function ask<Result>(
  part: string,
  url: string,
  schema: z.ZodType<Result>,
  init: RequestInit,
): Promise<Result | NoResult> {
  try {
    const response = await fetch(url, {
      ...init,
      cache: 'no-store',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (response.status === 401 || response.status === 403) return 'key-refused';
    if (!response.ok) throw new Error(`status ${response.status}`);
    return schema.parse(await response.json());
  } catch (error) {
    const { name, message, cause } = describeError(error);
    logFailedPart(part, 'unreachable', { name, message, cause });
    return 'unreachable';
  }
}

function logFailedPart(part: string, state: string, more: Partial<Record<string, string>> = {}): void {
  logOncePerMinute('error', 'health-check-failed', { part, state, ...more });
}
