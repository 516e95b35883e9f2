import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { AuthService } from './auth-tokens.ts';

const PAUSE_SECONDS = 60;

const bodySchema = z.object({
  email: z.string().toLowerCase().catch(''),
  password: z.string().catch(''),
  create_user: z.boolean().catch(true),
  token: z.string().catch(''),
  type: z.string().catch(''),
});

/** What somebody asks of the auth service, and that service. */
export type Asked = z.infer<typeof bodySchema> & AuthService & { call: string; request: Request };

/** Which code an account was sent last: a sign-up's until its address is confirmed, one to sign in with from then on. */
type Kind = 'confirmation' | 'recovery';

/** What the auth service knows of an address. */
type Account = {
  id: string;
  encrypted_password: string;
  created_at: string;
  confirmed: boolean;
  /** Whether the code that counts is a sign-up's. */
  waits: boolean;
  identities: object[];
} & Record<`${Kind}_sent_at`, string | null>;

/** Reads a request to the auth service. What it lacks is empty. */
export async function readAsked(call: string, request: Request, service: AuthService): Promise<Asked> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return { ...bodySchema.parse({ ...(body as object | null) }), ...service, call, request };
}

/** The account of an address. */
export async function findAccount({ email, query }: Asked): Promise<Account | undefined> {
  const rows = await query<Account>(
    `select *, email_confirmed_at is not null as confirmed, confirmation_token is not null as waits,
      (select jsonb_agg(i) from auth.identities i where i.user_id = u.id) as identities
    from auth.users u where email = $1`,
    [email],
  );
  return rows[0];
}

/**
 * A sign-up, or the mail of one again. The service refuses both for a taken address. One that waits gets another code and
 * keeps its first password, since nobody knows who asks; of a confirmed one nobody learns that it has an account.
 */
export async function signUp(asked: Asked): Promise<Response> {
  const response = await asked.fetch(asked.request);
  const account = response.status === 429 ? await findAccount(asked) : undefined;
  if (!account) return response;
  const mailed = account.confirmed ? Response.json({}) : await mailCode('confirmation', account, asked);
  return mailed.ok && asked.call === 'signup' ? Response.json(userOf(account, asked.email)) : mailed;
}

/**
 * A code to sign in with, or to set a password. An address without an account gets one by the former, with a password that
 * nobody knows, unless it shall get none.
 */
export async function sendCode(asked: Asked): Promise<Response> {
  const { call, create_user, email, fetch, request } = asked;
  const account = await findAccount(asked);
  if (account)
    return mailCode(account.confirmed || call === 'recover' ? 'recovery' : 'confirmation', account, asked);
  if (call === 'recover' || !create_user) return fetch(request);
  const response = await post('signup', { email, password: randomUUID() }, asked);
  return response.ok ? Response.json({}) : response;
}

/** Takes a code of either kind, as the service itself does not, and does not call it a link. */
export async function verify(asked: Asked): Promise<Response> {
  const { request, fetch, email, token, type } = asked;
  const kind = (await findAccount(asked))?.waits ? 'signup' : 'magiclink';
  const response =
    type === 'email' ? await post('verify', { email, token, type: kind }, asked) : await fetch(request);
  return token && response.status === 403
    ? refusal(403, 'otp_expired', 'Token has expired or is invalid')
    : response;
}

/** Mails a code, but not twice within a minute. It ends the one before, of whatever kind. */
async function mailCode(kind: Kind, account: Account, asked: Asked): Promise<Response> {
  const sentAt = new Date(account[`${kind}_sent_at`] ?? 0);
  const left = PAUSE_SECONDS - Math.floor((Date.now() - sentAt.getTime()) / 1000);
  if (left > 0) {
    const msg = `For security purposes, you can only request this after ${left} seconds.`;
    return refusal(429, 'over_email_send_rate_limit', msg);
  }
  // The one code that the service mails to any account.
  const response = await post('recover', { email: asked.email }, asked);
  if (kind === 'recovery')
    await asked.query('update auth.users set confirmation_token = null where id = $1', [account.id]);
  else
    await asked.query(
      `update auth.users set confirmation_token = recovery_token, confirmation_sent_at = recovery_sent_at,
        recovery_token = null, recovery_sent_at = $2 where id = $1`,
      [account.id, account.recovery_sent_at],
    );
  return response;
}

const post = (call: string, body: object, { request, fetch }: Asked) =>
  fetch(
    new Request(new URL(`/auth/v1/${call}`, request.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: request.headers.get('apikey') ?? '' },
      body: JSON.stringify(body),
    }),
  );

/** The account that waits; or one that nobody has, in place of a confirmed one. */
function userOf(account: Account, email: string) {
  const now = new Date().toISOString();
  const nobody = { id: randomUUID(), created_at: now, identities: [] };
  const { id, created_at, identities } = account.confirmed ? nobody : account;
  const app_metadata = { provider: 'email', providers: ['email'] };
  const given = { aud: 'authenticated', phone: '', app_metadata, user_metadata: {}, is_anonymous: false };
  return { ...given, id, email, identities, created_at, updated_at: now, confirmation_sent_at: now };
}

/** A refusal as the auth service words it. */
export function refusal(status: number, code: string, msg: string): Response {
  return Response.json(
    { code: status, error_code: code, msg },
    { status, headers: { 'X-Sb-Error-Code': code } },
  );
}
