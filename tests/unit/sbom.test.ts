import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliveredPackages, readLockfile } from '@/deploy/lockfile';

interface Sbom {
  bomFormat: string;
  metadata: { component: { name: string } };
  components: { name: string; version: string; hashes?: { alg: string }[] }[];
}

const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the list of packages names each that is delivered, with its hash, and no tool', () => {
  const file = join(folder, 'site.cdx.json');
  execFileSync('npm', ['run', 'sbom', '--', file], { shell: process.platform === 'win32', stdio: 'pipe' });
  const { bomFormat, metadata, components } = JSON.parse(readFileSync(file, 'utf8')) as Sbom;
  const { name, packages } = readLockfile();
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', name]);

  const delivered = deliveredPackages(packages).map(
    (path) => `${path.replace(/^.*node_modules\//, '')}@${packages[path]?.version ?? ''}`,
  );
  const listed = components.map((component) => `${component.name}@${component.version}`);
  expect(listed.toSorted()).toEqual([...new Set(delivered)].toSorted());
  expect(components.filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512')).toEqual([]);
});
