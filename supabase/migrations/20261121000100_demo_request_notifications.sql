-- The outbox: saving a request promises an e-mail to the team. The task is made in the same transaction as
-- the request, so that no failure between the two can lose it, and it is retried until it is done or parked.

create table public.demo_request_notifications (
  request_id uuid primary key references public.demo_requests (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'sent', 'parked')),
  attempts smallint not null default 0 check (attempts between 0 and 8),
  next_attempt_at timestamptz not null default now() + interval '30 seconds',
  claim uuid,
  claimed_until timestamptz,
  sent_at timestamptz,
  last_error text check (char_length(last_error) <= 200),
  constraint demo_request_notifications_sent_at check ((status = 'sent') = (sent_at is not null))
);
comment on table public.demo_request_notifications is
  'One notification task per demo request. Only the send-demo-email function works on it, with the secret key.';
comment on column public.demo_request_notifications.status is 'pending: still to be sent. sent: the mail service took it. parked: eight tries failed, a person must look.';
comment on column public.demo_request_notifications.attempts is 'Tries begun so far, at most eight.';
comment on column public.demo_request_notifications.next_attempt_at is
  'The earliest time the scheduler may take the task. The first half minute belongs to the call made by the site.';
comment on column public.demo_request_notifications.claim is 'Names the worker that holds the task; only it may settle it.';
comment on column public.demo_request_notifications.claimed_until is 'A claim expires after two minutes, so that a killed worker''s task comes back.';
comment on column public.demo_request_notifications.last_error is 'Why the last try failed: a short code, never personal data.';

create index demo_request_notifications_due on public.demo_request_notifications (next_attempt_at) where status = 'pending';

alter table public.demo_request_notifications enable row level security;
revoke all on public.demo_request_notifications from public, anon, authenticated, service_role;

create function private.queue_demo_notification() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.demo_request_notifications (request_id) values (new.id);
  return null;
end;
$$;
comment on function private.queue_demo_notification() is 'Makes the notification task of a new request, in its transaction.';
revoke execute on function private.queue_demo_notification() from public, anon, authenticated, service_role;

create trigger queue_notification after insert on public.demo_requests
  for each row execute function private.queue_demo_notification();

create function public.claim_demo_notifications(p_request_id uuid default null, p_limit integer default 20)
  returns table (
    request_id uuid, claim uuid, attempt smallint,
    name text, email text, phone text, purpose text, created_at timestamptz
  )
  language sql volatile security definer set search_path = ''
as $$
  with due as (
    select n.request_id
    from public.demo_request_notifications n
    where n.status = 'pending'
      and (n.claimed_until is null or n.claimed_until < now())
      and n.attempts < 8
      and case
        when p_request_id is null then n.next_attempt_at <= now()
        else n.request_id = p_request_id and (n.attempts = 0 or n.next_attempt_at <= now())
      end
    order by n.next_attempt_at
    limit least(greatest(p_limit, 1), 100)
    for update skip locked
  ), taken as (
    update public.demo_request_notifications n
    set claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes', attempts = n.attempts + 1
    from due where n.request_id = due.request_id
    returning n.request_id, n.claim, n.attempts
  )
  select t.request_id, t.claim, t.attempts, r.name, r.email, r.phone, r.purpose, r.created_at
  from taken t join public.demo_requests r on r.id = t.request_id;
$$;
comment on function public.claim_demo_notifications(uuid, integer) is
  'Takes due notification tasks for two minutes and returns what the mail is written from. With an id: that one, without waiting for the scheduler''s turn.';

create function public.settle_demo_notification(p_request_id uuid, p_claim uuid, p_error text default null) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  settled text;
begin
  update public.demo_request_notifications n
  set status = case when p_error is null then 'sent' when n.attempts >= 8 then 'parked' else 'pending' end,
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
comment on function public.settle_demo_notification(uuid, uuid, text) is
  'Ends a claim: sent without an error, otherwise retried later or, after the eighth try, parked. Returns the new status, null when the claim was lost.';

create function public.demo_notification_status(p_request_id uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select case
      when n.status = 'pending' and n.claimed_until > now() then 'in-progress'
      else n.status
    end
  from public.demo_request_notifications n where n.request_id = p_request_id;
$$;
comment on function public.demo_notification_status(uuid) is 'State of one notification: pending, in-progress, sent or parked.';

-- A task left claimed by a killed worker on its eighth try would neither be taken again nor parked.
create function public.park_lost_demo_notifications() returns integer
  language sql volatile security definer set search_path = ''
as $$
  with parked as (
    update public.demo_request_notifications
    set status = 'parked', claim = null, claimed_until = null, last_error = 'worker lost'
    where status = 'pending' and attempts >= 8 and claimed_until < now()
    returning 1
  )
  select count(*)::integer from parked;
$$;
comment on function public.park_lost_demo_notifications() is 'Parks tasks whose last worker died. Returns how many.';

revoke execute on function public.claim_demo_notifications(uuid, integer) from public, anon, authenticated, service_role;
revoke execute on function public.settle_demo_notification(uuid, uuid, text) from public, anon, authenticated, service_role;
revoke execute on function public.demo_notification_status(uuid) from public, anon, authenticated, service_role;
revoke execute on function public.park_lost_demo_notifications() from public, anon, authenticated, service_role;
grant execute on function public.claim_demo_notifications(uuid, integer) to service_role;
grant execute on function public.settle_demo_notification(uuid, uuid, text) to service_role;
grant execute on function public.demo_notification_status(uuid) to service_role;
grant execute on function public.park_lost_demo_notifications() to service_role;
