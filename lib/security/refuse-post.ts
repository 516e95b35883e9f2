import { type NextRequest, NextResponse } from 'next/server';
import { siteUrl } from '@/lib/env/site-url';
import { logEvent } from '@/lib/log/log-event';
import { ACTION_LIMIT_BYTES } from './action-limit';

/**
 * Refuses a call of an action before the framework reads it. The framework would let a call without an Origin pass,
 * and answer a foreign or an oversized one with 500.
 *
 * @returns The refusal, or null for a call that may go on.
 */
export async function refusePost(request: NextRequest): Promise<NextResponse | null> {
  if (request.method !== 'POST') return null;
  const origin = request.headers.get('origin');
  if (origin !== siteUrl().origin) {
    await logEvent('warn', 'cross-origin-post-refused', { origin: origin === null ? 'missing' : 'foreign' });
    return new NextResponse('This request did not come from this site.', { status: 403 });
  }
  if (Number(request.headers.get('content-length') ?? 0) > ACTION_LIMIT_BYTES) {
    await logEvent('warn', 'oversized-post-refused');
    return new NextResponse('This request is too large.', { status: 413 });
  }
  return null;
}
