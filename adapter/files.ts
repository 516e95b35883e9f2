import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file in a folder and the folders in it, those with a dot before their name among them. (The runtime's `globSync`
 * gives folders too, and says nothing of a folder that is not there.)
 *
 * @param folder Must be there.
 * @returns Paths that begin with the folder.
 */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));
