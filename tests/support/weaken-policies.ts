type Span = [start: number, end: number];

interface Way {
  how: string;
  replacement: string;
}

const ROLES = ['anon', 'authenticated', 'service_role'];

export const stripComments = (statement: string) => statement.replace(/--.*\n/g, '').trim();

const put = (statement: string, [start, end]: Span, replacement: string) =>
  statement.slice(0, start) + replacement + statement.slice(end);
const shorten = (text: string) => stripComments(`${text}\n`).replace(/\s+/g, ' ').slice(0, 50);
const leftOut: Way = { how: 'left out', replacement: '' };

export function listWeakenings(statement: string): Way[] {
  const bare = stripComments(statement);
  if (/^(grant|revoke|alter default privileges)/.test(bare)) return loosenRights(statement, bare);
  if (bare.startsWith('create policy')) return loosenPolicy(statement);
  if (/^create (?:or replace )?function/.test(bare)) return loosenFunction(statement);
  if (/^create (?:or replace )?trigger|enable row level security/.test(bare)) return [leftOut];
  return [...loosenChecks(statement), ...loosenWords(statement)];
}

/** Replaces a part of the statement, if it has that part. */
function swap(statement: string, how: string, part: string | RegExp, by: string): Way[] {
  const replacement = statement.replace(part, by);
  return replacement === statement ? [] : [{ how, replacement }];
}

function loosenRights(statement: string, bare: string): Way[] {
  if (!bare.startsWith('grant')) {
    const [, grantees = ''] = / from ([^;]+);/.exec(bare) ?? [];
    const roles = grantees.split(', ');
    const others = (role: string) => roles.filter((each) => each !== role).join(', ');
    const fewer = roles.length > 1 ? roles : [];
    return [leftOut, ...fewer.flatMap((role) => swap(statement, `${role} keeps it`, grantees, others(role)))];
  }
  return [
    leftOut,
    ...ROLES.flatMap((role) =>
      swap(statement, `to ${role} too`, new RegExp(` to (?!.*\\b${role}\\b)([^;]+);`), ` to $1, ${role};`),
    ),
    ...swap(statement, 'of the whole table', /(select|insert|update) \([^)]+\)/, '$1'),
  ];
}

const loosenPolicy = (statement: string): Way[] => [
  leftOut,
  ...swap(statement, 'for everybody', /to authenticated/, 'to public'),
  ...swap(statement, 'without its check', /with check \(.*\);/s, 'with check (true);'),
  ...swap(statement, 'without its condition', /using \(.*\)(?=;|\n *with check)/s, 'using (true)'),
  ...loosenConjuncts(statement),
];

const loosenConjuncts = (statement: string): Way[] =>
  findConjuncts(statement)
    .filter(([start, end]) => statement.slice(start, end).trim() !== 'case')
    .map((span) => ({
      how: `without "${shorten(statement.slice(...span))}"`,
      replacement: put(statement, span, ' true\n'),
    }));

const loosenFunction = (statement: string): Way[] => [
  ...swap(statement, 'without search_path', / set search_path = ''/, ''),
  ...swap(statement, 'as its caller', / security definer/, ''),
  ...swap(statement, 'as its owner', / security invoker/, ' security definer'),
  ...loosenWords(statement),
  ...loosenConjuncts(statement),
  ...[...statement.matchAll(/(?<!end )\b(?:els)?if (.*?) then\b/gs)].map(
    ({ 0: text, 1: condition = '', index }) => ({
      how: `never what is done when "${shorten(condition)}"`,
      replacement: put(statement, [index, index + text.length], text.replace(condition, 'false')),
    }),
  ),
];

function loosenChecks(statement: string): Way[] {
  return findChecks(statement).flatMap(({ condition, start }) => {
    const parts: Span[] = findConjuncts(condition).map(([from, to]) => [start + from, start + to]);
    return [[start, start + condition.length] satisfies Span, ...parts].map((span) => ({
      how: `without the check "${shorten(statement.slice(...span))}"`,
      replacement: put(statement, span, span[0] === start ? '(true)' : ' true '),
    }));
  });
}

/** Returns the conditions of a statement's checks with their brackets and positions. */
function findChecks(statement: string): { condition: string; start: number }[] {
  return [...statement.matchAll(/check (?=\()/g)].map(({ 0: text, index }) => {
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
    return { condition: statement.slice(start, end), start };
  });
}

const loosenWords = (statement: string): Way[] =>
  [
    ...statement.matchAll(
      / (?:not null|>=? (?:10|200|p_hourly_limit)|statistics 0|distinct(?= n))(?= |,|;|\n|\))/g,
    ),
  ].map(({ 0: part, index }) => ({
    how: `without "${part.trim()}"`,
    replacement: put(statement, [index, index + part.length], weaken(part)),
  }));

function weaken(text: string): string {
  if (text.includes('>')) return `${text} + 1`;
  return text.includes('statistics') ? text.replace('0', '-1') : '';
}

const token =
  /'(?:[^']|'')*'|--[^\n]*|\b(?:where|having|on|and|or|between|select|if|when|then|else|end|from|set|group by|order by|limit|returning|union|for update|into|using)\b|:=|[();,]/gi;

/** Words before a condition, or before an operand of "and". */
const openers = new Set(['where', 'having', 'on', 'select', 'if', 'when', ':=']);
const certain = new Set(['where', 'having', 'on']);

/** Returns the operands of "and" at any depth, and whole conditions after "where", "having" and "on". */
function findConjuncts(statement: string): Span[] {
  const found: Span[] = [];
  // Each open bracket has an entry with the start of its condition.
  const open: { start: number; isCondition: boolean }[] = [{ start: -1, isCondition: false }];
  let isRange = false;
  for (const { 0: text, index } of statement.matchAll(token)) {
    if (text.startsWith("'") || text.startsWith('--')) continue;
    const word = text.toLowerCase();
    const end = index + text.length;
    const here = open.at(-1);
    if (!here) break;
    const close = () => {
      if (here.isCondition && here.start >= 0) found.push([here.start, index]);
      Object.assign(here, { start: -1, isCondition: false });
    };
    if (word === '(') open.push({ start: end, isCondition: false });
    else if (word === ')') {
      close();
      open.pop();
    } else if (word === 'between') isRange = true;
    else if (word === 'and') {
      if (isRange) isRange = false;
      else {
        here.isCondition = here.start >= 0;
        close();
        Object.assign(here, { start: end, isCondition: true });
      }
    } else if (word === 'or') Object.assign(here, { start: -1, isCondition: false });
    else {
      close();
      if (openers.has(word)) Object.assign(here, { start: end, isCondition: certain.has(word) });
    }
  }
  return found.filter(([start, end]) => statement.slice(start, end).trim() !== '');
}
