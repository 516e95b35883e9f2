import assert from 'node:assert/strict';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '../../content/site.ts';
import { copyProject, walkCopy } from '../support/project-copy.ts';
import { makeCompanyFiles } from './company.ts';

/**
 * Replaces the content in a copy by the smallest company that the schemas allow.
 * The copy is built, visited and crawled, and nothing in it may name the former company.
 */
const copy = copyProject('another-company');
const formerName = new RegExp(RegExp.escape(site.name), 'i');

/** Lists files of the copy that name the former company. */
const carrying = (...patterns: string[]) =>
  globSync(patterns, { cwd: copy, withFileTypes: true })
    .filter((item) => item.isFile() && !item.name.endsWith('.map'))
    .map((item) => join(item.parentPath, item.name))
    .filter((file) => formerName.test(file.slice(copy.length) + readFileSync(file, 'latin1')));

const write = ([name, exported]: [string, Record<string, unknown> | string]) => {
  const file = join(copy, 'content', name);
  const code = (part: [string, unknown]) =>
    `export const ${part[0]} = ${JSON.stringify(part[1], null, 2)};\n`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    typeof exported === 'string' ? exported : Object.entries(exported).map(code).join('\n'),
  );
};

try {
  const facts = readFileSync(join(copy, 'content/legal/facts.ts'), 'utf8');
  // The product keeps the schemas of records and the messages of the interface.
  for (const file of globSync('content/**/*.*', { cwd: copy }))
    if (!/schema\.ts$|^content\/messages\//.test(file))
      rmSync(join(copy, file), { recursive: true, force: true });
  for (const entry of Object.entries(await makeCompanyFiles())) write(entry);
  write(['legal/facts.ts', facts]);

  const sources = ['adapter', 'app', 'components', 'content', 'lib', 'public', 'supabase'];
  assert.deepEqual(
    carrying(...sources.map((folder) => `${folder}/**`), '*.ts'),
    [],
    'the name outside of content/',
  );

  walkCopy(copy, ['e2e/story', 'e2e/crawl']);
  assert.deepEqual(carrying('.next-test/{server,static}/**', 'public/**'), [], 'the former name is served');
  console.log('Another company was built, visited and crawled; nothing names the former one.');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
