import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { failuresOf, openTestedDatabase, tapFiles } from './database/tap.ts';
import { bareOf, loosened } from './support/loosen.ts';

/**
 * Loosens each defence of the migrations in turn and demands that the pgTAP suite turns red. The changes are made
 * from the text of the migrations, so that a new policy or grant is covered without anybody listing it.
 */
const FOLDER = 'supabase/migrations';

/** Everything new belongs to everybody: only the revokes of the migrations protect. */
const GENEROUS = ['tables', 'functions', 'sequences', 'schemas']
  .map(
    (kind) => `alter default privileges grant all on ${kind} to public, anon, authenticated, service_role;`,
  )
  .join('\n');
const EMPTY = `
  drop schema if exists private cascade;
  drop schema public cascade;
  create schema public;
  grant usage on schema public to anon, authenticated, service_role;
  delete from auth.users;`;

interface Mutant {
  name: string;
  sql: string;
}

const sources = readdirSync(FOLDER)
  .sort()
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  .join('\n');

/** The statements. A semicolon within dollar signs, a comment or a text ends none. */
const statements = [...sources.matchAll(/(?:\$\$.*?\$\$|--[^\n]*|'(?:[^']|'')*'|[^;$'-]|[-$])+;/gs)].map(
  ([text]) => text,
);

/** The migrations with one statement put in another's place. */
const instead = (index: number, replacement: string) =>
  statements.map((statement, at) => (at === index ? replacement : statement)).join('\n');

const shown = (statement: string) => bareOf(statement).replace(/\s+/g, ' ').slice(0, 110);

/** A statement whose object a later migration drops or replaces protects nothing. */
const isReplaced = (index: number, until: RegExp | undefined) =>
  until !== undefined && statements.slice(index + 1).some((later) => until.test(bareOf(later)));

/** Mutants that make no difference to anybody, and why. */
const HARMLESS = [
  // An empty id is no request's.
  'function public.read_dashboard( p_search text default \'\', p_from timestamptz default null, p_until time ← without "p_asked is not null"',
  // The table has one row. The condition is for the hosted Data API, which refuses an update without one.
  'create function public.claim_demo_notifications( p_request_id uuid default null, p_limit integer default 20, p ← without "p.only_row"',
  'create function public.return_demo_notification(p_request_id uuid, p_claim uuid, p_pause_ms integer default 0) ← without "p.only_row"',
];

/** With an argument only the mutants whose name contains it: all of them take minutes. */
const [wanted = ''] = process.argv.slice(2);
const all: Mutant[] = statements.flatMap((statement, index) =>
  loosened(statement, statements)
    .filter(({ until }) => !isReplaced(index, until))
    .map(({ how, replacement }) => ({
      name: `${shown(statement)} ← ${how}`,
      sql: instead(index, replacement),
    })),
);

const mutants = all.filter(
  ({ name }) => name.includes(wanted) && !HARMLESS.some((harmless) => name.endsWith(harmless)),
);

/** Mutants that are no migrations any more: they show nothing about the tests, so there should be few. */
const broken: string[] = [];

let files = tapFiles;

/** Returns what fails on a database that these migrations made; migrations that do not run fail, too. */
async function failures(database: PGlite, { name, sql }: Mutant): Promise<string[]> {
  await database.exec(EMPTY + GENEROUS);
  try {
    await database.exec(sql);
  } catch {
    await database.exec('rollback').catch(() => undefined);
    broken.push(name);
    return ['the migrations do not run'];
  }
  for (const file of files) {
    const failed = await failuresOf(database, file);
    if (failed.length === 0) continue;
    // The next mutant is probably noticed by the same file; the first one prepares the others.
    files = [...new Set([...tapFiles.slice(0, 1), file, ...files])];
    return [file, ...failed];
  }
  return [];
}

const began = Date.now();
const survivors: string[] = [];
let database = await openTestedDatabase();
const unchanged = await failures(database, { name: 'none', sql: statements.join('\n') });
if (unchanged.length > 0) throw new Error(`Without any change:\n${unchanged.join('\n')}`);
for (const [index, mutant] of mutants.entries()) {
  // A database in memory keeps the space of everything that was dropped.
  if (index % 50 === 49) {
    await database.close();
    database = await openTestedDatabase();
  }
  if ((await failures(database, mutant)).length === 0) survivors.push(mutant.name);
}
await database.close();
for (const name of survivors) console.log(`survived: ${name}`);
console.log(`${broken.length} of ${mutants.length} do not run`);
console.log(`${mutants.length - survivors.length} noticed, ${survivors.length} survived`);
console.log(`${Math.round((Date.now() - began) / 1000)} s`);
process.exitCode = survivors.length > 0 ? 1 : 0;
