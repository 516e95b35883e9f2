import 'server-only';
import { headers } from 'next/headers';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { type Counter, countInDatabase } from './count-in-database';
import { getVisitorAddress, getVisitorKey } from './visitor-address';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

type Limit = [attempts: number, seconds: number];
/** `both` counts a visitor's attempts for one account. */
type Limits = Partial<Record<'visitor' | 'both' | 'account', Limit>>;

/**
 * Offices share an address. A stranger meets the limit of both long before the account's, which many addresses together
 * would have to meet.
 */
const limits = {
  signIn: { visitor: [30, 5 * MINUTE], both: [10, 15 * MINUTE], account: [100, 15 * MINUTE] },
  /** Counts also what mailed nothing: each asks the auth service, whose own limit all visitors may share. */
  ask: { visitor: [20, 10 * MINUTE] },
  mail: { visitor: [10, 10 * MINUTE], both: [6, HOUR], account: [20, HOUR] },
  proof: { visitor: [30, 5 * MINUTE] },
  code: { both: [5, 10 * MINUTE], account: [100, 10 * MINUTE] },
  demoRequest: { visitor: [30, HOUR] },
} satisfies Record<string, Limits>;

type Action = keyof typeof limits;

const createLimiters = () =>
  Object.entries<Limits>(limits).flatMap(([action, ofAction]) =>
    Object.entries(ofAction).map(([subject, [points, duration]]) => {
      const keyPrefix = `${action} ${subject}`;
      return { action, subject, limiter: new RateLimiterMemory({ keyPrefix, points, duration }) };
    }),
  );

/** One for all copies of this module in the process. */
const limiters = ((globalThis as { rateLimiters?: ReturnType<typeof createLimiters> }).rateLimiters ??=
  createLimiters());

/** Counts an attempt. Returns 0, or the seconds to wait: then it counts for no limit. */
export async function consumeRateLimit(action: Action, account?: string): Promise<number> {
  const counters = await findCounters(action, account);
  const isShared = action === 'mail' || action === 'code';
  return (isShared ? await countInDatabase(counters) : null) ?? countHere(counters);
}

/** Takes back an attempt that mailed nothing. */
export const refundMail = async (account: string) => takeBack(await findCounters('mail', account), 1);

/** Takes back a try of a code that was right, or that nobody looked at. */
export const refundCodeTry = async (account: string) => takeBack(await findCounters('code', account), 1);

/** Gives the visitor, and nobody else, all tries for this account again. */
export async function resetCodeTries(account: string): Promise<void> {
  const own = (await findCounters('code', account)).filter(({ subject }) => subject === 'both');
  await takeBack(own, limits.code.both[0]);
}

/** Finds the counters of an attempt. Visitors without a known address share none, which would lock everybody out. */
async function findCounters(action: Action, account?: string): Promise<Counter[]> {
  const address = getVisitorAddress(await headers());
  const visitor = address && getVisitorKey(address);
  const typed = account?.trim().toLowerCase();
  const keys: Record<string, string | null | undefined> = {
    visitor,
    both: visitor && typed && `${visitor} ${typed}`,
    account: typed,
  };
  return limiters.flatMap(({ action: counted, subject, limiter }) => {
    const key = keys[subject];
    return counted === action && key ? [{ subject, limiter, key }] : [];
  });
}

/** Counts in the memory of this process. */
async function countHere(counters: Counter[]): Promise<number> {
  for (const [at, { limiter, key }] of counters.entries()) {
    try {
      await limiter.consume(key);
    } catch (rejection) {
      await takeBackHere(counters.slice(0, at + 1), 1);
      return Math.ceil((rejection as RateLimiterRes).msBeforeNext / 1000);
    }
  }
  return 0;
}

async function takeBack(counters: Counter[], attempts: number): Promise<void> {
  if ((await countInDatabase(counters, -attempts)) === null) await takeBackHere(counters, attempts);
}

async function takeBackHere(counters: Counter[], attempts: number): Promise<void> {
  for (const { limiter, key } of counters) {
    const counted = (await limiter.get(key))?.consumedPoints ?? 0;
    if (counted > 0) await limiter.reward(key, Math.min(attempts, counted));
  }
}
