import { type NextRequest, NextResponse } from 'next/server';
import { siteUrl } from '@/lib/env/site-url';
import { logEvent } from '@/lib/log/log-event';
import { ACTION_LIMIT_BYTES } from './action-limit';
import { barePolicy } from './policy';

/**
 * Refuses what is no call of an action, and a call of an action from elsewhere, before the framework reads it. The
 * framework would render a page for any form, let a call without an Origin pass, and answer a foreign or an oversized one
 * with 500.
 *
 * @param hasForms Whether the page that is asked for has forms that are sent without scripts.
 * @returns The refusal, or null for a request that may go on.
 */
export async function refusePost(request: NextRequest, hasForms: boolean): Promise<NextResponse | null> {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return null;
  const isForm = hasForms && /^multipart\/form-data\b/.test(headers.get('content-type') ?? '');
  if (method !== 'POST' || !(headers.has('next-action') || isForm)) {
    await logEvent('warn', 'method-refused');
    return refusal(405, 'Nothing can be sent here.', { Allow: 'GET, HEAD' });
  }
  const origin = headers.get('origin');
  if (origin !== siteUrl().origin) {
    await logEvent('warn', 'cross-origin-post-refused', { origin: origin === null ? 'missing' : 'foreign' });
    return refusal(403, 'This request did not come from this site.');
  }
  if (Number(headers.get('content-length') ?? 0) > ACTION_LIMIT_BYTES) {
    await logEvent('warn', 'oversized-post-refused');
    return refusal(413, 'This request is too large.');
  }
  return null;
}

const refusal = (status: number, words: string, headers: Record<string, string> = {}) =>
  new NextResponse(words, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': barePolicy, ...headers },
  });
