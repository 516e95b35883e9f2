import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * pgTAP as plain SQL, from the package made for PGlite: a server needs no files of its own for it.
 *
 * @throws when it cannot be unpacked
 */
export function pgTapFunctions(): string {
  const archive = new URL('pgtap.tar.gz', import.meta.resolve('@electric-sql/pglite-pgtap'));
  const { stdout, stderr, status } = spawnSync(
    'tar',
    ['-xzOf', fileURLToPath(archive), 'share/postgresql/extension/pgtap.sql'],
    { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`pgTAP cannot be unpacked: ${stderr}`);
  return stdout;
}
