-- The outbox has further destinations: a receipt for the sender, and webhooks. A delivery is a request, or an event of one,
-- and where it goes: the same table, so that claims, retries, parking and sending again by hand are those of the mails.

create table private.destinations (
  name text primary key check (name in ('team', 'receipt') or name ~ '^webhook:[a-z0-9.:-]{1,253}#[0-9a-f]{8}$'),
  free_at timestamptz not null default now()
);
comment on table private.destinations is
  'Where requests are delivered. The team always; the others as the function is configured, which names them here at each run.';
comment on column private.destinations.name is
  'team and receipt are mails. A webhook has its host, and the beginning of the digest of its address: that may be a secret.';
comment on column private.destinations.free_at is 'Of a webhook: when the next delivery may go there. Mails share private.mail_pace.';
alter table private.destinations enable row level security;
revoke all on private.destinations from public, anon, authenticated, service_role;
insert into private.destinations (name) values ('team');

-- Constants as defaults: no row is written anew. Each that is there is the team's, of a request that came.
alter table public.demo_request_notifications
  add column destination text not null default 'team',
  add column event bigint not null default 0,
  drop constraint demo_request_notifications_pkey,
  add constraint demo_request_notifications_pkey primary key (request_id, destination, event),
  -- Mails are about the request itself.
  add constraint demo_request_notifications_event check (event = 0 or (event > 0 and destination like 'webhook:%'));
comment on table public.demo_request_notifications is
  'One delivery per request, or event of one, and destination. Only the send-demo-email function works on it, with the secret key.';
comment on column public.demo_request_notifications.destination is 'A name of private.destinations; of one that is not there any more, nothing is tried.';
comment on column public.demo_request_notifications.event is 'The event of the request that it tells; 0: that the request came.';

drop index public.demo_request_notifications_due;
create index demo_request_notifications_due on public.demo_request_notifications (destination, next_attempt_at)
  where status = 'pending';

create or replace function private.queue_demo_notification() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.demo_request_notifications (request_id, destination, next_attempt_at)
  -- The first half minute of the team's mail belongs to the call made by the site.
  select new.id, d.name, now() + case d.name when 'team' then interval '30 seconds' else interval '0' end
  from private.destinations d
  -- Without an account there is nobody whose address is known to be theirs.
  where d.name <> 'receipt' or new.user_id is not null;
  return null;
end;
$$;
comment on function private.queue_demo_notification() is 'Makes the deliveries of a new request, in its transaction.';

create function private.queue_status_delivery() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.demo_request_notifications (request_id, destination, event, next_attempt_at)
  select new.request_id, d.name, new.id, now() from private.destinations d where d.name like 'webhook:%';
  return null;
end;
$$;
comment on function private.queue_status_delivery() is 'Makes the deliveries of a new status, in its transaction.';
revoke execute on function private.queue_status_delivery() from public, anon, authenticated, service_role;
create trigger queue_delivery after insert on public.demo_request_events
  for each row when (new.kind = 'status') execute function private.queue_status_delivery();

-- What the function asks ---------------------------------------------------------------------------------

create function public.name_demo_destinations(p_names text[]) returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from private.destinations d where d.name <> 'team' and d.name <> all (p_names);
  insert into private.destinations (name) select unnest(p_names) on conflict do nothing;
$$;
comment on function public.name_demo_destinations(text[]) is
  'Says where the function delivers, besides to the team. What waits for others is kept, and goes out when they are named again.';

create function public.claim_demo_deliveries(
    p_destination text, p_request_id uuid default null, p_limit integer default 20,
    p_per_second double precision default 5, p_within_ms integer default 60000
  )
  returns table (
    request_id uuid, destination text, event bigint, claim uuid, attempt smallint,
    name text, email text, phone text, phone_dial text, purpose text, created_at timestamptz,
    utm_source text, utm_medium text, utm_campaign text, utm_term text, utm_content text,
    referrer_host text, landing_path text, sent_path text,
    account_email text, status text, reason text, changed_at timestamptz, wait_ms integer
  )
  language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  is_mail constant boolean := p_destination in ('team', 'receipt');
  first_at timestamptz;
  due public.demo_request_notifications[];
begin
  -- Claims take turns here, for as long as they last.
  if is_mail then
    select greatest(p.free_at, now()) into first_at from private.mail_pace p for update;
  else
    select greatest(d.free_at, now()) into first_at from private.destinations d where d.name = p_destination for update;
  end if;
  if first_at is null or first_at > now() + p_within_ms * interval '1 millisecond' then
    return;
  end if;
  -- Two statements, so that one request is found by its key however many are due.
  if p_request_id is null then
    due := array(
      select n from public.demo_request_notifications n
      where n.destination = p_destination and n.status = 'pending'
        and (n.claimed_until is null or n.claimed_until < now())
        and n.attempts < 8
        and n.next_attempt_at <= now()
      order by n.next_attempt_at
      limit least(greatest(p_limit, 1), 100)
      for update skip locked
    );
  else
    due := array(
      select n from public.demo_request_notifications n
      where n.destination = p_destination and n.status = 'pending'
        and (n.claimed_until is null or n.claimed_until < now())
        and n.attempts < 8
        and n.request_id = p_request_id and (n.attempts = 0 or n.next_attempt_at <= now())
      order by n.event
      for update skip locked
    );
  end if;
  if p_destination = 'receipt' then
    -- Whose account is gone meanwhile has nobody to be told.
    delete from public.demo_request_notifications n
    using unnest(due) d join public.demo_requests r on r.id = d.request_id
    where n.request_id = d.request_id and n.destination = d.destination and n.event = d.event
      and not exists (select from auth.users u where u.id = r.user_id and u.email_confirmed_at is not null);
  end if;
  -- The hosted Data API refuses an update without a condition.
  if is_mail then
    update private.mail_pace p
    set free_at = first_at + cardinality(due) / p_per_second * interval '1 second'
    where p.only_row;
  else
    update private.destinations d
    set free_at = first_at + cardinality(due) / p_per_second * interval '1 second'
    where d.name = p_destination;
  end if;
  return query
    with taken as (
      update public.demo_request_notifications n
      set claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes', attempts = n.attempts + 1
      from unnest(due) with ordinality d
      where n.request_id = d.request_id and n.destination = d.destination and n.event = d.event
      returning n.request_id, n.destination, n.event, n.claim, n.attempts, d.ordinality as place
    )
    select t.request_id, t.destination, t.event, t.claim, t.attempts,
      r.name, r.email, r.phone, r.phone_dial, r.purpose, r.created_at,
      r.utm_source, r.utm_medium, r.utm_campaign, r.utm_term, r.utm_content, r.referrer_host, r.landing_path, r.sent_path,
      -- What was typed may be anybody's address; this one its owner has confirmed.
      case when t.destination = 'receipt' then (
        select u.email::text from auth.users u where u.id = r.user_id and u.email_confirmed_at is not null
      ) end,
      e.status, e.reason, e.made_at,
      (extract(epoch from first_at - now()) * 1000 + (t.place - 1) * 1000 / p_per_second)::integer as wait_ms
    from taken t
      join public.demo_requests r on r.id = t.request_id
      left join public.demo_request_events e on e.request_id = t.request_id and e.id = t.event
    order by wait_ms;
end;
$$;
comment on function public.claim_demo_deliveries(text, uuid, integer, double precision, integer) is
  'Takes due deliveries to one destination for two minutes and returns what they are written from, and in how many milliseconds each may be sent, so that all workers together send p_per_second. With an id: those of that request, without waiting for the scheduler''s turn. Nothing when the first would have to wait for longer than p_within_ms.';

create or replace function public.claim_demo_notifications(
    p_request_id uuid default null, p_limit integer default 20,
    p_per_second double precision default 5, p_within_ms integer default 60000
  )
  returns table (
    request_id uuid, claim uuid, attempt smallint,
    name text, email text, phone text, purpose text, created_at timestamptz,
    utm_source text, utm_medium text, utm_campaign text, utm_term text, utm_content text,
    referrer_host text, landing_path text, wait_ms integer
  )
  language sql volatile security definer set search_path = ''
as $$
  select d.request_id, d.claim, d.attempt, d.name, d.email, d.phone, d.purpose, d.created_at,
    d.utm_source, d.utm_medium, d.utm_campaign, d.utm_term, d.utm_content, d.referrer_host, d.landing_path, d.wait_ms
  from public.claim_demo_deliveries('team', p_request_id, p_limit, p_per_second, p_within_ms) d
  order by d.wait_ms;
$$;
comment on function public.claim_demo_notifications(uuid, integer, double precision, integer) is
  'The mails to the team, for a function that was deployed before there were further destinations.';

-- The claim alone tells which delivery it is. Both keep their arguments, for the same function.
drop function public.settle_demo_notification(uuid, uuid, text);
create function public.settle_demo_notification(
    p_request_id uuid, p_claim uuid, p_error text default null, p_final boolean default false
  ) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  settled text;
begin
  update public.demo_request_notifications n
  set status = case when p_error is null then 'sent' when p_final or n.attempts >= 8 then 'parked' else 'pending' end,
      sent_at = case when p_error is null then now() end,
      last_error = left(p_error, 200),
      claim = null,
      claimed_until = null,
      -- 1, 4, 16, 64 minutes, 4, 17 and 24 hours: two days, a weekend's outage. Each is stretched by up to half
      -- at random, so that retries spread out.
      next_attempt_at = now() + least(interval '1 minute' * power(4, n.attempts - 1), interval '1 day') * (1 + random() / 2)
  where n.request_id = p_request_id and n.claim = p_claim and n.status = 'pending'
  returning n.status into settled;
  return settled;
end;
$$;
comment on function public.settle_demo_notification(uuid, uuid, text, boolean) is
  'Ends a claim: sent without an error, otherwise retried later or, after the eighth try or a final error, parked. Returns the new status, null when the claim was lost.';

drop function public.return_demo_notification(uuid, uuid, integer);
create function public.return_demo_notification(
    p_request_id uuid, p_claim uuid, p_pause_ms integer default 0, p_destination text default 'team'
  ) returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.demo_request_notifications n
  set attempts = n.attempts - 1, claim = null, claimed_until = null
  where n.request_id = p_request_id and n.claim = p_claim;
  -- An hour at most, so that a nonsensical answer does not stop the mails for good.
  update private.mail_pace p
  set free_at = greatest(p.free_at, now() + least(p_pause_ms, 3600000) * interval '1 millisecond')
  where p.only_row and p_destination in ('team', 'receipt');
  update private.destinations d
  set free_at = greatest(d.free_at, now() + least(p_pause_ms, 3600000) * interval '1 millisecond')
  where d.name = p_destination and d.name like 'webhook:%';
$$;
comment on function public.return_demo_notification(uuid, uuid, integer, text) is
  'Gives a claimed delivery back as if nobody had tried, and lets no worker claim a mail, or one to that webhook, for before p_pause_ms are over: an hour at most.';

create or replace function public.demo_notification_status(p_request_id uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select case
      when n.status = 'pending' and n.claimed_until > now() then 'in-progress'
      else n.status
    end
  from public.demo_request_notifications n where n.request_id = p_request_id and n.destination = 'team';
$$;
comment on function public.demo_notification_status(uuid) is 'State of the mail to the team: pending, in-progress, sent or parked.';

revoke execute on function public.name_demo_destinations(text[]) from public, anon, authenticated, service_role;
revoke execute on function public.claim_demo_deliveries(text, uuid, integer, double precision, integer) from public, anon, authenticated, service_role;
revoke execute on function public.settle_demo_notification(uuid, uuid, text, boolean) from public, anon, authenticated, service_role;
revoke execute on function public.return_demo_notification(uuid, uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.name_demo_destinations(text[]) to service_role;
grant execute on function public.claim_demo_deliveries(text, uuid, integer, double precision, integer) to service_role;
grant execute on function public.settle_demo_notification(uuid, uuid, text, boolean) to service_role;
grant execute on function public.return_demo_notification(uuid, uuid, integer, text) to service_role;

-- What people are shown ----------------------------------------------------------------------------------

drop function public.read_demo_notifications(uuid[]);
create function public.read_demo_notifications(p_request_ids uuid[]) returns table (
    request_id uuid, status text, attempts smallint, next_attempt_at timestamptz, sent_at timestamptz, last_error text,
    others jsonb
  )
  language sql stable security definer set search_path = ''
as $$
  select n.request_id,
    case when n.status = 'pending' and n.claimed_until > now() then 'in-progress' else n.status end,
    n.attempts, n.next_attempt_at, n.sent_at, n.last_error,
    (
      select coalesce(jsonb_agg(to_jsonb(o) order by o.destination), '[]')
      from (
        -- What most needs a person stands for all that went to the same place.
        select distinct on (o.destination) o.destination, o.status, o.attempts, o.next_attempt_at, o.sent_at, o.last_error
        from public.demo_request_notifications o
        where o.request_id = n.request_id and o.destination <> 'team'
          and o.destination in (select d.name from private.destinations d)
        order by o.destination, o.status = 'parked' desc, o.status = 'pending' desc, o.event desc
      ) o
    )
  from public.demo_request_notifications n
  where n.request_id = any (p_request_ids[1:200]) and n.destination = 'team'
    and (select private.may_read_demo_requests());
$$;
comment on function public.read_demo_notifications(uuid[]) is
  'How the mails to the team about up to two hundred requests stand, and in others how receipt and webhooks do, for the people who read all requests; nothing for others.';

create or replace function public.parked_demo_notifications() returns table (request_id uuid, parked bigint)
  language sql stable security definer set search_path = ''
as $$
  select n.request_id, count(*) over ()
  from public.demo_request_notifications n
  where n.status = 'parked' and n.destination in (select d.name from private.destinations d)
    and (select private.may_read_demo_requests())
  order by n.next_attempt_at, n.request_id
  limit 1;
$$;
comment on function public.parked_demo_notifications() is
  'The request whose delivery has been parked longest and how many there are, for the people who read all requests.';

create or replace function public.release_demo_notification(p_request_id uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  standing text;
begin
  if not private.may_read_demo_requests() then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('demo_releases:' || (select auth.uid())::text, 0));
  if (
    select count(distinct n.request_id) >= 60 from public.demo_request_notifications n
    where n.released_by = (select auth.uid()) and n.released_at > now() - interval '1 hour'
  ) then
    return 'limited';
  end if;
  update public.demo_request_notifications n
  set status = 'pending', attempts = 0, next_attempt_at = now(), last_error = null,
      released_by = (select auth.uid()), released_at = now()
  where n.request_id = p_request_id and n.status = 'parked';
  select case when bool_or(n.status = 'pending') then 'pending' else min(n.status) end into standing
  from public.demo_request_notifications n
  where n.request_id = p_request_id and n.destination in (select d.name from private.destinations d);
  return standing;
end;
$$;
comment on function public.release_demo_notification(uuid) is
  'Puts the parked deliveries of a request back to their first try, for the people who read all requests: sixty requests an hour each. Any other it leaves alone. Returns how they stand then: pending while one of them is.';

revoke execute on function public.read_demo_notifications(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.read_demo_notifications(uuid[]) to authenticated;
