-- Retention and erasure. Both are recorded without naming a person.

create function public.delete_expired_requests(p_limit integer default 2000) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  deleted integer;
begin
  with expired as (
    select r.id from public.demo_requests r
    where r.created_at < now() - make_interval(months => (select s.retention_months from private.settings s))
    order by r.created_at limit least(greatest(p_limit, 1), 10000)
    for update skip locked
  )
  delete from public.demo_requests r using expired where r.id = expired.id;
  get diagnostics deleted = row_count;
  insert into private.job_runs (job, last_run_at) values ('retention', now())
  on conflict (job) do update set last_run_at = now();
  if deleted > 0 then
    perform private.record_action('requests.expire', null, jsonb_build_object('requests', deleted));
  end if;
  return deleted;
end;
$$;
comment on function public.delete_expired_requests(integer) is
  'Deletes requests older than the retention period, oldest first, with all that belongs to them. Returns how many.';
grant execute on function public.delete_expired_requests(integer) to service_role;

create function private.schedule_retention() returns boolean
  language plpgsql volatile set search_path = ''
as $$
begin
  if not exists (select from pg_catalog.pg_extension e where e.extname = 'pg_cron') then
    return false;
  end if;
  -- Scheduling the same name again replaces the schedule.
  execute $job$ select cron.schedule('delete-expired-requests', '15 * * * *', 'select public.delete_expired_requests()') $job$;
  return true;
exception when insufficient_privilege then
  return false;
end;
$$;
comment on function private.schedule_retention() is
  'Schedules the hourly deletion where pg_cron is enabled. Returns whether it is; call it again after enabling pg_cron.';
select private.schedule_retention();

create function public.erase_person(p_email text, p_confirmation text, p_unicode_email text default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  address constant text := lower(btrim(p_email));
  account uuid;
  requests integer;
begin
  if not private.is_staff() then
    perform private.raise_http(403, 'staff_only', 'Only staff erase people.');
  elsif address is distinct from lower(btrim(p_confirmation)) then
    return jsonb_build_object('status', 'not_confirmed');
  end if;
  -- Adding to the team waits until the person is gone.
  perform pg_advisory_xact_lock(hashtextextended('staff', 0));
  if exists (select from public.staff s where s.email = address) then
    return jsonb_build_object('status', 'staff');
  end if;
  -- A request that is being sent waits for this lock, and then has no account any more.
  select u.id into account from auth.users u where u.email = address for update;
  delete from public.demo_requests r where r.email in (address, p_unicode_email) or r.user_id = account;
  get diagnostics requests = row_count;
  -- Sessions and identities go with the account.
  delete from auth.users u where u.id = account;
  if requests = 0 and account is null then
    return jsonb_build_object('status', 'not_found');
  end if;
  perform private.record_action('person.erase', null,
    jsonb_build_object('requests', requests, 'account', account is not null), 60);
  return jsonb_build_object('status', 'erased', 'requests', requests, 'account', account is not null);
end;
$$;
comment on function public.erase_person(text, text, text) is
  'Deletes the requests and the account of an address, which is given twice, for staff. Members of the team are refused. '
  'The third argument spells the same domain in Unicode, as a request may hold it.';

create function public.get_retention_status() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('months', s.retention_months, 'last_run_at', j.last_run_at,
    'is_late', coalesce(j.last_run_at < now() - interval '2 days', true))
  from private.settings s left join private.job_runs j on j.job = 'retention'
  where private.is_staff();
$$;
comment on function public.get_retention_status() is 'Returns the retention period and the last deletion, for staff.';

grant execute on function public.erase_person(text, text, text), public.get_retention_status() to authenticated;
