import { getBackendEnv } from '@/lib/env/env';
import { logEvent } from '@/lib/log/log-event';
import { describeError } from '@/lib/log/redact';

// A static answer would be that of the build.
export const dynamic = 'force-dynamic';

const DEADLINE_MS = 3000;
/** Longer than the deadline, so that at most one call at a time reaches the database. */
const KEPT_MS = 5000;

interface Health {
  status: 'ok' | 'failing';
  site: 'ok';
  database: 'ok' | 'unreachable';
  queue: 'ok' | 'overdue' | 'unknown';
}

let kept: { at: number; health: Promise<Health> } | undefined;

/** Tells an uptime monitor whether site, database and mail queue work. */
export async function GET(): Promise<Response> {
  if (!kept || Date.now() - kept.at >= KEPT_MS) kept = { at: Date.now(), health: readHealth() };
  const health = await kept.health;
  return Response.json(health, {
    status: health.status === 'ok' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}

async function readHealth(): Promise<Health> {
  try {
    const queue = await readQueue();
    return { status: queue === 'ok' ? 'ok' : 'failing', site: 'ok', database: 'ok', queue };
  } catch (cause) {
    const { name, message, cause: reason } = describeError(cause);
    await logEvent('error', 'health-check-failed', { name, message, cause: reason });
    return { status: 'failing', site: 'ok', database: 'unreachable', queue: 'unknown' };
  }
}

async function readQueue(): Promise<'ok' | 'overdue'> {
  const { url, key } = getBackendEnv();
  const answer = await fetch(`${url}/rest/v1/rpc/read_queue_health`, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json' },
    body: '{}',
    cache: 'no-store',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  const queue: unknown = answer.ok ? await answer.json() : undefined;
  if (queue !== 'ok' && queue !== 'overdue') throw new Error(`status ${answer.status}`);
  return queue;
}
