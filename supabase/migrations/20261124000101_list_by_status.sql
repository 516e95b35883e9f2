-- The list can be narrowed to a status, and the dashboard says how its requests stand, how many are open, and how soon people
-- were answered. Both functions take one more argument, last and optional, so that a site deployed before goes on working.

drop function public.read_dashboard(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, uuid);
drop function public.list_demo_requests(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, boolean);

create function public.list_demo_requests(
  p_search text default null,
  p_from timestamptz default null,
  p_until timestamptz default null,
  p_sort text default 'created_at',
  p_descending boolean default true,
  p_after uuid default null,
  p_before uuid default null,
  p_size integer default 25,
  p_counted boolean default true,
  p_status text default null
) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  -- Of what the caller says only these choices become part of a statement; values are parameters:
  -- $1 text, $2 from, $3 until, $4 id of the row beside the page, $5 and $6 what that row is sorted by, $7 size, $8 status.
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
  if p_status <> '' then
    wanted := wanted || ' and r.id in (select s.request_id from private.request_states s where s.status = $8)';
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
    ) into total, preceding using p_search, p_from, p_until, cursor_id, cursor_text, cursor_moment, size, p_status;
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
  ) into listed using p_search, p_from, p_until, cursor_id, cursor_text, cursor_moment, size, p_status;

  return jsonb_build_object(
    'total', total,
    'preceding', case when is_backwards then preceding - jsonb_array_length(listed) else preceding end,
    'rows', listed
  );
end;
$$;
comment on function public.list_demo_requests(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, boolean, text) is
  'A page of the demo requests the caller may read: those that hold a text, of a time, with a status, in an order, after or before a row.';
revoke execute on function public.list_demo_requests(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, boolean, text)
  from public, anon, authenticated, service_role;
grant execute on function public.list_demo_requests(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, boolean, text)
  to authenticated;

create function public.read_dashboard(
    p_search text default '', p_from timestamptz default null, p_until timestamptz default null,
    p_sort text default 'created_at', p_descending boolean default true,
    p_after uuid default null, p_before uuid default null, p_size integer default 25, p_asked uuid default null,
    p_status text default null
  ) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  with page as materialized (
    select public.list_demo_requests(
      p_search, p_from, p_until, p_sort, p_descending, p_after, p_before, least(p_size, 100), true, p_status
    ) as list
  ), shown as materialized (
    select (r ->> 'id')::uuid as id from page, jsonb_array_elements(page.list -> 'rows') r
    union
    select p_asked where p_asked is not null
  )
  select (select list from page) || jsonb_build_object(
    'viewer', nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email',
    'asked', (
      select jsonb_build_object('id', r.id, 'name', r.name, 'email', r.email, 'phone', r.phone,
        'purpose', r.purpose, 'created_at', r.created_at)
      from public.demo_requests r where r.id = p_asked
    ),
    'origins', (
      select jsonb_agg(jsonb_build_object('id', r.id, 'utm_source', r.utm_source, 'utm_medium', r.utm_medium,
        'utm_campaign', r.utm_campaign, 'utm_term', r.utm_term, 'utm_content', r.utm_content,
        'referrer_host', r.referrer_host, 'landing_path', r.landing_path))
      from public.demo_requests r where r.id in (select s.id from shown s)
    ),
    'notifications', (
      select jsonb_agg(to_jsonb(n)) from public.read_demo_notifications(array(select s.id from shown s)) n
    ),
    'states', (
      select jsonb_agg(to_jsonb(t)) from public.read_demo_request_states(array(select s.id from shown s)) t
    ),
    'open', (select jsonb_agg(to_jsonb(o)) from public.count_open_demo_requests() o),
    'answers', (select jsonb_agg(to_jsonb(a)) from public.read_answer_times() a),
    'newest', (select max(r.created_at) from public.demo_requests r),
    'parked', (select jsonb_agg(to_jsonb(p)) from public.parked_demo_notifications() p),
    'recent', (select jsonb_agg(to_jsonb(c)) from public.count_recent_demo_requests() c)
  );
$$;
comment on function public.read_dashboard(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, uuid, text) is
  'Everything the dashboard shows its reader, with who that is.';
revoke execute on function public.read_dashboard(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.read_dashboard(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, uuid, text)
  to authenticated;
