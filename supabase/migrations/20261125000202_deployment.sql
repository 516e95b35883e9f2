-- What can be known of an installation from its database alone: whether all migrations are there, who reads, whether
-- somebody calls the function that delivers, and whether old requests go.

create table private.delivery_runs (
  only_row boolean primary key default true check (only_row),
  ran_at timestamptz
);
comment on table private.delivery_runs is 'One row: when the function last sent what is due, as its schedule makes it do.';
alter table private.delivery_runs enable row level security;
revoke all on private.delivery_runs from public, anon, authenticated, service_role;
insert into private.delivery_runs default values;

create function public.note_delivery_run() returns void
  language sql volatile security definer set search_path = ''
as $$
  update private.delivery_runs set ran_at = now() where only_row;
$$;
comment on function public.note_delivery_run() is 'The function says that it was called to send what is due.';
revoke execute on function public.note_delivery_run() from public, anon, authenticated, service_role;
grant execute on function public.note_delivery_run() to service_role;

create function public.read_deployment() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  migrations jsonb;
  is_scheduled boolean;
begin
  -- Tables that not every database has, so they are named only where they are there.
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select jsonb_agg(m.version order by m.version) from supabase_migrations.schema_migrations m' into migrations;
  end if;
  if to_regclass('cron.job') is not null then
    execute $query$ select exists (select from cron.job j where j.active and j.command like '%send-demo-email%') $query$
      into is_scheduled;
  end if;
  return jsonb_build_object(
    'migrations', migrations,
    'readers', (select s.requests_readable_by from private.settings s),
    'readers_chosen', (select s.readers_chosen_at is not null from private.settings s),
    'staff', (select count(*) from private.staff()),
    'cron', is_scheduled,
    'last_run_seconds', (
      select extract(epoch from now() - r.ran_at)::integer from private.delivery_runs r
    ),
    'keep_months', (select s.keep_requests_months from private.settings s),
    'keeping_seconds', (select extract(epoch from now() - k.ran_at)::integer from private.keeping k)
  );
end;
$$;
comment on function public.read_deployment() is
  'Migrations, readers, members and schedules of this installation, for whoever runs the site.';
revoke execute on function public.read_deployment() from public, anon, authenticated, service_role;
grant execute on function public.read_deployment() to service_role;
