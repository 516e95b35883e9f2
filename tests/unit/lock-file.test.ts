import { readFileSync } from 'node:fs';

test('npm 10 and 11 leave the lock file as it is', () => {
  // npm 10 drops this field: git would show a change after the first command of the README.
  const withField = readFileSync('package-lock.json', 'utf8').match(/^ +"libc": \[/gm) ?? [];
  expect(withField).toEqual([]);
});
