-- The list at any size. It asks once whether its caller reads all requests, else it looks at their own only; then it may use
-- any index, and does about as much for a million requests as for ten thousand. New arguments are last and optional, so that
-- a site deployed before goes on working.

drop function public.read_dashboard(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, uuid, text);
drop function public.list_demo_requests(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, boolean, text);

-- All that the statements of the list are given: none of it ever becomes part of a statement.
create type private.request_query as (
  words text[], numbers text[], phone text,
  since timestamptz, until timestamptz, status text, source text, sender text, account uuid,
  beside uuid, beside_text text, beside_moment timestamptz
);

create function private.read_search(p_search text) returns private.request_query
  language plpgsql immutable set search_path = ''
as $$
declare
  q private.request_query;
  term text;
  pattern text;
  is_number boolean;
  digits text := '';
begin
  q.words := '{}';
  q.numbers := '{}';
  -- Eight words are more than anybody types, and each costs.
  foreach term in array (regexp_split_to_array(btrim(normalize(left(coalesce(p_search, ''), 200), NFKC), E' \t\n\r'), '\s+'))[1:8] loop
    is_number := term ~ '^[+(]*[0-9][0-9()/.+-]*$';
    if is_number then
      digits := digits || regexp_replace(replace(term, '(0)', ''), '[^0-9]', '', 'g');
    end if;
    term := btrim(private.fold(term), ' ');
    continue when term = '';
    -- The index knows three letters in a row, or how a word begins. Nothing that is left means anything else to "like".
    pattern := '%' || case when char_length(term) < 3 then ' ' else '' end || term || '%';
    if is_number then
      q.numbers := q.numbers || pattern;
    else
      q.words := q.words || pattern;
    end if;
  end loop;
  -- Numbers may also be one phone number with whatever people put between its digits: "+49 (0)151 123", "0151 123".
  digits := ltrim(digits, '0');
  if char_length(digits) >= 3 then
    q.phone := '%' || digits || '%';
  end if;
  return q;
end;
$$;
comment on function private.read_search(text) is 'What somebody typed into the search, as patterns for the search text.';
revoke execute on function private.read_search(text) from public, anon, authenticated, service_role;

create function private.search_conditions(q private.request_query) returns text[]
  language sql immutable set search_path = ''
as $$
  select case
    -- Punctuation alone is in nothing.
    when cardinality(q.words) + cardinality(q.numbers) = 0 then array['false']
    else array(select format('r.search_text like (($1).words)[%s]', n) from generate_subscripts(q.words, 1) n)
      || array(
        select format('(%s%s)', string_agg(format('r.search_text like (($1).numbers)[%s]', n), ' and '),
          case when q.phone is not null then ' or r.search_text like ($1).phone' else '' end)
        from generate_subscripts(q.numbers, 1) n having count(*) > 0
      )
  end;
$$;
comment on function private.search_conditions(private.request_query) is
  'What a request has to fulfil to be found: all words, and all numbers unless they are one phone number. The values stay parameters.';
revoke execute on function private.search_conditions(private.request_query) from public, anon, authenticated, service_role;

create function private.kept_total(p_status text) returns bigint
  language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(t.requests), 0)::bigint from private.request_tallies t
  where t.kind = 'status' and t.value = coalesce(p_status, t.value);
$$;
comment on function private.kept_total(text) is 'How many requests there are with a status, or in all, as it was kept.';
revoke execute on function private.kept_total(text) from public, anon, authenticated, service_role;

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
  p_status text default null,
  p_source text default null,
  p_sender text default null
) returns jsonb
  language plpgsql stable security definer set search_path = ''
  -- What people wrote has no statistics, so the planner would now and then look through all of it.
  set enable_seqscan = off
as $$
declare
  -- Of what the caller says only these choices become part of a statement; the values are those of the query, $1.
  sort_key constant text := case p_sort
    when 'created_at' then 'r.created_at'
    when 'name' then 'r.name collate "und-x-icu"'
    when 'email' then 'r.email collate "C"'
    when 'phone' then 'r.phone collate "C"'
    when 'purpose' then 'r.purpose_start collate "und-x-icu"'
  end;
  shown constant text := 'r.id, r.name, r.email, r.phone, r.phone_dial, r.purpose, r.created_at, r.source, r.utm_source, r.utm_medium,
    r.utm_campaign, r.utm_term, r.utm_content, r.referrer_host, r.landing_path, r.sent_path';
  size constant integer := least(greatest(p_size, 1), 1000);
  -- More are not counted.
  most constant integer := 10000;
  -- So many rows are looked at in the order of the list before an index is asked which ones match.
  steps integer := greatest(1000, 4 * size);
  q private.request_query;
  reads_all constant boolean := private.may_read_demo_requests();
  -- Conditions: those that an index in the order of the list serves, and the others.
  lead text[] := '{}';
  rest text[] := '{}';
  -- Where a status is all but the time that is asked for, how the requests stand is looked at, and in the order of time
  -- walked along.
  by_status constant boolean :=
    coalesce(p_status, '') <> '' and reads_all and p_source is null and coalesce(p_sender, '') = '';
  walks_states constant boolean := by_status and p_sort = 'created_at';
  came constant text := case when by_status then 's.created_at' else 'r.created_at' end;
  counts constant text := case when by_status then 'private.request_states s' else 'public.demo_requests r' end;
  joined constant text := counts || case when by_status then ' join public.demo_requests r on r.id = s.request_id' else '' end;
  base constant text := case when walks_states then 'private.request_states s' else 'public.demo_requests r' end;
  base_key constant text := case when walks_states then 's.created_at' else sort_key end;
  base_id constant text := case when walks_states then 's.request_id' else 'r.id' end;
  -- The row beside the page, to compare with.
  beside constant text := '(' || case p_sort when 'created_at' then '($1).beside_moment' else '($1).beside_text' end || ', ($1).beside)';
  precedes constant text := case when p_descending then '>' else '<' end;
  follows constant text := case when p_descending then '<' else '>' end;
  forwards constant text := case when p_descending then 'desc' else 'asc' end;
  backwards constant text := case when p_descending then 'asc' else 'desc' end;
  is_backwards boolean := p_before is not null;
  is_simple boolean;
  is_counted boolean;
  counted text;
  leads text;
  wanted text;
  walk text;
  place text;
  direction text;
  listed jsonb;
  found bigint;
  is_complete boolean;
  is_about boolean := false;
  is_placed boolean := true;
  total bigint;
  preceding bigint := 0;
begin
  -- Empty means that there is nothing to read, so whoever is signed out is told something else. The Data API answers with
  -- this status.
  q := private.read_search(p_search);
  q.account := private.live_account();
  if q.account is null then
    raise sqlstate 'PGRST' using
      message = json_build_object('code', 'session_ended', 'message', 'There is no session, or none any more.'),
      detail = json_build_object('status', 401, 'headers', json_build_object('WWW-Authenticate', 'Bearer'));
  end if;
  if sort_key is null then
    raise invalid_parameter_value using message = 'There is no such order.';
  end if;
  q.since := p_from;
  q.until := p_until;
  q.status := p_status;
  q.source := p_source;
  q.sender := p_sender;

  -- The right, once: whoever does not read all requests sees their own, and learns of none how it stands.
  if not reads_all then
    rest := rest || 'r.user_id = ($1).account'::text;
  end if;
  if p_sender <> '' then
    lead := lead || case when p_sender like '@%' then 'r.email_domain = substr(($1).sender, 2)'
      else 'r.email collate "C" = ($1).sender' end;
  end if;
  if p_source is not null then
    lead := lead || 'r.source = ($1).source'::text;
  end if;
  if p_from is not null then
    lead := lead || format('%s >= ($1).since', came);
  end if;
  if p_until is not null then
    lead := lead || format('%s < ($1).until', came);
  end if;
  if by_status then
    lead := lead || 's.status = ($1).status'::text;
  elsif p_status <> '' then
    rest := rest || case when reads_all
      then 'r.id in (select s.request_id from private.request_states s where s.status = ($1).status)' else 'false' end;
  end if;
  if p_search ~ '\S' then
    rest := rest || private.search_conditions(q);
  end if;
  -- One index serves one of these, and in the order of time only.
  if p_sender <> '' and p_source is not null then
    rest := lead || rest;
    lead := '{}';
  end if;
  is_simple := cardinality(rest) = 0;
  counted := array_to_string(lead || 'true'::text, ' and ');
  if p_sort <> 'created_at' then
    rest := lead || rest;
    lead := '{}';
  end if;
  leads := array_to_string(lead || 'true'::text, ' and ');
  wanted := array_to_string(lead || rest || 'true'::text, ' and ');
  -- Rows one after the other: %1$s which, %2$s in which direction, %3$s how many of them at most are looked at.
  walk := format('(select %1$s, %2$s as place from %3$s where %4$s and %%1$s order by %2$s %%2$s, %5$s %%2$s limit %%3$s) %6$s',
    case when walks_states then 's.request_id' else 'r.*' end, base_key, base, leads, base_id,
    case when walks_states then 's join public.demo_requests r on r.id = s.request_id'
      when by_status then 'r join private.request_states s on s.request_id = r.id' else 'r' end);

  -- A row that is gone, or not the caller's to read, is no cursor: the list begins at its beginning.
  if coalesce(p_before, p_after) is not null then
    execute format('select r.id, (%s)::text, r.created_at from public.demo_requests r where r.id = $1 and ($2 or r.user_id = $3)', sort_key)
      into q.beside, q.beside_text, q.beside_moment using coalesce(p_before, p_after), reads_all, q.account;
    is_backwards := is_backwards and q.beside is not null;
  end if;

  loop
    direction := case when is_backwards then backwards else forwards end;
    place := case when q.beside is null then 'true' else
      format('(%s, %s) %s %s', base_key, base_id, case when is_backwards then precedes else follows end, beside) end;
    is_complete := cardinality(rest) = 0;
    found := 0;
    -- Where many rows match, or nothing but the order is asked for, a page is soon together: looked for among a few rows,
    -- and where that found some, among more.
    while reads_all loop
      execute format(
        'select coalesce(jsonb_agg(to_jsonb(l) - ''place'' order by l.place %5$s, l.id %5$s), ''[]''), count(*)
         from (select %1$s, %6$s.place from %2$s where %3$s order by %6$s.place %4$s, %7$s %4$s limit %8$s) l',
        shown, format(walk, place, direction, case when is_complete then size + 1 else steps end),
        array_to_string(rest || 'true'::text, ' and '), direction, forwards,
        case when walks_states then 's' else 'r' end, base_id, size + 1
      ) into listed, found using q;
      exit when is_complete or found > size;
      execute format('select count(*) < %s from %s', steps,
        format('(select from %s where %s and %s limit %s) s', base, leads, place, steps)) into is_complete using q;
      exit when is_complete or steps > 4 * greatest(1000, 4 * size) or found * 5 <= size;
      steps := 8 * steps;
    end loop;
    if not is_complete and found <= size then
      -- Few match: an index finds them all, and they are sorted. Of many that are not among the first it is the same.
      execute format(
        'with matching as materialized (select r.id, %1$s as place from %2$s where %3$s)
         select coalesce(jsonb_agg(to_jsonb(l) - ''place'' order by l.place %6$s, l.id %6$s), ''[]''), count(*),
           (select count(*) from matching)
         from (
           select %5$s, m.place
           from (select * from matching m where %4$s order by m.place %7$s, m.id %7$s limit %8$s) m
             join public.demo_requests r on r.id = m.id
         ) l',
        sort_key, joined, wanted, replace(replace(place, base_key, 'm.place'), base_id, 'm.id'), shown, forwards, direction, size + 1
      ) into listed, found, total using q;
    end if;
    exit when not is_backwards or found >= size;
    -- With too few rows for a page before the cursor, that page is the first.
    is_backwards := false;
    q.beside := null;
  end loop;
  if found > size then
    listed := listed - case when is_backwards then 0 else size end;
  end if;

  if p_counted then
    is_counted := total is not null;
    if is_simple and not is_counted then
      -- How many there are in all, or with a status, is kept: many need not be counted.
      if p_from is null and p_until is null and p_source is null and coalesce(p_sender, '') = '' then
        total := private.kept_total(nullif(p_status, ''));
      end if;
      if coalesce(total, 0) <= most then
        execute format('select count(*) from (select from %s where %s limit %s) c', counts, counted, most + 1) into total using q;
      end if;
      is_about := total > most;
      is_counted := true;
    elsif not is_counted and q.beside is null and found <= size then
      total := found;
      is_counted := true;
    end if;
    if not is_counted then
      -- Rows in the order of their ids are rows by chance. Where many of them match there is no need to count.
      execute format(
        'select case when count(*) >= 20 then round(count(*) * 0.001 * $2, -3) end
         from (select r.* from public.demo_requests r order by r.id limit 1000) r%s where %s',
        case when by_status then ' join private.request_states s on s.request_id = r.id' else '' end, wanted
      ) into total using q, private.kept_total(null);
      is_about := coalesce(total > 1.5 * most, false);
      if not is_about then
        execute format('select count(*) from (select from %s where %s limit %s) c', joined, wanted, most + 1) into total using q;
        is_about := total > most;
      end if;
    end if;
    if q.beside is not null then
      place := format('(%s, %s) %s%s %s', base_key, base_id, precedes, case when is_backwards then '' else '=' end, beside);
      if cardinality(rest) = 0 then
        execute format('select count(*) from (select from %s where %s and %s limit %s) c', base, leads, place, most + 1)
          into preceding using q;
        is_placed := preceding <= most;
      elsif is_about then
        execute format('select count(*) from %s where %s', format(walk, place, backwards, 5 * steps),
          array_to_string(rest, ' and ')) into preceding using q;
        execute format('select count(*) < %s from (select from %s where %s and %s limit %s) s',
          5 * steps, base, leads, place, 5 * steps) into is_placed using q;
      else
        execute format('select count(*) from %s where %s and %s', joined, wanted, place) into preceding using q;
      end if;
    end if;
  end if;

  return jsonb_build_object(
    'total', total,
    'about', is_about,
    'preceding', case when is_backwards then preceding - jsonb_array_length(listed) else preceding end,
    'placed', is_placed,
    'more', is_backwards or found > size,
    'rows', listed
  );
end;
$$;
comment on function public.list_demo_requests(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, boolean, text, text, text) is
  'A page of the demo requests the caller may read: those that hold words, of a time, with a status, from a source, of a sender (an address, or @ and a domain), in an order, after or before a row. Up to ten thousand are counted: "about" says that there are more, "placed" whether it is known how many precede, "more" whether any follow.';
revoke execute on function public.list_demo_requests(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, boolean, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.list_demo_requests(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, boolean, text, text, text)
  to authenticated;

create function public.count_demo_request_senders(p_request_ids uuid[]) returns table (request_id uuid, person integer, company integer)
  language sql stable security definer set search_path = ''
as $$
  select r.id, counted.person, counted.company
  from public.demo_requests r, lateral (
    select
      (select count(*)::integer from (
        select from public.demo_requests o where o.email collate "C" = r.email limit 100) c) as person,
      (select count(*)::integer from (
        select from public.demo_requests o where o.email_domain = r.email_domain limit 100) c) as company
  ) counted
  where r.id = any (p_request_ids[1:200]) and (select private.may_read_demo_requests());
$$;
comment on function public.count_demo_request_senders(uuid[]) is
  'How many requests came from the address of each of up to two hundred requests, and from its domain, up to a hundred. For the people who read all requests.';
revoke execute on function public.count_demo_request_senders(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.count_demo_request_senders(uuid[]) to authenticated;

create function public.newest_demo_request() returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select case when private.may_read_demo_requests() then (select max(r.created_at) from public.demo_requests r)
    else (select max(r.created_at) from public.demo_requests r where r.user_id = private.live_account()) end;
$$;
comment on function public.newest_demo_request() is 'When the newest request came that the caller may read.';
revoke execute on function public.newest_demo_request() from public, anon, authenticated, service_role;
grant execute on function public.newest_demo_request() to authenticated;

create function public.read_dashboard(
    p_search text default '', p_from timestamptz default null, p_until timestamptz default null,
    p_sort text default 'created_at', p_descending boolean default true,
    p_after uuid default null, p_before uuid default null, p_size integer default 25, p_asked uuid default null,
    p_status text default null, p_source text default null, p_sender text default null
  ) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  with page as materialized (
    select public.list_demo_requests(
      p_search, p_from, p_until, p_sort, p_descending, p_after, p_before, least(p_size, 100), true, p_status, p_source, p_sender
    ) as list
  ), shown as materialized (
    select (r ->> 'id')::uuid as id from page, jsonb_array_elements(page.list -> 'rows') r
    union
    select p_asked where p_asked is not null
  )
  select (select list from page) || jsonb_build_object(
    'viewer', nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email',
    'asked', (
      select jsonb_build_object('id', r.id, 'name', r.name, 'email', r.email, 'phone', r.phone, 'phone_dial', r.phone_dial,
        'purpose', r.purpose, 'created_at', r.created_at, 'source', r.source, 'sent_path', r.sent_path)
      from public.demo_requests r where r.id = p_asked
    ),
    'origins', (
      select jsonb_agg(jsonb_build_object('id', r.id, 'utm_source', r.utm_source, 'utm_medium', r.utm_medium,
        'utm_campaign', r.utm_campaign, 'utm_term', r.utm_term, 'utm_content', r.utm_content,
        'referrer_host', r.referrer_host, 'landing_path', r.landing_path, 'sent_path', r.sent_path))
      from public.demo_requests r where r.id in (select s.id from shown s)
    ),
    'senders', (
      select jsonb_agg(to_jsonb(c)) from public.count_demo_request_senders(array(select s.id from shown s)) c
    ),
    'notifications', (
      select jsonb_agg(to_jsonb(n)) from public.read_demo_notifications(array(select s.id from shown s)) n
    ),
    'states', (
      select jsonb_agg(to_jsonb(t)) from public.read_demo_request_states(array(select s.id from shown s)) t
    ),
    'open', (select jsonb_agg(to_jsonb(o)) from public.count_open_demo_requests() o),
    'answers', (select jsonb_agg(to_jsonb(a)) from public.read_answer_times() a),
    'newest', public.newest_demo_request(),
    'parked', (select jsonb_agg(to_jsonb(p)) from public.parked_demo_notifications() p),
    'recent', (select jsonb_agg(to_jsonb(c)) from public.count_recent_demo_requests() c)
  );
$$;
comment on function public.read_dashboard(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, uuid, text, text, text) is
  'Everything the dashboard shows its reader, with who that is.';
revoke execute on function public.read_dashboard(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, uuid, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.read_dashboard(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, uuid, text, text, text)
  to authenticated;
