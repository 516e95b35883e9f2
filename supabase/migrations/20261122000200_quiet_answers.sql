-- What is told without a row being read.

-- The limit is counted before the policy is asked. A token that may no longer send was thus told that its account had sent
-- ten requests within the hour, and when the first of them was. Whoever may is told when there is room again: in a header,
-- and since clients of the Data API see only the body, in seconds as its hint.
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
  -- The same request again is not a new one: leave the answer to the primary key.
  if exists (select 1 from public.demo_requests r where r.id = new.id) then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('demo_requests:' || coalesce(new.user_id::text, ''), 0));
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

-- The Data API answers "Prefer: count=planned" with what the planner expects, and the planner knows no policy: for a value
-- that is frequent it expects more rows, whoever asks. So it learns nothing of what people wrote. No query here needs it:
-- pages follow an index, and the search looks at every row.
alter table public.demo_requests
  alter column name set statistics 0,
  alter column email set statistics 0,
  alter column phone set statistics 0,
  alter column purpose set statistics 0,
  alter column search_text set statistics 0,
  alter column purpose_start set statistics 0,
  alter column utm_source set statistics 0,
  alter column utm_medium set statistics 0,
  alter column utm_campaign set statistics 0,
  alter column utm_term set statistics 0,
  alter column utm_content set statistics 0,
  alter column referrer_host set statistics 0,
  alter column landing_path set statistics 0;
