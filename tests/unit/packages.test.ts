import { readFileSync } from 'node:fs';

interface Package {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};
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
  expect(
    installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([]);
});

test('AT-48: what is asked for is an exact version', () => {
  const ranges = Object.entries({ ...own.dependencies, ...own.devDependencies });
  expect(ranges.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('AT-48: every script that would run at installation was decided on, and no more', () => {
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path]) =>
    path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  );
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(own.allowScripts).toSorted());
});

test('AT-48: what is delivered has a licence that allows it', () => {
  const delivered = installed.filter(([, { dev, devOptional }]) => !dev && !devOptional);
  const refused = delivered.filter(
    ([, { license = 'none' }]) => !license.split(' AND ').every((each) => allowed.includes(each)),
  );
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test.each([
  // Request smuggling into middleware, and code run by a decoded action.
  ['next', '16.0.7'],
  ['react-dom', '19.2.3'],
])('AT-48: %s is newer than its known holes', (name, least) => {
  const number = (version = '0') => version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
  expect(number(packages[`node_modules/${name}`]?.version)).toBeGreaterThanOrEqual(number(least));
});
