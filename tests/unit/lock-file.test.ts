import { readFileSync } from 'node:fs';

test('Versions 10 and 11 of npm leave the lock file as it is', () => {
  // npm 10 drops this field: git would show a change after the first command of the README.
  const withField = readFileSync('package-lock.json', 'utf8').match(/^ +"libc": \[/gm) ?? [];
  expect(withField).toEqual([]);
});
