import 'server-only';
import { headers } from 'next/headers';
import { LRUCache } from 'lru-cache';
import { visitorAddress, visitorKey } from './visitor-address';

/** A rate limit: so many times within so many seconds. */
interface Limit {
  most: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * What one visitor, one account and both together may do. No person at a form comes near; offices and trade fairs share
 * an address. A pair of both is limited before the account is, so that a stranger who guesses passwords locks out himself.
 */
const limits = {
  signIn: {
    visitor: { most: 30, seconds: 5 * MINUTE },
    both: { most: 10, seconds: 15 * MINUTE },
    account: { most: 100, seconds: 15 * MINUTE },
  },
  /** Each sends a mail with a code. */
  mail: {
    visitor: { most: 10, seconds: 10 * MINUTE },
    account: { most: 6, seconds: HOUR },
  },
  /** Typing a mailed code. */
  proof: { visitor: { most: 30, seconds: 5 * MINUTE } },
  /** Tries of one mailbox's code. A new code has tries of its own. */
  code: { account: { most: 5, seconds: 10 * MINUTE } },
  demoRequest: { visitor: { most: 30, seconds: HOUR } },
} satisfies Record<string, Partial<Record<'visitor' | 'both' | 'account', Limit>>>;

interface Count {
  used: number;
  /** Milliseconds since 1970. */
  until: number;
}

/** Enough for everybody who comes within an hour, and a bound on what a flood can take: some ten megabytes. */
const KEPT = 50_000;

/** One for all copies of this module in the process. */
const counts: LRUCache<string, Count> = ((
  globalThis as { attemptCounts?: LRUCache<string, Count> }
).attemptCounts ??= new LRUCache({ max: KEPT }));

/**
 * Rate limiter: counts an attempt of this request's visitor in the memory of this process. Several processes count
 * separately; behind them are the limits of the auth service and of the database, which hold for all processes.
 *
 * @param action What is attempted.
 * @param account The address that was typed, if one was. It need not have an account.
 * @returns 0 when it may go on, otherwise the seconds after which it may.
 */
export async function attempt(action: keyof typeof limits, account?: string): Promise<number> {
  const address = visitorAddress(await headers());
  const keys = { visitor: address && visitorKey(address), account: account?.trim().toLowerCase() };
  const both = keys.visitor && keys.account && `${keys.visitor} ${keys.account}`;
  const now = Date.now();
  const counted = Object.entries<Limit>(limits[action]).flatMap(([of, { most, seconds }]) => {
    const key = { ...keys, both }[of];
    if (!key) return [];
    const name = `${action} ${of} ${key}`;
    const found = counts.get(name);
    const count = found && found.until > now ? found : { used: 0, until: now + seconds * 1000 };
    return [{ name, most, count }];
  });
  const wait = Math.max(0, ...counted.map(({ most, count }) => (count.used < most ? 0 : count.until - now)));
  if (wait > 0) return Math.ceil(wait / 1000);
  for (const { name, count } of counted) counts.set(name, { ...count, used: count.used + 1 });
  return 0;
}

/** Takes back one attempt of an account that came to nothing. */
export function takeBackAttempt(action: keyof typeof limits, account: string): void {
  const name = nameAccount(action, account);
  const count = counts.get(name);
  if (count) counts.set(name, { ...count, used: count.used - 1 });
}

/** Forgets the attempts of an account: the next one counts as its first. */
export function forgetAttempts(action: keyof typeof limits, account: string): void {
  counts.delete(nameAccount(action, account));
}

const nameAccount = (action: keyof typeof limits, account: string) =>
  `${action} account ${account.trim().toLowerCase()}`;
