import * as z from 'zod';

/** Asks the auth service itself, and the database under it. */
export type AuthService = {
  fetch: (request: Request) => Promise<Response>;
  query: <Row>(sql: string, params: unknown[]) => Promise<Row[]>;
  /** With which access tokens are signed. */
  jwtSecret: string;
};

/** What the auth service knows of an address. */
export type Account = {
  id: string;
  encrypted_password: string;
  created_at: Date;
  confirmed: boolean;
  /** Since the last mail of the kind that was asked for. */
  seconds: number | null;
};

const bodySchema = z.object({ email: z.string().toLowerCase(), password: z.string().default('') });

/** Address and password of a request's body; empty where there are none. */
export async function emailOf(request: Request): Promise<z.infer<typeof bodySchema>> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return bodySchema.safeParse(body).data ?? { email: '', password: '' };
}

/** The account of an address, and how long ago it was sent a mail of one kind. */
export async function findAccount(
  email: string,
  sentAt: 'confirmation_sent_at' | 'recovery_sent_at',
  { query }: AuthService,
): Promise<Account | undefined> {
  const rows = await query<Account>(
    `select id, encrypted_password, created_at, email_confirmed_at is not null as confirmed,
      extract(epoch from now() - ${sentAt})::integer as seconds
    from auth.users where email = $1`,
    [email],
  );
  return rows[0];
}

/** What a wrong password is told. */
export const invalidCredentials = (): Response =>
  refusal(400, 'invalid_credentials', 'Invalid login credentials');

/** A refusal as the auth service words it. */
export function refusal(status: number, code: string, msg: string): Response {
  return Response.json(
    { code: status, error_code: code, msg },
    { status, headers: { 'X-Sb-Error-Code': code } },
  );
}
