import { join } from 'node:path';
import { connect } from './database.ts';
import type { SampleAccount } from './sample-account.ts';
import { seedRequests } from './seed-rows.ts';
import { type BackendOptions, startBackend } from './backend.ts';

/** Starts a backend once, and then fills the database of its folder, as the owner. */
export async function seedFolder(
  options: BackendOptions & { data: string },
  rows: number,
  report?: (done: number) => void,
): Promise<SampleAccount | null> {
  const { stop, sampleAccount } = await startBackend(options);
  await stop();
  const connection = await connect(join(options.data, 'database'));
  try {
    await seedRequests(connection.driver, rows, report);
  } finally {
    await connection.close();
  }
  return sampleAccount;
}
