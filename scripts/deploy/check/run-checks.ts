import { FriendlyError } from '../../process/friendly-error.ts';

/** Returns what is good or worth knowing, or throws a FriendlyError that says what to do. */
export type Check = () => Result | Promise<Result>;
export type Result = string | { note: string };

export function fail(cause: string): never {
  throw new FriendlyError(cause);
}

/** Prints a line for each check, and returns the causes of those that failed. */
export async function runChecks(checks: Check[]): Promise<string[]> {
  const causes: string[] = [];
  for (const check of checks)
    try {
      const result = await check();
      console.log(typeof result === 'string' ? `ok      ${result}` : `note    ${result.note}`);
    } catch (cause) {
      if (!(cause instanceof FriendlyError)) throw cause;
      console.log(`FAILED  ${cause.message}`);
      causes.push(cause.message);
    }
  return causes;
}

/** Returns the response to a call, or null where there was none in time. */
export const fetchResponse = (url: string, init: RequestInit = {}): Promise<Response | null> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(15_000) }).catch(() => null);
