-- Tables, their checks and indexes. Rights follow in the next file: until then nobody has any.

create schema if not exists private;
comment on schema private is 'Settings and helper functions. Not exposed by the Data API.';

-- The platform grants everything in public to every role. Here each right is granted by name.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;
revoke all on schema private from public, anon, authenticated, service_role;

create table private.settings (
  only_row boolean primary key default true check (only_row),
  request_read_access text not null default 'staff_only'
    check (request_read_access in ('any_confirmed_account', 'staff_only')),
  retention_months integer not null default 24 check (retention_months between 1 and 120)
);
comment on table private.settings is 'Settings of the project, in one row.';
comment on column private.settings.only_row is 'Keeps the table at one row.';
comment on column private.settings.request_read_access is
  'Says who reads all requests: staff, or everybody with a confirmed address. Everybody reads their own.';
comment on column private.settings.retention_months is
  'Number of months after which a request is deleted, as the privacy policy says: content/legal/facts.ts.';
insert into private.settings default values;

create table public.staff (
  email text primary key check (
    char_length(email) <= 254 and email ~ '^[a-z0-9_''+.&/=!#$*^`{|}~-]+@([a-z0-9-]+\.)+[a-z][a-z0-9-]+$'
  ),
  added_by uuid default auth.uid(),
  added_at timestamptz not null default now()
);
comment on table public.staff is 'Addresses of the team. An account that has confirmed one of them is staff.';
comment on column public.staff.email is 'Address in lower case and ASCII, as the auth service keeps it.';
comment on column public.staff.added_by is 'Account that added the address; empty for the command line.';
comment on column public.staff.added_at is 'Time of adding.';
-- "Prefer: count=planned" answers from statistics before any policy, so no column with content has them.
alter table public.staff alter column email set statistics 0;

-- Search text ignores case, accents and invisible characters. lib/dashboard/fold-text.ts folds search terms the same way.
create function private.fold_text(p_text text) returns text
  language sql immutable strict parallel safe set search_path = ''
as $$
  select lower((
    case when octet_length(p_text) = char_length(p_text) then p_text
    else regexp_replace(normalize(p_text, NFKD), '[\u00AD\u0300-\u036F\u200B-\u200F\u2060-\u2064\uFEFF]', '', 'g') end
  ) collate "und-x-icu");
$$;
comment on function private.fold_text(text) is 'Folds a text for search: lower case, no accents, no invisible characters.';

create table public.demo_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  name text not null,
  email text not null,
  phone text not null,
  phone_typed text,
  purpose text not null,
  attribution jsonb not null default '{}',
  created_at timestamptz not null default now(),
  source text collate "C" not null generated always as
    (coalesce(attribution ->> 'utm_source', attribution ->> 'referrer_host', '')) stored,
  search_text text collate "C" not null generated always as (
    private.fold_text(
      name || E'\n' || email || E'\n' || phone || E'\n' || purpose || E'\n' || jsonb_path_query_array(attribution, '$.*')::text
    )
  ) stored,

  -- The form's schema judges letters; the table holds lengths and refuses control and direction characters.
  constraint demo_requests_name check (
    char_length(name) between 2 and 120
    and name !~ '[\u0001-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]'
  ),
  constraint demo_requests_email check (
    -- Of an internationalized domain ASCII is judged; spaces and invisible characters are refused.
    char_length(email) <= 254
    and email ~ '^[a-z0-9_''+.&/=!#$*^`{|}~-]+@([^\u0001-,./:-`{-\u00B6\u2000-\u206F\u3000\uFEFF]+\.)+[^\u0001-`{-\u00B6\u2000-\u206F\u3000\uFEFF][^\u0001-,./:-`{-\u00B6\u2000-\u206F\u3000\uFEFF]+$'
  ),
  constraint demo_requests_phone check (phone ~ '^[1-9][0-9]{9,15}$'),
  constraint demo_requests_phone_typed check (
    char_length(phone_typed) <= 60
    and phone_typed !~ '[\u0001-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]'
  ),
  constraint demo_requests_purpose check (
    char_length(purpose) <= 2000 and char_length(btrim(purpose, E' \t\n')) >= 10
    and purpose !~ '[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]'
  ),
  constraint demo_requests_attribution check (
    -- 500 characters of campaign parameters take up to four bytes each.
    jsonb_typeof(attribution) = 'object' and octet_length(attribution::text) <= 4000
    and attribution::text !~ '[\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]'
  )
);
comment on table public.demo_requests is 'Requests for a demo. A signed-in visitor adds one; the Data API never changes or deletes it.';
comment on column public.demo_requests.id is 'Made by the form: a retry meets the primary key instead of making a second row.';
comment on column public.demo_requests.user_id is 'Account that sent the request; empty after the account is deleted.';
comment on column public.demo_requests.name is 'Full name, 2 to 120 characters.';
comment on column public.demo_requests.email is 'Business address to answer to, in lower case.';
comment on column public.demo_requests.phone is '10 to 16 digits, the first not 0, without the leading plus.';
comment on column public.demo_requests.phone_typed is 'Number as typed, with its plus and extension; empty where it is the digits alone.';
comment on column public.demo_requests.purpose is 'Interest and use case in the visitor''s words, 10 to 2000 characters.';
comment on column public.demo_requests.attribution is 'Origin of the visit: campaign parameters, referring host, first page, page of the form.';
comment on column public.demo_requests.created_at is 'Time at which the database accepted the request.';
comment on column public.demo_requests.source is 'Campaign source, else the referring host; empty for neither.';
comment on column public.demo_requests.search_text is 'Folded text of every visible field. To fold all rows anew, update them.';

create index demo_requests_newest_first on public.demo_requests (created_at desc, id desc);
create index demo_requests_by_user on public.demo_requests (user_id, created_at desc);

alter table public.demo_requests
  alter column name set statistics 0,
  alter column email set statistics 0,
  alter column phone set statistics 0,
  alter column phone_typed set statistics 0,
  alter column purpose set statistics 0,
  alter column attribution set statistics 0,
  alter column source set statistics 0,
  alter column search_text set statistics 0;

create table public.demo_request_states (
  request_id uuid primary key references public.demo_requests (id) on delete cascade,
  status text not null default 'new' check (status in ('new', 'contacted', 'scheduled', 'closed')),
  close_reason text check (close_reason in ('held', 'no-fit', 'no-answer', 'duplicate', 'spam')),
  assignee_id uuid references auth.users (id) on delete set null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint demo_request_states_close_reason check ((status = 'closed') = (close_reason is not null))
);
comment on table public.demo_request_states is 'Progress of each request. A table of its own, because senders read their request but not this.';
comment on column public.demo_request_states.request_id is 'Request the state belongs to.';
comment on column public.demo_request_states.status is 'Progress of the request.';
comment on column public.demo_request_states.close_reason is 'Reason for closing; only for closed requests.';
comment on column public.demo_request_states.assignee_id is 'Staff account that takes care of the request.';
comment on column public.demo_request_states.version is 'Optimistic lock: grows with each change, and an update names the version it saw.';
comment on column public.demo_request_states.updated_at is 'Time of the last change.';
create index demo_request_states_by_status on public.demo_request_states (status);
create index demo_request_states_by_assignee on public.demo_request_states (assignee_id) where assignee_id is not null;
alter table public.demo_request_states alter column status set statistics 0, alter column close_reason set statistics 0;

create table public.demo_request_notes (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.demo_requests (id) on delete cascade,
  body text not null,
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint demo_request_notes_body check (
    char_length(body) <= 1000 and body ~ '\S'
    and body !~ '[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]'
  )
);
comment on table public.demo_request_notes is 'Internal notes of the team about a request.';
comment on column public.demo_request_notes.id is 'Later notes have higher ids.';
comment on column public.demo_request_notes.request_id is 'Request the note is about.';
comment on column public.demo_request_notes.body is 'Plain text of up to 1000 characters.';
comment on column public.demo_request_notes.author_id is 'Account that wrote the note; empty after it is deleted.';
comment on column public.demo_request_notes.created_at is 'Time of writing.';
create index demo_request_notes_by_request on public.demo_request_notes (request_id, id);
create index demo_request_notes_by_author on public.demo_request_notes (author_id);
alter table public.demo_request_notes alter column body set statistics 0;

create table public.deliveries (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.demo_requests (id) on delete cascade,
  destination text not null,
  status text not null default 'pending' check (status in ('pending', 'sent', 'dead_letter')),
  attempts smallint not null default 0 check (attempts between 0 and 5),
  next_attempt_at timestamptz not null default now(),
  lease_id uuid,
  lease_expires_at timestamptz,
  sent_at timestamptz,
  last_error text check (char_length(last_error) <= 200),
  constraint deliveries_once unique (request_id, destination),
  constraint deliveries_sent_at check ((status = 'sent') = (sent_at is not null)),
  constraint deliveries_lease check ((lease_id is null) = (lease_expires_at is null))
);
comment on table public.deliveries is 'Outbox: one delivery for each request and destination, made with the request in one transaction.';
comment on column public.deliveries.id is 'Names the delivery; mail service and receivers recognize a repetition by it.';
comment on column public.deliveries.request_id is 'Request to deliver.';
comment on column public.deliveries.destination is 'Receiver of the delivery, a name of private.destinations.';
comment on column public.deliveries.status is 'pending: to be sent. sent: accepted by the receiver. dead_letter: five attempts failed.';
comment on column public.deliveries.attempts is 'Number of attempts begun, at most five.';
comment on column public.deliveries.next_attempt_at is 'Earliest time of the next attempt.';
comment on column public.deliveries.lease_id is 'Worker that holds the delivery; only it may complete it.';
comment on column public.deliveries.lease_expires_at is 'Time after which another worker may take the delivery.';
comment on column public.deliveries.sent_at is 'Time at which the receiver accepted it.';
comment on column public.deliveries.last_error is 'Cause of the last failure: a short code without personal data.';
create index deliveries_due on public.deliveries (destination, next_attempt_at) where status = 'pending';
create index deliveries_dead on public.deliveries (request_id) where status = 'dead_letter';

create table private.destinations (
  name text primary key check (name in ('team', 'receipt') or name ~ '^webhook:[a-z0-9.:-]{1,253}#[0-9a-f]{8}$'),
  last_registered_at timestamptz not null default now()
);
comment on table private.destinations is 'Receivers of new requests. The function registers those that it is configured for.';
comment on column private.destinations.name is
  'team and receipt are mails. A webhook is named by its host and the beginning of the digest of its address, which may be secret.';
comment on column private.destinations.last_registered_at is 'Time of the last registration.';
insert into private.destinations (name) values ('team');

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  action text not null,
  target_id uuid,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table public.audit_log is 'Actions of staff, of the schedule and of the command line. Rows are only added, and hold no personal data.';
comment on column public.audit_log.id is 'Later actions have higher ids.';
comment on column public.audit_log.actor_id is 'Account that acted; empty for the schedule and the command line.';
comment on column public.audit_log.action is 'Name of the action, such as request.update.';
comment on column public.audit_log.target_id is 'Request or account the action was about. No foreign key: the row outlives its target.';
comment on column public.audit_log.details is 'Counts and codes of the action.';
comment on column public.audit_log.created_at is 'Time of the action.';
create index audit_log_by_actor on public.audit_log (actor_id, action, created_at);
create index audit_log_by_target on public.audit_log (target_id, id) where target_id is not null;

create table private.job_runs (
  job text primary key check (job in ('deliveries', 'retention')),
  last_run_at timestamptz not null
);
comment on table private.job_runs is 'Time of the last run of each scheduled job.';
comment on column private.job_runs.job is 'Name of the job.';
comment on column private.job_runs.last_run_at is 'Time of its last run.';
