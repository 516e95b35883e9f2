import 'server-only';

/** Parts with faults that no question of the health check finds: only a failed call shows them. */
export type FaultPart = 'auth' | 'codeMails' | 'database';

/** A fault that does not occur again is over after this time. */
const FAULT_MS = 10 * 60 * 1000;

interface Faults {
  seenAt: Partial<Record<FaultPart, number>>;
  /** Mail domains whose codes were refused since one was accepted. */
  refusedDomains: Set<string>;
}

/** One for all copies of this module in the process. */
const faults = ((globalThis as { processFaults?: Faults }).processFaults ??= {
  seenAt: {},
  refusedDomains: new Set(),
});

/** Makes the health check of this process answer red for ten minutes. */
export function noteFault(part: FaultPart): void {
  faults.seenAt[part] = Date.now();
}

/** Notes a refused code mail. One domain may be at fault itself; two show that no mail leaves. */
export function noteRefusedMail(email: string): void {
  if (faults.refusedDomains.size < 2) faults.refusedDomains.add(email.slice(email.lastIndexOf('@') + 1));
  if (faults.refusedDomains.size > 1) noteFault('codeMails');
}

export function noteAcceptedMail(): void {
  faults.refusedDomains.clear();
  delete faults.seenAt.codeMails;
}

/** Tells whether a call failed within the last ten minutes in a way that stops visitors. */
export const hasFault = (part: FaultPart): boolean => Date.now() - (faults.seenAt[part] ?? 0) < FAULT_MS;
