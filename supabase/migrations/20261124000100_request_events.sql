-- What the team did about a request: its status, whose it is, and notes, as events that are only ever added. How a request
-- stands follows from them; nobody changes or deletes one through the API, and a mistake is taken back by another event.

create table public.demo_request_events (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.demo_requests (id) on delete cascade,
  seen bigint,
  kind text not null check (kind in ('status', 'owner', 'note')),
  status text check (status in ('new', 'contacted', 'scheduled', 'closed')),
  reason text check (reason in ('held', 'no-fit', 'no-answer', 'duplicate', 'spam')),
  owner uuid references auth.users (id) on delete set null,
  note text,
  undoes bigint,
  account uuid default auth.uid() references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),

  -- The events of a request are a chain: each names the one before it, and each has one successor. So of two people who
  -- act upon the same state one comes second, whatever they do and wherever, and is told.
  constraint demo_request_events_of_request unique (request_id, id),
  constraint demo_request_events_one_successor unique nulls not distinct (request_id, seen),
  constraint demo_request_events_seen foreign key (request_id, seen)
    references public.demo_request_events (request_id, id),

  constraint demo_request_events_status check ((kind = 'status') = (status is not null)),
  constraint demo_request_events_reason check ((status is not distinct from 'closed') = (reason is not null)),
  constraint demo_request_events_owner check (owner is null or kind = 'owner'),
  constraint demo_request_events_note check ((kind = 'note' and undoes is null) = (note is not null)),
  constraint demo_request_events_note_length check (char_length(note) <= 1000 and note ~ '[^[:space:]]'),
  -- As in a purpose: neither control characters, save tab and line feed, nor characters that change the direction of text.
  constraint demo_request_events_note_characters check (
    note !~ '[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]'
  ),
  -- Only what was last: taking back an earlier one would not say what becomes of those after it.
  constraint demo_request_events_undoes_last check (undoes = seen)
);
comment on table public.demo_request_events is
  'What was done about a request, added by the people who read requests; never changed or deleted through the API. It goes with its request.';
comment on column public.demo_request_events.id is 'Later events have higher ids.';
comment on column public.demo_request_events.request_id is 'The request it is about.';
comment on column public.demo_request_events.seen is
  'The last event of the request that whoever made this one had seen; empty for the first. A second event upon the same one is refused.';
comment on column public.demo_request_events.kind is 'What it is about: the status, whose the request is, or a note.';
comment on column public.demo_request_events.status is 'The status from then on.';
comment on column public.demo_request_events.reason is 'Why the request was closed.';
comment on column public.demo_request_events.owner is 'Whose the request is from then on; empty when it was given back.';
comment on column public.demo_request_events.note is 'Plain text, up to 1000 characters. Empty in an event that takes a note back.';
comment on column public.demo_request_events.undoes is 'The event that this one takes back: status and owner are again what they were before it.';
comment on column public.demo_request_events.account is 'Who made it. Empty after the account is deleted.';
comment on column public.demo_request_events.made_at is 'When the database accepted it. Not writable through the API.';

create index demo_request_events_by_account on public.demo_request_events (account, made_at);
create index demo_request_events_by_owner on public.demo_request_events (owner) where owner is not null;

alter table public.demo_request_events enable row level security;
revoke all on public.demo_request_events from public, anon, authenticated, service_role;
-- Whoever may add a row gets its number without a right of their own.
revoke all on sequence public.demo_request_events_id_seq from public, anon, authenticated, service_role;
grant insert (request_id, seen, kind, status, reason, owner, note, undoes) on public.demo_request_events to authenticated;

-- In brackets each function is asked once for a statement, not once for a row.
create policy "People who read all requests say what they did about them" on public.demo_request_events
  for insert to authenticated
  with check (
    (select private.may_read_demo_requests())
    -- A request is taken or given back, not handed to somebody; what is taken back is written by the trigger.
    and (owner is null or owner = (select auth.uid()) or undoes is not null)
  );

-- How each request stands -------------------------------------------------------------------------------

-- Beside the requests and not in them: a request is never changed, those of older rules could not be, and whoever sent one
-- may read it, but not what the team makes of it. In the private schema, so that it is no table of the Data API.
create table private.request_states (
  request_id uuid primary key references public.demo_requests (id) on delete cascade,
  created_at timestamptz not null,
  status text not null default 'new',
  reason text,
  owner uuid references auth.users (id) on delete set null,
  last_event bigint,
  answered_at timestamptz
);
comment on table private.request_states is
  'How each request stands after its events: kept by a trigger, so that lists and counts need not read the events.';
comment on column private.request_states.created_at is 'As in the request, of which it never changes.';
comment on column private.request_states.last_event is 'What the next event has to have seen.';
comment on column private.request_states.answered_at is
  'When the request was first contacted or scheduled, what was taken back left out.';

-- Closed ones are many, and the newest of them are found along the requests.
create index request_states_open on private.request_states (status, request_id) where status <> 'closed';
create index request_states_answered on private.request_states (answered_at, created_at) where answered_at is not null;
create index request_states_by_owner on private.request_states (owner) where owner is not null;

alter table private.request_states enable row level security;
revoke all on private.request_states from public, anon, authenticated, service_role;
grant select (request_id, status) on private.request_states to authenticated;
create policy "People who read all requests know how they stand" on private.request_states
  for select to authenticated
  using ((select private.may_read_demo_requests()));

create function private.begin_request_state() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.request_states (request_id, created_at) values (new.id, new.created_at);
  return null;
end;
$$;
comment on function private.begin_request_state() is 'A request is new when it comes, in its transaction.';
revoke execute on function private.begin_request_state() from public, anon, authenticated, service_role;
create trigger begin_state after insert on public.demo_requests
  for each row execute function private.begin_request_state();

-- Nobody has said anything about those that are there.
insert into private.request_states (request_id, created_at) select r.id, r.created_at from public.demo_requests r;

create function private.check_request_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  undone public.demo_request_events;
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
  if (select count(*) >= 200 from public.demo_request_events e where e.request_id = new.request_id) then
    raise sqlstate 'PGRST' using
      message = json_build_object('code', 'demo_request_events_limit', 'message', 'A request takes two hundred events.'),
      detail = json_build_object('status', 429, 'headers', json_build_object());
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
  'Refuses the three hundred and first event of one account within an hour and the two hundred and first of a request; gives an event that takes another one back what was before that.';
revoke execute on function private.check_request_event() from public, anon, authenticated, service_role;
create trigger check_event before insert on public.demo_request_events
  for each row execute function private.check_request_event();

create function private.keep_request_state() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update private.request_states s
  set status = coalesce(new.status, s.status),
      reason = case when new.kind = 'status' then new.reason else s.reason end,
      owner = case when new.kind = 'owner' then new.owner else s.owner end,
      last_event = new.id,
      answered_at = (
        select min(e.made_at) from public.demo_request_events e
        where e.request_id = new.request_id and e.status in ('contacted', 'scheduled') and e.undoes is null
          and not exists (
            select from public.demo_request_events u where u.request_id = e.request_id and u.undoes = e.id
          )
      )
  where s.request_id = new.request_id;
  return null;
end;
$$;
comment on function private.keep_request_state() is 'Applies an event to the state of its request, in its transaction.';
revoke execute on function private.keep_request_state() from public, anon, authenticated, service_role;
create trigger keep_state after insert on public.demo_request_events
  for each row execute function private.keep_request_state();

-- What people are shown ---------------------------------------------------------------------------------

create function public.read_demo_request_states(p_request_ids uuid[]) returns table (
    request_id uuid, status text, reason text, owner text, mine boolean, last_event bigint, undoable boolean, events jsonb
  )
  language sql stable security definer set search_path = ''
as $$
  select s.request_id, s.status, s.reason,
    (select u.email from auth.users u where u.id = s.owner),
    coalesce(s.owner = (select auth.uid()), false),
    s.last_event,
    -- Offered for half as long as it is taken.
    exists (
      select from public.demo_request_events e
      where e.id = s.last_event and e.account = (select auth.uid()) and e.undoes is null
        and e.made_at > now() - interval '1 minute'
    ),
    coalesce((
      select jsonb_agg(jsonb_build_object(
          'id', e.id, 'seen', e.seen, 'kind', e.kind, 'status', e.status, 'reason', e.reason, 'undoes', e.undoes,
          -- A note that was taken back is not shown again.
          'note', case when not exists (
            select from public.demo_request_events u where u.request_id = e.request_id and u.undoes = e.id
          ) then e.note end,
          'owner', (select u.email from auth.users u where u.id = e.owner),
          'by', (select u.email from auth.users u where u.id = e.account),
          'mine', coalesce(e.account = (select auth.uid()), false), 'at', e.made_at
        ) order by e.id)
      from public.demo_request_events e where e.request_id = s.request_id
    ), '[]')
  from private.request_states s
  where s.request_id = any (p_request_ids[1:200]) and (select private.may_read_demo_requests());
$$;
comment on function public.read_demo_request_states(uuid[]) is
  'How up to two hundred requests stand and what was done about them, for the people who read all requests; nothing for others.';

create function public.count_open_demo_requests() returns table (status text, requests bigint)
  language sql stable security definer set search_path = ''
as $$
  select s.status, count(*) from private.request_states s
  where s.status <> 'closed' and (select private.may_read_demo_requests())
  group by s.status;
$$;
comment on function public.count_open_demo_requests() is
  'How many requests are new, contacted and scheduled, for the people who read all requests.';

create function public.read_answer_times() returns table (
    week date, answers bigint, median double precision, ninetieth double precision
  )
  language sql stable security definer set search_path = ''
as $$
  with answered as materialized (
    select s.answered_at, extract(epoch from s.answered_at - s.created_at)::double precision as seconds
    from private.request_states s
    -- Hours, because a week of the session's own time zone may be longer or shorter.
    where s.answered_at >= date_trunc('week', now(), 'UTC') - interval '1848 hours'
      and s.created_at <= s.answered_at and (select private.may_read_demo_requests())
  )
  select date_trunc('week', a.answered_at at time zone 'UTC')::date, count(*),
    percentile_cont(0.5) within group (order by a.seconds), percentile_cont(0.9) within group (order by a.seconds)
  from answered a group by 1
  union all
  select null, count(*),
    percentile_cont(0.5) within group (order by a.seconds), percentile_cont(0.9) within group (order by a.seconds)
  from answered a where a.answered_at >= now() - interval '720 hours' having count(*) > 0;
$$;
comment on function public.read_answer_times() is
  'Seconds from a request to its first answer, by the week of the answer in UTC, of the last twelve weeks; and without a week those of the last thirty days. For the people who read all requests.';

revoke execute on function public.read_demo_request_states(uuid[]) from public, anon, authenticated, service_role;
revoke execute on function public.count_open_demo_requests() from public, anon, authenticated, service_role;
revoke execute on function public.read_answer_times() from public, anon, authenticated, service_role;
grant execute on function public.read_demo_request_states(uuid[]) to authenticated;
grant execute on function public.count_open_demo_requests() to authenticated;
grant execute on function public.read_answer_times() to authenticated;
