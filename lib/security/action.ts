import 'server-only';
import { headers } from 'next/headers';
import { logEvent } from '@/lib/log/log-event';
import { foreignOrigin, notFromHere } from './origin';

/**
 * Defines a server action with CSRF protection: cross-origin calls are refused. Every action is defined with it.
 *
 * @param work What it does. What it is given is not trusted.
 * @returns The action. @throws Error when the call did not come from a page of this site.
 */
export const action =
  <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
  async (...given: Given): Promise<Result> => {
    await requireSameOrigin();
    return work(...given);
  };

/**
 * Cross-origin check (CSRF): refuses an action that was not called from a page of this site. Stricter than the framework's
 * own check, which lets a request without an Origin header pass.
 *
 * @throws Error when the Origin header is missing or names another origin.
 */
async function requireSameOrigin(): Promise<void> {
  const foreign = foreignOrigin(await headers());
  if (!foreign) return;
  await logEvent('warn', 'cross-origin-action-refused', foreign);
  throw new Error(notFromHere(foreign));
}
