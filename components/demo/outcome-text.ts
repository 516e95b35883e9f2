import { demoOutcomes } from '@/content/words/demo-outcomes';
import type { DemoResult } from '@/lib/demo/result';
import { tooMany, tryAgain } from '@/lib/security/wait-words';

/** How a request ended that was no matter of its fields. */
export type Outcome = Exclude<DemoResult, { status: 'invalid' }>;

interface Said {
  kind: 'success' | 'warning' | 'error';
  text: string;
}

const texts: Record<Exclude<Outcome['status'], 'limited'>, Said> = {
  sent: { kind: 'success', text: demoOutcomes.sent },
  saved: { kind: 'warning', text: demoOutcomes.saved },
  'signed-out': { kind: 'error', text: demoOutcomes.signedOut },
  'not-saved': { kind: 'error', text: demoOutcomes.notSaved },
};

/** What a visitor reads of it: in a toast, and on the page that answers a posted form. */
export const outcomeText = (outcome: Outcome): Said =>
  outcome.status === 'limited' ? { kind: 'error', text: limitText(outcome) } : texts[outcome.status];

const limitText = ({ of, seconds }: Extract<Outcome, { status: 'limited' }>) =>
  of === 'account' ? demoOutcomes.hourly(tryAgain(seconds)) : demoOutcomes.limited(tooMany(seconds));
