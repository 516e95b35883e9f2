import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { runTapFile, openTestedDatabase, tapFiles } from './database/run-tap-file.ts';
import { listWeakenings, stripComments } from './support/weaken-policies.ts';

/**
 * Loosens each defense of the migrations in turn, and demands that the pgTAP suite fails.
 * The text of the migrations yields the changes, so that new policies are covered.
 * Locks need several connections: tests/database/server.test.ts.
 */
const FOLDER = 'supabase/migrations';

/** The hosted service grants all this on new objects, so only the revokes of the migrations protect. */
const GENEROUS = `
  alter default privileges grant execute on functions to public;
  alter default privileges grant all on schemas to public, anon, authenticated, service_role;
  ${['tables', 'functions', 'sequences']
    .map(
      (kind) =>
        `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
    )
    .join('\n')}`;
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

/** The statements of the migrations. Semicolons in function bodies, comments and texts end none. */
const statements = [...sources.matchAll(/(?:\$\$.*?\$\$|--[^\n]*|'(?:[^']|'')*'|[^;$'-]|[-$])+;/gs)].map(
  ([text]) => text,
);

const putInstead = (index: number, replacement: string) =>
  statements.map((statement, at) => (at === index ? replacement : statement)).join('\n');

const shorten = (statement: string) => stripComments(statement).replace(/\s+/g, ' ').slice(0, 110);

const nameFunction = (statement: string) =>
  /^(?:create(?: or replace)?|drop) function ([\w.]+)/.exec(stripComments(statement))?.[1];

/** Tells whether a later migration replaces the function that a statement creates. */
function isReplaced(index: number): boolean {
  const name = nameFunction(statements[index] ?? '');
  return name !== undefined && statements.slice(index + 1).some((later) => nameFunction(later) === name);
}

/** The endings of mutants that make no difference, with reasons. */
const HARMLESS = [
  // No other delivery has a lease; the condition lets the query use the index of due deliveries.
  'function public.begin_delivery_run(p_destinations text[]) returns uuid language sql volatile security d ← without "d.status = \'pending\'"',
  // The policy hides the same rows; the condition lets an index find them: tests/database/server.test.ts.
  'function public.count_requests_since(p_starts timestamptz[]) returns table (start timestamptz, requests ← without "r.user_id = (select private.current_session_user_i"',
  'function public.list_request_sources() returns table (source text, requests bigint) language ← without "r.user_id = (select private.current_session_user_i"',
  // The table has one row. The hosted Data API rejects an update without a condition.
  'function public.set_request_read_access(p_access text) returns void language plpgsql volatile security  ← without "only_row"',
];

/** All mutants take minutes; an argument chooses those whose name contains it. */
const [wanted = ''] = process.argv.slice(2);
const mutants: Mutant[] = statements
  .flatMap((statement, index) =>
    (isReplaced(index) ? [] : listWeakenings(statement)).map(({ how, replacement }) => ({
      name: `${shorten(statement)} ← ${how}`,
      sql: putInstead(index, replacement),
    })),
  )
  .filter(({ name }) => name.includes(wanted) && !HARMLESS.some((harmless) => name.endsWith(harmless)));

/** Mutants that do not run show nothing about the tests, so there must be few. */
const broken: string[] = [];

let files = tapFiles;

/** Returns the failures on a database with these migrations. Migrations that do not run fail, too. */
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
    const failed = await runTapFile(database, file);
    if (failed.length === 0) continue;
    // The same file probably detects the next mutant; the first file prepares the others.
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
  // A database in memory does not free the space of dropped objects.
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
