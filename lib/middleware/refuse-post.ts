import { type NextRequest, NextResponse } from 'next/server';
import { refusals } from '@/content/words/refusals';
import { logEvent } from '@/lib/log/log-event';
import { ACTION_LIMIT_BYTES } from '../security/action-limit';
import { foreignOrigin, notFromHere } from '../security/origin';
import { barePolicy } from '../security/policy';

/**
 * Refuses a POST that calls no action, and a cross-origin call of one (CSRF), before the framework reads it. The
 * framework would render a page for any form, let a call without an Origin pass, and answer a foreign or an oversized one
 * with 500.
 *
 * @param isOwn Recognizes the forms that the requested page has and that are sent without scripts; null where it has none.
 * @returns The refusal, or null for a request that may go on.
 */
export async function refusePost(
  request: NextRequest,
  isOwn: ((posted: FormData) => boolean) | 'any' | null,
): Promise<NextResponse | null> {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return null;
  const isCall = headers.has('next-action');
  const isForm = isOwn && /^multipart\/form-data\b/.test(headers.get('content-type') ?? '');
  if (method !== 'POST' || !(isCall || isForm)) return refuseMethod();
  const foreign = foreignOrigin(headers);
  if (foreign) {
    await logEvent('warn', 'cross-origin-post-refused', foreign);
    // The framework shows the words of an answer of exactly this type where the action was called.
    return refusal(403, notFromHere(foreign), { 'Content-Type': 'text/plain' });
  }
  if (Number(headers.get('content-length') ?? 0) > ACTION_LIMIT_BYTES) {
    await logEvent('warn', 'oversized-post-refused');
    return refusal(413, refusals.tooLarge);
  }
  if (isCall || typeof isOwn !== 'function') return null;
  // It is read here, so its size must be known before.
  if (!headers.has('content-length')) return refusal(411, refusals.noLength);
  const posted = await request
    .clone()
    .formData()
    .catch(() => null);
  return posted && isOwn(posted) ? null : refuseMethod();
}

async function refuseMethod(): Promise<NextResponse> {
  await logEvent('warn', 'method-refused');
  return refusal(405, refusals.nothingToSend, { Allow: 'GET, HEAD' });
}

const refusal = (status: number, words: string, headers: Record<string, string> = {}) =>
  new NextResponse(words, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': barePolicy, ...headers },
  });
