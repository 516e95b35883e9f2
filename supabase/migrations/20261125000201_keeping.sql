-- Keeping and forgetting: requests go after a number of months, and what is kept of one person is handed out or erased by
-- their address. Both are logged, without saying whom it was about.

alter table private.settings add column keep_requests_months integer not null default 24
  check (keep_requests_months between 1 and 120);
comment on column private.settings.keep_requests_months is
  'For how many months a request is kept, as the privacy policy says: content/legal/facts.ts.';

create table private.keeping (
  only_row boolean primary key default true check (only_row),
  ran_at timestamptz
);
comment on table private.keeping is 'One row: when old requests were last looked for.';
insert into private.keeping default values;

create table private.data_events (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('retention', 'export', 'erasure')),
  requests integer not null check (requests >= 0),
  account boolean not null default false,
  made_by uuid,
  made_at timestamptz not null default now()
);
comment on table private.data_events is
  'When data was deleted or handed out, how much and by whom: only ever added, and without saying whom it was about.';
comment on column private.data_events.requests is 'How many requests it was about.';
comment on column private.data_events.account is 'Whether an account was among it.';
comment on column private.data_events.made_by is
  'The account that did it, without a foreign key, so that it stays as it was; empty for the schedule.';
create index data_events_by_maker on private.data_events (made_by, made_at);

create trigger keep_events before update or delete or truncate on private.data_events
  for each statement execute function private.refuse_change();

alter table private.keeping enable row level security;
alter table private.data_events enable row level security;
revoke all on private.keeping, private.data_events from public, anon, authenticated, service_role;
revoke all on sequence private.data_events_id_seq from public, anon, authenticated, service_role;

-- Old requests --------------------------------------------------------------------------------------------

create function public.delete_old_demo_requests(p_most integer default 2000) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone integer;
begin
  -- A part at a time, so that nobody waits for long; one that is in use at this moment goes with the next.
  with old as (
    select r.id from public.demo_requests r
    where r.created_at < now() - make_interval(months => (select s.keep_requests_months from private.settings s))
    order by r.created_at limit least(greatest(p_most, 1), 10000)
    for update skip locked
  )
  delete from public.demo_requests r using old where r.id = old.id;
  get diagnostics gone = row_count;
  update private.keeping set ran_at = now() where only_row;
  if gone > 0 then
    insert into private.data_events (kind, requests) values ('retention', gone);
  end if;
  return gone;
end;
$$;
comment on function public.delete_old_demo_requests(integer) is
  'Deletes requests that were kept long enough, the oldest first, with their deliveries and events. Returns how many; called again until it returns nothing.';

create function private.schedule_keeping() returns boolean
  language plpgsql volatile set search_path = ''
as $$
begin
  -- Not every server has the extension, and not every role may create it: where it is enabled it is used.
  if not exists (select from pg_catalog.pg_extension e where e.extname = 'pg_cron') then
    return false;
  end if;
  -- Scheduling the same name again replaces the schedule.
  execute $job$ select cron.schedule('delete-old-demo-requests', '15 * * * *', 'select public.delete_old_demo_requests()') $job$;
  return true;
exception when insufficient_privilege then
  return false;
end;
$$;
comment on function private.schedule_keeping() is
  'Has pg_cron look for old requests every hour. Returns whether it does; to be called again once it was enabled.';

-- One person ------------------------------------------------------------------------------------------------

create function private.accounts_of(p_email text) returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select u.id from auth.users u where u.email = lower(btrim(p_email));
$$;
comment on function private.accounts_of(text) is 'The accounts with an address: one, or none.';

create function private.requests_of(p_email text) returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select r.id from public.demo_requests r where r.email collate "C" = lower(btrim(p_email))
  union
  select r.id from public.demo_requests r where r.user_id in (select private.accounts_of(p_email));
$$;
comment on function private.requests_of(text) is 'The requests that name an address, and those that its account sent.';

create function public.find_person(p_email text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  with found as (select private.requests_of(p_email) as id)
  select jsonb_build_object(
    'requests', (select count(*) from found),
    'others', (
      select count(*) from found f join public.demo_requests r on r.id = f.id where r.email <> lower(btrim(p_email))
    ),
    'events', (select count(*) from public.demo_request_events e where e.request_id in (select f.id from found f)),
    'deliveries', (select count(*) from public.demo_request_notifications n where n.request_id in (select f.id from found f)),
    'account', exists (select private.accounts_of(p_email)),
    'invited', exists (select from private.staff_invitations i where i.email = lower(btrim(p_email)))
  )
  where private.staff_account() is not null;
$$;
comment on function public.find_person(text) is
  'How much is kept of the person with an address; "others" are requests that their account sent with another address. For members.';

create function private.too_many_data_events(p_by uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select count(*) >= 60 from private.data_events e where e.made_by = p_by and e.made_at > now() - interval '1 hour';
$$;
comment on function private.too_many_data_events(uuid) is 'Whether somebody has exported and erased as much as an hour takes.';

create function public.export_person(p_email text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller constant uuid := private.staff_account();
  found uuid[];
  account jsonb;
  is_invited boolean;
begin
  if caller is null then
    return jsonb_build_object('status', 'refused');
  elsif private.too_many_data_events(caller) then
    return jsonb_build_object('status', 'limited');
  end if;
  found := array(select private.requests_of(p_email));
  select jsonb_build_object(
      'id', u.id, 'email', u.email, 'created_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at,
      'last_sign_in_at', u.last_sign_in_at, 'role', u.raw_app_meta_data ->> 'role'
    ) into account
  from auth.users u where u.id in (select private.accounts_of(p_email));
  is_invited := exists (select from private.staff_invitations i where i.email = lower(btrim(p_email)));
  if cardinality(found) = 0 and account is null and not is_invited then
    return jsonb_build_object('status', 'nobody');
  end if;
  insert into private.data_events (kind, requests, account, made_by)
  values ('export', cardinality(found), account is not null, caller);
  return jsonb_build_object('status', 'exported', 'person', jsonb_build_object(
    'email', lower(btrim(p_email)),
    'exported_at', now(),
    'account', account,
    'invited', is_invited,
    -- What they did with requests while they read them. Not the notes: those are about somebody else.
    'did', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'made_at', e.made_at, 'kind', e.kind, 'status', e.status, 'reason', e.reason
        ) order by e.id), '[]')
      from public.demo_request_events e where e.account in (select private.accounts_of(p_email))
    ),
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'id', r.id, 'created_at', r.created_at, 'name', r.name, 'email', r.email, 'phone', r.phone,
          'phone_dial', r.phone_dial, 'purpose', r.purpose, 'utm_source', r.utm_source, 'utm_medium', r.utm_medium,
          'utm_campaign', r.utm_campaign, 'utm_term', r.utm_term, 'utm_content', r.utm_content,
          'referrer_host', r.referrer_host, 'landing_path', r.landing_path, 'sent_path', r.sent_path,
          'sent_by_account', r.user_id is not null,
          'events', (
            select coalesce(jsonb_agg(jsonb_build_object(
                'made_at', e.made_at, 'kind', e.kind, 'status', e.status, 'reason', e.reason, 'note', e.note
              ) order by e.id), '[]')
            from public.demo_request_events e where e.request_id = r.id
          ),
          'deliveries', (
            select coalesce(jsonb_agg(jsonb_build_object(
                'destination', n.destination, 'status', n.status, 'attempts', n.attempts, 'sent_at', n.sent_at
              ) order by n.destination, n.event), '[]')
            from public.demo_request_notifications n where n.request_id = r.id
          )
        ) order by r.created_at, r.id), '[]')
      from public.demo_requests r where r.id = any (found)
    )
  ));
end;
$$;
comment on function public.export_person(text) is
  'All that is kept of the person with an address: requests, what was done about them, deliveries, account. For members; logged.';

create function public.erase_person(p_email text, p_again text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  address constant text := lower(btrim(p_email));
  -- After changes of the team: one may have been about the caller, or about the person.
  caller constant uuid := private.begin_as_staff();
  requests integer;
  accounts integer;
  invitations integer;
begin
  if caller is null then
    return jsonb_build_object('status', 'refused');
  elsif address is distinct from lower(btrim(p_again)) then
    return jsonb_build_object('status', 'unlike');
  elsif private.too_many_data_events(caller) then
    return jsonb_build_object('status', 'limited');
  elsif caller in (select private.accounts_of(address)) then
    return jsonb_build_object('status', 'own');
  elsif exists (
    select from auth.users u where u.id in (select private.accounts_of(address)) and u.raw_app_meta_data ->> 'role' = 'staff'
  ) then
    return jsonb_build_object('status', 'member');
  end if;
  -- A request that is being sent waits, and then has no account any more.
  perform 1 from auth.users u where u.id in (select private.accounts_of(address)) for update;
  delete from public.demo_requests r where r.id in (select private.requests_of(address));
  get diagnostics requests = row_count;
  delete from private.staff_invitations i where i.email = address;
  get diagnostics invitations = row_count;
  -- Sessions and identities go with it.
  delete from auth.users u where u.id in (select private.accounts_of(address));
  get diagnostics accounts = row_count;
  if requests = 0 and accounts = 0 and invitations = 0 then
    return jsonb_build_object('status', 'nobody');
  end if;
  insert into private.data_events (kind, requests, account, made_by) values ('erasure', requests, accounts > 0, caller);
  return jsonb_build_object('status', 'erased', 'requests', requests, 'account', accounts > 0);
end;
$$;
comment on function public.erase_person(text, text) is
  'Deletes what is kept of the person with an address, which is named twice: requests, what hangs on them, account. For members; logged. Not of members, nor of the caller.';

create function public.read_keeping() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'months', s.keep_requests_months,
    'ran_at', k.ran_at,
    'late', coalesce(k.ran_at < now() - interval '2 days', true),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'kind', e.kind, 'requests', e.requests, 'account', e.account, 'made_at', e.made_at,
          'by', (select u.email from auth.users u where u.id = e.made_by), 'schedule', e.made_by is null
        ) order by e.id desc), '[]')
      from (select d.* from private.data_events d order by d.id desc limit 20) e
    )
  )
  from private.settings s, private.keeping k
  where private.staff_account() is not null;
$$;
comment on function public.read_keeping() is
  'For how long requests are kept, when old ones were last looked for, and what was last done with the data. For members.';

revoke execute on function private.schedule_keeping(), private.accounts_of(text), private.requests_of(text),
  private.too_many_data_events(uuid), public.delete_old_demo_requests(integer), public.find_person(text),
  public.export_person(text), public.erase_person(text, text), public.read_keeping()
  from public, anon, authenticated, service_role;
grant execute on function public.find_person(text), public.export_person(text), public.erase_person(text, text),
  public.read_keeping() to authenticated;
grant execute on function public.delete_old_demo_requests(integer) to service_role;

select private.schedule_keeping();
