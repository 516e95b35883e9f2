import { globSync, readFileSync } from 'node:fs';

interface CustomManager {
  managerFilePatterns: string[];
  matchStrings: string[];
}
const { customManagers } = JSON.parse(readFileSync('renovate.json', 'utf8')) as {
  customManagers: CustomManager[];
};
const files = [...globSync('.github/workflows/*.yml'), ...globSync('tests/**/*.ts'), 'package.json'];
const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text) => ({ file: file.replaceAll('\\', '/'), text })),
);

const isUpdated = ({ file, text }: (typeof lines)[number]) =>
  customManagers.some(
    ({ managerFilePatterns, matchStrings }) =>
      managerFilePatterns.some((pattern) => RegExp(pattern.slice(1, -1)).test(file)) &&
      matchStrings.some((pattern) => RegExp(pattern).test(text)),
  );

test('Every fetched tool and image of a matrix has an exact version, which Renovate updates', () => {
  const fetched = lines.filter(
    ({ file, text }) => /npx --yes |'--yes', '|^ +- postgres:/.test(text) && !file.includes('unit/pins'),
  );
  expect(fetched.length).toBeGreaterThan(6);
  for (const line of fetched) {
    expect(line.text).toMatch(/@\d+\.\d+\.\d+|postgres:\d+\.\d+/);
    expect(isUpdated(line)).toBe(true);
  }
});

test('Every action is pinned to a commit, and every base image to a version', () => {
  for (const { text } of lines.filter(({ text }) => /^ *- uses: /.test(text)))
    expect(text).toMatch(/@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  const bases = readFileSync('Dockerfile', 'utf8').match(/^FROM .*$/gm) ?? [];
  expect(bases).toHaveLength(3);
  for (const base of bases) expect(base).toMatch(/:\d+\.\d+[\w.-]*(?:@sha256:[\da-f]{64})? AS /);
});
