-- The team: addresses in public.staff, added and removed by staff or by the command line.

create function private.check_staff_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Changes take turns, so that two members cannot remove each other at once.
  perform pg_advisory_xact_lock(hashtextextended('staff', 0));
  -- The policy saw the team before the wait.
  if auth.uid() is not null and not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff change the team.';
  end if;
  if tg_op = 'INSERT' then
    new.email := lower(btrim(new.email));
    return new;
  end if;
  if auth.uid() is not null and not exists (select from private.list_staff_accounts() a where a.email <> old.email) then
    perform private.raise_http(409, 'last_member', 'The last member stays.');
  end if;
  return old;
end;
$$;
comment on function private.check_staff_change() is 'Normalizes an added address, and keeps the last member. Changes by the command line are free.';
create trigger check_staff_change before insert or delete on public.staff
  for each row execute function private.check_staff_change();

create function private.record_staff_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  account uuid := (select u.id from auth.users u where u.email = coalesce(new.email, old.email));
begin
  if tg_op = 'DELETE' then
    update public.demo_request_states s set assignee_id = null where s.assignee_id = account;
  end if;
  perform private.record_action(case tg_op when 'INSERT' then 'staff.add' else 'staff.remove' end, account, '{}', 30);
  return null;
end;
$$;
comment on function private.record_staff_change() is 'Records a change of the team, and gives back the requests of a removed member.';
create trigger record_staff_change after insert or delete on public.staff
  for each row execute function private.record_staff_change();

create function public.list_staff()
  returns table (email text, user_id uuid, added_at timestamptz, added_by_email text, is_confirmed boolean)
  language sql stable security definer set search_path = ''
as $$
  select s.email, u.id, s.added_at, (select a.email::text from auth.users a where a.id = s.added_by),
    u.email_confirmed_at is not null
  from public.staff s left join auth.users u on u.email = s.email and u.deleted_at is null
  where private.is_staff()
  order by s.added_at, s.email;
$$;
comment on function public.list_staff() is 'Returns the team with its accounts, for staff; nothing for others.';
grant execute on function public.list_staff() to authenticated;
