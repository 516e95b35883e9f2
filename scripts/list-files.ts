import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the path of every file in a folder and below it. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));
