import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as prettier from 'prettier';
import { createSlug } from '../../lib/content/slug.ts';
import { makers, getNextNumber, openProject, isTaken } from './records.ts';

const [kind = '', ...words] = process.argv.slice(2);
const title = words.join(' ').trim();
const make = makers[kind];
const slug = createSlug(title);
if (!make || slug === '') fail(`npm run new -- ${Object.keys(makers).join('|')} "Title"`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const readFirst = (file: string, pattern: RegExp) => pattern.exec(readFileSync(file, 'utf8'))?.[1];

const project = openProject('.');
const given = {
  title,
  slug,
  today: new Date().toISOString().slice(0, 10),
  number: getNextNumber('.'),
  product: readFirst('content/products/index.ts', /from '\.\/(?!schema)([^']+)'/),
  category: readFirst('content/article-list.ts', /categories: \[\s*\{\s*name: '([^']+)'/) ?? 'General',
};
const existingFile = isTaken(project, kind, given);
if (existingFile) fail(`${existingFile} is there already: nothing was written.`);

const { files, next } = make(project, given);
for (const [file, text] of Object.entries(files)) {
  const isChanged = project.exists(file);
  mkdirSync(dirname(file), { recursive: true });
  // From the root of the disk: beside a relative path, the sorting of classes does not find the project's own.
  const filepath = resolve(file);
  const options = await prettier.resolveConfig(filepath);
  writeFileSync(file, await prettier.format(text, { ...options, filepath }));
  console.log(`${isChanged ? 'changed' : 'written'}  ${file}`);
}
console.log(`\n${next}\nSee it under npm run dev; npm test tells what is missing.`);
