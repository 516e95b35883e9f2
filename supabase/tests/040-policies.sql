-- Row-level security, each policy both ways and under both settings.
begin;
set local search_path = public, extensions;
select plan(111);

create temporary table people on commit drop as
  select tests.account() as ada, tests.account() as bob, tests.account(false) as unconfirmed, tests.account() as member;
select tests.make_staff(member), tests.make_staff(unconfirmed) from people;
create function pg_temp.blindly(p_statement text) returns text language sql as $$
  select replace(p_statement, 'returning name', 'returning ''sent''');
$$;
create function pg_temp.names(p_user uuid) returns text language sql as $$
  select tests.run('select string_agg(name, '' '' order by name) from public.demo_requests', 'authenticated', p_user);
$$;

-- Sending
select is(tests.run(tests.insert_request('{"name": "Ada"}'), 'authenticated', ada), 'Ada', 'a confirmed account sends a request') from people;
select is(tests.run(tests.insert_request('{"name": "Bob"}'), 'authenticated', bob), 'Bob', 'another confirmed account sends a request, too') from people;
select is(tests.run(pg_temp.blindly(tests.insert_request()), 'authenticated', who), '42501', format('AT-62: %s sends nothing', title))
from people, lateral (values ('an unconfirmed account', unconfirmed), ('a token without an account', null), ('a deleted account', gen_random_uuid())) as senders (title, who);
select is(tests.run(tests.insert_request(), role), '42501', format('AT-01: %s sends nothing', role)) from unnest(array['anon', 'service_role']) role;
select is(tests.run(tests.insert_request(jsonb_build_object(col, value)), 'authenticated', ada), '42501', format('AT-03: nobody chooses %s', col))
from people, lateral (values ('user_id', bob::text), ('user_id', ada::text), ('created_at', '2020-01-01')) as forged (col, value);
select results_eq(
  $$ select user_id, created_at from public.demo_requests where name = 'Ada' $$, $$ select ada, now() from people $$,
  'AT-03: sender and time are the database''s'
);
grant insert (user_id) on public.demo_requests to authenticated;
select is(tests.run(pg_temp.blindly(tests.insert_request(jsonb_build_object('user_id', bob))), 'authenticated', ada), '42501',
  'AT-03: the policy alone refuses another sender too') from people;
revoke insert (user_id) on public.demo_requests from authenticated;
insert into public.demo_requests (user_id, name, email, phone, purpose)
select unconfirmed, 'Early', 'early@harbour.example', '4915112345678', 'Customs papers.' from people;

-- Reading requests
select col_default_is('private', 'settings', 'request_read_access', 'staff_only', 'a new database shows all requests to staff only');
update private.settings set request_read_access = 'staff_only';
select is(pg_temp.names(ada), 'Ada', 'AT-07: staff_only: an account reads its own requests') from people;
select is(pg_temp.names(unconfirmed), 'Early', 'AT-07: staff_only: an unconfirmed account reads its own requests, and is no staff') from people;
select is(pg_temp.names(member), 'Ada Bob Early', 'AT-07: staff_only: staff read all requests') from people;
update private.settings set request_read_access = 'any_confirmed_account';
select is(pg_temp.names(ada), 'Ada Bob Early', 'AT-07: any_confirmed_account: a confirmed account reads all requests') from people;
select is(pg_temp.names(unconfirmed), 'Early', 'AT-07: any_confirmed_account: an unconfirmed account reads its own requests only') from people;
select is(pg_temp.names(null), null, 'a token without an account reads nothing');
select is(pg_temp.names(gen_random_uuid()), null, 'a deleted account reads nothing');
select is(tests.run('select public.get_my_access()::text', 'authenticated', who)::jsonb, jsonb_build_object(
  'user_id', who, 'email', who || '@harbour.example', 'is_staff', is_staff, 'reads_all', reads_all, 'request_read_access', 'any_confirmed_account'),
  format('access of %s', title))
from people, lateral (values ('staff', member, true, true), ('a confirmed account', bob, false, true), ('an unconfirmed account', unconfirmed, false, false))
  as accounts (title, who, is_staff, reads_all);

-- The work of the team, while every confirmed account reads all requests
insert into public.demo_request_notes (request_id, body) select id, 'Internal.' from public.demo_requests where name = 'Ada';
insert into public.audit_log (action) values ('request.update');
update public.deliveries set status = 'dead_letter' where request_id = (select id from public.demo_requests where name = 'Ada');

create temporary table work (title, statement, for_others, for_staff) on commit drop as values
  ('read states', 'select count(*) from public.demo_request_states', '0', '3'),
  ('read notes', 'select count(*) from public.demo_request_notes', '0', '1'),
  ('read deliveries', 'select count(id) from public.deliveries', '0', '3'),
  ('read the audit log', 'select (count(*) > 0)::text from public.audit_log', 'false', 'true'),
  ('read the team', 'select count(email) from public.staff', '0', '2'),
  ('list the team', 'select count(*) from public.list_staff()', '0', '2'),
  ('read the retention', 'select public.get_retention_status() ->> ''months''', null, '24'),
  ('change a state', 'with changed as (update public.demo_request_states set status = ''contacted'' where version = 1 returning 1) select count(*) from changed', '0', '3'),
  ('add a note', 'with added as (insert into public.demo_request_notes (request_id, body) select id, ''Spam.'' from public.demo_requests limit 1 returning 1) select count(*) from added', '42501', '1'),
  ('retry deliveries', format('select public.retry_deliveries(%L)', (select id from public.demo_requests where name = 'Ada')), 'staff_only', '1'),
  ('export', 'select public.record_export(3)', 'staff_only', ''),
  ('erase', 'select public.erase_person(''early@harbour.example'', ''early@harbour.example'') ->> ''requests''', 'staff_only', '1'),
  ('add to the team', 'with added as (insert into public.staff (email) values (''grace@harbour.example'') returning 1) select count(*) from added', '42501', '1'),
  ('remove from the team', 'with removed as (delete from public.staff where email = ''grace@harbour.example'' returning 1) select count(*) from removed', '0', '1');

-- Ada owns one of the requests; the unconfirmed account has an address of the team.
select is(tests.run(statement, 'authenticated', who), for_others, format('AT-68: %s does not %s', kind, title))
from people, work, lateral (values ('a confirmed account', bob), ('the sender', ada), ('an unconfirmed account', unconfirmed)) as others (kind, who);
select is(tests.run(statement, 'authenticated', member), for_staff, format('staff %s', title)) from people, work;
select is(tests.run('update public.demo_request_states set status = ''contacted'' returning ''changed''', 'authenticated', bob), null,
  'AT-68: nor does a confirmed account change what it cannot see') from people;
grant insert (author_id) on public.demo_request_notes to authenticated;
grant insert (added_by) on public.staff to authenticated;
select is(tests.run(statement, 'authenticated', member), '42501', title)
from people, lateral (values
  ('staff write notes in no other name', format('insert into public.demo_request_notes (request_id, body, author_id) select id, ''x'', %L from public.demo_requests limit 1', bob)),
  ('staff add to the team in no other name', format('insert into public.staff (email, added_by) values (''x@harbour.example'', %L)', bob))
) as forged (title, statement);

-- Changing and deleting requests
select is(tests.run(statement, role, member), '42501', format('AT-04: %s may not %s a request', role, split_part(statement, ' ', 1)))
from people, unnest(array['anon', 'authenticated', 'service_role']) as role,
  unnest(array['update public.demo_requests set name = ''Changed''', 'delete from public.demo_requests', 'truncate public.demo_requests cascade']) as statement;
select is(
  tests.run('insert into public.demo_requests (id, name, email, phone, purpose) select id, name, email, phone, purpose from public.demo_requests
    on conflict (id) do update set name = excluded.name', 'authenticated', ada), '42501', 'AT-04: an upsert changes nothing either'
) from people;

-- Visitors and the secret key
select is(tests.run('select count(*) from public.' || relation, 'anon'), '42501', format('AT-02: visitors do not read %s', relation))
from unnest(array['demo_requests', 'demo_request_states', 'demo_request_notes', 'deliveries', 'audit_log', 'staff']) relation;
select is(tests.run('select count(*) from public.' || relation, 'service_role'), '42501', format('the secret key does not read %s', relation))
from unnest(array['demo_requests', 'demo_request_states', 'demo_request_notes', 'audit_log']) relation;
select is(tests.run('select count(*) from private.' || relation, role), '42501', format('%s does not read private.%s', role, relation))
from unnest(array['settings', 'destinations', 'job_runs']) relation, unnest(array['anon', 'authenticated', 'service_role']) role;

select * from finish();
rollback;
