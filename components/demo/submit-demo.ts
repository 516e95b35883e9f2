import { unstable_isUnrecognizedActionError as isFromOlderBuild } from 'next/navigation';
import { failureText } from '@/components/toast/failure-text';
import { notify } from '@/components/toast/notify';
import { requestDemo } from '@/lib/demo/actions';
import type { DemoResult } from '@/lib/demo/result';
import { type DemoRequest, digitsOf } from '@/lib/demo/schema';
import { tooMany } from '@/lib/security/wait-words';
import { firstTouch } from './first-visit';
import { requestId } from './request-id';

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

const toasts = {
  sent: { kind: 'success', text: 'Demo request submitted successfully! We will contact you soon.' },
  saved: { kind: 'warning', text: 'Request saved but email notification failed. We will still contact you.' },
  'signed-out': { kind: 'error', text: 'Please sign in to submit a demo request.' },
  'not-saved': { kind: 'error', text: 'Failed to save your request. Please try again.' },
} as const;

/** The words for a result. */
const toastOf = (result: Exclude<DemoResult, { status: 'invalid' }>) =>
  result.status === 'limited'
    ? { kind: 'error' as const, text: `${tooMany(result.seconds)} Your answers are kept.` }
    : toasts[result.status];

/** How a call ended: not only as the server says. */
export type DemoOutcome = DemoResult | { status: 'outdated' } | null;

/**
 * Sends a valid request and tells the visitor how it ended.
 *
 * @param values The form's values, already checked.
 * @param signIn What the "Sign in" action of the signed-out toast does.
 * @returns How it ended; `outdated` where the server no longer knows the call, which is for the caller to tell, and null
 *   when the call itself failed.
 */
export async function submitDemo(values: DemoRequest, signIn: () => void): Promise<DemoOutcome> {
  try {
    const result = await requestDemo({
      ...values,
      phone: digitsOf(values.phone),
      id: await requestId(values),
      attribution: firstTouch(),
    });
    if (result.status !== 'invalid') {
      const action = result.status === 'signed-out' && { action: { label: 'Sign in', run: signIn } };
      notify({ ...toastOf(result), id: 'demo-request', ...action });
    }
    return result;
  } catch (cause) {
    if (isFromOlderBuild(cause)) return { status: 'outdated' };
    notify({ kind: 'error', text: failureText(cause, UNEXPECTED), id: 'demo-request' });
    return null;
  }
}
