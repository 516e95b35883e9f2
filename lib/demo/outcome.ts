import { demoOutcomes } from '@/content/messages/demo';
import { updated } from '@/content/messages/layout';
import type { DemoResult } from '@/lib/demo/state';
import { explainLimit, explainWait } from '@/lib/security/explain-wait';

/** End of a request that was not about its fields. */
export type Outcome = Exclude<DemoResult, { status: 'invalid' | 'editing' | 'outdated' }>;

/** Topic of the form's toasts: a new one takes the place of the last. */
export const DEMO_TOPIC = 'demo-request';

const toasts = {
  sent: { kind: 'success', text: demoOutcomes.sent },
  saved: { kind: 'warning', text: demoOutcomes.saved },
  'signed-out': { kind: 'error', text: demoOutcomes.signedOut, isQuiet: true },
  'not-saved': { kind: 'error', text: demoOutcomes.notSaved, duration: Infinity },
  limited: { kind: 'error', text: demoOutcomes.notSaved, duration: Infinity },
} as const;

export const isOutcome = (result: DemoResult | null): result is Outcome =>
  result !== null && result.status in toasts;

/** Returns the toast of an outcome; on the page that answers a posted form it is a note. */
export const getToast = ({ status }: Outcome) => toasts[status];

/** Returns why nothing was saved, for a note in the form. */
export function explainState(state: DemoResult | null): string | null {
  if (state?.status === 'outdated') return updated;
  if (state?.status === 'not-saved') return demoOutcomes.kept;
  if (state?.status !== 'limited') return null;
  return state.of === 'account'
    ? demoOutcomes.hourly(explainWait(state.seconds))
    : demoOutcomes.limited(explainLimit(state.seconds));
}
