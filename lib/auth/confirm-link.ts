import 'server-only';
import { NextResponse } from 'next/server';
import { z } from 'zod';
import { siteUrl } from '@/lib/env/site-url';
import { createSupabase } from '@/lib/supabase/server';
import { outcome } from './outcome';
import { isRateLimit } from './provider-error';
import { recoveryCookie } from './recovery-cookie';

const linkSchema = z.object({
  token_hash: z.string().min(1).max(500),
  type: z.enum(['signup', 'recovery']),
});

/**
 * Follows a mailed link: signs in and goes home (new account), or to the page that sets a new password.
 * Always answers with a redirect, so that the token does not stay in the address bar.
 *
 * @param query Untrusted query of the link.
 */
export async function confirmLink(query: URLSearchParams): Promise<NextResponse> {
  const link = linkSchema.safeParse(Object.fromEntries(query));
  if (!link.success) return goTo('/auth?notice=link-spent');
  const supabase = await createSupabase();
  const error = await outcome(supabase.auth.verifyOtp(link.data));
  const recovery = link.data.type === 'recovery';
  if (error) {
    const notice = isUnavailable(error) ? 'unavailable' : 'link-spent';
    return goTo(`${recovery ? '/auth/reset' : '/auth'}?notice=${notice}`);
  }
  if (!recovery) return goTo('/#signed-in');
  const response = goTo('/auth/reset');
  response.cookies.set(recoveryCookie());
  return response;
}

function goTo(path: string): NextResponse {
  const response = NextResponse.redirect(new URL(path, siteUrl()), 303);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** The auth service gave no verdict on the link: it may still be good. */
function isUnavailable(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return isRateLimit(error) || status === 0 || status >= 500;
}
