-- What the team did about a request: who may add it, what it may be, two people at once, taking back, and what follows.
begin;
set local search_path = public, extensions;
select plan(93);

create temporary table people on commit drop as
  select tests.account() as ada, tests.account() as bob, tests.account(false) as unconfirmed,
    gen_random_uuid() as asked, gen_random_uuid() as other;
grant select on people to authenticated;
create function pg_temp.as_ada(p_statement text) returns text language sql as $$
  select tests.run(p_statement, 'authenticated', (select ada from people));
$$;
create function pg_temp.as_bob(p_statement text) returns text language sql as $$
  select tests.run(p_statement, 'authenticated', (select bob from people));
$$;
-- An event of the request that is asked about, upon the last one unless it says what was seen.
create function pg_temp.event(p_columns jsonb) returns text language sql as $$
  select format('insert into public.demo_request_events (%s) values (%s) returning ''done''',
    string_agg(quote_ident(key), ', '), string_agg(quote_nullable(value), ', '))
  from jsonb_each_text((
    select jsonb_build_object('request_id', asked, 'seen', s.last_event) from people join private.request_states s on s.request_id = asked
  ) || p_columns);
$$;
create function pg_temp.last() returns bigint language sql as $$
  select s.last_event from private.request_states s join people on s.request_id = asked;
$$;
create function pg_temp.undo() returns text language sql as $$
  select pg_temp.event(jsonb_build_object('kind', 'note', 'undoes', pg_temp.last()));
$$;
create function pg_temp.standing() returns text language sql as $$
  select concat_ws(' ', s.status, s.reason, case s.owner when ada then 'Ada''s' when bob then 'Bob''s' end,
    case when s.answered_at is not null then 'answered' end)
  from private.request_states s join people on s.request_id = asked;
$$;
create function pg_temp.shown(p_what text) returns text language sql as $$
  select format('select %s from public.read_demo_request_states(array[%L]::uuid[]) t', p_what, asked) from people;
$$;

select is(pg_temp.as_ada(tests.insert_request(jsonb_build_object('id', asked))), 'Ada Lovelace', 'Ada asks') from people;
select is(pg_temp.as_bob(tests.insert_request(jsonb_build_object('id', other))), 'Ada Lovelace', 'Bob asks too') from people;
select is(pg_temp.standing(), 'new', 'a request is new when it comes');
select is(
  (select s.created_at from private.request_states s join people on s.request_id = asked),
  (select r.created_at from public.demo_requests r join people on r.id = asked), 'since the moment it came'
);

-- Added
select is(pg_temp.as_ada(pg_temp.event('{"kind": "note", "note": "Called, no answer.\nAgain tomorrow."}')), 'done', 'a reader adds a note');
select is(pg_temp.standing(), 'new', 'which changes no status');
select is(pg_temp.as_ada(pg_temp.event(jsonb_build_object('kind', 'owner', 'owner', ada))), 'done', 'and takes the request') from people;
select is(pg_temp.as_bob(pg_temp.event('{"kind": "status", "status": "contacted"}')), 'done', 'another one has contacted the sender');
select is(pg_temp.standing(), 'contacted Ada''s answered', 'how it stands follows');
select is(pg_temp.as_bob(pg_temp.event('{"kind": "status", "status": "closed", "reason": "held"}')), 'done', 'and closes it');
select is(pg_temp.standing(), 'closed held Ada''s answered', 'for a reason');
select is(pg_temp.as_ada(pg_temp.event('{"kind": "owner", "owner": null}')), 'done', 'Ada gives it back');
select is(pg_temp.as_ada(pg_temp.event('{"kind": "status", "status": "scheduled"}')), 'done', 'a closed one is opened again');
select is(pg_temp.standing(), 'scheduled answered', 'without its reason');
select results_eq(
  $$ select e.kind, e.account, e.made_at from public.demo_request_events e order by e.id limit 2 $$,
  $$ select k, ada, now() from people, unnest(array['note', 'owner']) k $$, 'who did it and when is the database''s'
);
select is(
  (select s.status from private.request_states s join people on s.request_id = other), 'new', 'no other request is changed'
);

-- Refused
select is(pg_temp.as_ada(pg_temp.event(columns::jsonb)), refusal, format('%s is refused', columns))
from (values
  ('{"kind": "status"}', '23514 demo_request_events_status'),
  ('{"kind": "status", "status": "won"}', '23514 demo_request_events_status_check'),
  ('{"kind": "status", "status": "closed"}', '23514 demo_request_events_reason'),
  ('{"kind": "status", "status": "closed", "reason": "rude"}', '23514 demo_request_events_reason_check'),
  ('{"kind": "status", "status": "contacted", "reason": "spam"}', '23514 demo_request_events_reason'),
  ('{"kind": "note", "note": "x", "reason": "spam"}', '23514 demo_request_events_reason'),
  ('{"kind": "note", "note": "x", "status": "contacted"}', '23514 demo_request_events_status'),
  ('{"kind": "letter", "note": "x"}', '23514 demo_request_events_kind_check'),
  ('{"kind": "note"}', '23514 demo_request_events_note'),
  ('{"kind": "owner", "note": "x"}', '23514 demo_request_events_note'),
  ('{"kind": "note", "note": ""}', '23514 demo_request_events_note_length'),
  ('{"kind": "note", "note": " \n\t"}', '23514 demo_request_events_note_length'),
  ('{"kind": "note", "note": "left\u202eright"}', '23514 demo_request_events_note_characters'),
  ('{"kind": "note", "note": "bell\u0007"}', '23514 demo_request_events_note_characters')
) as refused (columns, refusal);
select is(
  pg_temp.as_ada(pg_temp.event(jsonb_build_object('kind', 'note', 'note', repeat('x', length)))), answer, length || ' characters'
) from (values (1000, 'done'), (1001, '23514 demo_request_events_note_length')) as lengths (length, answer);
select is(
  pg_temp.as_ada(pg_temp.event(jsonb_build_object('kind', 'note', 'note', 'x', 'owner', ada))), '23514 demo_request_events_owner', 'a note has no owner'
) from people;
select is(pg_temp.as_ada(pg_temp.event('{"kind": "note", "note": "x", "account": "00000000-0000-4000-8000-000000000001"}')), '42501', 'AT-67: nobody chooses who did it');
select is(pg_temp.as_ada(pg_temp.event('{"kind": "note", "note": "x", "made_at": "2020-01-01"}')), '42501', 'AT-67: nor when');
select is(pg_temp.as_ada(pg_temp.event(jsonb_build_object('kind', 'owner', 'owner', bob))), '42501', 'AT-67: nor hands a request to somebody else') from people;
select is(pg_temp.as_ada('update public.demo_request_events set note = ''y'''), '42501', 'AT-67: nobody changes an event');
select is(pg_temp.as_ada('delete from public.demo_request_events'), '42501', 'AT-67: or deletes one');
select is(pg_temp.as_ada('update private.request_states set status = ''new'''), '42501', 'AT-67: or says how a request stands without one');
select is(pg_temp.as_ada('select note from public.demo_request_events'), '42501', 'AT-68: the table itself is read by nobody');
select is(pg_temp.as_ada('select owner from private.request_states'), '42501', 'AT-68: nor whose requests are, but by the functions');

-- Two people at once
select is(pg_temp.as_ada(pg_temp.event('{"kind": "note", "note": "First."}')), 'done', 'somebody is faster');
select is(
  pg_temp.as_bob(pg_temp.event(jsonb_build_object('kind', 'status', 'status', 'closed', 'reason', 'spam',
    'seen', (select e.seen from public.demo_request_events e where e.id = pg_temp.last())))),
  '23505 demo_request_events_one_successor', 'FT-35: whoever saw an earlier state comes second'
);
select is(
  pg_temp.as_bob(pg_temp.event(jsonb_build_object('kind', 'note', 'note', 'x', 'seen', (select last_value + 1 from public.demo_request_events_id_seq)))),
  '23514 demo_request_events_in_order', 'AT-69: nothing follows itself, which would end the chain for everybody');
select is(pg_temp.as_bob(pg_temp.event('{"kind": "note", "note": "x", "seen": null}')), '23505 demo_request_events_one_successor', 'FT-35: or none');
select is(
  pg_temp.as_bob(pg_temp.event(jsonb_build_object('kind', 'note', 'note', 'x', 'request_id', other, 'seen', pg_temp.last()))),
  '23503 demo_request_events_seen', 'FT-35: or one of another request'
) from people;
select is(pg_temp.as_bob(pg_temp.event('{"kind": "note", "note": "x", "seen": 0}')), '23503 demo_request_events_seen', 'FT-35: or one that is not there');
select is(pg_temp.standing(), 'scheduled answered', 'FT-35: and changes nothing');
select is(
  pg_temp.as_bob(pg_temp.event(jsonb_build_object('kind', 'note', 'note', 'x', 'request_id', gen_random_uuid(), 'seen', null))),
  '23503 demo_request_events_request_id_fkey', 'a request that is gone takes no event'
);

-- Taken back
select is(pg_temp.as_ada(pg_temp.event('{"kind": "status", "status": "closed", "reason": "spam"}')), 'done', 'closed by mistake');
select is(pg_temp.as_bob(pg_temp.undo()), 'not_undone', 'AT-67: nobody takes back what another one did');
select is(pg_temp.as_ada(pg_temp.event(jsonb_build_object('kind', 'status', 'status', 'new', 'undoes', pg_temp.last()))), 'done', 'whoever did it does');
select is(pg_temp.standing(), 'scheduled answered', 'and it is what it was before, whatever the caller says');
select is(pg_temp.as_ada(pg_temp.undo()), 'not_undone', 'what takes back is not taken back');
select is(
  pg_temp.as_ada(pg_temp.event(jsonb_build_object('kind', 'note', 'undoes', (select min(e.id) from public.demo_request_events e)))),
  '23514 demo_request_events_undoes_last', 'nor what was not last'
);
update private.request_states set owner = null where request_id = (select asked from people);
select is(pg_temp.as_bob(pg_temp.event(jsonb_build_object('kind', 'owner', 'owner', bob))), 'done', 'Bob takes it') from people;
select is(pg_temp.as_ada(pg_temp.event(jsonb_build_object('kind', 'owner', 'owner', ada))), 'done', 'Ada takes it over') from people;
select is(pg_temp.as_ada(pg_temp.undo()), 'done', 'and takes that back');
select is(pg_temp.standing(), 'scheduled Bob''s answered', 'it is Bob''s again');
select is(pg_temp.as_ada(pg_temp.event('{"kind": "note", "note": "Wrong person."}')), 'done', 'a note by mistake');
select is(pg_temp.as_ada(pg_temp.undo()), 'done', 'is taken back');
select is(pg_temp.as_ada(pg_temp.shown('t.events -> -2 ->> ''note''')), null, 'and not shown again');
select is(pg_temp.as_ada(pg_temp.event('{"kind": "status", "status": "contacted"}')), 'done', 'a status that stands');
update public.demo_request_events set made_at = now() - interval '119 seconds' where id = pg_temp.last();
select is(pg_temp.as_ada(pg_temp.shown('t.undoable')), 'false', 'is offered to be taken back for a minute');
update public.demo_request_events set made_at = now() - interval '2 minutes' where id = pg_temp.last();
select is(pg_temp.as_ada(pg_temp.undo()), 'not_undone', 'and taken back for two');
update public.demo_request_events set made_at = now() - interval '59 seconds' where id = pg_temp.last();
select is(pg_temp.as_ada(pg_temp.shown('t.undoable')), 'true', 'while it is fresh it is offered');
select is(pg_temp.as_bob(pg_temp.shown('t.undoable')), 'false', 'to whoever did it');

-- Who
select is(tests.run(pg_temp.event('{"kind": "note", "note": "x"}'), role, case when confirmed then null else unconfirmed end), '42501', 'AT-67: ' || who || ' adds nothing')
from people, (values ('authenticated', false, 'an unconfirmed account'), ('authenticated', true, 'a token without an account'), ('anon', true, 'a visitor'), ('service_role', true, 'the secret key')) as others (role, confirmed, who);
update private.settings set requests_readable_by = 'staff';
select is(pg_temp.as_ada(pg_temp.event('{"kind": "note", "note": "x"}')), '42501', 'AT-67: staff: whoever sent a request says nothing about it');
select is(
  pg_temp.as_ada(format('select concat_ws('' '', (%s), (%s), (select count(*) from public.read_answer_times()), (select count(*) from private.request_states))',
    pg_temp.shown('count(*)'), 'select count(*) from public.count_open_demo_requests()')), '0 0 0 0', 'AT-68: staff: nor learns what was said'
);
select is(
  pg_temp.as_ada($q$ select concat_ws(' ', d ->> 'total', d ->> 'states', d ->> 'open', d ->> 'answers') from public.read_dashboard() d $q$),
  '1', 'AT-68: staff: not with the dashboard either'
);
select is(pg_temp.as_ada('select public.list_demo_requests(p_status => ''contacted'') ->> ''total'''), '0', 'AT-68: staff: nor by narrowing the list');
update private.settings set requests_readable_by = 'verified';

-- Shown
select is(pg_temp.as_ada('select public.list_demo_requests(p_status => ''contacted'') -> ''rows'' -> 0 ->> ''id'''), asked::text, 'the list is narrowed to a status') from people;
select is(pg_temp.as_ada('select public.list_demo_requests(p_status => ''new'') ->> ''total'''), '1', 'or to another');
select is(pg_temp.as_ada('select public.read_dashboard(p_status => ''new'') ->> ''total'''), '1', 'and so is the dashboard');
select is(pg_temp.as_ada('select string_agg(concat_ws('' '', status, requests), '', '' order by status) from public.count_open_demo_requests()'), 'contacted 1, new 1', 'open ones are counted');


-- Time to the first answer
select is(pg_temp.as_ada('select concat_ws('' '', count(*), sum(answers), max(median)) from public.read_answer_times()'), '2 2 0', 'an answer counts for its week and for the last thirty days');
alter table public.demo_requests disable trigger user;
delete from public.demo_requests;
select is((select count(*) from public.demo_request_events), 0::bigint, 'events go with their requests');
select is((select count(*) from private.request_states), 0::bigint, 'and so does how they stand');
create temporary table answered on commit drop as
  select gen_random_uuid() as id, now() - interval '1 day' as answered_at, n * interval '1 hour' as waited from generate_series(0, 10) n
  union all select gen_random_uuid(), now() - interval '31 days', interval '2 hours'
  union all select gen_random_uuid(), date_trunc('week', now(), 'UTC') - interval '1848 hours 1 second', interval '3 hours'
  union all select gen_random_uuid(), now() - interval '1 day', interval '-1 hour'
  union all select gen_random_uuid(), null, null;
insert into public.demo_requests (id, name, email, phone, purpose, created_at)
select id, 'Ada', 'ada@harbour.example', '4915112345678', 'Customs papers.', coalesce(answered_at - waited, 'infinity') from answered;
insert into private.request_states (request_id, created_at, answered_at)
select id, coalesce(answered_at - waited, 'infinity'), answered_at from answered;
select is(
  pg_temp.as_ada('select concat_ws('' '', answers, median / 3600, ninetieth / 3600) from public.read_answer_times() where week is null'),
  '11 5 9', 'median and ninetieth percentile of the last thirty days'
);
select is(
  pg_temp.as_ada('select string_agg(concat_ws('' '', answers, median / 3600), '', '' order by week) from public.read_answer_times() where week is not null'),
  '1 2, 11 5', 'and of each of the last twelve weeks'
);
alter table public.demo_requests enable trigger user;

-- Not without end
alter table public.demo_requests disable trigger limit_per_hour;
truncate public.demo_requests cascade;
select tests.run(tests.insert_request(jsonb_build_object('id', case n when 1 then asked when 2 then other end)), 'authenticated', ada)
from people, generate_series(1, 2) n;
create function pg_temp.fill(p_account uuid, p_made_at timestamptz, p_count integer, p_request uuid) returns void language plpgsql as $$
declare
  previous bigint := (select s.last_event from private.request_states s where s.request_id = p_request);
begin
  -- As the owner of the table, whom nothing limits.
  perform set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '', true);
  for n in 1..p_count loop
    insert into public.demo_request_events (request_id, seen, kind, note, account, made_at)
    values (p_request, previous, 'note', 'x', p_account, p_made_at) returning id into previous;
  end loop;
end;
$$;
select pg_temp.fill(ada, now() - interval '59 minutes', 199, asked), pg_temp.fill(ada, now() - interval '59 minutes', 100, other) from people;
select is(pg_temp.as_ada(pg_temp.event('{"kind": "note", "note": "x"}')), 'done', 'the three hundredth of an hour, and the two hundredth of a request');
select is(pg_temp.as_ada(pg_temp.event('{"kind": "note", "note": "x"}')), 'demo_request_events_limit', 'AT-69: no more');
select is(pg_temp.as_bob(pg_temp.event('{"kind": "note", "note": "x"}')), 'demo_request_events_full', 'AT-69: from nobody');
select is(pg_temp.as_bob(pg_temp.event('{"kind": "status", "status": "closed", "reason": "spam"}')), 'done', 'AT-69: but it is still closed');
select is(pg_temp.as_bob(pg_temp.undo()), 'done', 'AT-69: and that is taken back');
select pg_temp.fill(bob, now() - interval '2 hours', 798, asked) from people;
select is(pg_temp.as_bob(pg_temp.event('{"kind": "note", "note": "x"}')), 'demo_request_events_end', 'AT-69: not for ever');
select is(pg_temp.as_bob(pg_temp.event('{"kind": "owner", "owner": null}')), 'demo_request_events_end', 'AT-69: nor anything else after a thousand');
update people set asked = other;
select is(pg_temp.as_ada(pg_temp.event('{"kind": "note", "note": "x"}')), 'demo_request_events_limit', 'AT-69: nor about another request');
select is(pg_temp.as_bob(pg_temp.event('{"kind": "note", "note": "x"}')), 'done', 'which each person may');

select * from finish();
rollback;
