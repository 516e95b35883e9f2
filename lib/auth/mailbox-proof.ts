import 'server-only';
import { z } from 'zod';

/** A proof is fresh for ten minutes: long enough to choose a password. */
const FRESH_SECONDS = 10 * 60;

/**
 * How a session that a mailed link began says so, in its token's claim `amr`. The auth service notes the method with the
 * session and repeats it in refreshed tokens, so neither a cookie nor a refresh can make one. Hosted: `Verify` issues the
 * session with `models.OTP` (github.com/supabase/auth, internal/api/verify.go), and `Session.IsRecovery` counts the same
 * methods (internal/models/factor.go). Times are seconds since 1970.
 */
const claims = z.object({ amr: z.array(z.object({ method: z.string(), timestamp: z.number() })) });
const MAILED = new Set(['otp', 'magiclink', 'recovery']);

interface AuthClient {
  auth: { getSession(): Promise<{ data: { session: { access_token: string } | null } }> };
}

/**
 * Whether the visitor's session began with a mailed link a short while ago.
 *
 * @param client The backend as the visitor, whose token the auth service has just accepted: it is not verified again.
 */
export async function hasMailboxProof(client: AuthClient): Promise<boolean> {
  const { data } = await client.auth.getSession();
  return provesMailbox(data.session?.access_token ?? '', Date.now() / 1000);
}

/** Whether a token says so of its session. */
export function provesMailbox(accessToken: string, now: number): boolean {
  try {
    const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
    const { amr } = claims.parse(JSON.parse(payload));
    return amr.some(({ method, timestamp }) => MAILED.has(method) && now - timestamp < FRESH_SECONDS);
  } catch {
    return false;
  }
}
