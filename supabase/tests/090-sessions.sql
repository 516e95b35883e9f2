-- A token alone opens nothing: its session must live, and what its account may do is read from the account.
begin;
set local search_path = public, extensions;
select plan(37);

create temporary table people on commit drop as
  select tests.account() as ada, tests.account() as bob, gen_random_uuid() as own, gen_random_uuid() as other;
create function pg_temp.as_ada(p_statement text, p_claims jsonb default '{}') returns text language sql as $$
  select tests.run(p_statement, 'authenticated', (select ada from people), p_claims);
$$;
select is(pg_temp.as_ada(tests.insert_request(jsonb_build_object('id', own))), 'Ada Lovelace', 'Ada asks') from people;
select is(tests.run(tests.insert_request(jsonb_build_object('id', other)), 'authenticated', bob), 'Ada Lovelace', 'Bob asks too') from people;
update public.demo_request_notifications set status = 'parked', attempts = 8 where request_id = (select other from people);

-- Every way in which a signed-in person reaches data, after a change, which is undone afterwards.
create function pg_temp.reach(p_change text default 'select 1', p_claims jsonb default '{}') returns text language plpgsql as $$
declare
  tried text;
begin
  execute p_change;
  select concat_ws(', ',
    'rows ' || pg_temp.as_ada('select count(*) from public.demo_requests', p_claims),
    'list ' || pg_temp.as_ada('select public.list_demo_requests() ->> ''total''', p_claims),
    'dashboard ' || pg_temp.as_ada('select public.read_dashboard() ->> ''total''', p_claims),
    'mails ' || pg_temp.as_ada(format('select count(*) from public.read_demo_notifications(array[%L, %L]::uuid[])', own, other), p_claims),
    'parked ' || pg_temp.as_ada('select count(*) from public.parked_demo_notifications()', p_claims),
    'counted ' || pg_temp.as_ada('select coalesce(sum(requests), 0) from public.count_recent_demo_requests() where day is not null', p_claims),
    'may send ' || pg_temp.as_ada(format('select public.may_send_demo_notification(%L)', own), p_claims),
    'released ' || pg_temp.as_ada(format('select public.release_demo_notification(%L)', other), p_claims),
    'states ' || pg_temp.as_ada(format('select count(*) from public.read_demo_request_states(array[%L, %L]::uuid[])', own, other), p_claims),
    'open ' || pg_temp.as_ada('select count(*) from public.count_open_demo_requests()', p_claims),
    'adds ' || pg_temp.as_ada(format('insert into public.demo_request_events (request_id, kind, status) values (%L, ''status'', ''contacted'') returning ''done''', other), p_claims),
    'answers ' || pg_temp.as_ada('select count(*) from public.read_answer_times()', p_claims),
    'may send it ' || pg_temp.as_ada(format('select public.may_send_demo_notification(%L)', other), p_claims),
    'asks ' || pg_temp.as_ada(tests.insert_request(), p_claims)
  ) into tried from people;
  raise sqlstate 'UNDO1';
exception when sqlstate 'UNDO1' then
  return tried;
end;
$$;
create function pg_temp.all_of_it() returns text language sql as $$
  select 'rows 2, list 2, dashboard 2, mails 2, parked 1, counted 2, may send true, released pending, states 2, open 1, adds done, answers 2, may send it true, asks Ada Lovelace';
$$;
create function pg_temp.own() returns text language sql as $$
  select 'rows 1, list 1, dashboard 1, mails 0, parked 0, counted 1, may send true, states 0, open 0, adds 42501, answers 0, may send it false, asks Ada Lovelace';
$$;
create function pg_temp.nothing() returns text language sql as $$
  select 'rows 0, list session_ended, dashboard session_ended, mails 0, parked 0, counted 0, may send false, states 0, open 0, adds 42501, answers 0, may send it false, asks 42501';
$$;
create function pg_temp.of_ada(p_change text) returns text language sql as $$
  select format(p_change, ada) from people;
$$;

select is(pg_temp.reach(), pg_temp.all_of_it(), 'a live session reaches everything');

-- The session
select is(pg_temp.reach(pg_temp.of_ada(change)), pg_temp.nothing(), 'AT-53: not when ' || what)
from (values
  ('it was signed out', 'delete from auth.sessions where user_id = %L'),
  ('its time is over', 'update auth.sessions set not_after = now() - interval ''1 second'' where user_id = %L'),
  ('its time ends now', 'update auth.sessions set not_after = now() where user_id = %L'),
  ('the account is banned', 'update auth.users set banned_until = now() + interval ''1 hour'' where id = %L'),
  ('the account is banned for ever', 'update auth.users set banned_until = ''infinity'' where id = %L'),
  ('the account is marked as deleted', 'update auth.users set deleted_at = now() where id = %L'),
  ('the account is gone', 'delete from auth.users where id = %L')
) as ended (what, change);
select is(pg_temp.reach(pg_temp.of_ada(change)), pg_temp.all_of_it(), 'but while ' || what)
from (values
  ('it still has time', 'update auth.sessions set not_after = now() + interval ''1 second'' where user_id = %L'),
  ('another session was signed out', 'delete from auth.sessions where user_id <> %L'),
  ('a ban is over', 'update auth.users set banned_until = now() - interval ''1 second'' where id = %L')
) as going_on (what, change);

-- The claim that names the session. As JSON, for a token may hold anything.
select is(
  pg_temp.reach(p_claims => jsonb_build_object('session_id', claim::jsonb)), pg_temp.nothing(),
  format('AT-53: a session_id that is %s is none', claim)
)
from unnest(array[
  'null', '""', '"no uuid"', '7', 'true', '{}', '[]', '"00000000-0000-0000-0000-000000000000"', '"'' or true --"', '"\u0001"'
]) as claim;
select is(
  pg_temp.reach(p_claims => jsonb_build_object('session_id', s.id)), pg_temp.nothing(), 'AT-53: nor is somebody else''s'
) from auth.sessions s join people on s.user_id = bob;
select is(
  pg_temp.reach(p_claims => jsonb_build_object('session_id', '{' || s.id || '}')), pg_temp.nothing(), 'nor is another way of writing one'
) from auth.sessions s join people on s.user_id = ada;

-- The address
select is(
  pg_temp.reach(pg_temp.of_ada('update auth.users set email_confirmed_at = null where id = %L')),
  replace(pg_temp.own(), 'asks Ada Lovelace', 'asks 42501'),
  'AT-62: without a confirmed address people read what is theirs and send nothing'
);
select is(
  pg_temp.reach(
    pg_temp.of_ada('update auth.users set email_confirmed_at = null where id = %L'), '{"email_confirmed_at": "2026-01-01", "email_verified": true}'
  ),
  replace(pg_temp.own(), 'asks Ada Lovelace', 'asks 42501'), 'AT-62: whatever the token says'
);

-- The role
update private.settings set requests_readable_by = 'staff';
select is(pg_temp.reach(), pg_temp.own(), 'staff: people reach what is theirs');
select is(
  pg_temp.reach(p_claims => claims), pg_temp.own(), 'AT-53: staff: a role in the token alone counts for nothing: ' || claims::text
) from unnest(array[
  '{"app_metadata": {"role": "staff"}}', '{"role": "staff"}', '{"user_metadata": {"role": "staff"}}', '{"user_role": "staff"}'
]::jsonb[]) as claims;
select is(
  pg_temp.reach(pg_temp.of_ada('update auth.users set raw_user_meta_data = ''{"role": "staff"}'' where id = %L')), pg_temp.own(),
  'AT-53: staff: nor does what people say about themselves'
);
select tests.appoint(ada) from people;
select is(pg_temp.reach(), pg_temp.all_of_it(), 'staff: a role of the account counts');
select is(pg_temp.reach(p_claims => '{"app_metadata": {"role": "guest"}}'), pg_temp.all_of_it(), 'staff: at once, though the token is older');
select is(
  pg_temp.reach(pg_temp.of_ada('delete from auth.sessions where user_id = %L')), pg_temp.nothing(), 'AT-53: staff: but not after sign-out'
);
select tests.appoint(ada, null) from people;
select is(
  pg_temp.reach(p_claims => '{"app_metadata": {"role": "staff"}}'), pg_temp.own(), 'AT-53: staff: and no longer when it is taken away'
);

select * from finish();
rollback;
