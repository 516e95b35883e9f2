import { unstable_isUnrecognizedActionError as isFromOlderBuild } from 'next/navigation';
import { failureText } from '@/components/toast/failure-text';
import { notify } from '@/components/toast/notify';
import { requestDemo } from '@/lib/demo/actions';
import { digitsOf } from '@/lib/demo/input';
import type { DemoResult } from '@/lib/demo/result';
import type { DemoRequest } from '@/lib/demo/schema';
import { firstTouch } from './first-visit';
import { outcomeText } from './outcome-text';
import { requestId } from './request-id';

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** How a call ended: not only as the server says. */
export type DemoOutcome = DemoResult | { status: 'outdated' } | null;

/**
 * Sends a request and tells the visitor how it ended.
 *
 * @param values The form's values.
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
      notify({ ...outcomeText(result), id: 'demo-request', ...action });
    }
    return result;
  } catch (cause) {
    if (isFromOlderBuild(cause)) return { status: 'outdated' };
    notify({ kind: 'error', text: failureText(cause, UNEXPECTED), id: 'demo-request' });
    return null;
  }
}
