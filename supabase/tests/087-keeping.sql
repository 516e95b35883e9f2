-- Keeping and forgetting: what is old goes, and what is kept of one person is handed out or erased by members of the team.
begin;
set local search_path = public, extensions;
select plan(65);

create temporary table people on commit drop as
  select tests.account() as ada, tests.account() as bob, tests.account() as eve, tests.account() as staff;
grant select on people to authenticated;
update auth.users set email = 'ada@harbour.example' where id = (select ada from people);
update auth.users set email = 'bob@harbour.example' where id = (select bob from people);
update auth.users set email = 'eve@elsewhere.example' where id = (select eve from people);
update auth.users set email = 'staff@harbour.example' where id = (select staff from people);
select tests.appoint((select staff from people));
create function pg_temp.as_person(p_who text, p_statement text) returns text language plpgsql as $$
declare who uuid;
begin
  execute format('select %I from people', p_who) into who;
  return tests.run(p_statement, 'authenticated', who);
end;
$$;
create function pg_temp.erase(p_who text, p_email text, p_again text) returns text language sql as $$
  select pg_temp.as_person(p_who, format($e$ select public.erase_person(%L, %L) ->> 'status' $e$, p_email, p_again));
$$;
create function pg_temp.found(p_email text) returns text language sql as $$
  select pg_temp.as_person('staff', format(
    $f$ select concat_ws(' ', f ->> 'requests', f ->> 'others', f ->> 'events', f ->> 'deliveries', f ->> 'account', f ->> 'invited') from public.find_person(%L) f $f$, p_email
  ));
$$;
create function pg_temp.log() returns text language sql as $$
  select string_agg(concat_ws(' ', e.kind, e.requests, e.account, e.made_by is not null), ', ' order by e.id) from private.data_events e;
$$;
create function pg_temp.forget(p_most integer default 2000) returns text language sql as $$
  select tests.run(format('select public.delete_old_demo_requests(%s)', p_most), 'service_role');
$$;

-- Who may
select is(pg_temp.as_person('ada', tests.insert_request()), 'Ada Lovelace', 'somebody asks for a demo');
select is(pg_temp.as_person('eve', call), null, 'AT-85: whoever reads requests and is no member learns nothing: ' || call) from (values
  ($$ select public.find_person('ada@harbour.example') $$), ('select public.read_keeping()')
) as calls (call);
select is(pg_temp.as_person('eve', $$ select public.export_person('ada@harbour.example') ->> 'status' $$), 'refused', 'AT-85: nor gets a file');
select is(pg_temp.as_person('ada', $$ select public.export_person('ada@harbour.example') ->> 'status' $$), 'refused', 'AT-85: not even of themselves');
select is(pg_temp.erase('eve', 'ada@harbour.example', 'ada@harbour.example'), 'refused', 'AT-86: nor erases anybody');
select is(pg_temp.erase('ada', 'ada@harbour.example', 'ada@harbour.example'), 'refused', 'AT-86: not even themselves');
select is(pg_temp.as_person('staff', call), '42501', 'AT-86: ' || call) from (values
  ('select public.delete_old_demo_requests()'), ('select private.schedule_keeping()'), ('select * from private.data_events'),
  ('select * from private.keeping'), ('update private.settings set keep_requests_months = 1'),
  ($$ select private.requests_of('ada@harbour.example') $$), ($$ select private.accounts_of('ada@harbour.example') $$)
) as calls (call);
select is(tests.run(call, 'anon'), '42501', 'AT-85: visitors: ' || call) from (values
  ($$ select public.find_person('ada@harbour.example') $$), ($$ select public.export_person('ada@harbour.example') $$),
  ($$ select public.erase_person('ada@harbour.example', 'ada@harbour.example') $$), ('select public.read_keeping()'),
  ('select public.delete_old_demo_requests()')
) as calls (call);
select is((select count(*)::integer from public.demo_requests), 1, 'nothing went');
select is(pg_temp.log(), null, 'and nothing was logged');

-- Old requests
select is((select keep_requests_months from private.settings), 24, 'requests are kept for two years');
select throws_ok($$ update private.settings set keep_requests_months = 0 where only_row $$, '23514', null, 'not for no time');
select is(pg_temp.as_person('staff', $$ select public.read_keeping() ->> 'late' $$), 'true', 'before the first run members are told that there was none');
select is(pg_temp.forget(), '0', 'what is new stays');
select is(pg_temp.as_person('staff', $$ select public.read_keeping() ->> 'late' $$), 'false', 'the run is noted');
select is(pg_temp.as_person('staff', $$ select (public.read_keeping() ->> 'ran_at')::timestamptz = now() $$), 'true', 'when it was');
select is(pg_temp.log(), null, 'a run that deleted nothing is no event');
alter table public.demo_requests disable trigger user;
insert into public.demo_requests (name, email, phone, purpose, created_at)
select 'Old ' || chr(64 + n), 'old@harbour.example', '4915112345678', 'Customs papers.', now() - interval '24 months' - n * interval '1 hour'
from generate_series(1, 5) n;
insert into public.demo_requests (name, email, phone, purpose, created_at)
values ('Nearly', 'old@harbour.example', '4915112345678', 'Customs papers.', now() - interval '24 months' + interval '1 hour');
alter table public.demo_requests enable trigger user;
with noted as (
  insert into public.demo_request_events (request_id, kind, note)
  select r.id, 'note', 'Called.' from public.demo_requests r where r.name = 'Old E' returning request_id, id
)
insert into public.demo_request_events (request_id, seen, kind, note) select n.request_id, n.id, 'note', 'Called again.' from noted n;
select is(pg_temp.forget(2), '2', 'a part at a time');
select is((select string_agg(name, ' ' order by created_at) from public.demo_requests where email like 'old@%'), 'Old C Old B Old A Nearly', 'the oldest first');
select is((select count(*)::integer from public.demo_request_events), 0, 'with what was noted, one upon the other');
select is(pg_temp.forget(), '3', 'then the rest');
select is((select string_agg(name, ' ' order by created_at) from public.demo_requests where email like 'old@%'), 'Nearly', 'what is not old enough stays');
select is(pg_temp.log(), 'retention 2 f f, retention 3 f f', 'it is logged, how many');
update private.settings set keep_requests_months = 23 where only_row;
select is(pg_temp.forget(), '1', 'one setting says how long');
update private.keeping set ran_at = now() - interval '49 hours' where only_row;
select is(pg_temp.as_person('staff', $$ select public.read_keeping() ->> 'late' $$), 'true', 'FT-45: members are told when it has not run for two days');

-- One person
select is(pg_temp.as_person('ada', $$ insert into public.demo_requests (name, email, phone, purpose)
  values ('Ada Lovelace', 'assistant@harbour.example', '4915112345678', 'For a colleague.') returning name $$), 'Ada Lovelace', 'somebody writes with another address');
insert into public.demo_request_events (request_id, kind, note, account)
select r.id, 'note', 'Called.', (select staff from people) from public.demo_requests r where r.email = 'assistant@harbour.example';
select is(pg_temp.found(' ADA@Harbour.example '), '2 1 1 2 true false', 'what is kept is found, by address and by account, however it is written');
select is(pg_temp.found('nobody@harbour.example'), '0 0 0 0 false false', 'nothing of nobody');
select is(
  pg_temp.as_person('staff', $$ select concat_ws(' ', p ->> 'email', p -> 'account' ->> 'email', jsonb_array_length(p -> 'requests'), jsonb_path_query_first(p, '$.requests[*].events[*].note') ->> 0, jsonb_path_query_first(p, '$.requests[*].deliveries[*].status') ->> 0)
    from (select public.export_person('ada@harbour.example') -> 'person' as p) e $$),
  'ada@harbour.example ada@harbour.example 2 Called. pending', 'the file has the account, each request, what was done, and what was sent'
);
select is(
  pg_temp.as_person('staff', $$ select public.export_person('nobody@harbour.example') ->> 'status' $$), 'nobody', 'of nobody there is none'
);
select is(pg_temp.erase('staff', 'ada@harbour.example', 'ada@harbour.exampl'), 'unlike', 'AT-86: the address has to be typed twice');
select is(pg_temp.erase('staff', 'ada@harbour.example', null), 'unlike', 'AT-86: and not left out');
select is(pg_temp.erase('staff', 'staff@harbour.example', 'staff@harbour.example'), 'own', 'AT-86: nobody erases themselves');
select tests.appoint((select bob from people));
select is(pg_temp.erase('staff', 'bob@harbour.example', 'bob@harbour.example'), 'member', 'AT-86: nor a member, before the role is taken away');
select is(pg_temp.erase('staff', 'nobody@harbour.example', 'nobody@harbour.example'), 'nobody', 'nobody is erased');
select is(pg_temp.erase('staff', 'Ada@harbour.example', 'ada@harbour.example '), 'erased', 'somebody is');
select is((select count(*)::integer from public.demo_requests), 0, 'no request is left');
select is((select count(*)::integer from public.demo_request_notifications), 0, 'no mail about one waits');
select is((select count(*)::integer from public.demo_request_events), 0, 'nor what was noted');
select is((select count(*)::integer from auth.users where email = 'ada@harbour.example'), 0, 'nor the account');
select is((select count(*)::integer from auth.sessions s, people p where s.user_id = p.ada), 0, 'nor its sessions');
select is((select coalesce(sum(t.requests), 0)::integer from private.request_tallies t where t.kind = 'status'), 0, 'nor is one counted');
select is(pg_temp.log(), 'retention 2 f f, retention 3 f f, retention 1 f f, export 2 t t, erasure 2 t t', 'all of it is logged');
select is_empty($$ select from private.data_events e where e::text like '%@%' $$, 'AT-87: without an address');
select throws_ok(statement, '42501', null, 'AT-87: the log is only added to: ' || statement) from (values
  ('update private.data_events set requests = 0'), ('delete from private.data_events'), ('truncate private.data_events')
) as statements (statement);
select is(
  pg_temp.as_person('staff', $$ select string_agg(e ->> 'kind' || ' ' || coalesce(e ->> 'by', 'schedule'), ', ') from jsonb_array_elements(public.read_keeping() -> 'events') e $$),
  'erasure staff@harbour.example, export staff@harbour.example, retention schedule, retention schedule, retention schedule', 'members read it, the newest first'
);
insert into private.staff_invitations (email) values ('guest@harbour.example');
select is(pg_temp.as_person('staff', $$ select public.export_person('guest@harbour.example') -> 'person' ->> 'invited' $$), 'true', 'an open invitation alone is handed out, too');
select is(pg_temp.erase('staff', 'guest@harbour.example', 'guest@harbour.example'), 'erased', 'and erased');
select is(pg_temp.as_person('eve', tests.insert_request()), 'Ada Lovelace', 'somebody else asks');
insert into public.demo_request_events (request_id, kind, note, account)
select r.id, 'note', 'Called.', p.bob from public.demo_requests r, people p;
select is(
  pg_temp.as_person('staff', $$ select concat_ws(' ', jsonb_array_length(p -> 'requests'), p #>> '{did,0,kind}', p::text like '%Called.%') from (select public.export_person('bob@harbour.example') -> 'person' as p) e $$),
  '0 note f', 'of who reads requests the file has what they did, and no words about somebody else'
);
insert into private.data_events (kind, requests, made_by) select 'export', 0, p.staff from people p, generate_series(1, 60);
select is(pg_temp.as_person('staff', $$ select public.export_person('eve@elsewhere.example') ->> 'status' $$), 'limited', 'AT-87: an hour takes sixty');
select is(pg_temp.erase('staff', 'eve@elsewhere.example', 'eve@elsewhere.example'), 'limited', 'AT-87: of either');

select * from finish();
rollback;
