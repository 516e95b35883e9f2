import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { claimFolder } from './claim-folder.ts';
import { FriendlyError, isTaken } from './ports.ts';
import { runUntilSignal } from './run.ts';
import { seedRequests } from './seed-rows.ts';
import { settingsFromEnvironment } from './settings.ts';
import { startBackend } from './start.ts';

const MOST = 1_000_000;

/** Fills the embedded database with requests of the last months: `npm run seed -- --rows 100000`. */
await runUntilSignal(async () => {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000' } } });
  const rows = Number(values.rows);
  if (!Number.isInteger(rows) || rows < 1 || rows > MOST)
    throw new FriendlyError(`--rows takes a whole number from 1 to ${MOST}.`);
  const { backendPort, data } = settingsFromEnvironment();
  // Its database can be open in one process only.
  if (await isTaken(backendPort))
    throw new FriendlyError(
      `The backend runs on port ${backendPort}. Stop the site first (Ctrl-C where it runs), then seed and start it again.`,
    );
  // A first start makes the database and the sample account, a later one applies what is new.
  const { stop, sampleAccount } = await startBackend();
  await stop();
  await claimFolder(data, backendPort);
  const connection = await createPgliteConnection({ url: join(data, 'database') });
  const began = Date.now();
  await seedRequests(connection.driver, rows, (done) => console.log(`${done} of ${rows} requests`));
  await connection.close();
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `${rows} requests are there after ${seconds} s. They count as notified: no mail is sent for them.`,
  );
  if (sampleAccount)
    console.log(
      `To see them: npm run dev, then sign in as ${sampleAccount.email} / ${sampleAccount.password}`,
    );
  return { stop: () => Promise.resolve(), ended: Promise.resolve(0) };
});
