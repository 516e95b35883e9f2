-- A token counts while its session and account do: AT-53.
begin;
set local search_path = public, extensions;
select plan(45);
update private.settings set request_read_access = 'staff_only';

create temporary table people on commit drop as
  select tests.account() as ada, tests.account() as live, tests.account() as signed_out, tests.account() as banned,
    tests.account() as deleted, tests.account() as overdue, tests.account() as bounded, tests.account() as pardoned,
    tests.account() as refreshed, tests.account() as unused, tests.account() as stale;
select tests.make_staff(who) from people, unnest(array[live, signed_out, banned, deleted, overdue, bounded, pardoned, refreshed, unused, stale]) who;
insert into public.demo_requests (user_id, name, email, phone, purpose)
select who, 'Ada', 'ada@harbour.example', '4915112345678', 'Customs papers.' from people, unnest(array[ada, live, signed_out, banned, deleted, overdue]) who;
delete from auth.sessions s using people where s.user_id = signed_out;
update auth.users u set banned_until = now() + interval '1 minute' from people where u.id = banned;
update auth.users u set banned_until = now() - interval '1 minute' from people where u.id = pardoned;
update auth.users u set deleted_at = now() from people where u.id = deleted;
update auth.sessions s set not_after = now() from people where s.user_id = overdue;
update auth.sessions s set not_after = now() + interval '1 minute' from people where s.user_id = bounded;
-- The time zone of a connection makes no difference: the auth service writes UTC.
set local time zone 'Pacific/Auckland';
update auth.sessions s set created_at = now() - interval '31 days', refreshed_at = (now() - interval '30 days' + interval '1 minute') at time zone 'UTC'
from people where s.user_id = refreshed;
update auth.sessions s set created_at = now() - interval '30 days' from people where s.user_id = unused;
update auth.sessions s set created_at = now() - interval '60 days', refreshed_at = (now() - interval '30 days') at time zone 'UTC'
from people where s.user_id = stale;

create function pg_temp.reach(p_user uuid, p_claims jsonb default '{}') returns text language sql as $$
  select tests.run('select count(*) || '' requests, staff '' || private.is_staff() from public.demo_requests', 'authenticated', p_user, p_claims);
$$;
select is(pg_temp.reach(who), '6 requests, staff true', format('%s reaches all', title))
from people, lateral (values ('a live session', live), ('one that ends later', bounded), ('an account whose ban is over', pardoned),
  ('a session refreshed within 30 days', refreshed)) as alive (title, who);
select is(pg_temp.reach(who), '0 requests, staff false', format('AT-53: %s reaches nothing', title))
from people, lateral (values ('a session signed out', signed_out), ('a banned account', banned), ('a deleted account', deleted), ('a session past its end', overdue),
  ('a session that was never refreshed in 30 days', unused), ('one whose last refresh was 30 days ago', stale)) as gone (title, who);
select is(tests.run('select public.get_my_access()', 'authenticated', who), null, 'AT-53: an ended session learns nothing about its access')
from people, unnest(array[signed_out, banned, deleted, overdue, unused, stale]) who;
select is(tests.run(tests.insert_request(), 'authenticated', who), '42501', 'AT-53: an ended session sends nothing')
from people, unnest(array[signed_out, banned, deleted, overdue, unused, stale]) who;
update private.settings set request_read_access = 'any_confirmed_account';
select is(pg_temp.reach(who), '0 requests, staff false', 'AT-53: an ended session reads nothing under the wider setting') from people, unnest(array[signed_out, banned, deleted, overdue, unused, stale]) who;
update private.settings set request_read_access = 'staff_only';

select is(pg_temp.reach(live, claims::jsonb), '0 requests, staff false', format('AT-53: a token of %s reaches nothing', title))
from people, lateral (values
  ('no session', '{"session_id": null}'), ('a session that never was', jsonb_build_object('session_id', gen_random_uuid())::text),
  ('no uuid as session', '{"session_id": "x"}'),
  ('the session of another', jsonb_build_object('session_id', (select s.id from auth.sessions s where s.user_id = ada))::text)
) as tokens (title, claims);
select is(pg_temp.reach(ada, claims::jsonb), '1 requests, staff false', format('AT-53: %s in a token counts for nothing', claims))
from people, unnest(array['{"app_metadata": {"role": "staff"}}', '{"role": "service_role"}', '{"email": "staff@harbour.example"}']) claims;

-- Staff is asked anew each time.
select tests.make_staff(ada) from people;
select is(pg_temp.reach(ada), '6 requests, staff true', 'an address that is added to the team gives rights to existing tokens') from people;
update auth.users u set email_confirmed_at = null from people where u.id = ada;
select is(pg_temp.reach(ada), '1 requests, staff false', 'a member whose address is not confirmed has no rights of the team') from people;
update auth.users u set email_confirmed_at = now(), email = 'other@harbour.example' from people where u.id = ada;
select is(pg_temp.reach(ada), '1 requests, staff false', 'an account that has changed its address has no rights of the team') from people;
update auth.users u set email = ada || '@harbour.example' from people where u.id = ada;
select is(pg_temp.reach(ada), '6 requests, staff true', 'an account that has its address again has the rights of the team again') from people;
delete from public.staff s using people where s.email = ada || '@harbour.example';
select is(pg_temp.reach(ada), '1 requests, staff false', 'a member who is removed reads their own requests') from people;
select is(tests.run('select count(*) from private.list_staff_accounts() where user_id = ' || quote_literal(deleted), 'none'), '0',
  'a deleted account is not counted as staff') from people;
update auth.users u set email_confirmed_at = null from people where u.id = pardoned;
select is(tests.run('select private.is_staff_account(' || quote_nullable(who) || ')', 'none'), answer, format('is_staff_account answers %s', answer))
from people, lateral (values (live, 'true'), (ada, 'false'), (pardoned, 'false'), (deleted, 'false')) as asked (who, answer);

select * from finish();
rollback;
