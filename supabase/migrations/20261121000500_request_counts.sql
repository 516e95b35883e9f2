-- How many requests came on each of the last thirty days, and from where. It counts what its caller may read.

create function public.count_recent_demo_requests() returns table (day date, source text, requests bigint)
  language sql stable security invoker set search_path = ''
as $$
  with recent as materialized (
    select (r.created_at at time zone 'UTC')::date as day, coalesce(r.utm_source, r.referrer_host) as source,
      count(*) as requests
    from public.demo_requests r
    -- Hours, because a day of the session's own time zone may be longer or shorter.
    where r.created_at >= date_trunc('day', now(), 'UTC') - interval '696 hours'
      and r.created_at < date_trunc('day', now(), 'UTC') + interval '24 hours'
    group by 1, 2
  )
  select r.day, null, sum(r.requests)::bigint from recent r group by r.day
  union all
  (select null, r.source, sum(r.requests)::bigint from recent r group by r.source order by 3 desc, 2 limit 6);
$$;
comment on function public.count_recent_demo_requests() is
  'Requests of each of the last thirty days in UTC, and of the six sources most came from: a campaign''s name, else the referring host; empty for neither.';
revoke execute on function public.count_recent_demo_requests() from public, anon, authenticated, service_role;
grant execute on function public.count_recent_demo_requests() to authenticated;
