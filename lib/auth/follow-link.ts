import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { createSupabase } from '@/lib/supabase/server';
import { outcome } from './outcome';
import { isRateLimit } from './provider-error';
import { recoveryCookie } from './recovery-cookie';

const linkSchema = z.object({
  token_hash: z.string().min(1).max(500),
  type: z.enum(['signup', 'recovery']),
});

/** What a mailed link carries. */
export type MailedLink = z.infer<typeof linkSchema>;

/** Reads an untrusted link; null when it is none of ours. */
export function parseLink(link: unknown): MailedLink | null {
  return linkSchema.safeParse(link).data ?? null;
}

/** Reads a link that was kept in a cookie; null when somebody has been at it. */
export function parseStoredLink(stored: string | undefined): MailedLink | null {
  try {
    return parseLink(JSON.parse(stored ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Spends a mailed link: signs in.
 *
 * @returns Where to go: home (new account), the page that sets a new password, or back with a notice.
 */
export async function followLink(link: MailedLink): Promise<string> {
  const supabase = await createSupabase();
  let userId = '';
  const verified = supabase.auth.verifyOtp(link).then(({ data, error }) => {
    userId = data.user?.id ?? '';
    return { error };
  });
  const error = await outcome(verified);
  const recovery = link.type === 'recovery';
  if (error) {
    const notice = isUnavailable(error) ? 'unavailable' : 'link-spent';
    return `${recovery ? '/auth/reset' : '/auth'}?notice=${notice}`;
  }
  if (!recovery) return '/#signed-in';
  (await cookies()).set(recoveryCookie(userId));
  return '/auth/reset';
}

/** The auth service gave no verdict on the link: it may still be good. */
function isUnavailable(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return isRateLimit(error) || status === 0 || status >= 500;
}
