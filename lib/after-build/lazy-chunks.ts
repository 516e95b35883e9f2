import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that the framework loads with a lazy import.
 *
 * @param folder Where the build keeps its chunks.
 * @param name What the imported module exports, and no other does.
 * @returns File names in the folder.
 * @throws Error when no chunk has such an export, or none loads it lazily.
 */
export function lazyChunks(folder: string, name: string): string[] {
  const chunks = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  const home = chunks.find(({ text }) => text.includes(`.s(["${name}",`))?.file;
  const groups = chunks.flatMap(({ text }) =>
    [...text.matchAll(/Promise\.all\(\[("[^\]]+")\]\.map/g)].map(([, list = '']) => [
      ...list.matchAll(/[^"/]+\.js/g),
    ]),
  );
  const found = groups
    .map((group) => group.map(([file]) => file))
    .find((group) => home && group.includes(home));
  if (!found) throw new Error(`No chunk of the build imports ${name} lazily.`);
  return found;
}
