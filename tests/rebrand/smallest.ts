import type { z } from 'zod';

/** The fields of a record that a test sets itself. */
type Given = { [name: string]: unknown };
type Definition = { type: string } & Partial<{
  shape: Record<string, z.ZodType>;
  element: z.ZodType;
  items: z.ZodType[];
  options: z.ZodType[];
  in: z.ZodType;
  entries: Record<string, string>;
  values: unknown[];
}>;

/** Returns texts and numbers, of which each field takes the first valid one. */
const textsFor = (text: string) => [
  text.charAt(0).toUpperCase() + text.slice(1),
  text.replaceAll(' ', '-'),
  ...[
    `${text}: text`,
    '/demo',
    '09:30:00',
    '2026-04-01',
    '2026',
    '+0%',
    'mailto:office@kestrel-works.example',
  ],
  ...['office@kestrel-works.example', 'https://kestrel-works.example', 'Short'],
];
const numbers = [1, 0, 5];

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function firstAllowed(schema: z.ZodType, candidates: readonly unknown[], text: string): unknown {
  const found = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (found === undefined) throw new Error(`No candidate is allowed as "${text}".`);
  return found;
}

/**
 * Makes the smallest record that a schema allows, without optional fields and with short lists.
 *
 * @param text Become the texts of the record, so that no two pages say the same.
 * @param given Values that are set.
 */
export function makeSmallestRecord(schema: z.ZodType, text: string, given?: unknown): unknown {
  if (given !== undefined && !isRecord(given)) return given;
  const definition = schema._zod.def as Definition;
  const { shape = {}, element, items = [], options = [], entries = {}, values = [] } = definition;
  switch (definition.type) {
    case 'object': {
      const needed = Object.entries(shape).filter(
        ([name, part]) => part._zod.optin === undefined || (given && name in given),
      );
      const createText = (name: string) =>
        `${text} ${name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)}`;
      return Object.fromEntries(
        needed.map(([name, part]) => [name, makeSmallestRecord(part, createText(name), given?.[name])]),
      );
    }
    case 'array': {
      const make = (length: number) =>
        Array.from({ length }, (_, index) => element && makeSmallestRecord(element, `${text} ${index + 1}`));
      const length = [0, 1, 2].find((count) => schema.safeParse(make(count)).success);
      if (length === undefined) throw new Error(`No short list is allowed as "${text}".`);
      return make(length);
    }
    case 'tuple':
      return items.map((item, index) => makeSmallestRecord(item, `${text} ${index + 1}`));
    case 'union':
      return options[0] && makeSmallestRecord(options[0], text, given);
    case 'pipe':
      return definition.in && makeSmallestRecord(definition.in, text, given);
    case 'record':
      return {};
    case 'enum':
      return Object.values(entries)[0];
    case 'literal':
      return values[0];
    case 'boolean':
      return false;
    case 'number':
      return firstAllowed(schema, numbers, text);
    default:
      return firstAllowed(schema, textsFor(text), text);
  }
}
