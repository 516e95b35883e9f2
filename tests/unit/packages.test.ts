import { readFileSync } from 'node:fs';
import { deliveredPackages, findPackage, readLockfile } from '@/deploy/lockfile';

const { packages } = readLockfile();
const installed = Object.entries(packages).filter(([path]) => path !== '');
const own = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};

/** Licences under which what is delivered may be delivered. */
const allowed = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'LGPL-3.0-or-later',
];

test('AT-48: every installed package is pinned to its content', () => {
  expect(installed.length).toBeGreaterThan(100);
  // What is bundled lies in the file of the package around it.
  const fetched = installed.filter(([, { inBundle }]) => !inBundle);
  expect(
    fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([]);
});

test('AT-48: every package comes from the public registry', () => {
  const elsewhere = installed.filter(
    ([, { inBundle, resolved }]) => !inBundle && !resolved?.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

/** What a package has for some platforms only, as the lockfile describes it. */
const parts = installed.flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).map((name) => {
    const found = findPackage(packages, path, name);
    return { path, name, entry: found === undefined ? undefined : packages[found] };
  }),
);

test('every part for another platform is in the lockfile, so that `npm ci` works there', () => {
  expect(parts.length).toBeGreaterThan(100);
  expect(parts.filter(({ entry }) => !entry).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

/** What its makers do not make; neither is needed to build or to run the site. */
const unmade: Record<string, string[]> = {
  'linux x64 musl': ['node_modules/deno'],
  'linux arm64 musl': ['node_modules/deno'],
  'win32 arm64': ['node_modules/workerd'],
};

test.each([
  'linux x64 glibc',
  'linux x64 musl',
  'linux arm64 glibc',
  'linux arm64 musl',
  'darwin x64',
  'darwin arm64',
  'win32 x64',
  'win32 arm64',
])('what comes in parts has one for %s', (platform) => {
  const [os = '', cpu = '', libc] = platform.split(' ');
  const fits = ({ entry }: (typeof parts)[number]) =>
    (entry?.os?.includes(os) ?? false) &&
    (entry?.cpu?.includes(cpu) ?? true) &&
    (!libc || (entry?.libc?.includes(libc) ?? true));
  // A single part is an extra for one system.
  const inParts = Map.groupBy(
    parts.filter(({ entry }) => entry?.os),
    ({ path }) => path,
  );
  const lacking = [...inParts].filter(([, each]) => each.length > 1 && !each.some(fits));
  expect(lacking.map(([path]) => path)).toEqual(unmade[platform] ?? []);
});

test('the lockfile tells the two C libraries of Linux apart: npm before 11.11 forgets to', () => {
  const musl = installed.filter(([path, { os }]) => os?.includes('linux') && /musl(-|$)/.test(path));
  expect(musl.length).toBeGreaterThan(10);
  expect(musl.filter(([, { libc }]) => libc?.[0] !== 'musl').map(([path]) => path)).toEqual([]);
});

test('AT-48: what is asked for is an exact version', () => {
  const ranges = Object.entries({ ...own.dependencies, ...own.devDependencies });
  expect(ranges.filter(([, version]) => !/^(npm:[^@]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('AT-48: every script that would run at installation was decided on, and no more', () => {
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path]) =>
    path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  );
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(own.allowScripts).toSorted());
});

test('AT-48: what is delivered has a licence that allows it', () => {
  const delivered = deliveredPackages(packages);
  expect(delivered).toEqual(expect.arrayContaining(['node_modules/next', 'node_modules/sharp']));
  expect(delivered).not.toContain('node_modules/eslint');
  const licences = delivered.map((path) => [path, packages[path]?.license ?? 'none'] as const);
  const refused = licences.filter(
    ([, licence]) => !licence.split(' AND ').every((each) => allowed.includes(each)),
  );
  expect(refused.map(([path, licence]) => `${path}: ${licence}`)).toEqual([]);
});

test.each([
  // Request smuggling into middleware, and code run by a decoded action.
  ['next', '16.0.7'],
  ['react-dom', '19.2.3'],
])('AT-48: %s is newer than its known holes', (name, least) => {
  const number = (version = '0') => version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
  expect(number(packages[`node_modules/${name}`]?.version)).toBeGreaterThanOrEqual(number(least));
});

test('the worker asks for no runtime younger than the one it is tested in', () => {
  const [, asked = ''] =
    /"compatibility_date": "([\d-]+)"/.exec(readFileSync('wrangler.jsonc', 'utf8')) ?? [];
  const [, made = ''] = packages['node_modules/workerd']?.version?.split('.') ?? [];
  expect(made).toMatch(/^\d{8}$/);
  expect(Number(asked.replaceAll('-', ''))).toBeLessThanOrEqual(Number(made));
});
