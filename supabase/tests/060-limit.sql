-- Ten requests per account and hour, whichever instance of the site they come through.
begin;
set local search_path = public, extensions;
select plan(12);
create temporary table people on commit drop as select tests.account() as ada, tests.account() as bob;
create function pg_temp.as_ada(p_changes jsonb default '{}') returns text language sql as $$
  select tests.run(tests.insert_request(p_changes), 'authenticated', (select ada from people));
$$;

select is(pg_temp.as_ada('{"id": "00000000-0000-4000-8000-000000000001"}'), 'Ada Lovelace', 'the first request');
update public.demo_requests set created_at = now() - interval '59 minutes';
select results_eq(
  $$ select count(*) from generate_series(1, 9) where pg_temp.as_ada() = 'Ada Lovelace' $$, $$ values (9::bigint) $$,
  'nine more are taken'
);
select is(pg_temp.as_ada(), 'demo_requests_hourly_limit', 'AT-37: the eleventh within an hour is refused');
select is(
  pg_temp.as_ada('{"id": "00000000-0000-4000-8000-000000000001"}'), '23505 demo_requests_pkey',
  'a retry is told that it is there already, not that there are too many'
);
select is((select count(*) from public.demo_request_notifications), 10::bigint, 'a refused request makes no notification');
select is(tests.run(tests.insert_request(), 'authenticated', bob), 'Ada Lovelace', 'another account is not affected') from people;
select is(
  tests.run(tests.insert_request(), 'authenticated', ada, '{"session_id": null}'), '42501',
  'AT-53: who is signed out is not told that there were ten, nor since when'
) from people;
select is(
  tests.run(
    'insert into public.demo_requests (name, email, phone, purpose)
     select ''Ada'', ''ada@harbour.example'', ''4915112345678'', ''Customs papers.'' from generate_series(1, 11)',
    'authenticated', tests.account()
  ), 'demo_requests_hourly_limit', 'eleven in one statement are too many'
);
update auth.users set email_confirmed_at = null where id = (select ada from people);
select is(pg_temp.as_ada(), '42501', 'AT-62: nor is who is not confirmed');
update auth.users set email_confirmed_at = now() where id = (select ada from people);
select is(pg_temp.as_ada(), 'demo_requests_hourly_limit', 'with it they are');
update public.demo_requests set created_at = now() - interval '61 minutes' where id = '00000000-0000-4000-8000-000000000001';
select is(pg_temp.as_ada(), 'Ada Lovelace', 'an hour later there is room for one');
select is(pg_temp.as_ada(), 'demo_requests_hourly_limit', 'and for no more');

select * from finish();
rollback;
