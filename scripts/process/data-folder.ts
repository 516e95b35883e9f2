import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FriendlyError } from './friendly-error.ts';
import { isTaken } from './ports.ts';

export type Keys = Record<'publishable' | 'secret' | 'jwtSecret' | 'mailApi' | 'samplePassword', string>;

/** Makes a folder that only its owner can read: the database's own files are open. */
export function makePrivateFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new FriendlyError(
      code === 'EPERM' && statSync(path).uid !== process.getuid?.()
        ? `${path} belongs to another user, who could read what is kept in it.`
        : `${path} cannot be made a private folder (${code}). BACKEND_DATA=… names another folder for the data.`,
    );
  }
}

const getPortNote = (data: string) => join(data, 'port');

/** Notes which port serves a folder. Two backends on one folder would destroy its database. */
export async function claimFolder(data: string, port: number): Promise<void> {
  makePrivateFolder(data);
  const note = getPortNote(data);
  const other = existsSync(note) ? Number(readFileSync(note, 'utf8')) : port;
  // After a crash the note remains, but nothing listens.
  if (other !== port && (await isTaken(other)))
    throw new FriendlyError(
      `${data} is in use by the backend on port ${other}. Stop it, or choose another folder: BACKEND_DATA=…`,
    );
  writeFileSync(note, String(port));
}

export const getKeysFile = (data: string): string => join(data, 'keys.json');

export const readKeys = (data: string): Keys => JSON.parse(readFileSync(getKeysFile(data), 'utf8')) as Keys;

/** Returns the address and keys of the embedded backend that has started on a folder. */
export function findBackend(data: string): (Pick<Keys, 'secret' | 'publishable'> & { url: string }) | null {
  const note = getPortNote(data);
  if (!existsSync(note) || !existsSync(getKeysFile(data))) return null;
  return { ...readKeys(data), url: `http://127.0.0.1:${readFileSync(note, 'utf8')}` };
}
