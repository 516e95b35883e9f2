import 'server-only';
import type { z } from 'zod';
import { type ContentFault, isContentFault } from './content-fault';
import { createContentFault } from './known-faults';

type Issue = z.core.$ZodIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  object: 'a group of fields',
  int: 'a whole number',
  boolean: 'true or false',
};

const units: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/** Says in plain words what is wrong with a field. Other mistakes keep the words of their schema. */
export const describeIssue: z.core.$ZodErrorMap = (issue) => {
  const unit = 'origin' in issue ? (units[String(issue.origin)] ?? '') : '';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `is not ${kinds[issue.expected] ?? `a ${issue.expected}`}`;
    case 'invalid_value':
      return `${issue.input === undefined ? 'is missing' : 'is another word'}: it must be ${issue.values.join(', ')}`;
    case 'too_small':
      return unit && issue.minimum === 1 ? 'is empty' : `is less than ${issue.minimum}${unit}`;
    case 'too_big':
      return `is more than ${issue.maximum}${unit}`;
    case 'invalid_format':
      if (issue.format === 'date') return 'is not a day of the calendar, such as 2026-01-31';
      if (issue.format === 'starts_with') return `does not begin with ${String(issue['prefix'])}`;
      return `is not written as ${issue.format === 'regex' ? String(issue.pattern) : issue.format}`;
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`;
    default:
      return undefined;
  }
};

const getDepth = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length));

/** Returns the faults of the alternative that the value fits best, in place of "no alternative fits". */
function resolveUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [best] = issue.errors
    .map((issues) => issues.flatMap(resolveUnion))
    .toSorted((a, b) => getDepth(b) - getDepth(a) || a.length - b.length);
  return (best ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Lists the faults of what a schema refused. */
export const listIssues = (error: z.ZodError): Issue[] => error.issues.flatMap(resolveUnion);

/** Lets a record fail where it is used, so that the records of other files are checked too. */
function failOnUse(fault: ContentFault): object {
  const fail = () => {
    throw fault;
  };
  return new Proxy({}, { get: fail, has: fail, ownKeys: fail });
}

const written = new WeakMap<object, unknown>();

/** Returns a record as it is written in its file, before its schema. */
export const getWritten = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && written.has(record) ? written.get(record) : record;

function parse<S extends z.ZodType>(schema: S, record: unknown): z.output<S> {
  try {
    const { data, error } = schema.safeParse(record, { error: describeIssue });
    if (!error) return data;
    const faults = listIssues(error).map(({ path, message }) => ({
      record: getWritten(record),
      path,
      message,
    }));
    return failOnUse(createContentFault(faults)) as z.output<S>;
  } catch (cause) {
    // Another record, which this one names, has faults.
    if (!isContentFault(cause)) throw cause;
    return failOnUse(cause) as z.output<S>;
  }
}

/** Parses a record where it is defined. A bad one throws a ContentFault with its fields where it is used. */
export function defineRecord<S extends z.ZodType>(schema: S, record: z.input<S>): z.output<S> {
  const parsed = parse(schema, record);
  if (typeof parsed === 'object' && parsed !== null) written.set(parsed, getWritten(record));
  return parsed;
}
