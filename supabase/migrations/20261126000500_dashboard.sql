-- Counts for the dashboard. They run with the caller's rights, so the policies decide what is counted.

create function public.count_requests_by_day(p_since timestamptz) returns table (day date, requests bigint)
  language sql stable security invoker set search_path = ''
as $$
  select (r.created_at at time zone 'UTC')::date, count(*)
  from public.demo_requests r
  where r.created_at >= p_since
  group by 1 order by 1;
$$;
comment on function public.count_requests_by_day(timestamptz) is 'Counts the requests of each day in UTC since a moment.';

create function public.list_request_sources() returns table (source text, requests bigint)
  language sql stable security invoker set search_path = ''
as $$
  select r.source, count(*) from public.demo_requests r group by r.source order by 2 desc, 1 limit 50;
$$;
comment on function public.list_request_sources() is 'Returns the fifty most frequent sources of requests.';

create function public.record_export(p_requests integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    perform private.raise_http(403, 'staff_only', 'Only staff export requests.');
  end if;
  perform private.record_action('requests.export', null, jsonb_build_object('requests', p_requests), 20);
end;
$$;
comment on function public.record_export(integer) is 'Records an export, for staff; twenty an hour are the limit.';

grant execute on function public.count_requests_by_day(timestamptz), public.list_request_sources(),
  public.record_export(integer) to authenticated;
