import { createHmac } from 'node:crypto';
import type { AuthService } from './auth-accounts.ts';

/** How somebody signed in: as hosted, each session has a row for each method. */
export const AMR_TABLE = `create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  authentication_method text not null,
  unique (session_id, authentication_method)
)`;

type Claims = { sub: string; session_id: string };
type Session = { access_token?: string };

/**
 * Makes the access token of an answer say how its session was signed in to, in the claim `amr`. A refreshed token says
 * what the first one said.
 *
 * @param method - what has just happened; nothing when the session was only refreshed
 */
export async function withMethods(
  response: Response,
  method: 'password' | 'otp' | undefined,
  { query, jwtSecret }: AuthService,
): Promise<Response> {
  if (!response.ok) return response;
  const session = (await response.clone().json()) as Session;
  if (!session.access_token) return response;
  const claims = claimsOf(session.access_token);
  if (method)
    await query(
      'insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2) on conflict do nothing',
      [claims.session_id, method],
    );
  const amr = await query<{ method: string; timestamp: number }>(
    `select authentication_method as method, extract(epoch from created_at)::integer as timestamp
    from auth.mfa_amr_claims where session_id = $1`,
    [claims.session_id],
  );
  const access_token = signed({ ...claims, amr }, jwtSecret);
  return Response.json({ ...session, access_token }, { headers: response.headers });
}

/** A new password ends every session but the one it was set with. */
export async function endOtherSessions(
  request: Request,
  response: Response,
  { query }: AuthService,
): Promise<Response> {
  const { password } = (await request.json().catch(() => ({}))) as { password?: string };
  if (response.ok && password) {
    const { sub, session_id } = claimsOf(request.headers.get('authorization')?.split(' ')[1] ?? '');
    await query('delete from auth.sessions where user_id = $1 and id <> $2', [sub, session_id]);
  }
  return response;
}

/** The claims of a token that the service itself has just made or accepted. */
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

function signed(claims: object, secret: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}
