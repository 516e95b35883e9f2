import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { openTestedDatabase, runFiles } from './database/pgtap.ts';

/**
 * Loosens each defence of the migrations in turn and demands that the pgTAP suite turns red. The changes are made
 * from the text of the migrations, so that a new policy or grant is covered without anybody listing it.
 */
const FOLDER = 'supabase/migrations';
const ROLES = ['public', 'anon', 'authenticated', 'service_role'];

/** Everything new is everybody's: only what the migrations themselves revoke protects. */
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

/** Statements, with what stands between dollar signs kept whole. */
const statements = [...sources.matchAll(/(?:\$\$.*?\$\$|--[^\n]*|[^;$-]|[-$])+;/gs)].map(([text]) => text);

/** The migrations with one statement put in another's place. */
const instead = (index: number, replacement: string) =>
  statements.map((statement, at) => (at === index ? replacement : statement)).join('\n');

const shown = (statement: string) =>
  statement
    .replace(/--.*\n/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 110);

/** What a later migration drops, to make it anew, no longer protects anything. */
const isDropped = (index: number) =>
  statements
    .slice(index + 1)
    .some((later) => statements[index]?.includes(/drop function public\.(\w+)/.exec(later)?.[1] ?? '\0'));

/** Every way in which one statement may be loosened. */
function loosened(statement: string): [how: string, replacement: string][] {
  const bare = statement.replace(/--.*\n/g, '').trim();
  const ways: [string, string][] = [];
  const swap = (how: string, part: string | RegExp, by: string) => {
    const changed = statement.replace(part, by);
    if (changed !== statement) ways.push([how, changed]);
  };
  if (/^(revoke|create policy|create trigger)/i.test(bare) || /enable row level security/.test(bare))
    ways.push(['left out', '']);
  const [, grantees = ''] = /^revoke .* from ([^;]+);/s.exec(bare) ?? [];
  const object = / on (.*) from /s.exec(bare)?.[1] ?? '';
  // What is granted to a role further down does not depend on its revoke.
  const granted = (role: string) =>
    statements.some((each) => each.includes(`grant execute on ${object} to ${role};`));
  for (const role of ROLES.filter((each) => grantees.includes(each) && !granted(each))) {
    const others = grantees.split(', ').filter((each) => each !== role);
    swap(`${role} keeps it`, grantees, others.join(', '));
  }
  if (bare.startsWith('grant')) {
    ways.push(['left out', '']);
    for (const role of ROLES.slice(1))
      swap(`to ${role} too`, new RegExp(` to (?!.*\\b${role}\\b)([^;]+);`), ` to $1, ${role};`);
    swap('with created_at and user_id', /insert \(([^)]+)\)/, 'insert ($1, created_at, user_id)');
    swap('of the whole table', /(select|insert) \([^)]+\)/, '$1');
  }
  if (bare.startsWith('create policy')) {
    swap('for everybody', /to authenticated/, 'to public');
    swap('without its condition', /with check \(.*\);/s, 'with check (true);');
    swap('without its condition', /using \(.*\);/s, 'using (true);');
  }
  swap('without search_path', / set search_path = ''/, '');
  if (/security definer/.test(bare)) swap('as its caller', / security definer/, '');
  swap('as its owner', / security invoker/, ' security definer');
  for (const [condition, start] of checksOf(statement))
    ways.push([
      `without the check (${condition.replace(/\s+/g, ' ').slice(0, 50)}…)`,
      `${statement.slice(0, start)}(true)${statement.slice(start + condition.length)}`,
    ]);
  for (const part of statement.matchAll(/ (not null|>= 10|< 8|for update skip locked)(?= |,|\n|\))/g))
    ways.push([
      `without "${part[1]}"`,
      statement.slice(0, part.index) +
        (/[<>]/.test(part[0]) ? ` ${part[0].trim()}0` : '') +
        statement.slice(part.index + part[0].length),
    ]);
  return ways;
}

/** The conditions of a statement's checks, brackets included, and where each begins. */
function checksOf(statement: string): [condition: string, start: number][] {
  return [...statement.matchAll(/(?<!with )check (?=\()/g)].map(({ index }) => {
    const start = index + 'check '.length;
    let depth = 0;
    let quoted = false;
    let end = start;
    do {
      const character = statement[end];
      if (character === "'") quoted = !quoted;
      if (!quoted && character === '(') depth += 1;
      if (!quoted && character === ')') depth -= 1;
      end += 1;
    } while (depth > 0 && end < statement.length);
    return [statement.slice(start, end), start];
  });
}

/** With an argument only the mutants whose name contains it: all of them take minutes. */
const [wanted = ''] = process.argv.slice(2);
const all: Mutant[] = statements.flatMap((statement, index) =>
  (isDropped(index) ? [] : loosened(statement)).map(([how, replacement]) => ({
    name: `${shown(statement)} ← ${how}`,
    sql: instead(index, replacement),
  })),
);

const mutants = all.filter(({ name }) => name.includes(wanted));

/** Whether the suite holds on a database made by these migrations; migrations that do not run do not hold either. */
async function isGreen(database: PGlite, sql: string, report: (text: string) => void = () => undefined) {
  await database.exec(EMPTY);
  try {
    await database.exec(sql);
  } catch {
    await database.exec('rollback').catch(() => undefined);
    return false;
  }
  return (await runFiles(database, report)).failed === 0;
}

const database = await openTestedDatabase();
await database.exec(GENEROUS);
const began = Date.now();
const survivors: string[] = [];
if (!(await isGreen(database, statements.join('\n'), console.log)))
  throw new Error('The suite is red without any change.');
for (const { name, sql } of mutants) {
  if (await isGreen(database, sql)) survivors.push(name);
}
await database.close();
for (const name of survivors) console.log(`survived: ${name}`);
console.log(`${Math.round((Date.now() - began) / 1000)} s`);
console.log(`${mutants.length - survivors.length} passed, ${survivors.length} failed`);
process.exit(survivors.length > 0 ? 1 : 0);
