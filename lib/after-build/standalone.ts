import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * `next build` copies what a server needs into the folder `standalone` before the steps after it change the pages.
 * Takes over what they changed, so that hosts of every kind serve the same.
 *
 * @param dist The build's folder. Without such a copy nothing is done.
 */
export function renewStandalone(dist: string): void {
  const copy = join(dist, 'standalone', dist, 'server');
  if (!existsSync(copy)) return;
  for (const item of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const file = join(item.parentPath, item.name);
    const original = join(dist, 'server', relative(copy, file));
    if (existsSync(original)) copyFileSync(original, file);
  }
}
