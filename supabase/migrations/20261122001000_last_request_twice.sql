-- The last request that fits into an hour, sent twice at the same moment (a double click, two tabs): the second waited for
-- the first, found ten, and was told that they are the limit, though it is one of them. Whether it is there already is
-- therefore asked after waiting, not before.
create or replace function private.limit_demo_requests() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  recent bigint;
  oldest timestamptz;
  seconds text;
begin
  -- Nobody learns of others' requests here, not even from a limit: whoever may not send is left to the policy. So are
  -- scripts of the owner, which have no session.
  if new.user_id is distinct from private.confirmed_account() then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('demo_requests:' || coalesce(new.user_id::text, ''), 0));
  -- The same request again is not a new one: leave the answer to the primary key.
  if exists (select 1 from public.demo_requests r where r.id = new.id) then
    return new;
  end if;
  select count(*), min(r.created_at) into recent, oldest from public.demo_requests r
  where r.user_id = new.user_id and r.created_at > now() - interval '1 hour';
  if recent >= 10 then
    seconds := ceil(extract(epoch from oldest + interval '1 hour' - now()))::integer::text;
    -- The Data API answers with this status and header.
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'demo_requests_hourly_limit', 'message', 'Ten requests an hour are the limit.', 'hint', seconds
      ),
      detail = json_build_object('status', 429, 'headers', json_build_object('Retry-After', seconds));
  end if;
  return new;
end;
$$;
