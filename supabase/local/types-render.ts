import { format } from 'prettier';
import { HELPERS, JSON_TYPE } from './types-helpers.ts';
import type { Column, Relation, Routine, Schema } from './types-introspection.ts';

const EMPTY = '[_ in never]: never';
const TYPES: Record<string, string> = {
  bool: 'boolean',
  json: 'Json',
  jsonb: 'Json',
  record: 'Record<string, unknown>',
  void: 'undefined',
  ...Object.fromEntries(
    ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].map((name) => [name, 'number']),
  ),
  ...Object.fromEntries(
    'bytea bpchar varchar date text citext time timetz timestamp timestamptz uuid vector'
      .split(' ')
      .map((name) => [name, 'string']),
  ),
};

/** Writes the types as `supabase gen types typescript --schema public` does. */
export async function renderTypes(schema: Schema): Promise<string> {
  const enums = schema.enumerations;
  const tables = schema.relations.filter(({ isView }) => !isView).map((table) => relation(table, schema));
  const views = schema.relations.filter(({ isView }) => isView).map((view) => relation(view, schema));
  const source = `${JSON_TYPE}
export type Database = {
  public: {
    Tables: {\n${tables.join('\n') || EMPTY} }
    Views: {\n${views.join('\n') || EMPTY} }
    Functions: {\n${schema.routines.map((one) => routine(one, schema)).join('\n') || EMPTY} }
    Enums: {\n${enums.map(({ name, values }) => `${key(name)}: ${values.map(key).join(' | ')}`).join('\n') || EMPTY} }
    CompositeTypes: {\n${EMPTY} }
  }
}

${HELPERS}
export const Constants = {
  public: {
    Enums: {${enums.map(({ name, values }) => `\n${key(name)}: [${values.map(key).join(', ')}],`).join('')}},
  },
} as const
`;
  return format(source, { parser: 'typescript', semi: false });
}

function relation({ name, isView, columns, relationships }: Relation, schema: Schema): string {
  const row = columns.map((column) => `${key(column.name)}: ${columnType(column, schema)}`);
  const insert = columns.map((column) => write(column, column.optional, schema));
  const update = columns.map((column) => write(column, true, schema));
  const writable = isView ? '' : `Insert: {\n${insert.join('\n')} }\nUpdate: {\n${update.join('\n')} }\n`;
  const links = (relationships ?? []).map(
    (link) => `{
      foreignKeyName: ${key(link.foreignKeyName)}
      columns: ${JSON.stringify(link.columns)}
      isOneToOne: ${String(link.isOneToOne)}
      referencedRelation: ${key(link.referencedRelation)}
      referencedColumns: ${JSON.stringify(link.referencedColumns)}
    }`,
  );
  return `${key(name)}: {\nRow: {\n${row.join('\n')} }\n${writable}Relationships: [${links.join(',\n')}] }`;
}

function write(column: Column, optional: boolean, schema: Schema): string {
  return column.readonly
    ? `${key(column.name)}?: never`
    : `${key(column.name)}${optional ? '?' : ''}: ${columnType(column, schema)}`;
}

function columnType(column: Column, schema: Schema): string {
  return `${typeOf(column.type, schema)}${column.nullable ? ' | null' : ''}`;
}

function routine({ name, args, returns, returnsSet, returnsColumns }: Routine, schema: Schema): string {
  const list = args.map((arg) => `${key(arg.name)}${arg.optional ? '?' : ''}: ${typeOf(arg.type, schema)}`);
  const columns = returnsColumns?.map((column) => `${key(column.name)}: ${typeOf(column.type, schema)}`);
  const result = columns ? `{\n${columns.join('\n')} }` : typeOf(returns, schema);
  const opening = columns ? '\n' : '';
  return `${key(name)}: {${opening} Args: ${list.length > 0 ? `{ ${list.join('; ')} }` : 'never'}; Returns: ${result}${returnsSet ? '[]' : ''} }`;
}

function typeOf(name: string, schema: Schema): string {
  if (name.startsWith('_')) return `${typeOf(name.slice(1), schema)}[]`;
  if (schema.enumerations.some((one) => one.name === name))
    return `Database["public"]["Enums"][${key(name)}]`;
  if (schema.relations.some((one) => one.name === name)) {
    return `Database["public"]["Tables"][${key(name)}]["Row"]`;
  }
  return TYPES[name] ?? 'unknown';
}

function key(name: string): string {
  return JSON.stringify(name);
}
