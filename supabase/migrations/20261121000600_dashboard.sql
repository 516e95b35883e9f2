-- The whole dashboard in one question: a page of the list, how the mails about it stand, where its requests came from,
-- and what stands above it. It is asked as the person who reads: policy and functions decide what there is for them.

create function public.read_dashboard(
    p_search text default '', p_from timestamptz default null, p_until timestamptz default null,
    p_sort text default 'created_at', p_descending boolean default true,
    p_after uuid default null, p_before uuid default null, p_size integer default 25, p_asked uuid default null
  ) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  with page as materialized (
    select public.list_demo_requests(
      p_search, p_from, p_until, p_sort, p_descending, p_after, p_before, least(p_size, 100), true
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
    'newest', (select max(r.created_at) from public.demo_requests r),
    'parked', (select jsonb_agg(to_jsonb(p)) from public.parked_demo_notifications() p),
    'recent', (select jsonb_agg(to_jsonb(c)) from public.count_recent_demo_requests() c)
  );
$$;
comment on function public.read_dashboard(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, uuid) is
  'Everything the dashboard shows its reader, with who that is.';
revoke execute on function public.read_dashboard(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.read_dashboard(text, timestamptz, timestamptz, text, boolean, uuid, uuid, integer, uuid)
  to authenticated;
