import { readFileSync } from 'node:fs';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const { packageRules } = read('renovate.json') as {
  packageRules: { groupName: string; matchPackageNames?: string[] }[];
};
const { dependencies, devDependencies } = read('package.json') as Record<string, Record<string, string>>;
const installed = Object.keys({ ...dependencies, ...devDependencies });

test.each(packageRules)('the packages of "$groupName" are still in use', ({ matchPackageNames = [] }) => {
  // What Renovate updates outside of package.json, and what it may find one day.
  const elsewhere = ['actions/node-versions', '@next/**'];
  const unused = matchPackageNames.filter((pattern) => {
    const prefix = pattern.replace(/^!/, '').replace(/\*\*$/, '');
    const matches = (name: string) => (pattern.endsWith('**') ? name.startsWith(prefix) : name === prefix);
    return !elsewhere.includes(pattern) && !installed.some(matches);
  });
  expect(unused).toEqual([]);
});
