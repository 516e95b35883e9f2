-- What the dashboard asks besides the list: how notifications stand, sending one again, counts of recent requests.
begin;
set local search_path = public, extensions;
select plan(56);

create temporary table people on commit drop as
  select tests.account() as ada, tests.account() as bob, tests.account(false) as unconfirmed,
    gen_random_uuid() as asked, gen_random_uuid() as other, gen_random_uuid() as third;
grant select on people to authenticated;
create function pg_temp.as_ada(p_statement text) returns text language sql as $$
  select tests.run(p_statement, 'authenticated', (select ada from people));
$$;
create function pg_temp.as_bob(p_statement text) returns text language sql as $$
  select tests.run(p_statement, 'authenticated', (select bob from people));
$$;
create function pg_temp.park() returns void language sql as $$
  update public.demo_request_notifications
  set status = 'parked', attempts = 8, last_error = 'mail service answered 500', claim = null, claimed_until = null,
      released_by = null, released_at = null, sent_at = null
  where request_id = (select asked from people);
$$;
create function pg_temp.states() returns text language sql as $$
  select format('select string_agg(concat_ws('' '', status, attempts, last_error), '', '' order by status) from public.read_demo_notifications(array[%L, %L]::uuid[])', asked, other) from people;
$$;
create function pg_temp.release() returns text language sql as $$
  select format('select public.release_demo_notification(%L)', asked) from people;
$$;
create function pg_temp.may_send() returns text language sql as $$
  select format('select public.may_send_demo_notification(%L)', asked) from people;
$$;
create function pg_temp.counted() returns text language sql as $$
  select $q$ select string_agg(concat_ws(' ', case when day is not null then 'day' else coalesce(source, 'nowhere') end, requests), ', ' order by day nulls last, requests desc, source)
    from public.count_recent_demo_requests() $q$;
$$;

select is(pg_temp.as_ada(tests.insert_request(jsonb_build_object('id', asked))), 'Ada Lovelace', 'Ada asks') from people;
select is(pg_temp.as_bob(tests.insert_request(jsonb_build_object('id', other, 'utm_source', 'spring'))), 'Ada Lovelace', 'Bob asks too') from people;
select pg_temp.park();

-- The whole in one question
create function pg_temp.dashboard(p_shown text) returns text language sql as $$
  select format('select %s from public.read_dashboard(p_asked => %L) as d', p_shown, other) from people;
$$;
select is(pg_temp.as_ada(pg_temp.dashboard($q$ concat_ws(' ', d ->> 'total', jsonb_array_length(d -> 'rows')) $q$)), '2 2', 'a reader gets the list');
select is(pg_temp.as_ada(pg_temp.dashboard($q$ d -> 'asked' ->> 'id' $q$)), other::text, 'and the request the address asks for') from people;
select is(pg_temp.as_ada(pg_temp.dashboard($q$ jsonb_array_length(d -> 'notifications') $q$)), '2', 'and how each notification stands');
select is(pg_temp.as_ada(pg_temp.dashboard($q$ jsonb_path_query_first(d, '$.parked[0].parked') $q$)), '1', 'FT-08: and how many are parked');
select is(pg_temp.as_ada(pg_temp.dashboard($q$ jsonb_path_query_first(d, '$.origins[*].utm_source ? (@ != null)') #>> '{}' $q$)), 'spring', 'and where requests came from');
select is(
  pg_temp.as_ada($q$ select jsonb_array_length(public.read_dashboard(p_size => 1) -> 'origins') $q$), '1', 'of those that are shown, no others'
);
select is(tests.run(pg_temp.dashboard($q$ concat_ws(' ', d ->> 'total', d ->> 'asked', d ->> 'parked', d ->> 'newest', d ->> 'recent') $q$), 'authenticated', unconfirmed), '0', 'an unconfirmed account gets nothing of it') from people;
select is(tests.run(pg_temp.dashboard('d'), 'anon'), '42501', 'nor does a visitor');

-- Seen
select is(pg_temp.as_ada(pg_temp.states()), 'parked 8 mail service answered 500, pending 0', 'FT-08: readers see how notifications stand');
select is(tests.run(pg_temp.states(), 'authenticated', unconfirmed), null, 'an unconfirmed account sees none') from people;
select is(tests.run(pg_temp.states(), 'authenticated', null), null, 'nor does a token without an account');
select is(tests.run(pg_temp.states(), 'anon'), '42501', 'nor does a visitor');
select is(tests.run(pg_temp.states(), 'service_role'), '42501', 'nor is it for the secret key');
select is(pg_temp.as_ada('select parked from public.parked_demo_notifications()'), '1', 'FT-08: readers see how many are parked');
select is(pg_temp.as_ada('select request_id from public.parked_demo_notifications()'), asked::text, 'and which waits longest') from people;
select is(tests.run('select parked from public.parked_demo_notifications()', 'authenticated', unconfirmed), null, 'an unconfirmed account sees none') from people;
select is(tests.run('select parked from public.parked_demo_notifications()', 'anon'), '42501', 'nor does a visitor');
select is(
  pg_temp.as_ada(format('select count(*) from public.read_demo_notifications(array_fill(gen_random_uuid(), array[200]) || %L::uuid)', asked)), '0',
  'two hundred are looked up at a time'
) from people;
update public.demo_request_notifications set claimed_until = now() + interval '1 minute' where request_id = (select other from people);
select is(pg_temp.as_ada(pg_temp.states()), 'in-progress 0, parked 8 mail service answered 500', 'one that a worker holds is in progress');
update public.demo_request_notifications set claimed_until = null where request_id = (select other from people);

-- Sent again
select tests.run(tests.insert_request(jsonb_build_object('id', third)), 'authenticated', ada) from people;
update public.demo_request_notifications set status = 'parked', attempts = 8 where request_id = (select third from people);
select is(pg_temp.as_bob(pg_temp.may_send()), 'false', 'AT-13: a reader may not have just any notification sent');
select is(pg_temp.as_ada(pg_temp.may_send()), 'true', 'whoever sent the request may');
select is(tests.run(pg_temp.release(), 'authenticated', unconfirmed), null, 'an unconfirmed account releases nothing') from people;
select is(tests.run(pg_temp.release(), 'anon'), '42501', 'nor does a visitor');
select is((select status from public.demo_request_notifications where request_id = asked), 'parked', 'it is still parked') from people;
select is(pg_temp.as_bob(pg_temp.release()), 'pending', 'a reader releases it');
select results_eq(
  $$ select status, attempts::integer, next_attempt_at, last_error, released_by, released_at
     from public.demo_request_notifications, people where request_id = asked $$,
  $$ select 'pending', 0, now(), null::text, bob, now() from people $$,
  'it starts again, and who did it is noted'
);
select is(pg_temp.as_bob(pg_temp.may_send()), 'true', 'who released it may have it sent');
select is(
  pg_temp.as_bob(format('select public.may_send_demo_notification(%L)', third)), 'false', 'AT-13: that one, no other'
) from people;
select is((select status from public.demo_request_notifications where request_id = third), 'parked', 'AT-13: nor was another one released') from people;
select is(pg_temp.as_bob(format('select public.release_demo_notification(%L)', other)), 'pending', 'AT-13: one that is not parked is told as it stands') from people;
select is((select status from public.demo_request_notifications where request_id = third), 'parked', 'and releases no other either') from people;
delete from public.demo_requests where id = (select third from people);
select is((select count(*) from public.claim_demo_notifications((select asked from people))), 1::bigint, 'and it is taken at once');
select is(pg_temp.as_ada(pg_temp.release()), 'pending', 'pressing again does nothing');
select results_eq(
  $$ select attempts::integer, released_by from public.demo_request_notifications, people where request_id = asked $$,
  $$ select 1, bob from people $$, 'not even to the count of tries'
);
update public.demo_request_notifications set status = 'sent', sent_at = now() where request_id = (select asked from people);
select is(pg_temp.as_ada(pg_temp.release()), 'sent', 'one that was sent stays sent');
select is(pg_temp.as_ada(format('select public.release_demo_notification(%L)', gen_random_uuid())), null, 'an unknown one is none');
update auth.users set email_confirmed_at = null where id = (select bob from people);
select is(pg_temp.as_bob(pg_temp.may_send()), 'false', 'who may no longer read may no longer send');
update auth.users set email_confirmed_at = now() where id = (select bob from people);

-- For staff only
update private.settings set requests_readable_by = 'staff';
select pg_temp.park();
select is(pg_temp.as_ada(pg_temp.states()), null, 'staff: people see no state, not even of their own');
select is(
  pg_temp.as_ada(pg_temp.dashboard($q$ concat_ws(' ', d ->> 'total', d ->> 'asked', d ->> 'parked', d ->> 'notifications') $q$)), '1',
  'staff: people get their own request and nothing else'
);
select is(pg_temp.as_ada('select parked from public.parked_demo_notifications()'), null, 'staff: nor how many are parked');
select is(pg_temp.as_ada(pg_temp.release()), null, 'staff: and release nothing');
select is(pg_temp.as_ada(pg_temp.counted()), 'day 1, nowhere 1', 'staff: people count their own requests');
select tests.appoint(bob) from people;
select is(pg_temp.as_bob(pg_temp.states()), 'parked 8 mail service answered 500, pending 0', 'staff: staff sees the states');
select is(pg_temp.as_bob('select parked from public.parked_demo_notifications()'), '1', 'staff: and how many are parked');
select is(pg_temp.as_bob(pg_temp.release()), 'pending', 'staff: and releases');
select tests.appoint(bob, null) from people;
select is(pg_temp.as_bob(pg_temp.may_send()), 'false', 'staff: the right to send ends with the role');
update private.settings set requests_readable_by = 'verified';

-- Not without end
alter table public.demo_requests disable trigger limit_per_hour;
select tests.run(tests.insert_request(), 'authenticated', ada) from people, generate_series(1, 60);
update public.demo_request_notifications set released_by = ada, released_at = now() - interval '59 minutes' from people where request_id not in (asked, other);
select pg_temp.park();
select is(pg_temp.as_ada(pg_temp.release()), 'limited', 'sixty an hour are the limit');
select is(pg_temp.as_bob(pg_temp.release()), 'pending', 'for each person');
select pg_temp.park();
update public.demo_request_notifications set released_at = now() - interval '61 minutes' where released_by = (select ada from people);
select is(pg_temp.as_ada(pg_temp.release()), 'pending', 'and an hour later it goes on');

-- Counted
delete from public.demo_requests;
insert into public.demo_requests (name, email, phone, purpose, created_at, utm_source, referrer_host)
select 'Ada', 'ada@harbour.example', '4915112345678', 'Customs papers.', moment, source, host
from (values
  (now(), 'spring', 'news.example'), (now(), null, 'news.example'), (now(), null, null),
  (date_trunc('day', now(), 'UTC') - interval '696 hours', 'spring', null),
  (date_trunc('day', now(), 'UTC') - interval '696 hours 1 second', 'too early', null),
  (date_trunc('day', now(), 'UTC') + interval '24 hours', 'too late', null), ('infinity', 'never', null)
) as requests (moment, source, host);
select is(pg_temp.as_ada(pg_temp.counted()), 'day 1, day 3, spring 2, news.example 1, nowhere 1', 'thirty days, and the campaign before the host');
select is(tests.run(pg_temp.counted(), 'authenticated', unconfirmed), null, 'an unconfirmed account counts nothing') from people;
select is(tests.run(pg_temp.counted(), 'anon'), '42501', 'nor does a visitor');
set local timezone = 'Asia/Kolkata';
select is(pg_temp.as_ada('select max(day) from public.count_recent_demo_requests()'), to_char(now() at time zone 'UTC', 'YYYY-MM-DD'), 'days are those of UTC');
set local timezone = 'UTC';
insert into public.demo_requests (name, email, phone, purpose, utm_source)
select 'Ada', 'ada@harbour.example', '4915112345678', 'Customs papers.', 'source ' || n % 20 from generate_series(1, 100) n;
select is(pg_temp.as_ada('select count(*) from public.count_recent_demo_requests() where day is null'), '6', 'six sources at most');

select * from finish();
rollback;
