import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { demoRequest } from '../demo-request.ts';

/** Somebody who asks the Data API: a visitor, an account with its session, or the secret key. */
export type Caller = { role: 'anon' | 'service_role' } | Person;

/** An account that has signed in. */
export interface Person {
  role: 'authenticated';
  id: string;
  session: string;
}

export const visitor: Caller = { role: 'anon' };
export const secretKey: Caller = { role: 'service_role' };

/** An account with a confirmed address and a session, made as the auth service does. */
export async function signUp(authService: Client): Promise<Person> {
  const [id, session] = [randomUUID(), randomUUID()];
  await authService.query(
    'insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values ($1, $2, now(), $3)',
    [id, `${id}@harbour.example`, { provider: 'email' }],
  );
  await authService.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id]);
  return { role: 'authenticated', id, session };
}

/**
 * Begins a transaction as PostgREST begins one for a request: with the settings of the role, then as the role, with what
 * the token says (docs.postgrest.org, "Transactions"). Who called commits it or rolls it back.
 *
 * @param connection The authenticator's.
 */
export async function begin(connection: Client, caller: Caller): Promise<void> {
  const claims =
    caller.role === 'authenticated'
      ? { sub: caller.id, session_id: caller.session, role: caller.role, aud: caller.role }
      : { role: caller.role };
  await connection.query('begin isolation level read committed read write');
  await connection.query(
    `select set_config(split_part(value, '=', 1), split_part(value, '=', 2), true)
     from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase, unnest(s.setconfig) as value
     where d.datname = current_database() and s.setrole = to_regrole($1)`,
    [caller.role],
  );
  await connection.query(
    `select set_config('search_path', 'public', true), set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
    [caller.role, JSON.stringify(claims)],
  );
}

/** What the database said no with: the SQLSTATE, and the status that the Data API answers with if it was told one. */
export interface Refusal {
  code: string;
  status?: number;
}

/** Rows, or why there are none. */
export type Answer = { rows: Record<string, unknown>[] } | Refusal;

/** One request to the Data API: a transaction of its own. */
export async function call(
  connection: Client,
  caller: Caller,
  statement: string,
  parameters: unknown[] = [],
): Promise<Answer> {
  await begin(connection, caller);
  const answer = await ask(connection, statement, parameters);
  await connection.query('code' in answer ? 'rollback' : 'commit');
  return answer;
}

/** A statement in the transaction that is open. */
export async function ask(
  connection: Client,
  statement: string,
  parameters: unknown[] = [],
): Promise<Answer> {
  try {
    const { rows } = await connection.query<Record<string, unknown>>(statement, parameters);
    return { rows };
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): Refusal {
  const { code, detail } = error as { code?: string; detail?: string };
  if (code === undefined) throw error;
  // With this SQLSTATE the detail says in JSON what to answer (docs.postgrest.org, "Errors").
  return code === 'PGRST'
    ? { code, status: (JSON.parse(detail ?? '{}') as { status: number }).status }
    : { code };
}

/** "ok", or the SQLSTATE. */
export const outcome = (answer: Answer): string => ('code' in answer ? answer.code : 'ok');

/** What sends a demo request: the statement and its parameters. */
export function insertOf(changes: Record<string, unknown> = {}): [statement: string, parameters: unknown[]] {
  const row = demoRequest(changes);
  const columns = Object.keys(row);
  return [
    `insert into public.demo_requests (${columns.join()}) values (${columns.map((_, n) => `$${n + 1}`).join()})`,
    Object.values(row),
  ];
}
