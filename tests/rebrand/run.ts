import assert from 'node:assert/strict';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '../../content/site.ts';
import { copyProject, walkCopy } from '../support/project-copy.ts';
import { makeCompanyFiles, Parsed } from './company.ts';

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

/** Returns the code of a constant, and the imports that it needs. */
function formatExport([name, value]: [string, unknown]): { code: string; imports: string[] } {
  const isParsed = value instanceof Parsed;
  const text = JSON.stringify(isParsed ? value.record : value, null, 2);
  if (!isParsed) return { code: `export const ${name} = ${text};\n`, imports: [] };
  const { file, schema, record } = value;
  const [module, call, read] = Array.isArray(record)
    ? ['collection', 'createCollection', '() => ']
    : ['define-record', 'defineRecord', ''];
  return {
    code: `export const ${name} = ${call}(${schema}, ${read}${text});\n`,
    imports: [
      `import { ${schema} } from '@/content/${file}';\n`,
      `import { ${call} } from '@/content/schema/${module}';\n`,
    ],
  };
}

function formatFile(exported: Record<string, unknown>): string {
  const parts = Object.entries(exported).map(formatExport);
  return [...new Set(parts.flatMap(({ imports }) => imports)), ...parts.map(({ code }) => code)].join('');
}

const write = ([name, exported]: [string, Record<string, unknown> | string]) => {
  const file = join(copy, 'content', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof exported === 'string' ? exported : formatFile(exported));
};

try {
  const facts = readFileSync(join(copy, 'content/legal/facts.ts'), 'utf8');
  // The product keeps the schemas of records and the messages of the interface.
  for (const file of globSync('content/**/*.*', { cwd: copy }))
    if (!/schema(\.ts$|\/)|^content\/messages\//.test(file))
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
