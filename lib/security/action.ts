import 'server-only';
import { headers } from 'next/headers';
import { siteUrl } from '@/lib/env/site-url';
import { logEvent } from '@/lib/log/log-event';

/**
 * A server action of this site: it answers no call from elsewhere. Every one is made with it.
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
 * Refuses an action that was not called from a page of this site. Stricter than the framework's own check,
 * which lets a request without an Origin header pass.
 *
 * @throws Error when the Origin header is missing or names another origin.
 */
async function requireSameOrigin(): Promise<void> {
  const origin = (await headers()).get('origin');
  if (origin === siteUrl().origin) return;
  await logEvent('warn', 'cross-origin-action-refused', { origin: origin === null ? 'missing' : 'foreign' });
  throw new Error('This request did not come from this site.');
}
