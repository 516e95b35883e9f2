import { demoOutcomes } from '@/content/messages/demo';
import type { DemoResult } from '@/lib/demo/state';
import { explainLimit, explainWait } from '@/lib/security/explain-wait';

/** End of a request that was not about its fields. */
export type Outcome = Exclude<DemoResult, { status: 'invalid' | 'editing' | 'outdated' }>;

const toasts = {
  sent: { kind: 'success', text: demoOutcomes.sent },
  saved: { kind: 'warning', text: demoOutcomes.saved },
  'signed-out': { kind: 'error', text: demoOutcomes.signedOut },
  'not-saved': { kind: 'error', text: demoOutcomes.notSaved },
  limited: { kind: 'error', text: demoOutcomes.notSaved },
} as const;

export const isOutcome = (result: DemoResult | null): result is Outcome =>
  result !== null && result.status in toasts;

/** Returns the toast of an outcome; on the page that answers a posted form it is a note. */
export const getToast = ({ status }: Outcome) => toasts[status];

/** Returns why nothing was saved, for a note in the form. */
export function explainOutcome(outcome: Outcome): string | null {
  if (outcome.status === 'not-saved') return demoOutcomes.kept;
  if (outcome.status !== 'limited') return null;
  const { of, seconds } = outcome;
  return of === 'account'
    ? demoOutcomes.hourly(explainWait(seconds))
    : demoOutcomes.limited(explainLimit(seconds));
}
