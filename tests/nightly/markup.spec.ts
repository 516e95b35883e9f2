import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@/lib/site-map/pages';
import { expect, test } from '../e2e/support';

const EXPECTED = [
  // All basic shapes have it since SVG 2, which the checker does not know.
  /^Attribute “pathLength” not allowed on element “(line|circle)”/,
  // Browsers drop the roles of tables with another layout, so they are written out.
  /^The “role” attribute must not be used on a “t[rdh]” element which has a “table” ancestor/,
];

// The checker is a Java program.
if (spawnSync('java', ['-version']).status === 0)
  test('The Nu HTML Checker finds no error on any page', async ({ request }, info) => {
    const folder = info.outputPath('pages');
    mkdirSync(folder, { recursive: true });
    for (const path of [...pages, '/auth', '/auth/reset', '/no-such-page', '/case-studies/nope'])
      writeFileSync(
        join(folder, `${path.replaceAll('/', '_')}.html`),
        await (await request.get(path)).text(),
      );
    const checkerFile = 'node_modules/vnu-jar/build/dist/vnu.jar';
    const output = execFileSync(
      'java',
      ['-jar', checkerFile, '--exit-zero-always', '--stdout', '--format', 'json', '--errors-only', folder],
      { encoding: 'utf8', maxBuffer: 64 << 20 },
    );
    const { messages } = JSON.parse(output) as {
      messages: { url: string; message: string; extract?: string }[];
    };
    const errors = messages.filter(({ message }) => !EXPECTED.some((words) => words.test(message)));
    expect(errors.map(({ url, message, extract = '' }) => `${url}: ${message} ${extract}`)).toEqual([]);
  });
