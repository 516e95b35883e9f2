import { randomUUID } from 'node:crypto';
import * as z from 'zod';

/** Asks the auth service itself, and the database under it. */
export type AuthService = {
  fetch: (request: Request) => Promise<Response>;
  query: <Row>(sql: string, params: unknown[]) => Promise<Row[]>;
};

type Account = { id: string; encrypted_password: string; confirmed: boolean; seconds: number | null };

const PAUSE_SECONDS = 60;
const bodySchema = z.object({ email: z.string().toLowerCase() });

/**
 * Passes a request on to the auth service, and answers as the hosted one where that of @supabase/lite does not:
 * it refuses sign-up and resend for a taken address for ever, and sends recovery mails without a pause.
 */
export async function authAsHosted(request: Request, service: AuthService): Promise<Response> {
  const call = /^\/auth\/v1\/(signup|resend|recover)$/.exec(new URL(request.url).pathname)?.[1];
  if (!call || request.method !== 'POST') return service.fetch(request);
  const body = bodySchema.safeParse(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  const email = body.data?.email ?? '';
  if (call === 'recover') {
    const account = await find(email, 'recovery_sent_at', service);
    return tooSoon(account) ?? service.fetch(request);
  }
  const response = await service.fetch(request.clone());
  const account = response.status === 429 ? await find(email, 'confirmation_sent_at', service) : undefined;
  if (!account) return response;
  // Nobody learns from the answer that the address has an account.
  if (account.confirmed) return Response.json(unknownUser(email));
  return tooSoon(account) ?? confirmAgain(request, email, account, call, service);
}

/** A new mail for an account that waits for confirmation. Its first password stays, as does the service's rule for it. */
async function confirmAgain(
  request: Request,
  email: string,
  account: Account,
  call: string,
  { fetch, query }: AuthService,
): Promise<Response> {
  await query('delete from auth.users where id = $1', [account.id]);
  const signUp = new Request(new URL('/auth/v1/signup', request.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: request.headers.get('apikey') ?? '' },
    body: JSON.stringify({ email, password: randomUUID() }),
  });
  const response = await fetch(signUp);
  await query('update auth.users set encrypted_password = $1 where email = $2', [
    account.encrypted_password,
    email,
  ]);
  return call === 'resend' && response.ok ? Response.json({}) : response;
}

async function find(
  email: string,
  sentAt: 'confirmation_sent_at' | 'recovery_sent_at',
  { query }: AuthService,
): Promise<Account | undefined> {
  const rows = await query<Account>(
    `select id, encrypted_password, email_confirmed_at is not null as confirmed,
      extract(epoch from now() - ${sentAt})::integer as seconds
    from auth.users where email = $1`,
    [email],
  );
  return rows[0];
}

function tooSoon(account: Account | undefined): Response | null {
  const left = PAUSE_SECONDS - (account?.seconds ?? PAUSE_SECONDS);
  if (left <= 0) return null;
  const code = 'over_email_send_rate_limit';
  const msg = `For security purposes, you can only request this after ${left} seconds.`;
  return Response.json(
    { code: 429, error_code: code, msg },
    { status: 429, headers: { 'X-Sb-Error-Code': code } },
  );
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
