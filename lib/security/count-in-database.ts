import 'server-only';
import { createHmac } from 'node:crypto';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { getAuthEnv, getBackendEnv } from '@/lib/env/env';
import { logEvent } from '@/lib/log/log-event';

export interface Counter {
  subject: string;
  limiter: RateLimiterMemory;
  key: string;
}

/** A visitor is waiting, and the memory of the process counts as well. */
const DEADLINE_MS = 4000;

/**
 * Counts an attempt for all processes of the site, or withdraws attempts.
 *
 * @returns The seconds to wait; null without the shared secret, without a response, or with a full table.
 */
export async function countInDatabase(counters: Counter[], points = 1): Promise<number | null> {
  const { secretKey } = getAuthEnv();
  if (!secretKey || counters.length === 0) return null;
  const { url, key: publishableKey } = getBackendEnv();
  // The key of each counter is a secret's: with the public key alone nobody counts for another.
  const hash = (text: string) => createHmac('sha256', secretKey).update(`rate limit ${text}`).digest('hex');
  let cause: string;
  try {
    const response = await fetch(`${url}/rest/v1/rpc/count_attempt`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        p_keys: counters.map(({ limiter, key }) => hash(`${limiter.keyPrefix} ${key}`)),
        p_limits: counters.map(({ limiter }) => limiter.points),
        p_seconds: counters.map(({ limiter }) => limiter.duration),
        p_points: points,
      }),
      cache: 'no-store',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const seconds: unknown = response.ok ? await response.json() : undefined;
    if (typeof seconds === 'number') return seconds;
    // Nothing was counted there that could be withdrawn.
    if (seconds === null && points < 0) return null;
    cause = seconds === null ? 'full' : String(response.status);
  } catch (error) {
    cause = error instanceof Error ? error.name : 'no-answer';
  }
  await logEvent('warn', 'limits-not-shared', { code: cause });
  return null;
}
