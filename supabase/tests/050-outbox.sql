-- The promise of a mail per request: made with it, taken by one worker, retried, given up in the open.
begin;
set local search_path = public, extensions;
select plan(61);

create temporary table task (id uuid, claim uuid) on commit drop;
create function pg_temp.send() returns uuid language plpgsql as $$
declare made uuid := gen_random_uuid();
begin
  perform tests.run(tests.insert_request(jsonb_build_object('id', made)), 'authenticated', tests.account());
  return made;
end;
$$;
create function pg_temp.take(p_id uuid default null) returns bigint language sql as $$
  with taken as (select * from public.claim_demo_notifications(p_id)), kept as (
    insert into task select request_id, claim from taken
  ) select count(*) from taken;
$$;
create function pg_temp.settle(p_error text default null) returns text language sql as $$
  with held as (delete from task returning *)
  select public.settle_demo_notification(id, claim, p_error) from held;
$$;
create function pg_temp.pass(p_time interval) returns void language sql as $$
  update public.demo_request_notifications
  set next_attempt_at = next_attempt_at - p_time, claimed_until = claimed_until - p_time;
$$;

-- Made together with the request
select is(pg_temp.send() is not null, true, 'a request is sent');
select results_eq(
  $$ select status, attempts::integer, next_attempt_at - now(), claim from public.demo_request_notifications $$,
  $$ values ('pending', 0, interval '30 seconds', null::uuid) $$,
  'its notification waits, the first half minute for the site itself'
);
savepoint before_failure;
select is(
  tests.run(tests.insert_request('{"phone": "1"}'), 'authenticated', tests.account()), '23514 demo_requests_phone_digits',
  'a refused request'
);
select is((select count(*) from public.demo_request_notifications), 1::bigint, 'leaves no notification');

-- Taken
select is(pg_temp.take(), 0::bigint, 'the scheduler does not take it within the half minute');
select is(pg_temp.take(gen_random_uuid()), 0::bigint, 'an unknown id takes nothing');
select is(pg_temp.take((select id from public.demo_requests)), 1::bigint, 'the site takes it at once, by id');
select is(pg_temp.take((select id from public.demo_requests)), 0::bigint, 'a second worker does not get it');
select is(public.demo_notification_status((select id from public.demo_requests)), 'in-progress', 'it is in progress');
select pg_temp.pass('1 minute');
select is(pg_temp.take(), 0::bigint, 'nor does the scheduler while the claim lasts');
select is(pg_temp.take((select id from public.demo_requests)), 0::bigint, 'nor the site, once it is due again');
select is(public.settle_demo_notification((select id from task), gen_random_uuid()), null, 'only the holder settles it');

-- One connection cannot show two workers at once; the clause that keeps them apart is there, for all and for one.
select matches(
  pg_get_functiondef('public.claim_demo_deliveries'::regproc), 'for update skip locked.*for update skip locked',
  'FT-09: workers neither wait for each other nor take the same task'
);

-- Sent
select is(pg_temp.settle(), 'sent', 'the holder settles it as sent');
select results_eq(
  $$ select status, sent_at, claim, last_error from public.demo_request_notifications $$,
  $$ values ('sent', now(), null::uuid, null::text) $$,
  'which is final'
);
select is(public.demo_notification_status((select id from public.demo_requests)), 'sent', 'and is told');
select pg_temp.pass('2 days');
select is(pg_temp.take(), 0::bigint, 'a sent notification is not taken again');
select is(pg_temp.take((select id from public.demo_requests)), 0::bigint, 'not by id either');

-- A worker that dies
delete from public.demo_requests;
select is((select count(*) from public.demo_request_notifications), 0::bigint, 'a notification goes with its request');
select is(pg_temp.send() is not null, true, 'another request');
select pg_temp.pass('31 seconds');
select is(pg_temp.take(), 1::bigint, 'the scheduler takes it after the half minute');
select pg_temp.pass('121 seconds');
select is(pg_temp.take(), 1::bigint, 'FT-07: the task of a killed worker comes back after two minutes');
select is(
  public.settle_demo_notification(id, claim, null), null, 'and the first worker''s claim is void'
) from task limit 1;
delete from task where claim <> (select claim from public.demo_request_notifications);

-- Failing: 1, 4, 16 … minutes, each up to half longer
select is(pg_temp.settle('mail service answered 500'), 'pending', 'a failed try waits');
select results_eq(
  $$ select attempts::integer, last_error, next_attempt_at between now() + '4 minutes' and now() + '6 minutes'
     from public.demo_request_notifications $$,
  $$ values (2, 'mail service answered 500', true) $$,
  'after the second try four to six minutes'
);
select is(pg_temp.take((select id from public.demo_requests)), 0::bigint, 'not even by id before its time');
select is(public.demo_notification_status((select id from public.demo_requests)), 'pending', 'it is pending');
create function pg_temp.try_again(p_attempt integer) returns setof text language plpgsql as $$
begin
  perform pg_temp.pass('2 days');
  return next is(pg_temp.take(), 1::bigint, format('try %s', p_attempt));
  return next is(pg_temp.settle('down'), case when p_attempt < 8 then 'pending' else 'parked' end, format('try %s settled', p_attempt));
end;
$$;
select pg_temp.try_again(n) from generate_series(3, 8) n;
select pg_temp.pass('2 days');
select is(pg_temp.take(), 0::bigint, 'a parked one is not taken again');
select is(public.demo_notification_status((select id from public.demo_requests)), 'parked', 'FT-08: after eight tries it is told as parked');

-- A worker that dies on the eighth try
update public.demo_request_notifications
set status = 'pending', attempts = 8, claim = gen_random_uuid(), claimed_until = now() + interval '1 minute';
select is(public.park_lost_demo_notifications(), 0, 'a worker in its time is left alone');
select pg_temp.pass('2 minutes');
select is(pg_temp.take((select id from public.demo_requests)), 0::bigint, 'there is no ninth try, not even by id');
select is(public.park_lost_demo_notifications(), 1, 'a lost eighth try is parked');

-- Among others: each function touches the one it is asked about
select is(pg_temp.send() is not null, true, 'one more request');
create temporary table pair on commit drop as
  select (select request_id from public.demo_request_notifications where status = 'parked') as parked,
    (select request_id from public.demo_request_notifications where status = 'pending') as pending;
select is(public.demo_notification_status(parked), 'parked', 'the one is told as it stands') from pair;
select is(public.demo_notification_status(pending), 'pending', 'and the other as it does') from pair;
update public.demo_request_notifications set attempts = 3, claim = request_id, claimed_until = now() - interval '1 minute'
where request_id = (select pending from pair);
select is(public.park_lost_demo_notifications(), 0, 'a worker lost before the eighth try parks nothing');
select is(public.settle_demo_notification(parked, pending), null, 'a claim settles the task it is for') from pair;
-- Nothing makes rows like these; if anything did, what is settled would stay so.
update public.demo_request_notifications set claim = request_id, claimed_until = now() - interval '1 minute'
where request_id = (select parked from pair);
select is(public.settle_demo_notification(parked, parked), null, 'what is parked is settled by nobody') from pair;
update public.demo_request_notifications set status = 'sent', sent_at = now(), attempts = 8, claimed_until = now() - interval '1 minute'
where request_id = (select pending from pair);
select is(public.park_lost_demo_notifications(), 0, 'and what is sent is not parked');
update public.demo_request_notifications set claimed_until = now() + interval '1 minute' where request_id = (select pending from pair);
select is(public.demo_notification_status(pending), 'sent', 'nor in progress') from pair;
select is(
  tests.run(format('select status from public.read_demo_notifications(array[%L]::uuid[])', pending), 'authenticated', tests.account()), 'sent',
  'for readers either'
) from pair;
delete from public.demo_requests where id = (select pending from pair);

-- What the table itself refuses
select throws_ok(format('update public.demo_request_notifications set %s', change), code, null, format('no %s', change))
from (values
  ('status = ''lost''', '23514'), ('attempts = 9', '23514'), ('last_error = repeat(''x'', 201)', '23514'),
  ('sent_at = now()', '23514'), ('status = ''sent'', sent_at = null', '23514'),
  ('status = null', '23502'), ('attempts = null', '23502'), ('next_attempt_at = null', '23502')
) as refused (change, code);

select * from finish();
rollback;
