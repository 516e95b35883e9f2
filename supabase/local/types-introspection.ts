import type { PGlite } from '@electric-sql/pglite';

/** One column of a table or view. */
export type Column = { name: string; type: string; nullable: boolean; optional: boolean; readonly: boolean };

/** One foreign key between two tables of the schema. */
export type Relationship = {
  foreignKeyName: string;
  columns: string[];
  isOneToOne: boolean;
  referencedRelation: string;
  referencedColumns: string[];
};

/** One table or view. */
export type Relation = {
  name: string;
  isView: boolean;
  columns: Column[];
  relationships: Relationship[] | null;
};

/** One function that the Data API offers. */
export type Routine = {
  name: string;
  args: { name: string; type: string; optional: boolean }[];
  returns: string;
  returnsSet: boolean;
  returnsColumns: { name: string; type: string }[] | null;
};

/** One enumerated type. */
export type Enumeration = { name: string; values: string[] };

/** What the types are written from. */
export type Schema = { relations: Relation[]; routines: Routine[]; enumerations: Enumeration[] };

const RELATIONS = `
  select c.relname as name, c.relkind in ('v', 'm') as "isView",
    (select json_agg(json_build_object(
        'name', a.attname, 'type', t.typname, 'nullable', not a.attnotnull,
        'optional', not a.attnotnull or a.atthasdef or a.attidentity <> '',
        'readonly', a.attgenerated <> '' or a.attidentity = 'a') order by a.attname)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select json_agg(json_build_object(
        'foreignKeyName', k.conname, 'columns', names.own, 'referencedRelation', other.relname,
        'referencedColumns', names.theirs,
        'isOneToOne', exists (select from pg_index i where i.indrelid = c.oid and i.indisunique
          and i.indkey::smallint[] @> k.conkey and i.indnatts = cardinality(k.conkey))) order by k.conname)
      from pg_constraint k join pg_class other on other.oid = k.confrelid
        cross join lateral (select
          (select json_agg(a.attname order by n) from unnest(k.conkey) with ordinality u (attnum, n)
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.attnum) as own,
          (select json_agg(a.attname order by n) from unnest(k.confkey) with ordinality u (attnum, n)
            join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.attnum) as theirs) names
      where k.conrelid = c.oid and k.contype = 'f' and other.relnamespace = c.relnamespace) as relationships
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
  order by c.relname`;

const ROUTINES = `
  select p.proname as name, r.typname as returns, p.proretset as "returnsSet",
    coalesce((select json_agg(json_build_object('name', a.name, 'type', t.typname,
        'optional', a.n > p.pronargs - p.pronargdefaults) order by a.name)
      from unnest(p.proargnames[:p.pronargs], p.proargtypes::oid[]) with ordinality a (name, type, n)
        join pg_type t on t.oid = a.type), '[]') as args,
    (select json_agg(json_build_object('name', a.name, 'type', t.typname) order by a.name)
      from unnest(p.proargnames, p.proallargtypes, p.proargmodes) a (name, type, mode)
        join pg_type t on t.oid = a.type where a.mode in ('t', 'o')) as "returnsColumns"
  from pg_proc p join pg_type r on r.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname <> 'trigger'
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname`;

const ENUMERATIONS = `
  select t.typname as name, json_agg(e.enumlabel order by e.enumsortorder) as values
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`;

/** Reads what the public schema offers. Overloaded functions are not told apart; this project has none. */
export async function readSchema(database: PGlite): Promise<Schema> {
  const [relations, routines, enumerations] = await Promise.all([
    database.query<Relation>(RELATIONS),
    database.query<Routine>(ROUTINES),
    database.query<Enumeration>(ENUMERATIONS),
  ]);
  return { relations: relations.rows, routines: routines.rows, enumerations: enumerations.rows };
}
