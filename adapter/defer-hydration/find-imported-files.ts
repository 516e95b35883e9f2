import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnexpectedOutput } from '../next-output.ts';

const IMPORTED = /\["static\/chunks\/[^\]]+\]/g;

/**
 * Returns the files that an `import()` of the site loads. Next writes no list of them.
 *
 * @param mark A text of the imported module alone.
 */
export function findImportedFiles(folder: string, mark: string): string[] {
  const texts = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  for (const text of texts.values())
    for (const [list] of text.matchAll(IMPORTED)) {
      const names = (JSON.parse(list) as string[]).map((path) => path.replace(/^.*\//, ''));
      if (names.some((name) => texts.get(name)?.includes(mark))) return names;
    }
  throw new UnexpectedOutput(`No import() loads a file that contains ${mark}.`);
}
