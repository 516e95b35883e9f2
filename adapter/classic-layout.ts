import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { filesIn } from './files.ts';
import { known, prerenderManifestShape, SCOPED, UnknownShape } from './framework.ts';

/**
 * Lays the prerendered files where servers and builders look for them that know no adapters: under their address, not
 * under the route that made them. Each says in its `.meta` file where it came from, and the framework's server reads both.
 * Policies go into the manifest too, from which such a builder takes the headers of pages.
 */
export function toClassicLayout(distDir: string, policies: ReadonlyMap<string, string>): void {
  const scoped = join(distDir, SCOPED);
  for (const from of filesIn(scoped)) {
    const [kind = '', , mark, ...path] = relative(scoped, from).split(sep);
    if (!kind.startsWith('APP_') || mark !== '$')
      throw new UnknownShape(`${from} was made by no route of app/.`);
    const to = join(distDir, 'server/app', ...path);
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
  rmSync(scoped, { recursive: true });

  const file = join(distDir, 'prerender-manifest.json');
  const manifest = known(prerenderManifestShape, JSON.parse(readFileSync(file, 'utf8')), file);
  for (const [path, route] of Object.entries(manifest.routes)) {
    const policy = policies.get(path);
    if (policy) route.initialHeaders = { ...route.initialHeaders, 'content-security-policy': policy };
  }
  writeFileSync(file, JSON.stringify(manifest));
}
