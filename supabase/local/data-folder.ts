import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FriendlyError, isTaken } from './ports.ts';

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

/** Notes which port serves a folder. Two backends on one folder would destroy its database. */
export async function claimFolder(data: string, port: number): Promise<void> {
  makePrivateFolder(data);
  const note = join(data, 'port');
  const other = existsSync(note) ? Number(readFileSync(note, 'utf8')) : port;
  // After a crash the note remains, but nothing listens.
  if (other !== port && (await isTaken(other)))
    throw new FriendlyError(
      `${data} is in use by the backend on port ${other}. Stop it, or choose another folder: BACKEND_DATA=…`,
    );
  writeFileSync(note, String(port));
}

/** Moves data out of a former folder, unless the new one exists. */
export async function moveFolder(from: string, to: string, port: number): Promise<void> {
  if (existsSync(to) || !existsSync(from)) return;
  await claimFolder(from, port);
  makePrivateFolder(dirname(to));
  renameSync(from, to);
}

export async function loadKeys(data: string): Promise<Keys> {
  const file = join(data, 'keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Keys;
  // Only a first start waits for this large module here.
  const { generateApiKey } = await import('@supabase/lite');
  const keys: Keys = {
    publishable: (await generateApiKey('publishable')).key,
    secret: (await generateApiKey('secret')).key,
    jwtSecret: randomBytes(48).toString('base64url'),
    mailApi: `re_${randomBytes(24).toString('base64url')}`,
    samplePassword: randomBytes(9).toString('base64url'),
  };
  makePrivateFolder(data);
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}
