-- What is due of one request is claimed by as many as one run sends: a request can have a thousand events, and what a run
-- claims beyond that it holds back from every other. The rest is the scheduler's.
create or replace function public.claim_demo_deliveries(
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
      limit least(greatest(p_limit, 1), 100)
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
