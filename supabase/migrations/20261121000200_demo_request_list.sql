-- The dashboard's list at any size: one answer with a page of rows, how many there are and where the page stands.
-- Everything is read as the caller, so the policy of the table decides, here as everywhere.

-- Lower case once, when the row is written. A trigram index would not be used: under row-level security an operator
-- that is not leakproof (like, ~) may only see rows that have passed the policy, and an index comes before that.
alter table public.demo_requests
  add column search_text text not null
  generated always as (lower(name || E'\n' || email || E'\n' || purpose)) stored;
comment on column public.demo_requests.search_text is 'Name, e-mail and purpose in lower case, for the search of the dashboard.';
-- left() is not leakproof either; a column is.
alter table public.demo_requests
  add column purpose_start text not null generated always as (left(purpose, 80)) stored;
comment on column public.demo_requests.purpose_start is 'What purposes are sorted by: the whole of one would not fit into an index.';
grant select (search_text, purpose_start) on public.demo_requests to authenticated;

-- One index per order. Names and purposes are sorted as people expect, in any script.
create index demo_requests_by_name on public.demo_requests ((name collate "und-x-icu"), id);
create index demo_requests_by_email on public.demo_requests ((email collate "C"), id);
create index demo_requests_by_phone on public.demo_requests ((phone collate "C"), id);
create index demo_requests_by_purpose on public.demo_requests ((purpose_start collate "und-x-icu"), id);

create function public.list_demo_requests(
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
comment on function public.list_demo_requests(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, boolean) is
  'A page of the demo requests the caller may read: those that hold a text, of a time, in an order, after or before a row.';
revoke execute on function public.list_demo_requests(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.list_demo_requests(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, boolean)
  to authenticated;
