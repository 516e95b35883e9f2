-- Progress of requests, notes, counts and their records.
begin;
set local search_path = public, extensions;
select plan(57);
update private.settings set request_read_access = 'staff_only';

create temporary table people on commit drop as select tests.account() as ada, tests.account() as member, tests.account() as other;
select tests.make_staff(member), tests.make_staff(other) from people;
insert into public.demo_requests (id, user_id, name, email, phone, purpose, created_at, attribution)
select id::uuid, ada, 'Ada', 'ada@harbour.example', '4915112345678', 'Customs papers.', day::timestamptz, attribution::jsonb
from people, (values
  ('00000000-0000-4000-8000-000000000001', '2026-03-01T00:30:00+01', '{"utm_source": "fair"}'),
  ('00000000-0000-4000-8000-000000000002', '2026-03-01T12:00:00Z', '{"utm_source": "fair"}'),
  ('00000000-0000-4000-8000-000000000003', '2026-03-01T23:59:00Z', '{}')
) as requests (id, day, attribution);
create function pg_temp.as_member(p_statement text) returns text language sql as $$ select tests.run(p_statement, 'authenticated', member) from people; $$;
create function pg_temp.change(p_set text, p_version integer default null) returns text language sql as $$
  select pg_temp.as_member('update public.demo_request_states set ' || p_set || ' where request_id = ''00000000-0000-4000-8000-000000000001'''
    || coalesce(' and version = ' || p_version, '') || ' returning version');
$$;
create function pg_temp.note(p_body text default 'Called.') returns text language sql as $$
  select pg_temp.as_member(format('insert into public.demo_request_notes (request_id, body) values (''00000000-0000-4000-8000-000000000001'', %L) returning body', p_body));
$$;
create function pg_temp.last_record() returns jsonb language sql as $$
  select to_jsonb(a) - 'id' - 'created_at' from public.audit_log a order by a.id desc limit 1;
$$;

-- States
select results_eq($$ select status, version from public.demo_request_states $$, $$ values ('new', 1), ('new', 1), ('new', 1) $$, 'each request has a state');
update public.demo_request_states set updated_at = '2020-01-01';
update public.demo_request_states set version = 1;
select is((select max(s.version) from public.demo_request_states s), 3, 'not even the owner sets a version');
select is(pg_temp.change('status = ''contacted''', 3), '4', 'a change of the version that was seen advances it');
select is((select s.updated_at from public.demo_request_states s where s.version = 4), now(), 'a change advances the time of the state');
select is(pg_temp.last_record(), jsonb_build_object('actor_id', member, 'action', 'request.update',
  'target_id', '00000000-0000-4000-8000-000000000001', 'details', '{"status": "contacted"}'::jsonb), 'a change is recorded') from people;
select is(pg_temp.change('status = ''scheduled''', 3), null, 'FT-35: a change of an older version changes nothing');
select is(pg_temp.change('status = ''closed'', close_reason = ''held''', 4), '5', 'a request is closed with a reason');
select is(pg_temp.last_record() -> 'details', '{"status": "closed", "close_reason": "held"}', 'a closed request has its status and its reason recorded');
select is(pg_temp.change('close_reason = ''spam'''), '6', 'the reason changes');
select is(pg_temp.last_record() -> 'details', '{"close_reason": "spam"}', 'a changed reason is recorded alone');
select is(pg_temp.change('status = ''new'''), '23514 demo_request_states_close_reason', 'an open request has no reason');
select is(pg_temp.change(col || ' = default'), '42501', format('staff do not set %s', col)) from unnest(array['version', 'updated_at', 'request_id']) col;
select is(pg_temp.as_member(statement), '42501', 'nobody makes or deletes states') from unnest(array[
  'insert into public.demo_request_states (request_id) values (gen_random_uuid())', 'delete from public.demo_request_states']) statement;

-- Assignees
select is(pg_temp.change(format('assignee_id = %L', ada)), '42501', 'a request is not assigned to somebody else') from people;
select is(pg_temp.change(format('assignee_id = %L', other)), '7', 'it is assigned to staff') from people;
select is(pg_temp.last_record() -> 'details' ->> 'assignee_id', other::text, 'an assignment is recorded') from people;
update auth.users u set email = 'left@harbour.example' from people where u.id = other;
select is(pg_temp.change('status = ''new'', close_reason = null'), '8', 'a request whose assignee has left the team goes on');
select is(pg_temp.change('assignee_id = null'), '9', 'a request is unassigned when its assignee has left the team');
select is(pg_temp.last_record() -> 'details', '{"assignee_id": ""}', 'the end of an assignment is recorded');
select is(pg_temp.change(format('assignee_id = %L', other)), '42501', 'a request is not assigned to somebody who has left the team') from people;

-- Notes
select is(pg_temp.note(), 'Called.', 'staff add a note');
select results_eq($$ select author_id, created_at from public.demo_request_notes $$, $$ select member, now() from people $$, 'a note has its author and the present time');
select is(pg_temp.last_record(), jsonb_build_object('actor_id', member, 'action', 'note.add',
  'target_id', '00000000-0000-4000-8000-000000000001', 'details', '{}'::jsonb), 'a note is recorded without its text') from people;
select is(pg_temp.as_member(statement), '42501', 'AT-67: notes are only added') from unnest(array[
  'update public.demo_request_notes set body = ''x''', 'delete from public.demo_request_notes']) statement;
insert into public.demo_request_notes (request_id, body) select id, 'x' from public.demo_requests, generate_series(1, 198) where id::text like '%1';
insert into public.demo_request_notes (request_id, body) select id, 'x' from public.demo_requests, generate_series(1, 50) where id::text like '%2';
select is(pg_temp.note(), 'Called.', 'the two hundredth note is accepted');
select is(pg_temp.note(), 'notes_full', 'AT-69: the two hundred and first note is rejected');
delete from public.demo_request_notes;

-- Limits of an hour
insert into public.audit_log (actor_id, action, created_at)
select who, action, now() - age from people, lateral (values
  (member, 'request.update', interval '10 minutes', 293), (member, 'request.update', interval '1 hour', 10), (other, 'request.update', interval '0', 300),
  (member, 'note.add', interval '0', 297), (member, 'requests.export', interval '0', 19)
) as done (who, action, age, times), generate_series(1, times);
select is(pg_temp.change('status = ''contacted'''), '10', 'the three hundredth change within an hour is accepted');
select is(pg_temp.change('status = ''new'''), 'hourly_limit', 'the change after the three hundredth is rejected');
select is(pg_temp.note(), 'Called.', 'the three hundredth note within an hour is accepted');
select is(pg_temp.note(), 'hourly_limit', 'the note after the three hundredth is rejected');
select is(pg_temp.as_member('select public.record_export(7)'), '', 'the twentieth export within an hour is recorded');
select is(pg_temp.last_record(), jsonb_build_object('actor_id', member, 'action', 'requests.export', 'target_id', null, 'details', '{"requests": 7}'::jsonb),
  'AT-85: with its size') from people;
select is(pg_temp.as_member('select public.record_export(7)'), 'hourly_limit', 'the twenty-first export within an hour is rejected');
select is(tests.run('select private.record_action(''x'', null, ''{}'', 0)', 'none'), '', 'the schedule has no limit');

-- The audit log
select throws_ok(statement, '42501', null, format('AT-87: the audit log keeps its rows: %s', statement)) from unnest(array[
  'update public.audit_log set action = ''x''', 'delete from public.audit_log', 'truncate public.audit_log']) statement;

-- Counts
create temporary table counts (title, statement, expected) on commit drop as values
  ('requests are counted by day in UTC', 'select string_agg(day || '' '' || requests, '', '') from public.count_requests_by_day(''2026-02-28T23:30:00Z'')', '2026-02-28 1, 2026-03-01 2'),
  ('since a moment', 'select count(*) from public.count_requests_by_day(''2026-03-02'')', '0'),
  ('requests are counted from each start of a day to the next', 'select string_agg(to_char(start at time zone ''UTC'', ''DD HH24:MI'') || '' '' || requests, '', '') from public.count_requests_since(array[''2026-02-28T18:15:00Z'', ''2026-03-01T18:15:00Z'']::timestamptz[])', '28 18:15 2, 01 18:15 1'),
  ('and not before the first', 'select count(*) from public.count_requests_since(''{2026-03-02}'')', '0'),
  ('sources are listed, the most frequent first', 'select string_agg(source || '' '' || requests, '', '') from public.list_request_sources()', 'fair 2,  1');
select is(tests.run(statement, 'authenticated', who), expected, format('%s, for %s', title, reader))
from people, counts, lateral (values ('staff', member), ('their sender', ada)) as readers (reader, who);
update public.demo_requests r set user_id = other from people where r.id = '00000000-0000-4000-8000-000000000002';
select is(tests.run(statement, 'authenticated', other), expected, format('others count their own requests: %s', expected))
from people, (values
  ('select string_agg(day || '' '' || requests, '', '') from public.count_requests_by_day(''2026-02-28T23:30:00Z'')', '2026-03-01 1'),
  ('select string_agg(requests::text, '', '') from public.count_requests_since(''{2026-02-28T23:30:00Z}'')', '1'),
  ('select string_agg(source || '' '' || requests, '', '') from public.list_request_sources()', 'fair 1')
) as own (statement, expected);
update public.demo_requests r set user_id = ada from people where r.id = '00000000-0000-4000-8000-000000000002';
select is(tests.run('select count(*) from ' || counted, 'authenticated', other), '0', format('who reads no request counts none: %s', counted))
from people, unnest(array['public.list_request_sources()', 'public.count_requests_since(''{2020-01-01}'')', 'public.count_requests_by_day(''2020-01-01'')']) counted;

select * from finish();
rollback;
