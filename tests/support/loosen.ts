import { conjunctsOf, type Span } from './conjuncts.ts';

/** A way in which one statement of a migration may be loosened. */
export interface Way {
  how: string;
  /** The loosened statement. */
  replacement: string;
  /** A later statement that looks like this replaces the loosened part. */
  until?: RegExp;
}

const ROLES = ['public', 'anon', 'authenticated', 'service_role'];

/** A statement without its comments. */
export const bareOf = (statement: string) => statement.replace(/--.*\n/g, '').trim();

const put = (statement: string, [start, end]: Span, replacement: string) =>
  statement.slice(0, start) + replacement + statement.slice(end);
const short = (text: string) => bareOf(`${text}\n`).replace(/\s+/g, ' ').slice(0, 50);

/**
 * Every way in which one statement may be loosened.
 *
 * @param statements The whole of the migrations: what one of them revokes another may grant.
 */
export function loosened(statement: string, statements: readonly string[]): Way[] {
  const bare = bareOf(statement);
  if (/^(grant|revoke)/.test(bare)) return rights(statement, bare, statements);
  if (/^(create|alter) policy/.test(bare)) return policy(statement, bare);
  if (/^create (or replace )?function/.test(bare)) return functionBody(statement, bare);
  const [, trigger] = /^create trigger (\w+)/.exec(bare) ?? [];
  if (trigger) return [leftOut(new RegExp(`^drop trigger ${trigger} `))];
  if (/enable row level security/.test(bare)) return [leftOut()];
  return [...checks(statement), ...words(statement)];
}

const leftOut = (until?: RegExp): Way => ({ how: 'left out', replacement: '', ...(until && { until }) });

/** The statement with a part of it changed, if there is such a part. */
function swapped(statement: string, how: string, part: string | RegExp, by: string, until?: RegExp): Way[] {
  const replacement = statement.replace(part, by);
  return replacement === statement ? [] : [{ how, replacement, ...(until && { until }) }];
}

function rights(statement: string, bare: string, statements: readonly string[]): Way[] {
  const [, object = ''] = / on (?:function )?([\w."]+)/.exec(bare) ?? [];
  const until = new RegExp(`^drop (function|table) ${object}\\b`);
  const ways: Way[] = [leftOut(until)];
  if (bare.startsWith('revoke')) {
    const [, what = '', grantees = ''] = / on (.*) from ([^;]+);/s.exec(bare) ?? [];
    // What is granted to a role further down does not depend on its revoke.
    const granted = (role: string) =>
      statements.some((each) => each.includes(`grant execute on ${what} to ${role};`));
    const roles = grantees.split(', ');
    for (const role of roles.filter((each) => ROLES.includes(each) && !granted(each)))
      ways.push(
        ...swapped(
          statement,
          `${role} keeps it`,
          grantees,
          roles.filter((each) => each !== role).join(', '),
          until,
        ),
      );
    return ways;
  }
  for (const role of ROLES.slice(1))
    ways.push(
      ...swapped(
        statement,
        `to ${role} too`,
        new RegExp(` to (?!.*\\b${role}\\b)([^;]+);`),
        ` to $1, ${role};`,
        until,
      ),
    );
  return [
    ...ways,
    ...swapped(
      statement,
      'with created_at and user_id',
      /insert \(([^)]+)\)/,
      'insert ($1, created_at, user_id)',
    ),
    ...swapped(statement, 'of the whole table', /(select|insert) \([^)]+\)/, '$1'),
  ];
}

function policy(statement: string, bare: string): Way[] {
  const [, name = ''] = /policy ("[^"]+")/.exec(bare) ?? [];
  const dropped = new RegExp(`^drop policy ${name}`);
  const replaced = new RegExp(`^(drop|alter) policy ${name}`);
  return [
    leftOut(dropped),
    ...swapped(statement, 'for everybody', /to authenticated/, 'to public', dropped),
    ...swapped(statement, 'without its condition', /with check \(.*\);/s, 'with check (true);', replaced),
    ...swapped(statement, 'without its condition', /using \(.*\);/s, 'using (true);', replaced),
  ];
}

function functionBody(statement: string, bare: string): Way[] {
  const [, name = ''] = /function ([\w.]+)/.exec(bare) ?? [];
  const until = new RegExp(`^(drop|create or replace) function ${name}\\(`);
  const ways = [
    ...swapped(statement, 'without search_path', / set search_path = ''/, ''),
    ...swapped(statement, 'as its caller', / security definer/, ''),
    ...swapped(statement, 'as its owner', / security invoker/, ' security definer'),
    ...words(statement),
    ...conjunctsOf(statement)
      .filter(([start, end]) => statement.slice(start, end).trim() !== 'case')
      .map((span) => ({
        how: `without "${short(statement.slice(...span))}"`,
        replacement: put(statement, span, ' true\n'),
      })),
    ...[...statement.matchAll(/(?<!end )\bif (.*?) then\b/gs)].map(
      ({ 0: text, 1: condition = '', index }) => ({
        how: `never what is done when "${short(condition)}"`,
        replacement: put(statement, [index, index + text.length], 'if false then'),
      }),
    ),
  ];
  return ways.map((way) => ({ ...way, until }));
}

function checks(statement: string): Way[] {
  return checksOf(statement).flatMap(({ condition, start, name }) => {
    const until = name ? new RegExp(`drop constraint ${name}\\b`) : undefined;
    const end = start + condition.length;
    const parts: Span[] = conjunctsOf(condition).map(([from, to]) => [start + from, start + to]);
    return [[start, end] satisfies Span, ...parts].map((span) => ({
      how: `without the check "${short(statement.slice(...span))}"`,
      replacement: put(statement, span, span[0] === start ? '(true)' : ' true '),
      ...(until && { until }),
    }));
  });
}

/** The conditions of a statement's checks, brackets included, where each begins, and what the constraint is called. */
function checksOf(statement: string): { condition: string; start: number; name: string | undefined }[] {
  return [...statement.matchAll(/(?:constraint (\w+) )?check (?=\()/g)].map(({ 0: text, 1: name, index }) => {
    const start = index + text.length;
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
    return { condition: statement.slice(start, end), start, name };
  });
}

/** Returns a weaker replacement for words that protect. */
function weaker(words: string): string {
  if (/[<>]/.test(words)) return `${words}0`;
  return words.includes('statistics') ? words.replace(/0$/, '-1') : '';
}

/** Single words that protect. */
function words(statement: string): Way[] {
  const protecting = / (not null|>= 10|< 8|for update skip locked|\w+ set statistics 0)(?= |,|;|\n|\))/g;
  return [...statement.matchAll(protecting)].map(({ 0: part, index }) => ({
    how: `without "${part.trim()}"`,
    replacement: put(statement, [index, index + part.length], weaker(part)),
  }));
}
