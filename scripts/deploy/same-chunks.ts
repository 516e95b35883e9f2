import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { listFiles } from '../../adapter/list-files.ts';

const OWN_MAP = /\s*\/\/# sourceMappingURL=.*\s*$/;

/**
 * Keeps only the first of equal server chunks. Turbopack writes one for each page, and a worker carries all.
 */
export function shareSameChunks(folder: string): number {
  const first = new Map<string, string>();
  let savedBytes = 0;
  const chunks = listFiles(folder).filter((name) => name.endsWith('.js'));
  for (const file of chunks.toSorted()) {
    const text = readFileSync(file, 'utf8');
    const code = text.replace(OWN_MAP, '');
    if (!code.startsWith('module.exports=[')) continue;
    const key = `${dirname(file)}\n${code}`;
    const same = first.get(key);
    if (same === undefined) {
      first.set(key, file);
    } else {
      const shared = `module.exports=require(${JSON.stringify(`./${basename(same)}`)});\n`;
      writeFileSync(file, shared);
      savedBytes += Buffer.byteLength(text) - shared.length;
    }
  }
  return savedBytes;
}
