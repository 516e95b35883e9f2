import type { DemoResult } from '@/lib/demo/result';
import { tooMany } from '@/lib/security/wait-words';

/** How a request ended that was no matter of its fields. */
export type Outcome = Exclude<DemoResult, { status: 'invalid' }>;

interface Said {
  kind: 'success' | 'warning' | 'error';
  text: string;
}

const texts: Record<Exclude<Outcome['status'], 'limited'>, Said> = {
  sent: { kind: 'success', text: 'Demo request submitted successfully! We will contact you soon.' },
  saved: { kind: 'warning', text: 'Request saved but email notification failed. We will still contact you.' },
  'signed-out': { kind: 'error', text: 'Please sign in to submit a demo request.' },
  'not-saved': { kind: 'error', text: 'Failed to save your request. Please try again.' },
};

/** What a visitor reads of it: in a toast, and on the page that answers a posted form. */
export const outcomeText = (outcome: Outcome): Said =>
  outcome.status === 'limited'
    ? { kind: 'error', text: `${tooMany(outcome.seconds)} Your answers are kept.` }
    : texts[outcome.status];
