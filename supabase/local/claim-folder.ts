import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FriendlyError, isTaken } from './ports.ts';

/**
 * Notes which port serves a data folder. Two backends on one folder would destroy its database.
 * @throws FriendlyError when another port serves it already
 */
export async function claimFolder(data: string, port: number): Promise<void> {
  const file = join(data, 'port');
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : port;
  // After a crash the note is still there, but nothing listens.
  if (other !== port && (await isTaken(other))) {
    throw new FriendlyError(
      `${data} is in use by the backend on port ${other}. Stop it, or choose another folder: BACKEND_DATA=…`,
    );
  }
  writeFileSync(file, String(port));
}
