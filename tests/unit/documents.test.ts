import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const documents = ['*.md', 'docs/**/*.md', 'adapter/**/*.md'].flatMap((pattern) => globSync(pattern));
const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const parts = [...read('tests/nightly.ts').matchAll(/^ {2}(\w+): \[/gm)].map(([, part]) => part);

/** Sources that name commands or documents. */
const sources = [
  ...documents,
  ...globSync('*.{json,ts,mjs,toml}', { exclude: ['package-lock.json'] }),
  ...globSync('{adapter,app,components,content,lib,scripts,supabase,tests}/**/*.{ts,tsx,toml}', {
    exclude: ['**/node_modules/**'],
  }),
  ...globSync('.github/workflows/*.yml'),
  '.env.example',
  'Dockerfile',
];

test('Every script that a text names exists', () => {
  const missing = sources.flatMap((file) =>
    [...read(file).matchAll(/npm run (?:--silent )?([a-z][a-z:]*)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(missing).toEqual([]);
});

test('Every nightly part that a text names exists', () => {
  const missing = sources.flatMap((file) =>
    [...read(file).matchAll(/npm run test:all -- ([a-z]+)/g)]
      .filter(([, name]) => !parts.includes(name))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(missing).toEqual([]);
});

test('Every document that a text names exists', () => {
  const missing = sources.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/-]+\.(?:md|png)/g)]
      .filter(([path]) => !existsSync(path))
      .map(([path]) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('Every link between documents leads to a file and a heading', () => {
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)/g)]
      .filter(([, path = '', heading]) => {
        const target = path ? join(dirname(file), path) : file;
        return !existsSync(target) || (heading && !headingsOf(target).includes(heading));
      })
      .map(([link]) => `${file}: ${link}`),
  );
  expect(missing).toEqual([]);
});

test('Every code path that a document names exists', () => {
  // Owners of the site delete records.
  const folders = 'adapter|app|components|docs|lib|scripts|supabase|tests';
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(new RegExp(`\`((?:${folders})/[^\`\\s<>*…]+)\``, 'g'))]
      .filter(([, path = '']) => !existsSync(path))
      .map(([, path]) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('The list of decisions has their titles, and each decision has a status and a date', () => {
  const files = globSync('docs/decisions/0*.md').sort();
  const list = files.map((file) => {
    const text = read(file);
    expect(text).toMatch(/^Status: .+\. Date: \d{4}-\d\d-\d\d\.$/m);
    return `- [${file.slice(15, 19)}](${file.slice(15)}) ${/^# \d+\. (.+)$/m.exec(text)?.[1]}`;
  });
  expect(read('docs/decisions/README.md').match(/^- .+$/gm)).toEqual(list);
});

test('Documents name only attacks and faults with a test', () => {
  const tests = globSync('{tests,supabase/tests}/**/*.{test.ts,test.tsx,spec.ts,sql}').map(read).join('\n');
  const unknown = documents.flatMap((file) =>
    [...read(file).matchAll(/\b[AF]T-\d\d\b/g)].filter(([number]) => !tests.includes(number)),
  );
  expect(unknown).toEqual([]);
});

const headingsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
