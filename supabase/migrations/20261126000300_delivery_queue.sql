-- The outbox. Saving a request queues its deliveries in the same transaction; the edge function works on them until each is
-- sent or has failed five times.

create function private.queue_deliveries() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.deliveries (request_id, destination, next_attempt_at)
  -- The site calls for the team's mail itself; the schedule takes over after half a minute.
  select new.id, d.name, now() + case d.name when 'team' then interval '30 seconds' else interval '0' end
  from private.destinations d
  -- A receipt goes to the confirmed address of the account.
  where d.name <> 'receipt' or new.user_id is not null;
  return null;
end;
$$;
comment on function private.queue_deliveries() is 'Queues the deliveries of a new request.';
create trigger queue_deliveries after insert on public.demo_requests
  for each row execute function private.queue_deliveries();

create function public.begin_delivery_run(p_destinations text[]) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into private.destinations as d (name) select distinct n from unnest(p_destinations) n order by n
  on conflict (name) do update set last_registered_at = now();
  -- Functions of the former configuration may run beside new ones for minutes.
  delete from private.destinations d where d.name <> 'team' and d.last_registered_at < now() - interval '10 minutes';
  update public.deliveries d
  set status = 'dead_letter', last_error = 'the worker ended during the last attempt', lease_id = null, lease_expires_at = null
  where d.status = 'pending' and d.attempts >= 5 and d.lease_expires_at < now();
  -- A deleted account gets no receipt.
  delete from public.deliveries d using public.demo_requests r
  where r.id = d.request_id and r.user_id is null and d.destination = 'receipt' and d.status = 'pending';
  insert into private.job_runs (job, last_run_at) values ('deliveries', now())
  on conflict (job) do update set last_run_at = now();
$$;
comment on function public.begin_delivery_run(text[]) is
  'Registers the destinations of a scheduled run, records the run, and gives up deliveries that cannot be made any more.';

create function public.claim_deliveries(p_destination text, p_request_id uuid default null, p_limit integer default 5)
  returns table (
    id uuid, lease_id uuid, attempt smallint, destination text, request_id uuid, name text, email text, phone text,
    phone_typed text, purpose text, attribution jsonb, created_at timestamptz, account_email text
  )
  language sql volatile security definer set search_path = ''
as $$
  with due as (
    select d.id from public.deliveries d
    where d.destination = p_destination and d.status = 'pending' and d.attempts < 5
      and (d.lease_expires_at is null or d.lease_expires_at < now())
      and (p_request_id is null or d.request_id = p_request_id)
      -- The first attempt for one request need not wait for the schedule.
      and (d.next_attempt_at <= now() or (p_request_id is not null and d.attempts = 0))
    order by d.next_attempt_at
    limit least(greatest(p_limit, 1), 100)
    for update skip locked
  ), leased as (
    update public.deliveries d
    set lease_id = gen_random_uuid(), lease_expires_at = now() + interval '2 minutes', attempts = d.attempts + 1
    from due where d.id = due.id
    returning d.id, d.lease_id, d.attempts, d.destination, d.request_id
  )
  select l.id, l.lease_id, l.attempts, l.destination, l.request_id, r.name, r.email, r.phone, r.phone_typed, r.purpose,
    r.attribution, r.created_at,
    -- Anybody's address can be typed into the form; this one was confirmed by its owner.
    (select u.email::text from auth.users u where u.id = r.user_id and u.email_confirmed_at is not null)
  from leased l join public.demo_requests r on r.id = l.request_id;
$$;
comment on function public.claim_deliveries(text, uuid, integer) is
  'Leases due deliveries to one destination for two minutes and returns what they are written from.';

create function public.complete_delivery(
    p_id uuid, p_lease_id uuid, p_error text default null, p_retry_after_seconds integer default 0
  ) returns text
  language sql volatile security definer set search_path = ''
as $$
  update public.deliveries d
  set status = case when p_error is null then 'sent' when d.attempts >= 5 then 'dead_letter' else 'pending' end,
      sent_at = case when p_error is null then now() end,
      last_error = left(p_error, 200),
      lease_id = null,
      lease_expires_at = null,
      -- Two days and a half in all: longer than an outage over a weekend. A quarter at random spreads retries out.
      next_attempt_at = now() + greatest(
        make_interval(secs => least(p_retry_after_seconds, 3600)),
        (array['1 minute', '30 minutes', '8 hours', '48 hours', '0'])[d.attempts]::interval * (1 + random() / 4)
      )
  where d.id = p_id and d.lease_id = p_lease_id
  returning d.status;
$$;
comment on function public.complete_delivery(uuid, uuid, text, integer) is
  'Ends a lease: sent without an error, else retried later or, after five attempts, a dead letter. Returns the status, or null for a lost lease.';

grant execute on function public.begin_delivery_run(text[]), public.claim_deliveries(text, uuid, integer),
  public.complete_delivery(uuid, uuid, text, integer) to service_role;
grant select on public.deliveries to service_role;

create function public.retry_deliveries(p_request_id uuid) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  retried integer;
begin
  if not private.is_staff() then
    perform private.raise_http(403, 'staff_only', 'Only staff retry deliveries.');
  end if;
  update public.deliveries d
  set status = 'pending', attempts = 0, next_attempt_at = now(), last_error = null
  where d.request_id = p_request_id and d.status = 'dead_letter';
  get diagnostics retried = row_count;
  if retried > 0 then
    perform private.record_action('delivery.retry', p_request_id, jsonb_build_object('deliveries', retried), 60);
  end if;
  return retried;
end;
$$;
comment on function public.retry_deliveries(uuid) is
  'Queues the dead letters of a request again, for staff. Returns how many.';
grant execute on function public.retry_deliveries(uuid) to authenticated;

create function public.read_queue_health() returns text
  language sql stable security definer set search_path = ''
as $$
  select case when exists (
    select from public.deliveries d join private.destinations t on t.name = d.destination
    where d.status = 'pending' and d.next_attempt_at < now() - interval '15 minutes'
  ) then 'overdue' else 'ok' end;
$$;
comment on function public.read_queue_health() is
  'Returns ok, or overdue when a delivery has been due for a quarter of an hour. For monitors, which have no account.';
grant execute on function public.read_queue_health() to anon, authenticated;
