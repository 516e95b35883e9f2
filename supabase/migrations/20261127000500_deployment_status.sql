-- A restored dump has no trigger on accounts, since their table belongs to the auth service.

create or replace function public.get_deployment_status() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  migrations jsonb;
  is_scheduled boolean;
begin
  -- Not every database has these tables, so they are named in dynamic SQL.
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select jsonb_agg(m.version order by m.version) from supabase_migrations.schema_migrations m' into migrations;
  end if;
  if to_regclass('cron.job') is not null then
    execute $query$ select exists (select from cron.job j where j.active and j.command like '%send-demo-email%') $query$
      into is_scheduled;
  end if;
  return jsonb_build_object(
    'migrations', migrations,
    'request_read_access', (select s.request_read_access from private.settings s),
    'retention_months', (select s.retention_months from private.settings s),
    'staff', (select count(*) from private.list_staff_accounts()),
    'is_delivery_scheduled', is_scheduled,
    'ends_unproved_passwords', exists (
      select from pg_catalog.pg_trigger t
      where t.tgrelid = 'auth.users'::regclass and t.tgname = 'remove_unproved_password' and t.tgenabled <> 'D'
    ),
    'seconds_since', (
      select coalesce(jsonb_object_agg(j.job, extract(epoch from now() - j.last_run_at)::integer), '{}') from private.job_runs j
    )
  );
end;
$$;
comment on function public.get_deployment_status() is
  'Returns migrations, settings, number of staff, schedules and the trigger on accounts of this installation.';
