import { type NextRequest, NextResponse } from 'next/server';
import { refusals } from '@/content/messages/errors';
import { logOncePerMinute } from '@/lib/log/log-once-per-minute';
import { ACTION_LIMIT_BYTES } from '@/lib/security/headers';
import { explainForeignOrigin, findForeignOrigin } from '@/lib/security/origin';
import { barePolicy } from '@/lib/security/policy';

/**
 * Rejects a POST that is foreign (CSRF), too large or no form of ours. Next would render a page for any form.
 */
export async function rejectPost(
  request: NextRequest,
  isOwn: ((posted: FormData) => boolean) | 'any' | null,
): Promise<NextResponse | null> {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return null;
  const isCall = headers.has('next-action');
  const isForm = isOwn && isMultipart(request);
  if (method !== 'POST' || !(isCall || isForm)) return rejectMethod();
  const foreign = findForeignOrigin(headers);
  if (foreign) {
    logOncePerMinute('warn', 'cross-origin-post-refused', foreign);
    // Next shows the text of a response of exactly this type where the action was called.
    return createRejection(403, explainForeignOrigin(foreign), { 'Content-Type': 'text/plain' });
  }
  if (Number(headers.get('content-length') ?? 0) > ACTION_LIMIT_BYTES) {
    logOncePerMinute('warn', 'oversized-post-refused');
    return createRejection(413, refusals.tooLarge);
  }
  if (isCall || typeof isOwn !== 'function') return null;
  // The form is read here, so its size must be known before.
  if (!headers.has('content-length')) return createRejection(411, refusals.noLength);
  const posted = await readPostedForm(request);
  return posted && isOwn(posted) ? null : rejectMethod();
}

const isMultipart = ({ headers }: NextRequest) =>
  /^multipart\/form-data\b/.test(headers.get('content-type') ?? '');

/** Returns a form that a page posted without scripts, or null. Its size was checked before. */
export async function readPostedForm(request: NextRequest): Promise<FormData | null> {
  const { method, headers } = request;
  if (method !== 'POST' || headers.has('next-action') || !isMultipart(request)) return null;
  if (!headers.has('content-length')) return null;
  return request
    .clone()
    .formData()
    .catch(() => null);
}

function rejectMethod(): NextResponse {
  logOncePerMinute('warn', 'method-refused');
  return createRejection(405, refusals.nothingToSend, { Allow: 'GET, HEAD' });
}

const createRejection = (status: number, message: string, headers: Record<string, string> = {}) =>
  new NextResponse(message, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': barePolicy, ...headers },
  });
