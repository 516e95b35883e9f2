import 'server-only';
import { headers } from 'next/headers';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { getVisitorAddress, getVisitorKey } from './visitor-address';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const allow = (points: number, duration: number) => new RateLimiterMemory({ points, duration });

/**
 * Returns the limits of one visitor, one account and both together, asked in this order. People at a form come nowhere
 * near; offices share an address. A stranger who guesses an account's password is stopped before the account is.
 */
const createLimiters = () => ({
  signIn: { visitor: allow(30, 5 * MINUTE), both: allow(10, 15 * MINUTE), account: allow(100, 15 * MINUTE) },
  /** Each sends a mail with a code. */
  mail: { visitor: allow(10, 10 * MINUTE), account: allow(6, HOUR) },
  /** Typing a mailed code. */
  proof: { visitor: allow(30, 5 * MINUTE) },
  /** Tries of one mailbox's code. A new code has tries of its own. */
  code: { account: allow(5, 10 * MINUTE) },
  demoRequest: { visitor: allow(30, HOUR) },
});

/** One for all copies of this module in the process. */
const limiters = ((globalThis as { rateLimiters?: ReturnType<typeof createLimiters> }).rateLimiters ??=
  createLimiters());

const normalize = (account: string) => account.trim().toLowerCase();

/**
 * Counts an attempt of this request's visitor in the memory of this process. The limits of the auth service and of the
 * database hold for all processes.
 *
 * @param account The address that was typed. It need not have an account.
 * @returns 0 when the attempt may go on, otherwise the seconds to wait.
 */
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

/** Forgets the tries of a code. */
export const resetCodeTries = (account: string) => limiters.code.account.delete(normalize(account));
