-- Runs take turns, limits cost no attempt, and health shows within minutes that notifications do not arrive.

alter table private.job_runs
  add column lease_id uuid,
  add column lease_expires_at timestamptz,
  add constraint job_runs_lease check ((lease_id is null) = (lease_expires_at is null));
comment on column private.job_runs.lease_id is 'Run that works at present; only it may end the lease.';
comment on column private.job_runs.lease_expires_at is 'Time after which another run may begin.';

alter table public.deliveries add column unanswered_at timestamptz;
comment on column public.deliveries.unanswered_at is
  'Time of the first attempt of which nobody knows whether it arrived; empty where each was answered.';
create index deliveries_died on public.deliveries (destination, next_attempt_at) where status = 'dead_letter';

-- Two runs at once would exceed the mail service's limit. The former release's function ignores the lease.
drop function public.begin_delivery_run(text[]);
create function public.begin_delivery_run(p_destinations text[]) returns uuid
  language sql volatile security definer set search_path = ''
as $$
  insert into private.destinations as d (name) select distinct n from unnest(p_destinations) n order by n
  on conflict (name) do update set last_registered_at = now();
  -- Functions of the former configuration may run beside new ones for minutes.
  delete from private.destinations d where d.name <> 'team' and d.last_registered_at < now() - interval '10 minutes';
  update public.deliveries d
  set status = 'dead_letter', next_attempt_at = now(), lease_id = null, lease_expires_at = null,
      last_error = 'the worker ended during the last attempt'
  where d.status = 'pending' and d.attempts >= 5 and d.lease_expires_at < now();
  -- After 24 hours the mail service forgets a mail that may have arrived: a person decides about sending it again.
  update public.deliveries d
  set status = 'dead_letter', next_attempt_at = now(), lease_id = null, lease_expires_at = null,
      last_error = 'an earlier attempt may have arrived'
  where d.status = 'pending' and d.attempts > 0 and d.destination not like 'webhook:%'
    and coalesce(d.unanswered_at, d.lease_expires_at) < now() - interval '23 hours';
  -- A deleted account gets no receipt.
  delete from public.deliveries d using public.demo_requests r
  where r.id = d.request_id and r.user_id is null and d.destination = 'receipt' and d.status = 'pending';
  insert into private.job_runs as j (job, last_run_at, lease_id, lease_expires_at)
  values ('deliveries', now(), gen_random_uuid(), now() + interval '1 minute')
  on conflict (job) do update
  set last_run_at = now(), lease_id = excluded.lease_id, lease_expires_at = excluded.lease_expires_at
  where coalesce(j.lease_expires_at < now(), true)
  returning j.lease_id;
$$;
comment on function public.begin_delivery_run(text[]) is
  'Registers the destinations of a scheduled run, and gives up deliveries that cannot be made any more. Returns the lease of '
  'the run for one minute, or null while another run works.';

create function public.end_delivery_run(p_lease_id uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  update private.job_runs j set lease_id = null, lease_expires_at = null where j.lease_id = p_lease_id;
$$;
comment on function public.end_delivery_run(uuid) is 'Ends the lease of a run, if it still has it.';

-- A claim returns each column of a request, so that a new field of the form needs no change here.
drop function public.claim_deliveries(text, uuid, integer);
create function public.claim_deliveries(p_destination text, p_request_id uuid default null, p_limit integer default 5)
  returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  with due as (
    select d.id from public.deliveries d
    where d.destination = p_destination and d.status = 'pending' and d.attempts < 5
      and (d.lease_expires_at is null or d.lease_expires_at < now())
      and case when p_request_id is null then d.next_attempt_at <= now()
        -- The call for one request makes the first attempt without a wait; all others are the schedule's.
        else d.request_id = p_request_id and d.attempts = 0 and d.last_error is null end
    order by d.next_attempt_at
    limit least(greatest(p_limit, 1), 100)
    for update skip locked
  ), leased as (
    update public.deliveries d
    set lease_id = gen_random_uuid(), lease_expires_at = now() + interval '2 minutes', attempts = d.attempts + 1,
        -- A lease that is still there was never ended: nobody knows what became of its attempt.
        unanswered_at = case when d.attempts > 0 then coalesce(d.unanswered_at, d.lease_expires_at - interval '2 minutes') end
    from due where d.id = due.id
    returning d.id, d.lease_id, d.attempts, d.destination, d.request_id
  )
  -- The Data API answers with the array itself, which has the shape of the rows that the former release's function reads.
  select coalesce(jsonb_agg(
    to_jsonb(r) - array['id', 'user_id', 'source', 'search_text'] || jsonb_build_object(
      'id', l.id, 'lease_id', l.lease_id, 'attempt', l.attempts, 'destination', l.destination, 'request_id', l.request_id,
      -- Anybody's address can be typed into the form; this one was confirmed by its owner.
      'account_email', (select u.email from auth.users u where u.id = r.user_id and u.email_confirmed_at is not null)
    )
  ), '[]')
  from leased l join public.demo_requests r on r.id = l.request_id;
$$;
comment on function public.claim_deliveries(text, uuid, integer) is
  'Leases due deliveries to one destination for two minutes and returns what they are written from, as an array of objects.';
grant execute on function public.claim_deliveries(text, uuid, integer) to service_role;

-- With a default the former release's function completes deliveries as before.
drop function public.complete_delivery(uuid, uuid, text, integer);
create function public.complete_delivery(
    p_id uuid, p_lease_id uuid, p_error text default null, p_retry_after_seconds integer default 0,
    p_outcome text default 'refused'
  ) returns text
  language sql volatile security definer set search_path = ''
as $$
  update public.deliveries d
  set status = case
        when p_error is null then 'sent'
        when p_outcome <> 'limited' and d.attempts >= 5 then 'dead_letter'
        else 'pending' end,
      -- A limit says nothing about the delivery, so it costs no attempt. Health shows one that only ever meets limits.
      attempts = d.attempts - case p_outcome when 'limited' then 1 else 0 end,
      unanswered_at = case p_outcome when 'unknown' then coalesce(d.unanswered_at, now()) else d.unanswered_at end,
      sent_at = case when p_error is null then now() end,
      last_error = left(p_error, 200),
      lease_id = null,
      lease_expires_at = null,
      next_attempt_at = now() + greatest(
        make_interval(secs => least(p_retry_after_seconds, 86400)),
        least(
          -- Two days and a half in all: longer than an outage over a weekend. A quarter at random spreads retries out.
          (array['1 minute', '30 minutes', '8 hours', '48 hours', '0'])[
            case p_outcome when 'limited' then 1 else d.attempts end
          ]::interval * (1 + random() / 4),
          -- A mail that may have arrived is repeated while the mail service recognizes it.
          case
            when d.destination not like 'webhook:%' and (p_outcome = 'unknown' or d.unanswered_at is not null)
            then coalesce(d.unanswered_at, now()) + interval '22 hours' - now()
          end
        )
      )
  where d.id = p_id and d.lease_id = p_lease_id
  returning d.status;
$$;
comment on function public.complete_delivery(uuid, uuid, text, integer, text) is
  'Ends a lease: sent without an error, else retried later or, after five attempts, a dead letter. The outcome of a failure is '
  'refused, limited (which costs no attempt) or unknown (it may have arrived). Returns the status, or null for a lost lease.';

grant execute on function public.begin_delivery_run(text[]), public.end_delivery_run(uuid),
  public.complete_delivery(uuid, uuid, text, integer, text) to service_role;

create function public.read_delivery_health() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    -- A receipt may go to an address that is typed wrong, so none counts.
    'notifications', case when exists (
      select from private.destinations t
        join public.deliveries d on d.destination = t.name and d.status = 'pending'
        join public.demo_requests r on r.id = d.request_id
      where t.name <> 'receipt' and r.created_at < now() - interval '3 minutes'
    ) or exists (
      select from private.destinations t join public.deliveries d on d.destination = t.name
      where t.name <> 'receipt' and d.status = 'dead_letter' and d.next_attempt_at > now() - interval '1 day'
    ) then 'failing' else 'ok' end,
    'schedule', case when exists (
      select from private.job_runs j where j.job = 'deliveries' and j.last_run_at > now() - interval '3 minutes'
    ) then 'ok' else 'stopped' end
  );
$$;
comment on function public.read_delivery_health() is
  'Returns whether notifications arrive (ok, failing) and the schedule of deliveries runs (ok, stopped). For monitors, which '
  'have no account.';
grant execute on function public.read_delivery_health() to anon, authenticated;

revoke execute on function public.read_queue_health() from authenticated;
comment on function public.read_queue_health() is
  'For sites of the former release, which ask it while a new one is deployed: the next release drops it. Returns ok, or '
  'overdue when a delivery has been due for a quarter of an hour.';
