-- A token says who somebody was when it was written, up to an hour ago. Whether their session still lives, whether
-- their address is confirmed and which role they have is therefore asked of the auth schema, each time: signing out,
-- a ban and a role that is taken away end reading at once.

create function private.live_account() returns uuid
  language sql stable security definer set search_path = ''
as $$
  select u.id
  from auth.users u
    join auth.sessions s on s.user_id = u.id
  where u.id = (select auth.uid())
    -- As text: a claim that is no uuid finds no session, where a cast would be an error.
    and s.id::text = (select auth.jwt()) ->> 'session_id'
    -- Signing out deletes the row. A project may also limit how long sessions last and how long they may be idle: of
    -- that the row knows nothing. The auth service applies those limits when it refuses to refresh, so that a token
    -- outlives them by its own hour (jwt_expiry) at most.
    and coalesce(s.not_after > now(), true)
    and u.deleted_at is null
    and coalesce(u.banned_until <= now(), true);
$$;
comment on function private.live_account() is
  'The account of the caller while the session that their token names lives; nothing for everybody else.';

create function private.confirmed_account() returns uuid
  language sql stable security definer set search_path = ''
as $$
  select u.id from auth.users u where u.id = private.live_account() and u.email_confirmed_at is not null;
$$;
comment on function private.confirmed_account() is 'As live_account, for accounts with a confirmed address.';

create or replace function private.may_read_demo_requests() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users u
    where u.id = private.confirmed_account()
      and (
        (select s.requests_readable_by from private.settings s) = 'verified'
        or u.raw_app_meta_data ->> 'role' = 'staff'
      )
  );
$$;
comment on function private.may_read_demo_requests() is
  'True when the caller has a live session, a confirmed address, and the reading setting includes their account.';
comment on column private.settings.requests_readable_by is
  'verified: every signed-in person with a confirmed address reads all requests. staff: only people whose account has the role staff in raw_app_meta_data.';

revoke execute on function private.live_account() from public, anon, authenticated, service_role;
revoke execute on function private.confirmed_account() from public, anon, authenticated, service_role;
grant execute on function private.live_account() to authenticated;
grant execute on function private.confirmed_account() to authenticated;

-- In brackets each function is asked once for a statement, not once for a row.
alter policy "People send requests in their own name" on public.demo_requests
  with check (user_id = (select private.confirmed_account()));
alter policy "People read their own requests, and all if the setting says so" on public.demo_requests
  using ((select private.may_read_demo_requests()) or user_id = (select private.live_account()));

create or replace function public.may_send_demo_notification(p_request_id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
      select 1 from public.demo_requests r where r.id = p_request_id and r.user_id = private.live_account()
    )
    or (
      exists (
        select 1 from public.demo_request_notifications n
        where n.request_id = p_request_id and n.released_by = (select auth.uid())
      )
      and private.may_read_demo_requests()
    );
$$;

create or replace function public.list_demo_requests(
  p_search text default null,
  p_from timestamptz default null,
  p_until timestamptz default null,
  p_sort text default 'created_at',
  p_descending boolean default true,
  p_after uuid default null,
  p_before uuid default null,
  p_size integer default 25,
  p_counted boolean default true
) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  -- Of what the caller says only these choices become part of a statement; values are parameters:
  -- $1 text, $2 from, $3 until, $4 id of the row beside the page, $5 and $6 what that row is sorted by, $7 size.
  sort_key constant text := case p_sort
    when 'created_at' then 'r.created_at'
    when 'name' then 'r.name collate "und-x-icu"'
    when 'email' then 'r.email collate "C"'
    when 'phone' then 'r.phone collate "C"'
    when 'purpose' then 'r.purpose_start collate "und-x-icu"'
  end;
  place constant text := format(
    '(%s, r.id) %%s (%s, $4)', sort_key, case p_sort when 'created_at' then '$6' else '$5' end
  );
  size constant integer := least(greatest(p_size, 1), 1000);
  wanted text := 'true';
  cursor_id uuid := coalesce(p_before, p_after);
  cursor_text text;
  cursor_moment timestamptz;
  is_backwards boolean := p_before is not null;
  total bigint;
  preceding bigint := 0;
  listed jsonb;
begin
  -- Empty means that there is nothing to read, so whoever is signed out is told something else. The Data API answers with
  -- this status.
  if private.live_account() is null then
    raise sqlstate 'PGRST' using
      message = json_build_object('code', 'session_ended', 'message', 'There is no session, or none any more.'),
      detail = json_build_object('status', 401, 'headers', json_build_object('WWW-Authenticate', 'Bearer'));
  end if;
  if sort_key is null then
    raise invalid_parameter_value using message = 'There is no such order.';
  end if;
  if p_search <> '' then
    wanted := wanted || ' and strpos(r.search_text, lower($1)) > 0';
  end if;
  if p_from is not null then
    wanted := wanted || ' and r.created_at >= $2';
  end if;
  if p_until is not null then
    wanted := wanted || ' and r.created_at < $3';
  end if;
  -- A row that is gone, or not the caller's to read, is no cursor: the list begins at its beginning.
  if cursor_id is not null then
    execute format('select r.id, (%s)::text, r.created_at from public.demo_requests r where r.id = $1', sort_key)
      into cursor_id, cursor_text, cursor_moment using cursor_id;
  end if;

  if p_counted then
    execute format(
      'select count(*), count(*) filter (where %s) from public.demo_requests r where %s',
      case when cursor_id is null then 'false' else
        format(place, case when p_descending then '>' else '<' end || case when is_backwards then '' else '=' end)
      end,
      wanted
    ) into total, preceding using p_search, p_from, p_until, cursor_id, cursor_text, cursor_moment;
  end if;
  -- With too few rows for a page before the cursor, that page is the first.
  if is_backwards and (cursor_id is null or preceding < size) then
    is_backwards := false;
    cursor_id := null;
    preceding := 0;
  end if;

  execute format(
    -- Few rows are collected and sorted: walking along the index until they are found would take longer.
    'with found as %1$s (select r.* from public.demo_requests r where %2$s)
     select coalesce(jsonb_agg(to_jsonb(r) - ''sort_key'' order by r.sort_key %6$s, r.id %6$s), ''[]'')
     from (
       select r.id, r.name, r.email, r.phone, r.purpose, r.created_at, %4$s as sort_key
       from found r where %3$s order by %4$s %5$s, r.id %5$s limit $7
     ) r',
    case when total < 1000 then 'materialized' else 'not materialized' end,
    wanted,
    case when cursor_id is null then 'true'
      else format(place, case when p_descending <> is_backwards then '<' else '>' end) end,
    sort_key,
    case when p_descending <> is_backwards then 'desc' else 'asc' end,
    case when p_descending then 'desc' else 'asc' end
  ) into listed using p_search, p_from, p_until, cursor_id, cursor_text, cursor_moment, size;

  return jsonb_build_object(
    'total', total,
    'preceding', case when is_backwards then preceding - jsonb_array_length(listed) else preceding end,
    'rows', listed
  );
end;
$$;
