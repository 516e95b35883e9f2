import { chmodSync, mkdirSync } from 'node:fs';
import { FriendlyError } from './ports.ts';

/**
 * Makes a folder that only its owner can look into, or closes one that is there. Files within cannot do without: the
 * database makes its own readable and writable for everybody, whatever the process would have.
 *
 * @throws FriendlyError when the folder belongs to somebody else
 */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  try {
    chmodSync(path, 0o700);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
    throw new FriendlyError(`${path} belongs to somebody else, who could read what is kept in it.`);
  }
}
