-- Who reads and writes what. Writing is for staff only, whatever the reading setting says.

-- A token is up to an hour old, so the session is looked up: sign-out and bans take effect at once.
create function private.current_session_user_id() returns uuid
  language sql stable security definer set search_path = ''
as $$
  select u.id
  from auth.users u
    join auth.sessions s on s.user_id = u.id
  where u.id = (select auth.uid())
    -- As text, because a claim that is no uuid must find no session instead of failing.
    and s.id::text = (select auth.jwt()) ->> 'session_id'
    and coalesce(s.not_after > now(), true)
    and u.deleted_at is null
    and coalesce(u.banned_until <= now(), true);
$$;
comment on function private.current_session_user_id() is
  'Returns the account of the caller while the session of their token lives, else nothing.';

create function private.current_confirmed_user_id() returns uuid
  language sql stable security definer set search_path = ''
as $$
  select u.id from auth.users u where u.id = private.current_session_user_id() and u.email_confirmed_at is not null;
$$;
comment on function private.current_confirmed_user_id() is
  'Returns the account of the caller if its session lives and its address is confirmed.';

create function private.list_staff_accounts() returns table (user_id uuid, email text)
  language sql stable security definer set search_path = ''
as $$
  select u.id, s.email
  from public.staff s join auth.users u on u.email = s.email
  where u.email_confirmed_at is not null and u.deleted_at is null;
$$;
comment on function private.list_staff_accounts() is 'Returns the accounts that have confirmed an address of the team.';

create function private.is_staff() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from private.list_staff_accounts() a where a.user_id = private.current_confirmed_user_id());
$$;
comment on function private.is_staff() is 'Tells whether the caller is staff.';

create function private.can_read_all_requests() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select private.is_staff() or (
    (select s.request_read_access from private.settings s) = 'any_confirmed_account'
    and private.current_confirmed_user_id() is not null
  );
$$;
comment on function private.can_read_all_requests() is 'Tells whether the caller reads all requests, or only their own.';

create function private.is_staff_account(p_user_id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from private.list_staff_accounts() a where a.user_id = p_user_id);
$$;
comment on function private.is_staff_account(uuid) is 'Tells whether an account is staff.';

grant usage on schema private to authenticated;
grant execute on function private.current_session_user_id(), private.current_confirmed_user_id(), private.is_staff(),
  private.can_read_all_requests(), private.fold_text(text) to authenticated;

create function public.get_my_access() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('user_id', u.id, 'email', u.email, 'is_staff', private.is_staff(),
    'reads_all', private.can_read_all_requests(),
    'request_read_access', (select s.request_read_access from private.settings s))
  from auth.users u where u.id = private.current_session_user_id();
$$;
comment on function public.get_my_access() is
  'Returns the account of the caller and what it may do; nothing without a living session.';
grant execute on function public.get_my_access() to authenticated;

-- Parentheses around each function make PostgreSQL ask once for a statement instead of once for a row.
alter table public.demo_requests enable row level security;
grant select (id, user_id, name, email, phone, phone_typed, purpose, attribution, created_at, source, search_text)
  on public.demo_requests to authenticated;
grant insert (id, name, email, phone, phone_typed, purpose, attribution) on public.demo_requests to authenticated;
create policy "Confirmed accounts add requests of their own" on public.demo_requests
  for insert to authenticated
  with check (user_id = (select private.current_confirmed_user_id()));
create policy "Accounts read their own requests, or all if they may" on public.demo_requests
  for select to authenticated
  using ((select private.can_read_all_requests()) or user_id = (select private.current_session_user_id()));

alter table public.demo_request_states enable row level security;
grant select on public.demo_request_states to authenticated;
grant update (status, close_reason, assignee_id) on public.demo_request_states to authenticated;
create policy "Staff read states" on public.demo_request_states
  for select to authenticated using ((select private.is_staff()));
create policy "Staff change states" on public.demo_request_states
  for update to authenticated using ((select private.is_staff()));

alter table public.demo_request_notes enable row level security;
grant select on public.demo_request_notes to authenticated;
grant insert (request_id, body) on public.demo_request_notes to authenticated;
create policy "Staff read notes" on public.demo_request_notes
  for select to authenticated using ((select private.is_staff()));
create policy "Staff add notes in their own name" on public.demo_request_notes
  for insert to authenticated with check ((select private.is_staff()) and author_id = (select auth.uid()));

alter table public.deliveries enable row level security;
grant select (id, request_id, destination, status, attempts, next_attempt_at, lease_expires_at, sent_at, last_error)
  on public.deliveries to authenticated;
create policy "Staff read deliveries" on public.deliveries
  for select to authenticated using ((select private.is_staff()));

alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated;
create policy "Staff read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_staff()));

alter table public.staff enable row level security;
grant insert (email) on public.staff to authenticated;
grant select (email), delete on public.staff to authenticated;
grant select, insert, delete on public.staff to service_role;
create policy "Staff read the team" on public.staff
  for select to authenticated using ((select private.is_staff()));
create policy "Staff add to the team" on public.staff
  for insert to authenticated with check ((select private.is_staff()) and added_by = (select auth.uid()));
create policy "Staff remove from the team" on public.staff
  for delete to authenticated using ((select private.is_staff()));

alter table private.settings enable row level security;
alter table private.destinations enable row level security;
alter table private.job_runs enable row level security;
