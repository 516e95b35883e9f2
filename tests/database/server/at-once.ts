import assert from 'node:assert/strict';
import type { Client } from 'pg';
import { eventually } from '../../support/checks.ts';
import type { HostedDatabase } from './server.ts';

/**
 * Lets several connections do something at the same moment: they come as far as a table that is locked, or as another of
 * them that waits for it, and go on when the last of them is there.
 *
 * @param table What they need.
 * @param work What each connection does; it must not reject.
 */
export async function atOnce<T>(
  hosted: HostedDatabase,
  table: string,
  work: (() => Promise<T>)[],
): Promise<T[]> {
  const gate = await hosted.connect('hosted_postgres');
  await gate.query(`begin; lock table ${table} in exclusive mode`);
  const running = Promise.all(work.map((begin) => begin()));
  try {
    await eventually(async () => {
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

/**
 * Starts something that has to wait for another transaction, and returns when it does.
 *
 * @param connection Where it runs.
 * @param watcher A connection that is free.
 * @returns ends with what was started
 */
export async function blocked<T>(
  connection: Client,
  watcher: Client,
  start: () => Promise<T>,
): Promise<{ end: Promise<T> }> {
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
  const end = start();
  await eventually(async () => {
    const locks = await watcher.query('select from pg_locks where not granted and pid = $1', [rows[0]?.pid]);
    assert.ok((locks.rowCount ?? 0) > 0, 'it does not wait');
  });
  return { end };
}
