import 'server-only';
import { headers } from 'next/headers';
import { siteUrl } from '@/lib/env/site-url';
import { logEvent } from '@/lib/log/log-event';

/**
 * Refuses an action that was not called from a page of this site. Stricter than the framework's own check,
 * which lets a request without an Origin header pass.
 *
 * @throws Error when the Origin header is missing or names another origin.
 */
export async function requireSameOrigin(): Promise<void> {
  const origin = (await headers()).get('origin');
  if (origin === siteUrl().origin) return;
  await logEvent('warn', 'cross-origin-action-refused', { origin: origin === null ? 'missing' : 'foreign' });
  throw new Error('This request did not come from this site.');
}
