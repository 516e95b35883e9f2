-- The outbox: what is queued, claimed, completed, given up and retried.
begin;
set local search_path = public, extensions;
select plan(111);

create temporary table people on commit drop as select tests.account() as ada, tests.account(false) as unconfirmed, tests.account() as member;
select tests.make_staff(member) from people;
create function pg_temp.send(p_user uuid) returns uuid language sql as $$
  insert into public.demo_requests (user_id, name, email, phone, purpose, attribution)
  values (p_user, 'Ada', 'typed@harbour.example', '4915112345678', 'Customs papers.', '{"utm_source": "x"}') returning id;
$$;
create function pg_temp.as_worker(p_statement text) returns text language sql as $$ select tests.run(p_statement, 'service_role'); $$;
create function pg_temp.begin_run(p_names text[]) returns text language sql as $$
  select pg_temp.as_worker(format('select public.begin_delivery_run(%L)', p_names));
$$;
-- Claims, and returns how many.
create function pg_temp.claim(p_destination text default 'team', p_request uuid default null, p_limit integer default 5) returns text language sql as $$
  select pg_temp.as_worker(format('select jsonb_array_length(public.claim_deliveries(%L, %L, %L))', p_destination, p_request, p_limit));
$$;
-- Completes the only leased delivery.
create function pg_temp.complete(p_error text default null, p_wait integer default 0) returns text language sql as $$
  select pg_temp.as_worker(format('select public.complete_delivery(%L, %L, %L, %L)', d.id, d.lease_id, p_error, p_wait))
  from public.deliveries d where d.lease_id is not null;
$$;
create function pg_temp.health() returns text language sql as $$ select tests.run('select public.read_queue_health()', 'anon'); $$;

-- What a request queues
select isnt(pg_temp.begin_run(array['receipt', 'webhook:hooks.example#0123abcd', 'receipt']), null, 'a run registers its destinations');
select is(pg_temp.begin_run(array['somebody']), '23514 destinations_name_check', 'a run registers no other destinations');
select is((select last_run_at from private.job_runs where job = 'deliveries'), now(), 'a run is recorded');
create temporary table sent on commit drop as select pg_temp.send(ada) as id, pg_temp.send(null) as ownerless, pg_temp.send(unconfirmed) as unproved from people;
select results_eq(
  $$ select d.destination, d.status, d.attempts::integer, d.next_attempt_at - now() from public.deliveries d join sent s on s.id = d.request_id order by 1 $$,
  $$ values ('receipt', 'pending', 0, interval '0'), ('team', 'pending', 0, interval '30 seconds'), ('webhook:hooks.example#0123abcd', 'pending', 0, interval '0') $$,
  'a request queues a delivery to each destination'
);
select results_eq(
  $$ select d.destination from public.deliveries d join sent s on s.ownerless = d.request_id order by 1 $$,
  array['team', 'webhook:hooks.example#0123abcd'], 'a request without an account has no receipt'
);
update private.destinations set last_registered_at = now() - interval '9 minutes';
select lives_ok($$ select pg_temp.begin_run(array['receipt']) $$, 'a run of another configuration begins');
select ok(exists (select from private.destinations where name like 'webhook:%'), 'a destination stays while its function may still run');
update private.destinations set last_registered_at = now() - interval '11 minutes';
select is(pg_temp.begin_run(array['receipt']), null, 'a run of another configuration begins later again');
select results_eq('select name from private.destinations order by name', array['receipt', 'team'], 'a destination that is not configured is removed, and the team stays');
select is((select last_registered_at from private.destinations where name = 'receipt'), now(), 'a destination that is configured again is registered again');
delete from public.deliveries where destination like 'webhook:%';

-- One run at a time
create function pg_temp.lease() returns text language sql as $$ select j.lease_id || ' ' || (j.lease_expires_at - now()) from private.job_runs j where j.job = 'deliveries'; $$;
update private.job_runs set lease_id = null, lease_expires_at = null, last_run_at = now() - interval '1 hour' where job = 'deliveries';
create temporary table run on commit drop as select pg_temp.begin_run('{}') as lease;
select is(pg_temp.lease(), run.lease || ' 00:01:00', 'a run has a lease of a minute') from run;
update private.job_runs set last_run_at = now() - interval '1 hour' where job = 'deliveries';
select is(pg_temp.begin_run('{}'), null, 'FT-09: another run does not begin beside it');
select is((select last_run_at from private.job_runs where job = 'deliveries'), now() - interval '1 hour', 'a run that does not begin is not recorded');
select is(pg_temp.as_worker(format('select public.end_delivery_run(%L)', gen_random_uuid())), null, 'a worker without the lease ends no run');
select is(pg_temp.lease(), run.lease || ' 00:01:00', 'FT-09: the run goes on') from run;
select is(pg_temp.as_worker(format('select public.end_delivery_run(%L)', run.lease)), null, 'a run ends its lease') from run;
update run set lease = pg_temp.begin_run('{}');
select is(pg_temp.lease(), run.lease || ' 00:01:00', 'the next run begins after the end of the lease') from run;
update private.job_runs set lease_expires_at = now() - interval '1 second' where job = 'deliveries';
update run set lease = pg_temp.begin_run('{}');
select is(pg_temp.lease(), run.lease || ' 00:01:00', 'FT-07: the lease of a run that died ends by itself') from run;
select is((select last_run_at from private.job_runs where job = 'deliveries'), now(), 'a run that begins is recorded again');

-- A deleted account
create temporary table gone on commit drop as select pg_temp.send(member) as id from people;
update public.demo_requests r set user_id = null from gone where r.id = gone.id;
insert into public.deliveries (request_id, destination, status, sent_at) select ownerless, 'receipt', 'sent', now() from sent;
select is(pg_temp.begin_run(array['receipt']), null, 'a run begins after an account was deleted');
select results_eq(
  $$ select r.user_id is null, d.destination, d.status from public.deliveries d join public.demo_requests r on r.id = d.request_id
     order by 1, 2, 3 $$,
  $$ values (false, 'receipt', 'pending'), (false, 'receipt', 'pending'), (false, 'team', 'pending'), (false, 'team', 'pending'),
       (true, 'receipt', 'sent'), (true, 'team', 'pending'), (true, 'team', 'pending') $$,
  'the receipt of a deleted account is not sent any more, and nothing else changes'
);
delete from public.demo_requests r using gone where r.id = gone.id;
delete from public.deliveries d where d.status = 'sent';

-- Claiming
select is(pg_temp.claim(), '0', 'nothing is due for half a minute');
select is(pg_temp.claim('team', id), '1', 'a call for one request does not wait') from sent;
select results_eq(
  $$ select d.attempts::integer, d.lease_expires_at - now() from public.deliveries d where d.lease_id is not null $$,
  $$ values (1, interval '2 minutes') $$, 'the delivery is leased for two minutes'
);
select is(pg_temp.claim('team', id), '0', 'FT-09: a leased delivery is claimed once') from sent;
update public.deliveries set next_attempt_at = now() where lease_id is not null;
select is(pg_temp.claim('team', id), '0', 'FT-09: a leased delivery is claimed once, also when it is due') from sent;
update public.deliveries set lease_expires_at = now() - interval '1 second', next_attempt_at = now() + interval '1 hour' where lease_id is not null;
select is(pg_temp.claim('team', id), '0', 'a later attempt for one request waits for its time') from sent;
update public.deliveries set next_attempt_at = now() where lease_id is not null;
select is(pg_temp.claim(), '1', 'FT-07: a delivery whose worker was lost is claimed by the next one');
update public.deliveries set lease_id = null, lease_expires_at = null, attempts = 0, next_attempt_at = now();
select is(pg_temp.claim('team', null, 2), '2', 'a claim has a limit');
select is(pg_temp.claim('team', null, 0), '1', 'a claim has a limit of at least one');
select is(pg_temp.claim('team'), '0', 'a claim returns no delivery twice');
insert into public.demo_requests (name, email, phone, purpose) select 'Many', 'a@harbour.example', '4915112345678', 'Customs papers.' from generate_series(1, 101);
update public.deliveries set next_attempt_at = now() where lease_id is null;
select is(pg_temp.claim('team', null, 1000), '100', 'a claim has a limit of at most a hundred');
delete from public.demo_requests where name = 'Many';
select is(pg_temp.as_worker('select string_agg(c ->> ''account_email'', '' '') from jsonb_array_elements(public.claim_deliveries(''receipt'')) c'), ada || '@harbour.example',
  'a receipt goes to the confirmed address only') from people;
select is(pg_temp.claim('receipt'), '0', 'each destination has claims of its own');
delete from public.deliveries where destination = 'receipt';
delete from public.demo_requests r using sent where r.id in (sent.ownerless, sent.unproved);
update public.deliveries set lease_id = null, lease_expires_at = null, attempts = 0;
select is(
  pg_temp.as_worker('select (c - array[''lease_id'', ''id'', ''created_at'', ''request_id''])::text from jsonb_array_elements(public.claim_deliveries(''team'')) c')::jsonb,
  jsonb_build_object('name', 'Ada', 'email', 'typed@harbour.example', 'phone', '4915112345678', 'phone_typed', null, 'purpose', 'Customs papers.', 'attempt', 1,
    'destination', 'team', 'attribution', '{"utm_source": "x"}'::jsonb, 'account_email', ada || '@harbour.example'),
  'AT-13: a claim returns what the row holds'
) from people;

-- Completing
select is(pg_temp.as_worker(format('select public.complete_delivery(%L, %L)', wrong.delivery, wrong.lease)), null, 'FT-07: a worker without the lease completes nothing')
from public.deliveries d, lateral (values (d.id, gen_random_uuid()), (gen_random_uuid(), d.lease_id)) as wrong (delivery, lease);
select is(pg_temp.complete(repeat('e', 300)), 'pending', 'a failed delivery waits');
select ok(d.next_attempt_at between now() + interval '1 minute' and now() + interval '75 seconds' and d.lease_id is null and d.lease_expires_at is null
  and d.last_error = repeat('e', 200) and d.sent_at is null, 'FT-08: a failed delivery waits for a minute, with its error') from public.deliveries d;
create function pg_temp.fail_again(p_wait integer default 0) returns interval language plpgsql as $$
begin
  update public.deliveries set next_attempt_at = now();
  perform pg_temp.claim();
  perform pg_temp.complete('500', p_wait);
  return (select d.next_attempt_at - now() from public.deliveries d);
end;
$$;
select ok(waited between expected and expected * 1.25, format('FT-08: then for %s', expected))
from unnest(array[interval '30 minutes', interval '8 hours', interval '48 hours']) expected, lateral (select pg_temp.fail_again() as waited where expected > interval '0') failed;
select ok(pg_temp.fail_again() is not null, 'the fifth attempt fails');
select is((select d.status || ' ' || d.attempts from public.deliveries d), 'dead_letter 5', 'FT-08: a delivery is a dead letter after its fifth attempt');
update public.deliveries set next_attempt_at = now();
select is(pg_temp.claim(), '0', 'nobody claims a dead letter');

update public.deliveries set status = 'pending', attempts = 0;
select is(pg_temp.fail_again(1800), interval '30 minutes', 'a receiver may ask for a longer wait');
update public.deliveries set attempts = 0;
select is(pg_temp.fail_again(100000), interval '1 day', 'a receiver may ask for a wait of at most a day');
update public.deliveries set next_attempt_at = now();
select is(pg_temp.claim(), '1', 'a delivery that has waited is claimed again');
select is(pg_temp.complete(), 'sent', 'a delivery is sent');
select ok(d.status = 'sent' and d.sent_at = now() and d.lease_id is null and d.last_error is null, 'a sent delivery has its time and no error') from public.deliveries d;
update public.deliveries set next_attempt_at = now() - interval '1 hour';
select is(pg_temp.claim(), '0', 'AT-14: a sent delivery is never sent again');

-- Limits
create function pg_temp.attempt(p_outcome text, p_wait integer default 0, p_destination text default 'team') returns interval language plpgsql as $$
begin
  update public.deliveries set next_attempt_at = now(), destination = p_destination;
  perform pg_temp.claim(p_destination);
  perform pg_temp.as_worker(format('select public.complete_delivery(%L, %L, ''429'', %L, %L)', d.id, d.lease_id, p_wait, p_outcome))
  from public.deliveries d where d.lease_id is not null;
  return (select d.next_attempt_at - now() from public.deliveries d);
end;
$$;
create function pg_temp.state() returns text language sql as $$ select d.status || ' ' || d.attempts from public.deliveries d; $$;
update public.deliveries set status = 'pending', sent_at = null, attempts = 0;
select ok(waited between interval '1 minute' and interval '75 seconds', 'FT-33: a delivery that met a limit waits a minute') from pg_temp.attempt('limited') waited;
select is(pg_temp.state(), 'pending 0', 'FT-33: a delivery that met a limit has its attempt back');
select is(pg_temp.claim('team', d.request_id), '0', 'FT-33: no call for its request goes around the wait') from public.deliveries d;
update public.deliveries set attempts = 4;
select is(pg_temp.attempt('limited', 600), interval '10 minutes', 'FT-33: a limit may ask for a longer wait');
select is(pg_temp.state(), 'pending 4', 'FT-33: a limit does not use up the last attempt');

-- Attempts that may have arrived
create function pg_temp.unanswered() returns interval language sql as $$ select now() - d.unanswered_at from public.deliveries d; $$;
update public.deliveries set attempts = 0;
select ok(waited between interval '1 minute' and interval '75 seconds', 'an attempt without a response is repeated after a minute') from pg_temp.attempt('unknown') waited;
select is(pg_temp.unanswered(), interval '0', 'the time of an attempt without a response is stored');
update public.deliveries set attempts = 3, unanswered_at = now() - interval '2 hours';
select is(pg_temp.attempt('refused'), interval '20 hours', 'a mail that may have arrived is repeated while the mail service recognizes it');
select is(pg_temp.unanswered(), interval '2 hours', 'the first attempt without a response decides');
update public.deliveries set attempts = 3;
select is(pg_temp.attempt('unknown'), interval '20 hours', 'the first attempt without a response decides, also after a second one');
update public.deliveries set attempts = 3, unanswered_at = null;
select is(pg_temp.attempt('unknown'), interval '22 hours', 'the first attempt without a response decides, also when it is the only one');
update public.deliveries set attempts = 3, unanswered_at = null;
select ok(pg_temp.attempt('refused') >= interval '48 hours' and pg_temp.unanswered() is null, 'a mail that was rejected each time is retried for two and a half days');
update public.deliveries set attempts = 3, unanswered_at = now() - interval '2 hours';
select ok(pg_temp.attempt('unknown', 0, 'webhook:hooks.example#0123abcd') >= interval '48 hours', 'a webhook is retried for two and a half days, since its receiver recognizes it by its id');
update public.deliveries set destination = 'team', attempts = 1, unanswered_at = null, next_attempt_at = now(), lease_id = gen_random_uuid(), lease_expires_at = now() - interval '1 minute';
select is(pg_temp.claim(), '1', 'a delivery whose worker was lost is claimed');
select is(pg_temp.unanswered(), interval '3 minutes', 'the attempt of a lost worker counts as one without a response');
update public.deliveries set attempts = 1, lease_expires_at = now() - interval '1 minute', unanswered_at = now() - interval '1 hour';
select is(pg_temp.claim() || ' ' || pg_temp.unanswered(), '1 01:00:00', 'the first attempt without a response decides after a lost worker');
update public.deliveries set attempts = 0, lease_id = null, lease_expires_at = null;
select is(pg_temp.claim() || coalesce(pg_temp.unanswered()::text, ''), '1', 'a retry by a person begins without earlier attempts');
create function pg_temp.outlive(p_attempts integer, p_unanswered interval, p_lease interval default null, p_destination text default 'team') returns text language sql as $$
  update public.deliveries set status = 'pending', destination = p_destination, attempts = p_attempts, last_error = null, next_attempt_at = now() + interval '1 hour',
    unanswered_at = now() - p_unanswered, lease_id = case when p_lease is not null then gen_random_uuid() end, lease_expires_at = now() - p_lease;
  select pg_temp.begin_run('{}');
  select d.status || coalesce(': ' || d.last_error, '') || case when d.next_attempt_at = now() and d.lease_id is null then ' now' else '' end from public.deliveries d;
$$;
select is(pg_temp.outlive(2, interval '23 hours 1 minute'), 'dead_letter: an earlier attempt may have arrived now',
  'a mail that may have arrived is not sent by itself when the mail service has forgotten it');
select is(pg_temp.outlive(2, null, interval '23 hours 1 minute'), 'dead_letter: an earlier attempt may have arrived now', 'a mail whose worker was lost is not sent after its time');
select is(pg_temp.outlive(2, interval '22 hours 59 minutes'), 'pending', 'a mail that may have arrived is sent again within its time');
select is(pg_temp.outlive(2, null), 'pending', 'a mail that was rejected each time is sent again');
select is(pg_temp.outlive(0, interval '23 hours 1 minute'), 'pending', 'a mail that a person retries is sent again');
select is(pg_temp.outlive(2, interval '23 hours 1 minute', null, 'webhook:hooks.example#0123abcd'), 'pending', 'a webhook is sent again');
update public.deliveries set status = 'sent', sent_at = now(), destination = 'team';
select is(pg_temp.begin_run('{}'), null, 'a run begins');
select is((select d.status from public.deliveries d), 'sent', 'a sent delivery stays sent');
update public.deliveries set unanswered_at = null;

-- A worker that died
update public.deliveries set status = 'pending', sent_at = null, attempts = 5, next_attempt_at = now(), lease_id = gen_random_uuid(), lease_expires_at = now() + interval '1 second';
select is(pg_temp.begin_run('{}'), null, 'a run begins during a last attempt');
select is((select d.status from public.deliveries d), 'pending', 'a run does not change a last attempt that goes on');
update public.deliveries set attempts = 4, lease_expires_at = now() - interval '1 second';
select is(pg_temp.begin_run('{}'), null, 'a run begins after a lost attempt');
select is((select d.status from public.deliveries d), 'pending', 'a run leaves a lost attempt to the next worker');
update public.deliveries set attempts = 5;
select is(pg_temp.claim(), '0', 'a lost last attempt is not claimed again');
select is(pg_temp.begin_run('{}'), null, 'a run begins after a lost last attempt');
select is((select d.status || ' ' || d.last_error || coalesce(d.lease_id::text, '') from public.deliveries d),
  'dead_letter the worker ended during the last attempt', 'a run makes a lost last attempt a dead letter');
select is((select d.next_attempt_at from public.deliveries d), now(), 'a lost last attempt has the time of its end');

-- Retrying
create function pg_temp.retry(p_user uuid) returns text language sql as $$
  select tests.run(format('select public.retry_deliveries(%L)', sent.id), 'authenticated', p_user) from sent;
$$;
select lives_ok('select pg_temp.send(null)', 'a second request is saved');
update public.deliveries set status = 'dead_letter';
select is(pg_temp.retry(ada), 'staff_only', 'the sender retries nothing') from people;
select is(pg_temp.retry(member), '1', 'staff retry a dead letter') from people;
select ok(d.status = 'pending' and d.attempts = 0 and d.next_attempt_at = now() and d.last_error is null, 'a retried dead letter is new again') from public.deliveries d, sent where d.request_id = sent.id;
delete from public.demo_requests r using sent where r.id <> sent.id;
select is(pg_temp.retry(member), '0', 'a retry changes no other delivery') from people;
select results_eq(
  $$ select a.action, a.actor_id, a.target_id, a.details from public.audit_log a where a.action = 'delivery.retry' $$,
  $$ select 'delivery.retry', member, sent.id, '{"deliveries": 1}'::jsonb from people, sent $$, 'a retry is recorded'
);
insert into public.audit_log (actor_id, action) select member, 'delivery.retry' from people, generate_series(1, 59);
update public.deliveries set status = 'dead_letter';
select is(pg_temp.retry(member), 'hourly_limit', 'sixty retries an hour are the limit') from people;

-- Health
update public.deliveries set status = 'pending', next_attempt_at = now() - interval '14 minutes';
select is(pg_temp.health(), 'ok', 'a delivery may be late');
update public.deliveries set next_attempt_at = now() - interval '16 minutes';
select is(pg_temp.health(), 'overdue', 'a delivery may not be late by a quarter of an hour');
update public.deliveries set destination = 'webhook:gone.example#0123abcd';
select is(pg_temp.health(), 'ok', 'a late delivery without a destination is no failure');
update public.deliveries set destination = 'team', status = 'dead_letter';
select is(pg_temp.health(), 'ok', 'a late dead letter is no failure');

-- Another request, of long ago, has no delivery left.
insert into public.demo_requests (name, email, phone, purpose, created_at) values ('Old', 'old@harbour.example', '4915112345678', 'Customs papers.', now() - interval '3 days');
delete from public.deliveries d using public.demo_requests r where r.id = d.request_id and r.name = 'Old';
create function pg_temp.read_health(p_status text, p_age interval, p_since interval default '0', p_destination text default 'team') returns text language sql as $$
  update public.demo_requests set created_at = now() - p_age where name <> 'Old';
  update public.deliveries set destination = p_destination, status = p_status, next_attempt_at = now() - p_since,
    sent_at = case when p_status = 'sent' then now() end;
  select tests.run('select public.read_delivery_health() ->> ''notifications''', 'anon');
$$;
insert into private.destinations (name) values ('receipt'), ('webhook:hooks.example#0123abcd') on conflict do nothing;
select is(pg_temp.read_health(status, age::interval, since::interval, destination), 'failing', format('health fails with %s', title))
from (values
  ('a team mail that is pending after three minutes', 'pending', '181 seconds', '0', 'team'),
  ('a team mail that waits for its next attempt', 'pending', '181 seconds', '-8 hours', 'team'),
  ('a webhook that is pending after three minutes', 'pending', '181 seconds', '0', 'webhook:hooks.example#0123abcd'),
  ('a team mail that died within a day', 'dead_letter', '3 days', '23 hours', 'team'),
  ('a webhook that died within a day', 'dead_letter', '3 days', '23 hours', 'webhook:hooks.example#0123abcd')
) as failing (title, status, age, since, destination);
select is(pg_temp.read_health(status, age::interval, since::interval, destination), 'ok', format('health is good with %s', title))
from (values
  ('a team mail that is pending for less', 'pending', '179 seconds', '0', 'team'),
  ('a team mail that was sent', 'sent', '3 days', '0', 'team'),
  ('a team mail that died earlier', 'dead_letter', '3 days', '25 hours', 'team'),
  ('a receipt that is pending', 'pending', '1 day', '0', 'receipt'),
  ('a receipt that died', 'dead_letter', '1 day', '0', 'receipt'),
  ('a webhook that is not configured any more', 'pending', '1 day', '0', 'webhook:gone.example#0123abcd'),
  ('one that died', 'dead_letter', '1 day', '0', 'webhook:gone.example#0123abcd')
) as good (title, status, age, since, destination);
create function pg_temp.schedule() returns text language sql as $$ select tests.run('select public.read_delivery_health() ->> ''schedule''', 'authenticated'); $$;
update private.job_runs set last_run_at = now() - interval '179 seconds' where job = 'deliveries';
select is(pg_temp.schedule(), 'ok', 'the schedule runs');
update private.job_runs set last_run_at = now() - interval '181 seconds' where job = 'deliveries';
insert into private.job_runs (job, last_run_at) values ('retention', now()) on conflict (job) do update set last_run_at = now();
select is(pg_temp.schedule(), 'stopped', 'the schedule counts as stopped after three minutes without a run');
delete from private.job_runs where job = 'deliveries';
select is(pg_temp.schedule(), 'stopped', 'the schedule counts as stopped without any run');
select ok(tests.run('select public.read_delivery_health()::text', 'anon') !~ '@|Ada|[0-9a-f]{8}-', 'health names no person');

select * from finish();
rollback;
