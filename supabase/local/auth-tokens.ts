import { decodeJwt, SignJWT } from 'jose';

/** Asks the auth service itself, and the database under it. */
export type AuthService = {
  fetch: (request: Request) => Promise<Response>;
  query: <Row>(sql: string, params: unknown[]) => Promise<Row[]>;
  /** With which access tokens are signed. */
  jwtSecret: string;
};

/** How somebody signed in: as hosted, each session has a row for each method. */
export const AMR_TABLE = `create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  authentication_method text not null,
  unique (session_id, authentication_method)
)`;

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
  const claims = decodeJwt(session.access_token);
  if (method)
    await query(
      'insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2) on conflict do nothing',
      [claims['session_id'], method],
    );
  const amr = await query<{ method: string; timestamp: number }>(
    `select authentication_method as method, extract(epoch from created_at)::integer as timestamp
    from auth.mfa_amr_claims where session_id = $1`,
    [claims['session_id']],
  );
  const access_token = await new SignJWT({ ...claims, amr })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));
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
    const { sub, session_id } = decodeJwt(request.headers.get('authorization')?.split(' ')[1] ?? '');
    await query('delete from auth.sessions where user_id = $1 and id <> $2', [sub, session_id]);
  }
  return response;
}
