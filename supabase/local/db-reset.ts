import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { FriendlyError, isTaken } from './ports.ts';
import { runUntilSignal } from './run.ts';
import { settingsFromEnvironment } from './settings.ts';
import { startBackend } from './start.ts';

/** Makes the database anew from the migrations, with the sample account. Keys and mails stay. */
await runUntilSignal(async () => {
  const { backendPort, data } = settingsFromEnvironment();
  if (await isTaken(backendPort)) {
    throw new FriendlyError(
      `The backend runs on port ${backendPort}. Stop it first, then reset its database.`,
    );
  }
  rmSync(join(data, 'database-whole'), { force: true });
  const { stop } = await startBackend();
  console.log('The database is new: migrations applied, sample account made.');
  return { stop, ended: Promise.resolve(0) };
});
