import { randomUUID } from 'node:crypto';
import { type Account, type AuthService, emailOf, findAccount, refusal } from './auth-accounts.ts';

const PAUSE_SECONDS = 60;

/**
 * Answers a sign-up or a resend that the service refused because the address is taken: like a new one to a confirmed
 * account, with another mail to one that waits.
 */
export async function mailAgain(
  request: Request,
  call: string,
  response: Response,
  service: AuthService,
): Promise<Response> {
  if (response.status !== 429) return response;
  const { email } = await emailOf(request);
  const account = await findAccount(email, 'confirmation_sent_at', service);
  if (!account) return response;
  // Nobody learns from the answer that the address has an account.
  if (account.confirmed) return Response.json(call === 'resend' ? {} : unknownUser(email));
  return tooSoon(account) ?? confirmAgain(request, email, account, call, service);
}

/** Mails a link to set a new password, but not twice within a minute. */
export async function recoverAsHosted(request: Request, service: AuthService): Promise<Response> {
  const { email } = await emailOf(request);
  return tooSoon(await findAccount(email, 'recovery_sent_at', service)) ?? service.fetch(request);
}

/**
 * A link without a password. An address that nobody has confirmed is signed up instead, and so gets the mail that
 * confirms it.
 */
export async function otpAsHosted(request: Request, service: AuthService): Promise<Response> {
  const { email } = await emailOf(request);
  const account = await findAccount(email, 'recovery_sent_at', service);
  if (account?.confirmed) return tooSoon(account) ?? service.fetch(request);
  const response = await signUp(request, email, service);
  const answer = account
    ? await mailAgain(signUpRequest(request, email), 'signup', response, service)
    : response;
  return answer.ok ? Response.json({}) : answer;
}

/**
 * A new mail for an account that waits for confirmation. All else of it stays as it was, its first password too: the
 * service cannot know who asks. The mail is that of a second account, which hands its token over and goes.
 */
async function confirmAgain(
  request: Request,
  email: string,
  { id, created_at }: Account,
  call: string,
  service: AuthService,
): Promise<Response> {
  const { query } = service;
  await query('update auth.users set email = $2 where id = $1', [id, `${id}@waiting.invalid`]);
  const response = await signUp(request, email, service);
  const [made] = await query<{ confirmation_token: string; confirmation_sent_at: Date }>(
    'delete from auth.users where email = $1 returning confirmation_token, confirmation_sent_at',
    [email],
  );
  await query('update auth.users set email = $2 where id = $1', [id, email]);
  if (made)
    await query('update auth.users set confirmation_token = $2, confirmation_sent_at = $3 where id = $1', [
      id,
      made.confirmation_token,
      made.confirmation_sent_at,
    ]);
  if (!response.ok) return response;
  const user = (await response.json()) as object;
  return Response.json(call === 'resend' ? {} : { ...user, id, created_at });
}

const signUp = (request: Request, email: string, { fetch }: AuthService) =>
  fetch(signUpRequest(request, email));

const signUpRequest = (request: Request, email: string) =>
  new Request(new URL('/auth/v1/signup', request.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: request.headers.get('apikey') ?? '' },
    body: JSON.stringify({ email, password: randomUUID() }),
  });

function tooSoon(account: Account | undefined): Response | null {
  const left = PAUSE_SECONDS - (account?.seconds ?? PAUSE_SECONDS);
  if (left <= 0) return null;
  const msg = `For security purposes, you can only request this after ${left} seconds.`;
  return refusal(429, 'over_email_send_rate_limit', msg);
}

function unknownUser(email: string) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
