-- Further destinations: a receipt for the sender, webhooks for requests and for what becomes of them.
begin;
set local search_path = public, extensions;
select plan(49);

create temporary table people on commit drop as select tests.account() as ada, tests.account() as bob;
create temporary table task (id uuid, destination text, event bigint, claim uuid, wait_ms integer, account_email text) on commit drop;
create function pg_temp.send(p_changes jsonb default '{}') returns uuid language plpgsql as $$
declare made uuid := gen_random_uuid();
begin
  perform tests.run(tests.insert_request(jsonb_build_object('id', made) || p_changes), 'authenticated', (select ada from people));
  return made;
end;
$$;
create function pg_temp.take(p_destination text, p_id uuid default null) returns bigint language sql as $$
  with kept as (
    insert into task
    select request_id, destination, event, claim, wait_ms, account_email
    from public.claim_demo_deliveries(p_destination, p_id, 20, 4, 5000) returning 1
  ) select count(*) from kept;
$$;
create function pg_temp.waiting() returns text language sql as $$
  select string_agg(destination || ' ' || event, ', ' order by event, destination) from public.demo_request_notifications where status = 'pending';
$$;
create function pg_temp.others() returns jsonb language sql as $$
  select tests.run(format('select others from public.read_demo_notifications(array[%L]::uuid[])', (select min(id::text) from public.demo_requests)),
    'authenticated', (select bob from people))::jsonb;
$$;

-- The team alone, as long as nobody says more
select is(pg_temp.send() is not null, true, 'a request is sent');
select is(pg_temp.waiting(), 'team 0', 'the team is told');
delete from public.demo_requests;

-- Named
select public.name_demo_destinations(array['receipt', 'webhook:crm.example#0a1b2c3d']);
select results_eq(
  'select name from private.destinations order by 1', $$ values ('receipt'), ('team'), ('webhook:crm.example#0a1b2c3d') $$,
  'the function says where it delivers, besides to the team'
);
select public.name_demo_destinations(array['receipt', 'webhook:crm.example#0a1b2c3d', 'webhook:hooks.slack.com#00000000']);
select is((select count(*) from private.destinations), 4::bigint, 'one more');
select public.name_demo_destinations(array['receipt', 'webhook:crm.example#0a1b2c3d']);
select is((select count(*) from private.destinations), 4::bigint, 'a function that was started before takes it from no other');
update private.destinations set named_at = now() - interval '11 minutes';
select public.name_demo_destinations(array['receipt', 'webhook:crm.example#0a1b2c3d']);
select is((select count(*) from private.destinations), 3::bigint, 'what no run names for ten minutes ends');
select is((select count(*) from private.destinations where named_at = now()), 2::bigint, 'what is named goes on');
select throws_ok(format('select public.name_demo_destinations(array[%L])', name), '23514', null, format('%s is no destination', name))
from (values ('everybody'), ('webhook:crm.example'), ('webhook:https://crm.example/hidden#0a1b2c3d'), ('webhook:#0a1b2c3d')) as names (name);

select is(pg_temp.send('{"email": "typed@stranger.example"}') is not null, true, 'a request is sent');
select is(pg_temp.waiting(), 'receipt 0, team 0, webhook:crm.example#0a1b2c3d 0', 'and is told everywhere');
select results_eq(
  $$ select destination, next_attempt_at - now() from public.demo_request_notifications order by 1 $$,
  $$ values ('receipt', interval '0'), ('team', interval '30 seconds'), ('webhook:crm.example#0a1b2c3d', interval '0') $$,
  'only the team''s mail waits for the site'
);
insert into public.demo_requests (id, user_id, name, email, phone, purpose)
values ('00000000-0000-4000-8000-000000000001', null, 'Ada', 'ada@harbour.example', '4915112345678', 'Customs papers.');
select is(
  (select string_agg(destination, ', ' order by destination) from public.demo_request_notifications where request_id = '00000000-0000-4000-8000-000000000001'),
  'team, webhook:crm.example#0a1b2c3d', 'AT-80: a request of no account has no receipt'
);
delete from public.demo_requests where id = '00000000-0000-4000-8000-000000000001';

-- Taken, each for its own destination
select is(pg_temp.take('team', (select id from public.demo_requests)), 1::bigint, 'the team''s mail is taken');
select is(pg_temp.take('receipt'), 1::bigint, 'the receipt is');
select is(
  (select account_email from task where destination = 'receipt'), (select u.email::text from auth.users u join people on u.id = ada),
  'AT-80: for the address that its owner has confirmed'
);
select is((select account_email from task where destination = 'team'), null, 'which nobody else is given');
select is(pg_temp.take('webhook:crm.example#0a1b2c3d'), 1::bigint, 'the webhook is');
select is((select string_agg(wait_ms::text, ' ' order by destination) from task), '250 0 0', 'mails share a pace, a webhook has its own');
select is(pg_temp.take('webhook:hooks.slack.com#00000000'), 0::bigint, 'a destination that is not named has none');
select is(pg_temp.take('nobody'), 0::bigint, 'nor has an unknown one');

-- Returned: the others go on
select public.return_demo_notification(id, claim, 10000, destination) from task where destination like 'webhook:%';
select is((select free_at - now() from private.destinations where name like 'webhook:%'), interval '10 seconds', 'a busy receiver is left alone');
select is((select free_at - now() from private.mail_pace), interval '500 milliseconds', 'the mails are not');
select is(pg_temp.take('webhook:crm.example#0a1b2c3d'), 0::bigint, 'nobody tries it meanwhile');
select public.return_demo_notification(id, claim, 20000, destination) from task where destination = 'receipt';
select is((select free_at - now() from private.mail_pace), interval '20 seconds', 'a busy mail service waits for both mails');
select is((select free_at - now() from private.destinations where name like 'webhook:%'), interval '10 seconds', 'and for no webhook');
update private.destinations set free_at = now();
update private.mail_pace set free_at = now() where only_row;

-- Settled: the claim tells which
select is(public.settle_demo_notification(id, claim, null), 'sent', 'the team''s mail is sent') from task where destination = 'team';
select is(public.demo_notification_status((select id from public.demo_requests)), 'sent', 'the site is told about that one');
delete from task;
select is(pg_temp.take('webhook:crm.example#0a1b2c3d'), 1::bigint, 'the webhook is tried again');
select is(public.settle_demo_notification(id, claim, 'receiver answered 410', true), 'parked', 'FT-42: an error that is final parks it at once') from task;
select is(public.demo_notification_status((select id from public.demo_requests)), 'sent', 'which changes nothing for the team');
select is(
  (select jsonb_agg(o - 'next_attempt_at' order by o ->> 'destination') from jsonb_array_elements(pg_temp.others()) o),
  '[{"status": "pending", "sent_at": null, "attempts": 0, "last_error": null, "destination": "receipt"},
    {"status": "parked", "sent_at": null, "attempts": 1, "last_error": "receiver answered 410", "destination": "webhook:crm.example#0a1b2c3d"}]',
  'FT-42: readers see it'
);
select is(
  tests.run('select request_id from public.parked_demo_notifications()', 'authenticated', (select bob from people)),
  (select id::text from public.demo_requests), 'FT-42: above the list too'
);
update private.destinations set named_at = now() - interval '11 minutes';
select public.name_demo_destinations(array['receipt']);
select is(tests.run('select parked from public.parked_demo_notifications()', 'authenticated', (select bob from people)), null, 'not when nobody delivers there any more');
select is(jsonb_array_length(pg_temp.others()), 1, 'nor beside the request');
select public.name_demo_destinations(array['receipt', 'webhook:crm.example#0a1b2c3d']);
select is(
  tests.run(format('select public.release_demo_notification(%L)', (select id from public.demo_requests)), 'authenticated', (select bob from people)),
  'pending', 'FT-42: and send it again'
);
select is(pg_temp.waiting(), 'receipt 0, webhook:crm.example#0a1b2c3d 0', 'it waits again');

-- What becomes of a request
select is(
  tests.run(format($q$ insert into public.demo_request_events (request_id, kind, status) values (%L, 'status', 'contacted') returning 'done' $q$,
    (select id from public.demo_requests)), 'authenticated', (select bob from people)),
  'done', 'somebody answers'
);
select is(
  tests.run(format($q$ insert into public.demo_request_events (request_id, kind, note, seen) values (%L, 'note', 'Called.', %s) returning 'done' $q$,
    (select id from public.demo_requests), (select max(id) from public.demo_request_events)), 'authenticated', (select bob from people)),
  'done', 'and notes it'
);
select is(
  (select count(*) from public.demo_request_notifications where event > 0), 1::bigint, 'a status is told, a note is not'
);
delete from task;
select is(pg_temp.take('webhook:crm.example#0a1b2c3d'), 2::bigint, 'both wait for the webhook');
select is(
  (select count(*) from task join public.demo_request_events e on e.id = task.event and e.status = 'contacted'), 1::bigint,
  'one of them about the status'
);
select throws_ok(
  format('insert into public.demo_request_notifications (request_id, destination, event) values (%L, ''receipt'', 1)', (select id from public.demo_requests)),
  '23514', null, 'no mail is about an event'
);

insert into public.demo_request_notifications (request_id, destination, event)
select r.id, 'webhook:crm.example#0a1b2c3d', 1000000 + n from public.demo_requests r, generate_series(1, 25) n;
select is(
  pg_temp.take('webhook:crm.example#0a1b2c3d', (select id from public.demo_requests)), 20::bigint,
  'of a long history no more is held than one run sends'
);

-- Gone
delete from auth.users where id = (select ada from people);
update public.demo_request_notifications set claimed_until = null where destination = 'receipt';
select is(pg_temp.take('receipt'), 0::bigint, 'AT-80: an account that is gone gets no receipt');
select is((select count(*) from public.demo_request_notifications where destination = 'receipt'), 0::bigint, 'and none waits');
delete from public.demo_requests;
select is((select count(*) from public.demo_request_notifications), 0::bigint, 'deliveries go with their request');

select * from finish();
rollback;
