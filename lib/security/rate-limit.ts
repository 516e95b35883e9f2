import 'server-only';
import { headers } from 'next/headers';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { getVisitorAddress, getVisitorKey } from './visitor-address';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const allow = (points: number, duration: number) => new RateLimiterMemory({ points, duration });

/** Offices share an address. The limit of both stops a stranger who guesses before the account's does. */
const createLimiters = () => ({
  signIn: { visitor: allow(30, 5 * MINUTE), both: allow(10, 15 * MINUTE), account: allow(100, 15 * MINUTE) },
  mail: { visitor: allow(10, 10 * MINUTE), account: allow(6, HOUR) },
  proof: { visitor: allow(30, 5 * MINUTE) },
  code: { account: allow(5, 10 * MINUTE) },
  demoRequest: { visitor: allow(30, HOUR) },
});

/** One for all copies of this module in the process. */
const limiters = ((globalThis as { rateLimiters?: ReturnType<typeof createLimiters> }).rateLimiters ??=
  createLimiters());

const normalize = (account: string) => account.trim().toLowerCase();

/** Counts an attempt in the memory of this process. Returns 0, or the seconds to wait. */
export async function consumeRateLimit(action: keyof typeof limiters, account?: string): Promise<number> {
  const address = getVisitorAddress(await headers());
  const visitor = address && getVisitorKey(address);
  const typed = account && normalize(account);
  const keys: Record<string, string | null | undefined> = {
    visitor,
    both: visitor && typed && `${visitor} ${typed}`,
    account: typed,
  };
  for (const [subject, limiter] of Object.entries<RateLimiterMemory>(limiters[action])) {
    const key = keys[subject];
    if (!key) continue;
    try {
      await limiter.consume(key);
    } catch (refusal) {
      return Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000);
    }
  }
  return 0;
}

/** Takes back a try of a code that nobody looked at. */
export const refundCodeTry = (account: string) => limiters.code.account.reward(normalize(account));

export const resetCodeTries = (account: string) => limiters.code.account.delete(normalize(account));
