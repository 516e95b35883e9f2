import { randomUUID } from 'node:crypto';
import { compare } from 'bcryptjs';
import { decodeJwt, SignJWT } from 'jose';
import * as z from 'zod';

export type AuthService = {
  fetch: (request: Request) => Promise<Response>;
  query: <Row>(sql: string, params: unknown[]) => Promise<Row[]>;
  jwtSecret: string;
};

export const AMR_TABLE = `create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  authentication_method text not null,
  unique (session_id, authentication_method)
)`;
const PAUSE_SECONDS = 60;

const bodySchema = z.object({
  email: z.string().toLowerCase().catch(''),
  password: z.string().catch(''),
  create_user: z.boolean().catch(true),
  token: z.string().catch(''),
  type: z.string().catch(''),
});
type Call = AuthService & { request: Request; body: z.infer<typeof bodySchema> };

/** A sign-up's code counts until its address is confirmed, and one to sign in with from then on. */
type CodeKind = 'confirmation' | 'recovery';
type Account = {
  id: string;
  encrypted_password: string;
  created_at: string;
  confirmed: boolean;
  waits: boolean;
  identities: object[];
} & Record<`${CodeKind}_sent_at`, string | null>;

/**
 * Answers as the hosted auth service. That of @supabase/lite mails codes without a pause and keeps old ones
 * good.
 */
export async function answerAsHosted(request: Request, service: AuthService): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = /^\/auth\/v1\/(\w+)$/.exec(pathname)?.[1];
  if (!path) return service.fetch(request);
  const json: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const call: Call = { ...service, request, body: bodySchema.parse({ ...(json as object | null) }) };
  switch (`${request.method} ${path}`) {
    case 'POST signup':
    case 'POST resend':
      return signUp(call, path === 'signup');
    case 'POST recover':
    case 'POST otp':
    case 'POST magiclink':
      return sendCode(call, path === 'recover');
    case 'POST verify':
      return addMethod(await verify(call), 'otp', service);
    case 'POST token':
      return searchParams.get('grant_type') === 'password'
        ? addMethod(await signIn(call), 'password', service)
        : addMethod(await service.fetch(request), null, service);
    case 'PUT user':
      return changeAccount(call);
    default:
      return service.fetch(request);
  }
}

async function findAccount({ body, query }: Call): Promise<Account | undefined> {
  const rows = await query<Account>(
    `select *, email_confirmed_at is not null as confirmed, confirmation_token is not null as waits,
      (select jsonb_agg(i) from auth.identities i where i.user_id = u.id) as identities
    from auth.users u where email = $1`,
    [body.email],
  );
  return rows[0];
}

/** Signs up. An address that waits keeps its first password. The answer for a confirmed one hides its account. */
async function signUp(call: Call, isFirst: boolean): Promise<Response> {
  const response = await call.fetch(call.request);
  const account = response.status === 429 ? await findAccount(call) : undefined;
  if (!account) return response;
  const mailed = account.confirmed ? Response.json({}) : await mailCode('confirmation', account, call);
  return mailed.ok && isFirst ? Response.json(describeUser(account, call.body.email)) : mailed;
}

async function sendCode(call: Call, isRecovery: boolean): Promise<Response> {
  const { email, create_user } = call.body;
  const account = await findAccount(call);
  if (account) return mailCode(account.confirmed || isRecovery ? 'recovery' : 'confirmation', account, call);
  if (isRecovery || !create_user) return call.fetch(call.request);
  const response = await post('signup', { email, password: randomUUID() }, call);
  return response.ok ? Response.json({}) : response;
}

async function verify(call: Call): Promise<Response> {
  const { email, token, type } = call.body;
  const kind = (await findAccount(call))?.waits ? 'signup' : 'magiclink';
  const response =
    type === 'email'
      ? await post('verify', { email, token, type: kind }, call)
      : await call.fetch(call.request);
  return token && response.status === 403
    ? refuse(403, 'otp_expired', 'Token has expired or is invalid')
    : response;
}

/** Signs in with a password. Only the right one is told that the address waits for its confirmation. */
async function signIn(call: Call): Promise<Response> {
  const response = await call.fetch(call.request);
  const { error_code } = (await response.clone().json()) as { error_code?: string };
  if (error_code !== 'email_not_confirmed') return response;
  const account = await findAccount(call);
  return account && (await compare(call.body.password, account.encrypted_password))
    ? response
    : refuse(400, 'invalid_credentials', 'Invalid login credentials');
}

async function changeAccount({ request, fetch, query, body }: Call): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && body.password) {
    const { sub, session_id } = decodeJwt(request.headers.get('authorization')?.split(' ')[1] ?? '');
    await query('delete from auth.sessions where user_id = $1 and id <> $2', [sub, session_id]);
  }
  return response;
}

/** Mails a code, not twice within a minute. It ends the code before, of either kind. */
async function mailCode(kind: CodeKind, account: Account, call: Call): Promise<Response> {
  const sentAt = new Date(account[`${kind}_sent_at`] ?? 0);
  const left = PAUSE_SECONDS - Math.floor((Date.now() - sentAt.getTime()) / 1000);
  if (left > 0) {
    const message = `For security purposes, you can only request this after ${left} seconds.`;
    return refuse(429, 'over_email_send_rate_limit', message);
  }
  // The service mails no other code to any account.
  const response = await post('recover', { email: call.body.email }, call);
  if (kind === 'recovery')
    await call.query('update auth.users set confirmation_token = null where id = $1', [account.id]);
  else
    await call.query(
      `update auth.users set confirmation_token = recovery_token, confirmation_sent_at = recovery_sent_at,
        recovery_token = null, recovery_sent_at = $2 where id = $1`,
      [account.id, account.recovery_sent_at],
    );
  return response;
}

async function addMethod(
  response: Response,
  method: 'password' | 'otp' | null,
  { query, jwtSecret }: AuthService,
): Promise<Response> {
  if (!response.ok) return response;
  const session = (await response.clone().json()) as { access_token?: string };
  if (!session.access_token) return response;
  const claims = decodeJwt(session.access_token);
  if (method)
    await query(
      'insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2) on conflict do nothing',
      [claims['session_id'], method],
    );
  const amr = await query(
    `select authentication_method as method, extract(epoch from created_at)::integer as timestamp
    from auth.mfa_amr_claims where session_id = $1`,
    [claims['session_id']],
  );
  const access_token = await new SignJWT({ ...claims, amr })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));
  return Response.json({ ...session, access_token }, { headers: response.headers });
}

/** Describes the account that waits; in place of a confirmed one an account that does not exist. */
function describeUser(account: Account, email: string): object {
  const now = new Date().toISOString();
  const nobody = { id: randomUUID(), created_at: now, identities: [] };
  const { id, created_at, identities } = account.confirmed ? nobody : account;
  const app_metadata = { provider: 'email', providers: ['email'] };
  const given = { aud: 'authenticated', phone: '', app_metadata, user_metadata: {}, is_anonymous: false };
  return { ...given, id, email, identities, created_at, updated_at: now, confirmation_sent_at: now };
}

const post = (path: string, body: object, { request, fetch }: Call) =>
  fetch(
    new Request(new URL(`/auth/v1/${path}`, request.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: request.headers.get('apikey') ?? '' },
      body: JSON.stringify(body),
    }),
  );

const refuse = (status: number, code: string, msg: string) =>
  Response.json({ code: status, error_code: code, msg }, { status, headers: { 'X-Sb-Error-Code': code } });
