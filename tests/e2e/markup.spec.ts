import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@/lib/content/pages';
import { expect, test } from './support';

/** The checker is a Java program; everything else of the tests needs Node alone. */
const hasJava = spawnSync('java', ['-version']).status === 0;

const addresses = [
  ...pages,
  '/auth',
  '/auth/reset',
  '/no-such-page',
  '/case-studies/nope',
  '/press-release/nope',
];

/** What the checker does not know yet: since SVG 2 all basic shapes have it, lines too. */
const UNKNOWN = /^Attribute “pathLength” not allowed on element “line”/;

interface Message {
  type: string;
  url: string;
  lastLine: number;
  message: string;
  extract?: string;
}

test('the Nu HTML Checker finds no error on any page', async ({ request }, info) => {
  test.skip(!hasJava, 'needs Java');
  test.setTimeout(120_000);
  const folder = info.outputPath('pages');
  mkdirSync(folder, { recursive: true });
  const files = await Promise.all(
    addresses.map(async (path) => {
      const file = join(folder, `${path.replaceAll('/', '_')}.html`);
      writeFileSync(file, await (await request.get(path)).text());
      return file;
    }),
  );
  const output = execFileSync(
    'java',
    [
      '-jar',
      'node_modules/vnu-jar/build/dist/vnu.jar',
      '--exit-zero-always',
      '--stdout',
      '--format',
      'json',
      ...files,
    ],
    { encoding: 'utf8', maxBuffer: 64 << 20 },
  );
  const { messages } = JSON.parse(output) as { messages: Message[] };
  const errors = messages.filter(({ type, message }) => type !== 'info' && !UNKNOWN.test(message));
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ''}`)).toEqual([]);
});

// Chromium tells a screen reader nothing of such a space: "{first} {second}" is heard as one word.
test('no space stands alone between two texts', async ({ request }) => {
  const found = await Promise.all(
    addresses.map(async (path) => {
      const html = await (await request.get(path)).text();
      return [...html.matchAll(/.{0,40}<!-- --> <!-- -->.{0,20}/g)].map(([place]) => `${path}: ${place}`);
    }),
  );
  expect(found.flat()).toEqual([]);
});
