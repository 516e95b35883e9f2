import { randomUUID } from 'node:crypto';
import { compare } from 'bcryptjs';
import { decodeJwt, SignJWT } from 'jose';
import * as z from 'zod';

export type AuthService = {
  fetch: (request: Request) => Promise<Response>;
  query: <Row>(sql: string, params: unknown[]) => Promise<Row[]>;
  /** Sends the last mail to another address too. */
  copyMail: (to: string) => Promise<void>;
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
  phone: z.string().catch(''),
  password: z.string().catch(''),
  create_user: z.boolean().catch(true),
  token: z.string().catch(''),
  token_hash: z.string().catch(''),
  type: z.string().catch(''),
});
type Body = z.infer<typeof bodySchema>;
type Call = AuthService & { request: Request; body: Body };

type Rejection = readonly [status: number, code: string, message: string];
const SPENT: Rejection = [403, 'otp_expired', 'Token has expired or is invalid'];
const invalid = (message: string): Rejection => [400, 'validation_failed', message];
const noPhone = (message: string): Rejection => [400, 'phone_provider_disabled', message];

/** Answers to bodies that the hosted service reads no further. */
const EARLY: Record<string, [isMeant: (body: Body) => boolean, Rejection][]> = {
  'POST signup': [[({ email, phone }) => !email && !!phone, noPhone('Phone signups are disabled')]],
  'POST otp': [
    [({ email, phone }) => !email && !!phone, noPhone('Unsupported phone provider')],
    [({ email }) => !email, invalid('One of email or phone must be set')],
  ],
  'POST verify': [
    [({ type }) => !type, invalid('Verify requires a verification type')],
    [
      ({ token, token_hash }) => !token === !token_hash,
      invalid('Verify requires either a token or a token hash'),
    ],
  ],
};

/** Answers to calls without a person's token: the hosted gateway makes one of the key, without a person. */
const WITHOUT_PERSON: [paths: RegExp, Rejection][] = [
  [/^(user|logout|reauthenticate|factors)\b/, [403, 'bad_jwt', 'invalid claim: missing sub claim']],
  [/^(admin|invite)\b/, [403, 'not_admin', 'User not allowed']],
  [/^sso\b/, [404, 'saml_provider_disabled', 'SAML 2.0 is disabled']],
];

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
export async function respondAsHosted(request: Request, service: AuthService): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = /^\/auth\/v1\/(.+)$/.exec(pathname)?.[1];
  if (!path) return service.fetch(request);
  const response = await respond(path, searchParams.get('grant_type'), request, service);
  if (response.headers.get('X-Sb-Error-Code') !== 'no_authorization') return response;
  const rejection = WITHOUT_PERSON.find(([paths]) => paths.test(path))?.[1];
  return rejection ? reject(...rejection) : new Response('404 page not found\n', { status: 404 });
}

async function respond(
  path: string,
  grant: string | null,
  request: Request,
  service: AuthService,
): Promise<Response> {
  const json: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  if (json === null) return service.fetch(request);
  const call: Call = { ...service, request, body: bodySchema.parse({ ...(json as object) }) };
  const name = `${request.method} ${path}`;
  const early = EARLY[name]?.find(([isMeant]) => isMeant(call.body));
  if (early) return reject(...early[1]);
  switch (name) {
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
      return grant === 'password'
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

/** Signs up. An address that waits keeps its first password. The response for a confirmed one hides its account. */
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
  if (!token || type === 'email_change') return call.fetch(call.request);
  const kind = (await findAccount(call))?.waits ? 'signup' : 'magiclink';
  const types = kind === 'signup' ? ['email', 'signup', 'invite'] : ['email', 'magiclink', 'recovery'];
  if (!types.includes(type)) return reject(...SPENT);
  const response = await post('verify', { email, token, type: kind }, call);
  return response.status === 403 ? reject(...SPENT) : response;
}

/** Signs in with a password. Only the right one learns that the address waits for its confirmation. */
async function signIn(call: Call): Promise<Response> {
  const response = await call.fetch(call.request);
  const { error_code } = (await response.clone().json()) as { error_code?: string };
  if (error_code !== 'email_not_confirmed') return response;
  const account = await findAccount(call);
  return account && (await compare(call.body.password, account.encrypted_password))
    ? response
    : reject(400, 'invalid_credentials', 'Invalid login credentials');
}

async function changeAccount({ request, fetch, query, body, copyMail }: Call): Promise<Response> {
  const { url, headers } = request;
  const known = await fetch(new Request(url, { headers }));
  if (!known.ok) return known;
  if (Buffer.byteLength(body.password) > 72)
    return reject(...invalid('Password cannot be longer than 72 characters'));
  const account = (await known.json()) as { id: string; email: string; email_change_sent_at?: string };
  const isMoving = body.email !== '' && body.email !== account.email;
  const [taken] = isMoving ? await query('select from auth.users where email = $1', [body.email]) : [];
  const pause = isMoving && !taken ? rejectInPause(account.email_change_sent_at) : null;
  if (pause) return pause;
  const response = await fetch(request);
  if (response.ok && isMoving) await copyMail(body.email);
  if (response.ok && body.password) {
    const { session_id } = decodeJwt(headers.get('authorization')?.split(' ')[1] ?? '');
    await query('delete from auth.sessions where user_id = $1 and id <> $2', [account.id, session_id]);
  }
  return response;
}

/** Mails a code, not twice within a minute. It ends the code before, of either kind. */
async function mailCode(kind: CodeKind, account: Account, call: Call): Promise<Response> {
  const pause = rejectInPause(account[`${kind}_sent_at`]);
  if (pause) return pause;
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

function rejectInPause(sentAt: string | null | undefined): Response | null {
  const left = PAUSE_SECONDS - Math.floor((Date.now() - new Date(sentAt ?? 0).getTime()) / 1000);
  const message = `For security purposes, you can only request this after ${left} seconds.`;
  return left > 0 ? reject(429, 'over_email_send_rate_limit', message) : null;
}

const post = (path: string, body: object, { request, fetch }: Call) =>
  fetch(
    new Request(new URL(`/auth/v1/${path}`, request.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: request.headers.get('apikey') ?? '' },
      body: JSON.stringify(body),
    }),
  );

const reject = (...[status, code, msg]: Rejection) =>
  Response.json({ code: status, error_code: code, msg }, { status, headers: { 'X-Sb-Error-Code': code } });
