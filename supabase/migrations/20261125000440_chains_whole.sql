-- Events that name themselves, or one another in a circle, as the API took them until the check on their order came: nothing could
-- follow them, and a change of such a row, as when the account that made it is deleted, is refused by that check. They go, with
-- what follows them, and their requests stand as the rest of their events says.
do $$
declare
  broken uuid[];
begin
  select array_agg(distinct e.request_id) into broken from public.demo_request_events e where e.seen >= e.id;
  with recursive chain as (
    select e.id, e.request_id from public.demo_request_events e where e.request_id = any (broken) and e.seen is null
    union all
    select e.id, e.request_id from chain c
    join public.demo_request_events e on e.request_id = c.request_id and e.seen = c.id and e.id > c.id
  )
  delete from public.demo_request_events e where e.request_id = any (broken) and e.id not in (select c.id from chain c);
  update private.request_states s
  set (status, reason) = (
        select coalesce(max(e.status), 'new'), max(e.reason)
        from (
          select e.status, e.reason from public.demo_request_events e
          where e.request_id = s.request_id and e.kind = 'status' order by e.id desc limit 1
        ) e
      ),
      owner = (
        select e.owner from public.demo_request_events e
        where e.request_id = s.request_id and e.kind = 'owner' order by e.id desc limit 1
      ),
      last_event = (select max(e.id) from public.demo_request_events e where e.request_id = s.request_id),
      answered_at = (
        select min(e.made_at) from public.demo_request_events e
        where e.request_id = s.request_id and e.status in ('contacted', 'scheduled') and e.undoes is null
          and not exists (
            select from public.demo_request_events u where u.request_id = e.request_id and u.undoes = e.id
          )
      )
  where s.request_id = any (broken);
end;
$$;
alter table public.demo_request_events validate constraint demo_request_events_in_order;

-- A request with two hundred events takes no further note, one with a thousand takes nothing: each says which of the two it is.
create or replace function private.check_request_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  undone public.demo_request_events;
  held bigint;
begin
  -- Nobody learns of others' events here: whoever may not add one is left to the policy. So are scripts of the owner.
  if not private.may_read_demo_requests() then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('demo_request_events:' || (select auth.uid())::text, 0));
  if (
    select count(*) >= 300 from public.demo_request_events e
    where e.account = (select auth.uid()) and e.made_at > now() - interval '1 hour'
  ) then
    -- The Data API answers with this status.
    raise sqlstate 'PGRST' using
      message = json_build_object('code', 'demo_request_events_limit', 'message', 'Three hundred events an hour are the limit.'),
      detail = json_build_object('status', 429, 'headers', json_build_object());
  end if;
  select count(*) into held from public.demo_request_events e where e.request_id = new.request_id;
  if held >= 1000 then
    raise sqlstate 'PGRST' using
      message = json_build_object('code', 'demo_request_events_end', 'message', 'A request takes a thousand events.'),
      detail = json_build_object('status', 409, 'headers', json_build_object());
  elsif held >= 200 and new.kind = 'note' and new.undoes is null then
    raise sqlstate 'PGRST' using
      message = json_build_object('code', 'demo_request_events_full', 'message', 'A request takes two hundred events, and then no further note.'),
      detail = json_build_object('status', 409, 'headers', json_build_object());
  end if;
  if new.undoes is null then
    return new;
  end if;
  select e.* into undone from public.demo_request_events e
  where e.id = new.undoes and e.request_id = new.request_id and e.undoes is null
    and e.account = (select auth.uid()) and e.made_at > now() - interval '2 minutes';
  if undone.id is null then
    raise sqlstate 'PGRST' using
      message = json_build_object('code', 'not_undone', 'message', 'Only what one did oneself within two minutes is taken back.'),
      detail = json_build_object('status', 409, 'headers', json_build_object());
  end if;
  -- What was before it, whatever the caller says that was.
  new.kind := undone.kind;
  new.note := null;
  new.status := null;
  new.reason := null;
  new.owner := null;
  if undone.kind = 'status' then
    select e.status, e.reason into new.status, new.reason from public.demo_request_events e
    where e.request_id = new.request_id and e.kind = 'status' and e.id < undone.id order by e.id desc limit 1;
    new.status := coalesce(new.status, 'new');
  elsif undone.kind = 'owner' then
    select e.owner into new.owner from public.demo_request_events e
    where e.request_id = new.request_id and e.kind = 'owner' and e.id < undone.id order by e.id desc limit 1;
  end if;
  return new;
end;
$$;
comment on function private.check_request_event() is
  'Refuses the three hundred and first event of one account within an hour, notes on a request with two hundred events, and anything on one with a thousand; gives an event that takes another one back what was before that.';
