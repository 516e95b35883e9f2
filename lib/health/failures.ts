import 'server-only';

/** Parts whose failures no query of the health check finds: only a failed call shows them. */
export type FailedPart = 'auth' | 'codeMails' | 'database';

/** A failure that does not occur again is over after this time. */
const FAILURE_MS = 10 * 60 * 1000;

interface Failures {
  seenAt: Partial<Record<FailedPart, number>>;
  /** Mail domains whose codes were rejected since one was accepted. */
  rejectedDomains: Set<string>;
}

/** One for all copies of this module in the process. */
const failures = ((globalThis as { processFailures?: Failures }).processFailures ??= {
  seenAt: {},
  rejectedDomains: new Set(),
});

/** Makes the health check of this process report a failure for ten minutes. */
export function noteFailure(part: FailedPart): void {
  failures.seenAt[part] = Date.now();
}

/** Notes a rejected code mail. One domain may be wrong itself; two show that no mail leaves. */
export function noteRejectedMail(email: string): void {
  if (failures.rejectedDomains.size < 2)
    failures.rejectedDomains.add(email.slice(email.lastIndexOf('@') + 1));
  if (failures.rejectedDomains.size > 1) noteFailure('codeMails');
}

export function noteAcceptedMail(): void {
  failures.rejectedDomains.clear();
  delete failures.seenAt.codeMails;
}

/** Tells whether a call failed within the last ten minutes in a way that stops visitors. */
export const hasFailed = (part: FailedPart): boolean =>
  Date.now() - (failures.seenAt[part] ?? 0) < FAILURE_MS;
