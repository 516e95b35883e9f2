import { FriendlyError } from './ports.ts';

/** Rights of visitors on tables: the migrations grant none. */
const WIDER_THAN_MIGRATED = `
  select 'anon may ' || privilege || ' ' || c.oid::regclass as grant
  from pg_class c
    cross join (values ('select'), ('insert'), ('update'), ('delete'), ('truncate'), ('references')) as p (privilege)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and (
      has_table_privilege('anon', c.oid, privilege)
      or privilege in ('select', 'insert', 'update', 'references') and has_any_column_privilege('anon', c.oid, privilege)
    )`;

/**
 * Makes sure that visitors have no right on any table.
 * @throws FriendlyError naming each right that is too wide
 */
export async function assertPrivileges(
  query: (sql: string) => Promise<{ rows: Record<string, string>[] }>,
): Promise<void> {
  const { rows } = await query(WIDER_THAN_MIGRATED);
  if (rows.length === 0) return;
  throw new FriendlyError(
    `The embedded backend does not run: its grants are wider than the migrations say (${rows
      .map((row) => row['grant'])
      .join(
        '; ',
      )}). Recreate its database with npm run db:reset; if that does not help, check @supabase/lite's version.`,
  );
}
