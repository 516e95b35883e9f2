-- Row-level security, each policy both ways.
begin;
set local search_path = public, extensions;
select plan(39);

create temporary table people on commit drop as
  select tests.account() as ada, tests.account() as bob, tests.account(false) as unconfirmed;
create function pg_temp.as_ada(p_statement text) returns text language sql as $$
  select tests.run(p_statement, 'authenticated', (select ada from people));
$$;
create function pg_temp.as_bob(p_statement text) returns text language sql as $$
  select tests.run(p_statement, 'authenticated', (select bob from people));
$$;
create function pg_temp.as_unconfirmed(p_statement text) returns text language sql as $$
  select tests.run(p_statement, 'authenticated', (select unconfirmed from people));
$$;

-- Writing
select is(pg_temp.as_ada(tests.insert_request('{"name": "From Ada"}')), 'From Ada', 'people send requests');
select is(pg_temp.as_bob(tests.insert_request('{"name": "From Bob"}')), 'From Bob', 'other people too');
select is(
  pg_temp.as_unconfirmed(tests.insert_request('{"name": "From nobody"}')), '42501', 'AT-62: an account whose address is not confirmed sends nothing'
);
select results_eq(
  $$ select user_id, created_at from public.demo_requests where name = 'From Ada' $$,
  $$ select ada, now() from people $$,
  'the sender and the moment are the database''s'
);
select is(
  pg_temp.as_ada(tests.insert_request(jsonb_build_object('user_id', bob))), '42501', 'nobody sends in another name'
) from people;
select is(
  pg_temp.as_ada(tests.insert_request(jsonb_build_object('user_id', ada))), '42501', 'not even in their own by hand'
) from people;
select is(pg_temp.as_ada(tests.insert_request('{"created_at": "2020-01-01"}')), '42501', 'nobody chooses the moment');
-- Returning a column would ask the reading policy as well.
create function pg_temp.blindly(p_statement text) returns text language sql as $$
  select replace(p_statement, 'returning name', 'returning ''sent''');
$$;
select is(
  tests.run(pg_temp.blindly(tests.insert_request()), 'authenticated', null), '42501',
  'a token without an account sends nothing'
);
grant insert (user_id) on public.demo_requests to authenticated;
select is(
  pg_temp.as_ada(pg_temp.blindly(tests.insert_request(jsonb_build_object('user_id', bob)))), '42501',
  'the policy alone stops another name too'
) from people;
select is(
  pg_temp.as_ada(pg_temp.blindly(tests.insert_request(jsonb_build_object('user_id', ada)))), 'sent',
  'and lets the own one pass'
) from people;
revoke insert (user_id) on public.demo_requests from authenticated;
-- Sent while the address was confirmed, say.
insert into public.demo_requests (user_id, name, email, phone, purpose)
select unconfirmed, 'From nobody', 'nobody@harbour.example', '4915112345678', 'Customs papers.' from people;
delete from public.demo_requests where name = 'Ada Lovelace';
select is(tests.run(tests.insert_request(), 'anon'), '42501', 'visitors send nothing');
select is(tests.run(tests.insert_request(), 'service_role'), '42501', 'the secret key sends nothing either');

-- Reading, with the setting as delivered
create function pg_temp.names() returns text language sql as $$
  select $q$ select string_agg(name, ', ' order by name) from public.demo_requests $q$;
$$;
select is((select requests_readable_by from private.settings), 'verified', 'the setting starts with everybody verified');
select is(pg_temp.as_ada(pg_temp.names()), 'From Ada, From Bob, From nobody', 'AT-07: verified: people read all requests');
select is(pg_temp.as_unconfirmed(pg_temp.names()), 'From nobody', 'verified: an unconfirmed account reads its own only');
select is(tests.run(pg_temp.names(), 'authenticated', gen_random_uuid()), null, 'a deleted account reads nothing');
select is(tests.run(pg_temp.names(), 'authenticated', null), null, 'a token without an account reads nothing');
select is(tests.run(pg_temp.names(), 'anon'), '42501', 'visitors read nothing');
select is(tests.run('select count(*) from public.demo_requests', 'anon'), '42501', 'visitors do not learn how many there are');

-- Reading, for staff only
update private.settings set requests_readable_by = 'staff';
select is(pg_temp.as_ada(pg_temp.names()), 'From Ada', 'AT-07: staff: people read their own only');
select tests.appoint(ada), tests.appoint(unconfirmed) from people;
select is(pg_temp.as_ada(pg_temp.names()), 'From Ada, From Bob, From nobody', 'AT-07: staff: staff reads all');
select is(pg_temp.as_unconfirmed(pg_temp.names()), 'From nobody', 'staff: an unconfirmed account is not staff');
select tests.appoint(ada, 'guest') from people;
select is(pg_temp.as_ada(pg_temp.names()), 'From Ada', 'staff: another role is not staff');
select throws_ok(
  $$ update private.settings set requests_readable_by = 'everybody' $$, '23514', null, 'the setting has two values'
);
select throws_ok(
  $$ update private.settings set requests_readable_by = null $$, '23502', null, 'and is never empty'
);
select throws_ok(
  $$ insert into private.settings (only_row) values (false) $$, '23514', null, 'nor is there a second row of another key'
);
select throws_ok($$ insert into private.settings default values $$, '23505', null, 'the setting is one row');

-- Changing and deleting
select is(tests.run(statement, role, ada), '42501', format('%s may not %s', role, split_part(statement, ' ', 1)))
from people,
  unnest(array['anon', 'authenticated', 'service_role']) as role,
  unnest(array[
    'update public.demo_requests set name = ''Changed''',
    'delete from public.demo_requests',
    'truncate public.demo_requests cascade'
  ]) as statement;
select is(
  pg_temp.as_ada('insert into public.demo_requests (id, name, email, phone, purpose)
    select id, name, email, phone, purpose from public.demo_requests on conflict (id) do update set name = excluded.name'),
  '42501', 'an upsert does not change a row either'
);
select is(pg_temp.as_ada('select requests_readable_by from private.settings'), '42501', 'the setting is not readable');
select is((select count(*) from public.demo_requests), 3::bigint, 'all requests are still there');

select * from finish();
rollback;
