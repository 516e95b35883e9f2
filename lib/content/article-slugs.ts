import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the articles. A file's name is its article's slug. */
export const articleFolder = join(process.cwd(), 'content', 'articles');

/** The slugs of the articles that exist, read from the folder: while building and in tests, never on a server. */
export const articleSlugsOnDisk = (): string[] =>
  readdirSync(articleFolder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .toSorted();
