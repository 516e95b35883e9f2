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
