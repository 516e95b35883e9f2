-- The team: who has the role staff, who is invited to it, and what was done about either. The role itself stays where the
-- auth service keeps it, in raw_app_meta_data, and is looked up with each question.

alter table private.settings add column readers_chosen_at timestamptz;
comment on column private.settings.readers_chosen_at is
  'When somebody said who reads; empty while nobody has. The first member of the team says staff.';
-- Who had narrowed it by hand has chosen.
update private.settings set readers_chosen_at = now() where requests_readable_by = 'staff';

create table private.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  -- As the auth service keeps addresses. In one script, so that none looks like another.
  email text not null unique check (
    char_length(email) <= 254 and email = lower(email)
    and email ~ '^[a-z0-9!#$%&''*+/=?^_`{|}~.-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$'
  ),
  invited_by uuid references auth.users (id) on delete cascade,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  mail_attempts smallint not null default 0,
  mail_due_at timestamptz not null default now(),
  mailed_at timestamptz
);
comment on table private.staff_invitations is
  'Open invitations to the team: who proves to have the address gets the role. One that was accepted, withdrawn or is over is deleted.';
comment on column private.staff_invitations.invited_by is 'The member who invited; empty for the command of whoever runs the site.';
comment on column private.staff_invitations.mail_due_at is
  'When the mail about it may be tried next. Whoever takes it on moves it, so that it comes back where that came to nothing.';
create index staff_invitations_by_account on private.staff_invitations (invited_by);

-- Accounts by their ids and without foreign keys: what is written stays as it was, whatever becomes of the accounts.
create table private.staff_events (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invited', 'withdrawn', 'joined', 'added', 'removed', 'left', 'readers')),
  account uuid,
  invitation uuid,
  readers text check (readers in ('verified', 'staff')),
  made_by uuid,
  made_at timestamptz not null default now(),
  constraint staff_events_account check ((kind in ('joined', 'added', 'removed', 'left')) = (account is not null)),
  constraint staff_events_invitation check ((kind in ('invited', 'withdrawn', 'joined')) = (invitation is not null)),
  constraint staff_events_readers check ((kind = 'readers') = (readers is not null))
);
comment on table private.staff_events is
  'What was done about the team and about who reads: only ever added, and without an address.';
comment on column private.staff_events.account is 'Who got the role or lost it.';
comment on column private.staff_events.made_by is 'The account that did it; empty for the command of whoever runs the site.';
create index staff_events_by_account on private.staff_events (account, id) where account is not null;
create index staff_events_by_maker on private.staff_events (made_by, made_at);

create function private.refuse_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise insufficient_privilege using message = format('%s is only added to.', tg_table_name);
end;
$$;
comment on function private.refuse_change() is 'For tables that keep what happened: a row stays as it was written.';
revoke execute on function private.refuse_change() from public, anon, authenticated, service_role;
create trigger keep_events before update or delete or truncate on private.staff_events
  for each statement execute function private.refuse_change();

alter table private.staff_invitations enable row level security;
alter table private.staff_events enable row level security;
revoke all on private.staff_invitations, private.staff_events from public, anon, authenticated, service_role;
revoke all on sequence private.staff_events_id_seq from public, anon, authenticated, service_role;

-- Parts of what follows ---------------------------------------------------------------------------------

create function private.staff() returns table (id uuid, email text)
  language sql stable security definer set search_path = ''
as $$
  select u.id, u.email::text from auth.users u
  where u.raw_app_meta_data ->> 'role' = 'staff' and u.email_confirmed_at is not null and u.deleted_at is null
    and coalesce(u.banned_until <= now(), true);
$$;
comment on function private.staff() is 'Whose role is staff and who can sign in.';

create function private.staff_account() returns uuid
  language sql stable security definer set search_path = ''
as $$
  select u.id from auth.users u where u.id = private.confirmed_account() and u.raw_app_meta_data ->> 'role' = 'staff';
$$;
comment on function private.staff_account() is 'The account of the caller while they are of the team; nothing for everybody else.';

create function private.begin_team_change() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Changes of the team come one after the other, so that each sees what the one before it has done.
  perform from private.settings s for update;
  delete from private.staff_invitations i where i.expires_at <= now();
end;
$$;
comment on function private.begin_team_change() is 'Waits for other changes of the team to end, and clears what is over.';

create function private.begin_as_staff() returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Nobody else makes the team wait.
  if private.staff_account() is null then
    return null;
  end if;
  perform private.begin_team_change();
  -- Asked again: the change before this one may have been about the caller.
  return private.staff_account();
end;
$$;
comment on function private.begin_as_staff() is
  'begin_team_change for a member: their account, or nothing where the caller is no member or has ceased to be one.';

create function private.give_staff_role(p_account uuid, p_invitation uuid, p_by uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Once there is a team, nobody else reads.
  if not exists (select from private.staff()) then
    update private.settings set requests_readable_by = 'staff', readers_chosen_at = now() where only_row;
    insert into private.staff_events (kind, readers, made_by) values ('readers', 'staff', p_by);
  end if;
  update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"role": "staff"}' where id = p_account;
  insert into private.staff_events (kind, account, invitation, made_by)
  values (case when p_invitation is null then 'added' else 'joined' end, p_account, p_invitation, p_by);
end;
$$;
comment on function private.give_staff_role(uuid, uuid, uuid) is
  'Makes an account a member of the team. The first one makes the team the only readers, in the same transaction.';

create function private.invite(p_email text, p_by uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  address constant text := lower(btrim(p_email));
  found uuid;
  invitation uuid;
begin
  -- Whoever has the address already need not be asked to prove it.
  select u.id into found from auth.users u
  where u.email = address and u.email_confirmed_at is not null and u.deleted_at is null and coalesce(u.banned_until <= now(), true);
  if found in (select s.id from private.staff() s) then
    return jsonb_build_object('status', 'member');
  elsif found is not null then
    delete from private.staff_invitations i where i.email = address;
    perform private.give_staff_role(found, null, p_by);
    return jsonb_build_object('status', 'added');
  elsif exists (select from private.staff_invitations i where i.email = address) then
    -- Where the mail was given up, this tries it again.
    update private.staff_invitations i set mail_attempts = 0, mail_due_at = now()
    where i.email = address and i.mailed_at is null and i.mail_attempts >= 8;
    return jsonb_build_object('status', 'open');
  elsif (select count(*) >= 20 from private.staff_invitations) then
    return jsonb_build_object('status', 'full');
  end if;
  begin
    insert into private.staff_invitations (email, invited_by) values (address, p_by) returning id into invitation;
  exception when check_violation or not_null_violation then
    return jsonb_build_object('status', 'invalid');
  end;
  insert into private.staff_events (kind, invitation, made_by) values ('invited', invitation, p_by);
  return jsonb_build_object('status', 'invited', 'email', address);
end;
$$;
comment on function private.invite(text, uuid) is 'Gives the role to whoever has an address, or keeps it for them.';

-- What people ask ---------------------------------------------------------------------------------------

create function public.enter_dashboard() returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller constant uuid := private.confirmed_account();
  address text;
  taken private.staff_invitations;
begin
  if caller is null then
    return jsonb_build_object('staff', false, 'joined', false);
  end if;
  if private.staff_account() is null then
    select u.email into address from auth.users u where u.id = caller;
    if exists (select from private.staff_invitations i where i.email = address and i.expires_at > now()) then
      perform private.begin_team_change();
      -- It may have been withdrawn meanwhile, or taken by another tab.
      delete from private.staff_invitations i where i.email = address returning i.* into taken;
      if taken.id is not null then
        perform private.give_staff_role(caller, taken.id, taken.invited_by);
      end if;
    end if;
  end if;
  return jsonb_build_object(
    'staff', private.staff_account() is not null, 'joined', taken.id is not null,
    'readers', (select s.requests_readable_by from private.settings s)
  );
end;
$$;
comment on function public.enter_dashboard() is
  'Tells the caller whether they are of the team and who reads the requests. Who was invited becomes a member here.';

create function public.read_team() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'readers', (select s.requests_readable_by from private.settings s),
    'members', (
      select jsonb_agg(jsonb_build_object(
          'id', m.id, 'email', m.email, 'mine', m.id = private.staff_account(), 'since', e.made_at,
          'command', e.id is not null and e.made_by is null, 'by', (select u.email from auth.users u where u.id = e.made_by)
        ) order by e.made_at nulls first, m.email)
      from (select s.* from private.staff() s limit 500) m
        left join lateral (
          select e.* from private.staff_events e
          where e.account = m.id and e.kind in ('added', 'joined') order by e.id desc limit 1
        ) e on true
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'id', i.id, 'email', i.email, 'since', i.made_at, 'until', i.expires_at,
          'mailed', i.mailed_at is not null, 'unsent', i.mailed_at is null and i.mail_attempts >= 8, 'command', i.invited_by is null,
          'by', (select u.email from auth.users u where u.id = i.invited_by)
        ) order by i.made_at, i.email), '[]')
      from private.staff_invitations i where i.expires_at > now()
    )
  )
  where private.staff_account() is not null;
$$;
comment on function public.read_team() is 'The members of the team and the open invitations, for members; nothing for others.';

create function public.invite_to_team(p_email text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller constant uuid := private.begin_as_staff();
begin
  if caller is null then
    return jsonb_build_object('status', 'refused');
  end if;
  if (
    select count(*) >= 30 from private.staff_events e
    where e.made_by = caller and e.kind in ('invited', 'added') and e.made_at > now() - interval '1 hour'
  ) then
    return jsonb_build_object('status', 'limited');
  end if;
  return private.invite(p_email, caller);
end;
$$;
comment on function public.invite_to_team(text) is
  'Invites an address to the team: "added" where its account is there, else "invited" for seven days; or why not. For members.';

create function public.withdraw_invitation(p_invitation uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller constant uuid := private.begin_as_staff();
begin
  if caller is null then
    return 'refused';
  end if;
  delete from private.staff_invitations i where i.id = p_invitation;
  if not found then
    return 'gone';
  end if;
  insert into private.staff_events (kind, invitation, made_by) values ('withdrawn', p_invitation, caller);
  return 'withdrawn';
end;
$$;
comment on function public.withdraw_invitation(uuid) is 'Ends an open invitation. For members.';

create function public.remove_from_team(p_account uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller constant uuid := private.begin_as_staff();
begin
  if caller is null then
    return 'refused';
  end if;
  if not exists (select from private.staff() s where s.id = p_account) then
    return 'gone';
  end if;
  if not exists (select from private.staff() s where s.id <> p_account) then
    return 'last';
  end if;
  update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = p_account;
  insert into private.staff_events (kind, account, made_by)
  values (case when p_account = caller then 'left' else 'removed' end, p_account, caller);
  -- Whom they have invited is not let in by somebody who is not of the team any more.
  with ended as (delete from private.staff_invitations i where i.invited_by = p_account returning i.id)
  insert into private.staff_events (kind, invitation, made_by) select 'withdrawn', e.id, caller from ended e;
  return case when p_account = caller then 'left' else 'removed' end;
end;
$$;
comment on function public.remove_from_team(uuid) is
  'Takes the role away, and the invitations of whoever had it. The last member stays. For members.';

-- The mail to whoever is invited, which the function sends beside the requests -----------------------------

create function public.claim_staff_invitation(p_per_second double precision default 5)
  returns table (id uuid, email text, invited_by text, expires_at timestamptz, wait_ms integer)
  language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  first_at timestamptz;
  due private.staff_invitations;
begin
  -- Most runs find none, and need not wait for the mails about requests.
  if not exists (
    select from private.staff_invitations i
    where i.mailed_at is null and i.mail_attempts < 8 and i.mail_due_at <= now() and i.expires_at > now()
  ) then
    return;
  end if;
  -- One mail service, one pace.
  select greatest(p.free_at, now()) into first_at from private.mail_pace p for update;
  select i.* into due from private.staff_invitations i
  where i.mailed_at is null and i.mail_attempts < 8 and i.mail_due_at <= now() and i.expires_at > now()
  order by i.mail_due_at limit 1 for update skip locked;
  if due.id is null or first_at > now() + interval '30 seconds' then
    return;
  end if;
  update private.mail_pace p set free_at = first_at + interval '1 second' / p_per_second where p.only_row;
  update private.staff_invitations i
  set mail_attempts = i.mail_attempts + 1,
      -- As for the mails about requests: 1, 4, 16, 64 minutes, 4, 17 and 24 hours.
      mail_due_at = now() + least(interval '1 minute' * power(4, i.mail_attempts), interval '1 day')
  where i.id = due.id;
  return query select due.id, due.email, (select u.email::text from auth.users u where u.id = due.invited_by),
    due.expires_at, ceil(extract(epoch from first_at - now()) * 1000)::integer;
end;
$$;
comment on function public.claim_staff_invitation(double precision) is
  'The next invitation to mail, and when. Tried eight times over two days.';

create function public.settle_staff_invitation(p_invitation uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  update private.staff_invitations i set mailed_at = now() where i.id = p_invitation;
$$;
comment on function public.settle_staff_invitation(uuid) is 'Notes that an invitation was mailed.';

create function public.return_staff_invitation(p_invitation uuid, p_pause_ms integer default 0) returns void
  language sql volatile security definer set search_path = ''
as $$
  update private.staff_invitations i
  set mail_attempts = i.mail_attempts - 1, mail_due_at = now() + least(p_pause_ms, 3600000) * interval '1 millisecond'
  where i.id = p_invitation and i.mailed_at is null and i.mail_attempts > 0;
  -- One mail service, one pace; an hour at most.
  update private.mail_pace p
  set free_at = greatest(p.free_at, now() + least(p_pause_ms, 3600000) * interval '1 millisecond')
  where p.only_row and p_pause_ms > 0;
$$;
comment on function public.return_staff_invitation(uuid, integer) is
  'Gives an invitation back as if nobody had tried to mail it; where the mail service wants to be left alone, for how long.';

-- What whoever runs the site asks, with the secret key ------------------------------------------------------

create function public.appoint_staff(p_email text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.begin_team_change();
  return private.invite(p_email, null);
end;
$$;
comment on function public.appoint_staff(text) is 'As invite_to_team, for whoever runs the site: so the first member is made.';

create function public.choose_request_readers(p_readers text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if p_readers is null or p_readers not in ('verified', 'staff') then
    return 'invalid';
  end if;
  perform private.begin_team_change();
  update private.settings set requests_readable_by = p_readers, readers_chosen_at = now() where only_row;
  insert into private.staff_events (kind, readers) values ('readers', p_readers);
  return p_readers;
end;
$$;
comment on function public.choose_request_readers(text) is 'Says who reads all requests, and that this was chosen.';

revoke execute on function private.staff(), private.staff_account(), private.begin_team_change(), private.begin_as_staff(),
  private.give_staff_role(uuid, uuid, uuid), private.invite(text, uuid),
  public.enter_dashboard(), public.read_team(), public.invite_to_team(text), public.withdraw_invitation(uuid),
  public.remove_from_team(uuid), public.appoint_staff(text), public.choose_request_readers(text),
  public.claim_staff_invitation(double precision), public.settle_staff_invitation(uuid),
  public.return_staff_invitation(uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.enter_dashboard(), public.read_team(), public.invite_to_team(text),
  public.withdraw_invitation(uuid), public.remove_from_team(uuid) to authenticated;
grant execute on function public.appoint_staff(text), public.choose_request_readers(text),
  public.claim_staff_invitation(double precision), public.settle_staff_invitation(uuid),
  public.return_staff_invitation(uuid, integer) to service_role;
