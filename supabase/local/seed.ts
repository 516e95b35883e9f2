import { parseArgs } from 'node:util';
import { FriendlyError } from '../../scripts/process/friendly-error.ts';
import { isTaken } from '../../scripts/process/ports.ts';
import { runUntilSignal } from '../../scripts/process/run-until-signal.ts';
import { seedFolder } from './seed-folder.ts';
import { readSettings } from '../../scripts/process/settings.ts';

const MOST = 1_000_000;

await runUntilSignal(async () => {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000' } } });
  const rows = Number(values.rows);
  if (!Number.isInteger(rows) || rows < 1 || rows > MOST)
    throw new FriendlyError(`--rows takes a whole number from 1 to ${MOST}.`);
  const settings = readSettings();
  if (await isTaken(settings.backendPort))
    throw new FriendlyError(
      `The backend runs on port ${settings.backendPort}. Stop the site (Ctrl-C where it runs), seed, and start it again.`,
    );
  const began = Date.now();
  const account = await seedFolder(settings, rows, (done) => console.log(`${done} of ${rows} requests`));
  console.log(
    `Done after ${((Date.now() - began) / 1000).toFixed(0)} s. The requests count as notified: no mail is sent.`,
  );
  if (account)
    console.log(`To see them: npm run dev, and sign in with ${account.email} and ${account.password}`);
  return { stop: () => Promise.resolve(), ended: Promise.resolve(0) };
});
