-- AT-37: ten requests an hour for each account.
begin;
set local search_path = public, extensions;
select plan(19);

create temporary table people on commit drop as select tests.account() as ada, tests.account() as bob, tests.account(false) as unconfirmed;
create function pg_temp.send(p_user uuid, p_id uuid default gen_random_uuid()) returns text language sql as $$
  select tests.run(tests.insert_request(jsonb_build_object('id', p_id)), 'authenticated', p_user);
$$;
select is(
  tests.run('with sent as (insert into public.demo_requests (name, email, phone, purpose)
    select ''Ada'', ''ada@harbour.example'', ''4915112345678'', ''Customs papers.'' from generate_series(1, 11) returning 1) select count(*) from sent',
    'authenticated', ada), 'demo_requests_hourly_limit', 'eleven requests in one statement are rejected'
) from people;
select is(pg_temp.send(ada), 'Ada Lovelace', 'ten requests are accepted') from people, generate_series(1, 10);
update public.demo_requests set created_at = now() - interval '40 minutes';

-- The answer of the Data API: 429 with the wait, as header and as hint.
create function pg_temp.refusal(p_user uuid) returns jsonb language plpgsql as $$
declare
  detail text;
begin
  perform set_config('request.jwt.claim.sub', p_user::text, true),
    set_config('request.jwt.claims', jsonb_build_object('sub', p_user, 'session_id', (select id from auth.sessions where user_id = p_user))::text, true);
  execute tests.insert_request();
  return null;
exception when sqlstate 'PGRST' then
  get stacked diagnostics detail = pg_exception_detail;
  return sqlerrm::jsonb || detail::jsonb;
end;
$$;
select is(
  pg_temp.refusal(ada) - 'message',
  '{"code": "demo_requests_hourly_limit", "hint": "1200", "status": 429, "headers": {"Retry-After": "1200"}}', 'the eleventh request is rejected with the time to wait'
) from people;
select is(pg_temp.send(ada, (select id from public.demo_requests limit 1)), '23505 demo_requests_pkey', 'FT-10: a repeated request is a conflict and does not exceed the limit') from people;

delete from public.demo_requests;
insert into public.demo_requests (user_id, name, email, phone, purpose, created_at)
select who, 'Ada', 'ada@harbour.example', '4915112345678', 'Customs papers.', now() - age
from people, unnest(array[ada, unconfirmed]) who, unnest(array[interval '0', interval '59 minutes', interval '1 hour']) age, generate_series(1, 10)
where not (who = ada and age = interval '0');
select is(tests.run(tests.insert_request(), 'authenticated', ada), 'demo_requests_hourly_limit', 'a request counts for an hour') from people;
select is(tests.run(tests.insert_request(), 'authenticated', bob), 'Ada Lovelace', 'the requests of others do not count') from people;
select is(tests.run(tests.insert_request(), 'authenticated', unconfirmed), '42501', 'an account that may not send learns nothing of the limit') from people;
select is(tests.run(tests.insert_request(), 'anon', ada), '42501', 'a visitor learns nothing of the limit') from people;
update public.demo_requests set created_at = now() - interval '1 hour';
select is(tests.run(tests.insert_request(), 'authenticated', ada), 'Ada Lovelace', 'a request counts no longer after an hour') from people;
select is((select count(*) from public.demo_requests where name = 'Ada Lovelace'), 2::bigint, 'only accepted requests are stored');
select * from finish();
rollback;
