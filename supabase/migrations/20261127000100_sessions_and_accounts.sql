-- The database decides who is a member, and ends unused sessions, unconfirmed accounts and old logs.

create or replace function private.current_session_user_id() returns uuid
  language sql stable security definer set search_path = ''
as $$
  select u.id
  from auth.users u
    join auth.sessions s on s.user_id = u.id
  where u.id = (select auth.uid())
    -- As text, because a claim that is no uuid must find no session instead of failing.
    and s.id::text = (select auth.jwt()) ->> 'session_id'
    and coalesce(s.not_after > now(), true)
    -- The auth service writes the first refresh an hour after the sign-in, and in UTC without a zone.
    and coalesce(s.refreshed_at at time zone 'UTC', s.created_at) > now() - interval '30 days'
    and u.deleted_at is null
    and coalesce(u.banned_until <= now(), true);
$$;

-- An identity provider of a customer names the addresses of its accounts (SSO), so they make nobody a member. The auth
-- service's only index on addresses leaves such accounts out, too.
create or replace function private.is_staff_account(p_user_id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users u join public.staff s on s.email = u.email
    where u.id = p_user_id and u.email_confirmed_at is not null and u.deleted_at is null and not u.is_sso_user
  );
$$;

create or replace function private.list_staff_accounts() returns table (user_id uuid, email text)
  language sql stable security definer set search_path = ''
as $$
  select u.id, s.email
  from public.staff s join auth.users u on u.email = s.email and not u.is_sso_user
  where u.email_confirmed_at is not null and u.deleted_at is null;
$$;

create or replace function private.is_staff() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select private.is_staff_account(private.current_confirmed_user_id());
$$;

create or replace function private.record_staff_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  account uuid := (select u.id from auth.users u where u.email = coalesce(new.email, old.email) and not u.is_sso_user);
begin
  if tg_op = 'DELETE' then
    update public.demo_request_states s set assignee_id = null where s.assignee_id = account;
  end if;
  perform private.record_action(case tg_op when 'INSERT' then 'staff.add' else 'staff.remove' end, account, '{}', 30);
  return null;
end;
$$;

create or replace function public.list_staff()
  returns table (email text, user_id uuid, added_at timestamptz, added_by_email text, is_confirmed boolean)
  language sql stable security definer set search_path = ''
as $$
  select s.email, u.id, s.added_at, (select a.email::text from auth.users a where a.id = s.added_by),
    u.email_confirmed_at is not null
  from public.staff s left join auth.users u on u.email = s.email and not u.is_sso_user and u.deleted_at is null
  where private.is_staff()
  order by s.added_at, s.email;
$$;

-- For readers of their own requests the index by account serves these; the policy alone makes them read all.
create function public.count_requests_since(p_starts timestamptz[]) returns table (start timestamptz, requests bigint)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if private.can_read_all_requests() then
    return query select p_starts[width_bucket(r.created_at, p_starts)], count(*) from public.demo_requests r
    where r.created_at >= p_starts[1]
    group by 1 order by 1;
  else
    return query select p_starts[width_bucket(r.created_at, p_starts)], count(*) from public.demo_requests r
    where r.created_at >= p_starts[1] and r.user_id = (select private.current_session_user_id())
    group by 1 order by 1;
  end if;
end;
$$;
comment on function public.count_requests_since(timestamptz[]) is
  'Counts the requests from each of these moments, oldest first, to the next. The site knows when a day of its reader begins.';
grant execute on function public.count_requests_since(timestamptz[]) to authenticated;
comment on function public.count_requests_by_day(timestamptz) is
  'For sites of the former release: the next release drops it. Counts the requests of each day in UTC since a moment.';

create or replace function public.list_request_sources() returns table (source text, requests bigint)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if private.can_read_all_requests() then
    return query select r.source, count(*) from public.demo_requests r
    group by r.source order by 2 desc, 1 limit 50;
  else
    return query select r.source, count(*) from public.demo_requests r
    where r.user_id = (select private.current_session_user_id())
    group by r.source order by 2 desc, 1 limit 50;
  end if;
end;
$$;

-- The hourly deletion

create function private.delete_unused_sessions(p_limit integer) returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from auth.sessions d using (
    select s.id from auth.sessions s
    where coalesce(s.refreshed_at at time zone 'UTC', s.created_at) < now() - interval '30 days'
    limit p_limit for update skip locked
  ) unused
  where d.id = unused.id;
$$;
comment on function private.delete_unused_sessions(integer) is
  'Deletes sessions that were not refreshed for 30 days, with their refresh tokens.';

create function private.delete_unconfirmed_accounts(p_limit integer) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  deleted integer;
begin
  with unconfirmed as (
    select u.id from auth.users u
    -- Accounts with a confirmed phone number, without an address or from an identity provider are not the site's.
    where u.confirmed_at is null and u.email is not null and not u.is_sso_user
      -- A code that was just mailed must find its account.
      and greatest(u.created_at, u.confirmation_sent_at, u.recovery_sent_at) < now() - interval '7 days'
      -- Somebody uses an account with a session, although its confirmation was taken back.
      and not exists (select from auth.sessions s where s.user_id = u.id)
      and not exists (select from public.demo_requests r where r.user_id = u.id)
    limit p_limit for update skip locked
  )
  delete from auth.users u using unconfirmed where u.id = unconfirmed.id;
  get diagnostics deleted = row_count;
  if deleted > 0 then
    perform private.record_action('accounts.expire', null, jsonb_build_object('accounts', deleted));
  end if;
  return deleted;
end;
$$;
comment on function private.delete_unconfirmed_accounts(integer) is
  'Deletes accounts whose address was not confirmed within seven days of their last code, and that sent no request. '
  'Returns how many.';

create function private.delete_log_entries(
    p_table text, p_condition text, p_limit integer default null, p_email text default null, p_user_id uuid default null
  ) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Not every database has these logs, nor lets its owner delete from them.
  if to_regclass(p_table) is not null then
    execute format('delete from %1$s d where d.ctid = any (array(select e.ctid from %1$s e where %2$s limit $3))',
      p_table, p_condition) using p_email, p_user_id::text, p_limit;
  end if;
exception when insufficient_privilege then
  raise warning '% cannot be cleared by %.', p_table, current_user;
end;
$$;
comment on function private.delete_log_entries(text, text, integer, text, uuid) is
  'Deletes entries of a log that belongs to the platform. The condition may name an address ($1) and an account ($2).';

create or replace function public.delete_expired_requests(p_limit integer default 2000) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  many constant integer := least(greatest(p_limit, 1), 10000);
  deleted integer;
begin
  with expired as (
    select r.id from public.demo_requests r
    where r.created_at < now() - make_interval(months => (select s.retention_months from private.settings s))
    order by r.created_at limit many
    for update skip locked
  )
  delete from public.demo_requests r using expired where r.id = expired.id;
  get diagnostics deleted = row_count;
  if deleted > 0 then
    perform private.record_action('requests.expire', null, jsonb_build_object('requests', deleted));
  end if;
  perform private.delete_unused_sessions(many);
  perform private.delete_unconfirmed_accounts(many);
  perform private.delete_log_entries('auth.audit_log_entries', $c$ e.created_at < now() - interval '30 days' $c$, many);
  perform private.delete_log_entries('private.rate_limits', $c$ e.expires_at <= now() $c$, many);
  -- The schedule of deliveries alone adds 2880 rows a day.
  perform private.delete_log_entries('cron.job_run_details',
    $c$ coalesce(e.end_time, e.start_time) < now() - interval '7 days' $c$, many);
  insert into private.job_runs (job, last_run_at) values ('retention', now())
  on conflict (job) do update set last_run_at = now();
  return deleted;
end;
$$;
comment on function public.delete_expired_requests(integer) is
  'Deletes requests older than the retention period, oldest first, with all that belongs to them, and returns how many. '
  'Deletes unused sessions, unconfirmed accounts and old logs of the platform with them.';

create or replace function public.erase_person(p_email text, p_confirmation text, p_unicode_email text default null) returns jsonb
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
  select u.id into account from auth.users u where u.email = address and not u.is_sso_user for update;
  delete from public.demo_requests r where r.email in (address, p_unicode_email) or r.user_id = account;
  get diagnostics requests = row_count;
  -- Sessions and identities go with the account.
  delete from auth.users u where u.id = account;
  -- The auth service names the person as the one who acted, or as the one whom an operator's action was about.
  perform private.delete_log_entries('auth.audit_log_entries',
    $c$ $1 in (e.payload ->> 'actor_username', e.payload #>> '{traits,user_email}')
      or $2 in (e.payload ->> 'actor_id', e.payload #>> '{traits,user_id}') $c$, null, address, account);
  if requests = 0 and account is null then
    return jsonb_build_object('status', 'not_found');
  end if;
  perform private.record_action('person.erase', null,
    jsonb_build_object('requests', requests, 'account', account is not null), 60);
  return jsonb_build_object('status', 'erased', 'requests', requests, 'account', account is not null);
end;
$$;
