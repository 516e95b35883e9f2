import { join } from 'node:path';
import { connect } from './database.ts';
import type { SampleAccount } from './sample-account.ts';
import { seedRequests, type Sql } from './seed-rows.ts';
import { type BackendOptions, startBackend } from './backend.ts';

/** Works on the database of a folder, as its owner. No backend may run on it meanwhile. */
export async function useDatabase<Result>(
  data: string,
  work: (database: Sql) => Promise<Result>,
): Promise<Result> {
  const connection = await connect(join(data, 'database'));
  try {
    return await work(connection.driver);
  } finally {
    await connection.close();
  }
}

export async function seedFolder(
  options: BackendOptions & { data: string },
  rows: number,
  report?: (done: number) => void,
): Promise<SampleAccount | null> {
  const { stop, sampleAccount } = await startBackend(options);
  await stop();
  await useDatabase(options.data, (database) => seedRequests(database, rows, report));
  return sampleAccount;
}
