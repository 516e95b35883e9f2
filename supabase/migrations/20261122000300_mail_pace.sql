-- The mail service takes only so many mails a second, from all workers together. So they are paced where all workers
-- meet: whoever claims a task gets the moment of its mail with it, and whoever is told to wait makes all of them wait.

create table private.mail_pace (
  only_row boolean primary key default true check (only_row),
  free_at timestamptz not null default now()
);
comment on table private.mail_pace is 'One row: when the next mail may go to the mail service.';
comment on column private.mail_pace.free_at is
  'No mail that is claimed from now on is sent before. In the past when the mail service has nothing to do.';
alter table private.mail_pace enable row level security;
revoke all on private.mail_pace from public, anon, authenticated, service_role;
insert into private.mail_pace default values;

-- Named arguments with defaults, so that a function deployed before this migration goes on working.
drop function public.claim_demo_notifications(uuid, integer);
create function public.claim_demo_notifications(
    p_request_id uuid default null, p_limit integer default 20,
    p_per_second double precision default 5, p_within_ms integer default 60000
  )
  returns table (
    request_id uuid, claim uuid, attempt smallint,
    name text, email text, phone text, purpose text, created_at timestamptz,
    utm_source text, utm_medium text, utm_campaign text, utm_term text, utm_content text,
    referrer_host text, landing_path text, wait_ms integer
  )
  language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  first_at timestamptz;
  due uuid[];
begin
  -- Claims take turns here, for as long as they last.
  select greatest(p.free_at, now()) into first_at from private.mail_pace p for update;
  if first_at > now() + p_within_ms * interval '1 millisecond' then
    return;
  end if;
  -- Two statements, so that one request is found by its key however many are due.
  if p_request_id is null then
    due := array(
      select n.request_id from public.demo_request_notifications n
      where n.status = 'pending'
        and (n.claimed_until is null or n.claimed_until < now())
        and n.attempts < 8
        and n.next_attempt_at <= now()
      order by n.next_attempt_at
      limit least(greatest(p_limit, 1), 100)
      for update skip locked
    );
  else
    due := array(
      select n.request_id from public.demo_request_notifications n
      where n.status = 'pending'
        and (n.claimed_until is null or n.claimed_until < now())
        and n.attempts < 8
        and n.request_id = p_request_id and (n.attempts = 0 or n.next_attempt_at <= now())
      for update skip locked
    );
  end if;
  -- The hosted Data API refuses an update without a condition.
  update private.mail_pace p
  set free_at = first_at + cardinality(due) / p_per_second * interval '1 second'
  where p.only_row;
  return query
    with taken as (
      update public.demo_request_notifications n
      set claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes', attempts = n.attempts + 1
      where n.request_id = any (due)
      returning n.request_id, n.claim, n.attempts
    )
    select t.request_id, t.claim, t.attempts, r.name, r.email, r.phone, r.purpose, r.created_at,
      r.utm_source, r.utm_medium, r.utm_campaign, r.utm_term, r.utm_content, r.referrer_host, r.landing_path,
      (extract(epoch from first_at - now()) * 1000
        + (array_position(due, t.request_id) - 1) * 1000 / p_per_second)::integer as wait_ms
    from taken t join public.demo_requests r on r.id = t.request_id
    order by wait_ms;
end;
$$;
comment on function public.claim_demo_notifications(uuid, integer, double precision, integer) is
  'Takes due notification tasks for two minutes and returns what the mail is written from, and in how many milliseconds it may be sent, so that all workers together send p_per_second. With an id: that one, without waiting for the scheduler''s turn. Nothing when the first mail would have to wait for longer than p_within_ms.';

create function public.return_demo_notification(p_request_id uuid, p_claim uuid, p_pause_ms integer default 0) returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.demo_request_notifications n
  set attempts = n.attempts - 1, claim = null, claimed_until = null
  where n.request_id = p_request_id and n.claim = p_claim;
  -- An hour at most, so that a nonsensical answer does not stop the mails for good.
  update private.mail_pace p
  set free_at = greatest(p.free_at, now() + least(p_pause_ms, 3600000) * interval '1 millisecond')
  where p.only_row;
$$;
comment on function public.return_demo_notification(uuid, uuid, integer) is
  'Gives a claimed task back as if nobody had tried, and lets no worker claim a mail for before p_pause_ms are over: an hour at most.';

revoke execute on function public.claim_demo_notifications(uuid, integer, double precision, integer) from public, anon, authenticated, service_role;
revoke execute on function public.return_demo_notification(uuid, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.claim_demo_notifications(uuid, integer, double precision, integer) to service_role;
grant execute on function public.return_demo_notification(uuid, uuid, integer) to service_role;
