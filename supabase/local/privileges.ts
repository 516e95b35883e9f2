import { FriendlyError } from './ports.ts';

const WIDER_THAN_MIGRATED = `
  select role || ' may ' || privilege || ' ' || c.oid::regclass as grant
  from pg_class c
    cross join (values ('anon'), ('authenticated')) as r (role)
    cross join (values ('select'), ('insert'), ('update'), ('delete'), ('truncate'), ('references')) as p (privilege)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and not (role = 'authenticated' and c.oid = 'public.demo_requests'::regclass and privilege = 'select')
    and (
      has_table_privilege(role, c.oid, privilege)
      or (
        privilege in ('select', 'insert', 'update', 'references')
        and has_any_column_privilege(role, c.oid, privilege)
        and not (
          role = 'authenticated' and privilege = 'insert'
          and c.oid in ('public.demo_requests'::regclass, 'public.demo_request_events'::regclass)
        )
      )
    )
  union all
  select 'authenticated may insert created_at or user_id'
  where has_column_privilege('authenticated', 'public.demo_requests', 'created_at', 'insert')
    or has_column_privilege('authenticated', 'public.demo_requests', 'user_id', 'insert')
  union all
  select 'authenticated may insert account or made_at'
  where has_column_privilege('authenticated', 'public.demo_request_events', 'account', 'insert')
    or has_column_privilege('authenticated', 'public.demo_request_events', 'made_at', 'insert')`;

/**
 * Makes sure that nobody got more rights on the tables than the migrations grant.
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
