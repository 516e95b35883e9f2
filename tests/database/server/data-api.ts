import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { buildDemoRequest } from '../build-demo-request.ts';
import { waitUntilPassed } from '../../support/wait-until-passed.ts';
import type { HostedDatabase } from './server.ts';

export interface Person {
  id: string;
  session: string;
}
export type Caller = Person | 'the secret key';

/** The rows, or the SQLSTATE of the rejection. */
export type Answer = { rows: Record<string, unknown>[] } | { code: string };

/** Makes an account with a confirmed address and a session, as the auth service does. */
export async function signUp(authService: Client): Promise<Person> {
  const [id, session] = [randomUUID(), randomUUID()];
  await authService.query(
    'insert into auth.users (id, email, email_confirmed_at, created_at) values ($1, $2, now(), now())',
    [id, `${id}@harbour.example`],
  );
  await authService.query('insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())', [
    session,
    id,
  ]);
  return { id, session };
}

/**
 * Begins a transaction as PostgREST does for a request: with role and claims of the token.
 * The caller commits it or rolls it back (docs.postgrest.org, "Transactions").
 *
 * @param connection The authenticator's.
 */
export async function begin(connection: Client, caller: Caller): Promise<void> {
  const role = caller === 'the secret key' ? 'service_role' : 'authenticated';
  const claims = caller === 'the secret key' ? {} : { sub: caller.id, session_id: caller.session };
  await connection.query('begin isolation level read committed read write');
  await connection.query(
    `select set_config('search_path', 'public', true), set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
    [role, JSON.stringify({ ...claims, role, aud: role })],
  );
}

/** Makes one request to the Data API, in a transaction of its own. */
export async function call(
  connection: Client,
  caller: Caller,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<Answer> {
  await begin(connection, caller);
  const result = await ask(connection, statement, parameters);
  await connection.query('code' in result ? 'rollback' : 'commit');
  return result;
}

export async function ask(
  connection: Client,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<Answer> {
  try {
    return await connection.query<Record<string, unknown>>(statement, [...parameters]);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === undefined) throw error;
    return { code };
  }
}

/** Returns the statement that sends a demo request, with its parameters. */
export function buildInsert(
  changes: Record<string, unknown> = {},
): [statement: string, parameters: unknown[]] {
  const row = buildDemoRequest(changes);
  const columns = Object.keys(row);
  return [
    `insert into public.demo_requests (${columns.join()}) values (${columns.map((_, n) => `$${n + 1}`).join()})`,
    Object.values(row),
  ];
}

/**
 * Lets several connections work at the same moment.
 * Each waits at a locked table, or for another that waits there, until the last one has arrived.
 *
 * @param work The task of each connection, which must not reject.
 */
export async function runAtOnce<T>(
  hosted: HostedDatabase,
  table: string,
  work: (() => Promise<T>)[],
): Promise<T[]> {
  const gate = await hosted.connect('hosted_postgres');
  await gate.query(`begin; lock table ${table} in exclusive mode`);
  const running = Promise.all(work.map((start) => start()));
  try {
    await waitUntilPassed(async () => {
      const { rows } = await gate.query<{ waiting: number }>(
        `select count(*)::integer as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      assert.equal(rows[0]?.waiting, work.length);
    });
  } finally {
    await gate.query('rollback');
    await gate.end();
  }
  return running;
}

/** Starts a task that waits for another transaction. `end` settles with the task. */
export async function startBlocked<T>(
  connection: Client,
  watcher: Client,
  start: () => Promise<T>,
): Promise<{ end: Promise<T> }> {
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
  const end = start();
  await waitUntilPassed(async () => {
    const locks = await watcher.query('select from pg_locks where not granted and pid = $1', [rows[0]?.pid]);
    assert.ok((locks.rowCount ?? 0) > 0, 'it does not wait');
  });
  return { end };
}
