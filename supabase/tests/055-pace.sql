-- The pace of the mails: one for all workers, and told to wait all of them wait. The clock of a transaction stands still.
begin;
set local search_path = public, extensions;
select plan(39);

create temporary table task (id uuid, claim uuid, attempt integer, wait_ms integer) on commit drop;
create function pg_temp.send(p_count integer) returns void language plpgsql as $$
begin
  for n in 1..p_count loop
    perform tests.run(tests.insert_request(), 'authenticated', tests.account());
  end loop;
  update public.demo_request_notifications set next_attempt_at = now() - interval '1 minute' where next_attempt_at > now();
end;
$$;
-- Claims at four a second, and says how long the mails have to wait.
create function pg_temp.take(p_id uuid default null, p_limit integer default 1, p_within_ms integer default 5000)
  returns integer[] language sql as $$
  with taken as (select * from public.claim_demo_notifications(p_id, p_limit, 4, p_within_ms)), kept as (
    insert into task select request_id, claim, attempt, wait_ms from taken returning wait_ms
  ) select coalesce(array_agg(wait_ms), '{}') from kept;
$$;
create function pg_temp.give_back(p_pause_ms integer default 0) returns void language sql as $$
  with held as (delete from task returning *)
  select public.return_demo_notification(id, claim, p_pause_ms) from held;
$$;
create function pg_temp.busy() returns interval language sql as $$ select free_at - now() from private.mail_pace $$;
create function pg_temp.pass(p_time interval) returns void language sql as $$
  update private.mail_pace set free_at = free_at - p_time;
$$;

-- Who claims gets a place
select pg_temp.send(9);
select results_eq(
  $$ select count(*), count(claim), sum(attempts) from public.demo_request_notifications $$,
  $$ values (9::bigint, 0::bigint, 0::bigint) $$, 'nine wait'
);
update public.demo_request_notifications set next_attempt_at = now() - interval '1 hour'
where request_id = (select max(id::text)::uuid from public.demo_requests);
select is(pg_temp.take(p_limit => 3), array[0, 250, 500], 'three claimed at four a second have their moments, the first at once');
select is(
  (select id from task where wait_ms = 0), (select max(id::text)::uuid from public.demo_requests),
  'what has been due longest goes first'
);
select is(pg_temp.busy(), interval '750 milliseconds', 'until then the mail service is busy');
select is(pg_temp.take(), array[750], 'another worker comes after them');
select is(
  pg_temp.take((select max(request_id::text)::uuid from public.demo_request_notifications where claim is null)), array[1000],
  'and so does a single request, before everything else that is due'
);
select is(pg_temp.take(gen_random_uuid()), '{}', 'an unknown one claims nothing');
select is(pg_temp.busy(), interval '1250 milliseconds', 'and takes nobody''s place');
select is(pg_temp.take(p_limit => 0), array[1250], 'one at least');
select pg_temp.pass('1 minute');
select is(pg_temp.take(), array[0], 'places that nobody took are not saved up');
select is(pg_temp.busy(), interval '250 milliseconds', 'nor borrowed');

-- Returned
delete from task where id <> (select min(id::text)::uuid from task);
select pg_temp.give_back(10000);
select results_eq(
  $$ select status, attempts::integer, claim, claimed_until, last_error from public.demo_request_notifications
     where claim is null and attempts = 0 group by 1, 2, 3, 4, 5 $$,
  $$ values ('pending', 0, null::uuid, null::timestamptz, null::text) $$,
  'what is returned stands as if nobody had tried'
);
select is((select count(*) from public.demo_request_notifications where claim is null), 3::bigint, 'it alone');
select is(pg_temp.busy(), interval '10 seconds', 'the mail service is left alone');
select is(pg_temp.take(), '{}', 'nobody claims what would have to wait for too long');
select is(
  pg_temp.take((select request_id from public.demo_request_notifications where claim is null limit 1)), '{}',
  'not a single request either'
);
select is((select count(*) from public.demo_request_notifications where claim is null), 3::bigint, 'nothing is held meanwhile');
select is(pg_temp.take(p_within_ms => 10000), array[10000], 'whoever has the time waits');
select is((select attempt from task), 1, 'and it is still the first try');
select is(pg_temp.busy(), interval '10250 milliseconds', 'others come after it');
select pg_temp.give_back(1000);
select is(pg_temp.busy(), interval '10250 milliseconds', 'a shorter pause does not end a longer one');
select is(pg_temp.take(p_within_ms => 10249), '{}', 'a millisecond too late is too late');
select pg_temp.pass('11 seconds');
select is(pg_temp.take(), array[0], 'afterwards it goes on');
select pg_temp.give_back(2147483647);
select is(pg_temp.busy(), interval '1 hour', 'no pause is longer than an hour');
select pg_temp.pass('1 hour');

-- Returned by its holder only
select is(pg_temp.take(), array[0], 'one is held');
select public.return_demo_notification(id, gen_random_uuid(), 0) from task;
select is(
  (select n.claim from public.demo_request_notifications n join task on n.request_id = task.id), (select claim from task),
  'another worker cannot return it'
);
select public.return_demo_notification(gen_random_uuid(), claim, 0) from task;
select is(
  (select n.attempts::integer from public.demo_request_notifications n join task on n.request_id = task.id), 1,
  'nor is it returned by the claim alone'
);
select public.settle_demo_notification(id, claim, null) from task;
select pg_temp.give_back();
select is(
  (select count(*) from public.demo_request_notifications where status = 'sent' and attempts = 1), 1::bigint,
  'what has been settled is not returned'
);

-- The last try
select pg_temp.pass('1 hour');
update public.demo_request_notifications set attempts = 7, claim = null, claimed_until = null where status = 'pending';
select is(pg_temp.take(), array[0], 'a last try');
select is((select attempt from task), 8, 'is the eighth');
select pg_temp.give_back();
select is(
  (select count(*) from public.demo_request_notifications where attempts = 7), 8::bigint, 'returned, there is one more'
);
select pg_temp.pass('1 hour');
update public.demo_request_notifications set attempts = 8 where status = 'pending';
select is(pg_temp.take(), '{}', 'after eight there is none');
update public.demo_request_notifications set attempts = 0 where status = 'pending';

-- A deployed function that knows no pace yet
select is(
  (select count(*) from public.claim_demo_notifications(p_limit => 5)), 5::bigint, 'claims without a pace are those of before'
);
select is((select count(*) from public.claim_demo_notifications()), 3::bigint, 'up to twenty');
select is(pg_temp.busy(), interval '1600 milliseconds', 'and count as five a second');

-- One connection cannot show two workers at once; the clause that makes them take turns is there.
select matches(
  pg_get_functiondef('public.claim_demo_deliveries'::regproc), 'from private.mail_pace p for update',
  'FT-33: no two workers get the same place'
);
select throws_ok('insert into private.mail_pace default values', '23505', null, 'there is one pace');
select throws_ok('insert into private.mail_pace (only_row) values (false)', '23514', null, 'and no other');
select throws_ok('update private.mail_pace set free_at = null where only_row', '23502', null, 'it always says when');

select * from finish();
rollback;
