-- What the dashboard counts at any size: kept as requests and answers come, since counting a million rows takes longer than
-- a page may. Changes are only ever added, so that nobody waits for anybody; now and then they are summed up.

create table private.request_tallies (
  kind text not null check (kind in ('status', 'source', 'answer', 'week')),
  day date,
  value text not null,
  requests bigint not null
);
comment on table private.request_tallies is
  'Sums to how many requests have a status, came on a day from a source, or were answered on a day, and in a week, after about so long.';
comment on column private.request_tallies.day is 'In UTC, of a week its Monday; empty for a status.';
comment on column private.request_tallies.value is 'The status, the source, or the step of private.answer_step.';
comment on column private.request_tallies.requests is 'How many more, or fewer.';
create index request_tallies_by_day on private.request_tallies (kind, day);
alter table private.request_tallies enable row level security;
revoke all on private.request_tallies from public, anon, authenticated, service_role;

-- Each step is a fifth longer than the one before: a percentile read from them is a few hundredths off.
create function private.answer_step(p_seconds double precision) returns integer
  language sql immutable strict parallel safe set search_path = ''
as $$ select floor(ln(greatest(p_seconds, 0) + 1) / ln(1.2))::integer $$;
comment on function private.answer_step(double precision) is 'Which step of a scale a time belongs to.';
revoke execute on function private.answer_step(double precision) from public, anon, authenticated, service_role;

create function private.spans_of(p_answered_at timestamptz) returns table (kind text, day date)
  language sql immutable strict parallel safe set search_path = ''
as $$
  select 'answer', (p_answered_at at time zone 'UTC')::date
  union all
  select 'week', date_trunc('week', p_answered_at at time zone 'UTC')::date;
$$;
comment on function private.spans_of(timestamptz) is 'The day and the week that an answer is tallied for.';
revoke execute on function private.spans_of(timestamptz) from public, anon, authenticated, service_role;

create function private.sum_up_tallies() returns void
  language sql volatile security definer set search_path = ''
as $$
  -- What another transaction sums up at this moment is left to it. Days that nobody is shown any more go.
  with gone as (
    delete from private.request_tallies t
    where t.ctid = any (array(select l.ctid from private.request_tallies l for update skip locked))
    returning t.kind, t.day, t.value, t.requests
  )
  insert into private.request_tallies (kind, day, value, requests)
  select g.kind, g.day, g.value, sum(g.requests) from gone g
  where g.kind = 'status' or g.day > (now() at time zone 'UTC')::date - case g.kind when 'week' then 100 else 40 end
  group by g.kind, g.day, g.value having sum(g.requests) <> 0;
$$;
comment on function private.sum_up_tallies() is 'Puts what was added to the tallies together.';
revoke execute on function private.sum_up_tallies() from public, anon, authenticated, service_role;

create function private.tally_requests() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    insert into private.request_tallies (kind, day, value, requests)
    select 'source', (o.created_at at time zone 'UTC')::date, o.source, -count(*) from before o group by 2, 3;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.request_tallies (kind, day, value, requests)
    select 'source', (n.created_at at time zone 'UTC')::date, n.source, count(*) from after n group by 2, 3;
    if random() < 0.02 then
      perform private.sum_up_tallies();
    end if;
  end if;
  return null;
end;
$$;
comment on function private.tally_requests() is 'Counts requests by day and source.';
revoke execute on function private.tally_requests() from public, anon, authenticated, service_role;
create trigger tally_insert after insert on public.demo_requests
  referencing new table as after for each statement execute function private.tally_requests();
create trigger tally_update after update on public.demo_requests
  referencing old table as before new table as after for each statement execute function private.tally_requests();
create trigger tally_delete after delete on public.demo_requests
  referencing old table as before for each statement execute function private.tally_requests();

create function private.tally_states() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    insert into private.request_tallies (kind, day, value, requests)
    select 'status', null, o.status, -count(*) from before o group by 3
    union all
    select span.kind, span.day, private.answer_step(extract(epoch from o.answered_at - o.created_at))::text, -count(*)
    from before o, private.spans_of(o.answered_at) span where o.answered_at >= o.created_at group by 1, 2, 3;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.request_tallies (kind, day, value, requests)
    select 'status', null, n.status, count(*) from after n group by 3
    union all
    select span.kind, span.day, private.answer_step(extract(epoch from n.answered_at - n.created_at))::text, count(*)
    from after n, private.spans_of(n.answered_at) span where n.answered_at >= n.created_at group by 1, 2, 3;
  end if;
  return null;
end;
$$;
comment on function private.tally_states() is 'Counts requests by status, and answers by day and how long they took.';
revoke execute on function private.tally_states() from public, anon, authenticated, service_role;
create trigger tally_insert after insert on private.request_states
  referencing new table as after for each statement execute function private.tally_states();
create trigger tally_update after update on private.request_states
  referencing old table as before new table as after for each statement execute function private.tally_states();
create trigger tally_delete after delete on private.request_states
  referencing old table as before for each statement execute function private.tally_states();

create function private.forget_tallies() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.request_tallies t where (t.kind = 'source') = (tg_relid = 'public.demo_requests'::regclass);
  return null;
end;
$$;
comment on function private.forget_tallies() is 'Emptied tables have nothing to count.';
revoke execute on function private.forget_tallies() from public, anon, authenticated, service_role;
create trigger tally_truncate after truncate on public.demo_requests
  for each statement execute function private.forget_tallies();
create trigger tally_truncate after truncate on private.request_states
  for each statement execute function private.forget_tallies();

create function private.count_anew() returns void
  language sql volatile security definer set search_path = ''
as $$
  lock table private.request_tallies in exclusive mode;
  delete from private.request_tallies;
  insert into private.request_tallies (kind, day, value, requests)
  select 'source', (r.created_at at time zone 'UTC')::date, r.source, count(*) from public.demo_requests r
  where r.created_at > now() - interval '40 days' group by 2, 3
  union all
  select 'status', null, s.status, count(*) from private.request_states s group by 3
  union all
  select span.kind, span.day, private.answer_step(extract(epoch from s.answered_at - s.created_at))::text, count(*)
  from private.request_states s, private.spans_of(s.answered_at) span
  where s.answered_at >= s.created_at and s.answered_at > now() - interval '100 days' group by 1, 2, 3;
$$;
comment on function private.count_anew() is
  'Makes the tallies from the rows: for whoever wrote rows with the triggers turned off. It locks the tallies meanwhile.';
revoke execute on function private.count_anew() from public, anon, authenticated, service_role;
select private.count_anew();

-- The people who read all requests are told what is kept; everybody else counts their own.
create or replace function public.count_recent_demo_requests() returns table (day date, source text, requests bigint)
  language sql stable security definer set search_path = ''
as $$
  with reader as materialized (
    select private.may_read_demo_requests() as reads_all, private.live_account() as account,
      (now() at time zone 'UTC')::date as today
  ), recent as materialized (
    select t.day, nullif(t.value, '') as source, sum(t.requests)::bigint as requests
    from reader, private.request_tallies t
    where reader.reads_all and t.kind = 'source' and t.day between reader.today - 29 and reader.today
    group by t.day, t.value having sum(t.requests) > 0
    union all
    select (r.created_at at time zone 'UTC')::date, nullif(r.source, ''), count(*)
    from reader, public.demo_requests r
    where not reader.reads_all and r.user_id = reader.account
      -- Hours, because a day of the session's own time zone may be longer or shorter.
      and r.created_at >= date_trunc('day', now(), 'UTC') - interval '696 hours'
      and r.created_at < date_trunc('day', now(), 'UTC') + interval '24 hours'
    group by 1, 2
  )
  select r.day, null, sum(r.requests)::bigint from recent r group by r.day
  union all
  (select null, r.source, sum(r.requests)::bigint from recent r group by r.source order by 3 desc, 2 limit 6);
$$;

create or replace function public.count_open_demo_requests() returns table (status text, requests bigint)
  language sql stable security definer set search_path = ''
as $$
  select t.value, sum(t.requests)::bigint from private.request_tallies t
  where t.kind = 'status' and t.value <> 'closed' and (select private.may_read_demo_requests())
  group by t.value having sum(t.requests) > 0;
$$;

create or replace function public.read_answer_times() returns table (
    week date, answers bigint, median double precision, ninetieth double precision
  )
  language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Hours, because a week of the session's own time zone may be longer or shorter.
  since constant timestamptz := date_trunc('week', now(), 'UTC') - interval '1848 hours';
begin
  if not private.may_read_demo_requests() then
    return;
  end if;
  if (
    select count(*) <= 2000 from (select from private.request_states s where s.answered_at >= since limit 2001) s
  ) then
    return query
    with answered as materialized (
      select s.answered_at, extract(epoch from s.answered_at - s.created_at)::double precision as seconds
      from private.request_states s where s.answered_at >= since and s.created_at <= s.answered_at
    )
    select date_trunc('week', a.answered_at at time zone 'UTC')::date, count(*),
      percentile_cont(0.5) within group (order by a.seconds), percentile_cont(0.9) within group (order by a.seconds)
    from answered a group by 1
    union all
    select null, count(*),
      percentile_cont(0.5) within group (order by a.seconds), percentile_cont(0.9) within group (order by a.seconds)
    from answered a where a.answered_at >= now() - interval '720 hours' having count(*) > 0;
    return;
  end if;
  -- Of many the tallies know enough: whole days instead of the last 720 hours, and times to a few hundredths.
  return query
  with spans as materialized (
    select t.day as monday, t.value::integer as step, sum(t.requests::double precision) as requests
    from private.request_tallies t
    where t.kind = 'week' and t.day >= (since at time zone 'UTC')::date group by 1, 2
    union all
    select null, t.value::integer, sum(t.requests::double precision) from private.request_tallies t
    where t.kind = 'answer' and t.day > (now() at time zone 'UTC')::date - 30 group by 2
  ), summed as (
    select s.monday, s.step, s.requests,
      sum(s.requests) over (partition by s.monday order by s.step) as upto, sum(s.requests) over (partition by s.monday) as all_of_it
    from spans s where s.requests > 0
  ), placed as (
    select s.monday, s.all_of_it, share.part,
      -- Evenly within the step, on its scale.
      power(1.2::double precision, s.step + (share.part * s.all_of_it - (s.upto - s.requests)) / s.requests) - 1 as seconds
    from summed s, (values (0.5::double precision), (0.9)) as share (part)
    where share.part * s.all_of_it > s.upto - s.requests and share.part * s.all_of_it <= s.upto
  )
  select p.monday, max(p.all_of_it)::bigint, max(p.seconds) filter (where p.part = 0.5),
    max(p.seconds) filter (where p.part = 0.9)
  from placed p group by p.monday;
end;
$$;
comment on function public.read_answer_times() is
  'Seconds from a request to its first answer, by the week of the answer in UTC, of the last twelve weeks; and without a week those of the last thirty days. Of more than two thousand answers to a few hundredths. For the people who read all requests.';

-- How many came since: a poll must not count for longer because a tab was left open for a year.
create function public.count_newer_demo_requests(p_since timestamptz) returns bigint
  language sql stable security definer set search_path = ''
as $$
  select case when private.may_read_demo_requests() then (
    select count(*) from (select from public.demo_requests r where r.created_at > p_since limit 1000) r
  ) else (
    select count(*) from (
      select from public.demo_requests r where r.user_id = private.live_account() and r.created_at > p_since limit 1000
    ) r
  ) end;
$$;
comment on function public.count_newer_demo_requests(timestamptz) is
  'How many requests that the caller may read came after a moment, up to a thousand.';
revoke execute on function public.count_newer_demo_requests(timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.count_newer_demo_requests(timestamptz) to authenticated;
