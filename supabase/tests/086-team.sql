-- The team: who gets the role, how it is taken away, and who reads once there is one.
begin;
set local search_path = public, extensions;
select plan(90);

create temporary table people on commit drop as
  select tests.account() as ada, tests.account() as bob, tests.account() as eve, tests.account(false) as unproven;
grant select on people to authenticated;
update auth.users set email = 'ada@harbour.example' where id = (select ada from people);
update auth.users set email = 'bob@harbour.example' where id = (select bob from people);
update auth.users set email = 'eve@elsewhere.example' where id = (select eve from people);
update auth.users set email = 'new@harbour.example' where id = (select unproven from people);
create function pg_temp.as_person(p_who text, p_statement text) returns text language plpgsql as $$
declare who uuid;
begin
  execute format('select %I from people', p_who) into who;
  return tests.run(p_statement, 'authenticated', who);
end;
$$;
create function pg_temp.invite(p_who text, p_email text) returns text language sql as $$
  select pg_temp.as_person(p_who, format($i$ select public.invite_to_team(%L) ->> 'status' $i$, p_email));
$$;
create function pg_temp.remove(p_who text, p_whom text) returns text language sql as $$
  select pg_temp.as_person(p_who, format('select public.remove_from_team(%L)', (select id from auth.users where email like p_whom || '@%')));
$$;
create function pg_temp.enter(p_who text) returns text language sql as $$
  select pg_temp.as_person(p_who, 'select public.enter_dashboard()::text');
$$;
create function pg_temp.appoint(p_email text) returns text language sql as $$
  select tests.run(format($i$ select public.appoint_staff(%L) ->> 'status' $i$, p_email), 'service_role');
$$;
create function pg_temp.reads(p_who text) returns text language sql as $$
  select pg_temp.as_person(p_who, 'select count(*) from public.demo_requests');
$$;
create function pg_temp.log() returns text language sql as $$
  select string_agg(e.kind, ' ' order by e.id) from private.staff_events e;
$$;
create function pg_temp.chosen() returns text language sql as $$
  select s.requests_readable_by || case when s.readers_chosen_at is null then ' as shipped' else ' by choice' end from private.settings s;
$$;
create function pg_temp.mail() returns text language sql as $$
  select tests.run($m$ select c.email || ' ' || c.invited_by from public.claim_staff_invitation() c $m$, 'service_role');
$$;
create function pg_temp.open() returns text language sql as $$
  select string_agg(i.email, ' ' order by i.email) from private.staff_invitations i;
$$;

-- Before there is a team
select is(pg_temp.as_person('eve', tests.insert_request()), 'Ada Lovelace', 'somebody asks for a demo');
select is(pg_temp.chosen(), 'verified as shipped', 'nobody has said who reads');
select is(pg_temp.reads('bob'), '1', 'and everybody confirmed does');
select is(pg_temp.enter('bob')::jsonb, '{"staff": false, "joined": false, "readers": "verified"}', 'they are told so');
select is(pg_temp.invite('bob', 'bob@harbour.example'), 'refused', 'AT-82: nobody invites themselves');
select is(pg_temp.as_person('bob', 'select public.read_team()'), null, 'AT-82: nor reads who is of the team');
select is(
  pg_temp.as_person('bob', $$ update auth.users set raw_app_meta_data = '{"role": "staff"}' $$), '42501', 'AT-82: nor gives the role to themselves'
);
select is(pg_temp.as_person('bob', call), '42501', 'AT-82: ' || call) from (values
  ($$ select public.appoint_staff('bob@harbour.example') $$), ($$ select public.choose_request_readers('verified') $$),
  ($$ select private.give_staff_role((select bob from people), null, null) $$), ('select public.read_deployment()'),
  ('select * from private.staff_invitations'), ('select * from private.staff_events'), ('select * from private.staff()')
) as calls (call);
select is(tests.run('select public.enter_dashboard()', 'anon'), '42501', 'AT-82: visitors ask nothing of it');
select is(tests.run('select public.read_team()', 'anon'), '42501', 'AT-82: nor who it is');

-- The first one
select is(pg_temp.appoint('not an address'), 'invalid', 'no address, no member');
select is(pg_temp.appoint(null), 'invalid', 'nor without one');
select is(pg_temp.chosen(), 'verified as shipped', 'which changes nothing');
select is(pg_temp.appoint(' ADA@Harbour.example '), 'added', 'the command makes the first member, however the address is written');
select is(pg_temp.chosen(), 'staff by choice', 'in the same transaction the team alone reads');
select is(pg_temp.log(), 'readers added', 'both are logged');
select is(pg_temp.appoint('ada@harbour.example'), 'member', 'twice is once');
select is(pg_temp.reads('ada'), '1', 'the member reads');
select is(pg_temp.reads('bob'), '0', 'nobody else');
select is(pg_temp.reads('eve'), '1', 'save of what is their own');
select is(pg_temp.enter('ada')::jsonb, '{"staff": true, "joined": false, "readers": "staff"}', 'the member is told that they are one');
select is(
  pg_temp.as_person('ada', $$ select concat_ws(' ', m ->> 'email', m ->> 'mine', m ->> 'command', m ->> 'by', (m ->> 'since')::timestamptz = now()) from jsonb_array_elements(public.read_team() -> 'members') m $$),
  'ada@harbour.example true true t', 'and who has the role, since when and by whom'
);

-- Inviting
select is(pg_temp.invite('ada', email), 'invalid', format('AT-83: %s is no address', to_json(email))) from (values
  (''), ('bob'), ('bob@harbour'), ('bob@harbour.example, eve@elsewhere.example'), ('bоb@harbour.example'), (e'bob@harbour.example\nbcc:x@y.example'),
  (repeat('x', 250) || '@harbour.example')
) as addresses (email);
select is(pg_temp.invite('ada', 'Bob@Harbour.example'), 'added', 'whoever has an account is a member at once');
select is(pg_temp.reads('bob'), '1', 'and reads');
select is(pg_temp.invite('bob', 'new@harbour.example'), 'invited', 'an account that has not proved its address waits');
select is(pg_temp.invite('ada', 'NEW@harbour.example'), 'open', 'an address is invited once');
select is(pg_temp.mail(), 'new@harbour.example bob@harbour.example', 'the mail about it names who invites');
select is(pg_temp.mail(), null, 'it is sent by one run');
update private.staff_invitations set mail_due_at = now();
select is(pg_temp.mail(), 'new@harbour.example bob@harbour.example', 'and comes back where that came to nothing');
select is((select mail_due_at - now() from private.staff_invitations), interval '4 minutes', 'later each time');
select is(tests.run(format('select public.return_staff_invitation(%L, 5000)', id), 'service_role'), null, 'a busy mail service gives it back') from private.staff_invitations;
select is((select concat_ws(' ', mail_attempts, mail_due_at - now()) from private.staff_invitations), '1 00:00:05', 'as if nobody had tried, for later');
select ok((select free_at >= now() + interval '5 seconds' from private.mail_pace), 'and all mails wait');
update private.mail_pace set free_at = now();
update private.staff_invitations set mail_attempts = 8;
select is(pg_temp.as_person('ada', $$ select public.read_team() -> 'invitations' -> 0 ->> 'unsent' $$), 'true', 'after eight tries members see that it could not be sent');
select is(pg_temp.invite('ada', 'new@harbour.example'), 'retried', 'who invites once more');
select is(pg_temp.mail(), 'new@harbour.example bob@harbour.example', 'has it tried again');
select ok((select free_at > now() from private.mail_pace), 'at the pace of all mails');
select is(pg_temp.as_person('ada', $$ select public.read_team() -> 'invitations' -> 0 ->> 'mailed' $$), 'false', 'members see that it waits');
select is(tests.run(format('select public.settle_staff_invitation(%L)', id), 'service_role'), null, 'it is mailed') from private.staff_invitations;
update private.staff_invitations set mail_due_at = now();
select is(pg_temp.mail(), null, 'what was mailed is not mailed again');
select is(pg_temp.as_person('ada', $$ select public.read_team() -> 'invitations' -> 0 ->> 'mailed' $$), 'true', 'members see that it was');
select is(pg_temp.enter('unproven')::jsonb ->> 'joined', 'false', 'AT-83: without a confirmed address nobody joins');
select is(pg_temp.enter('eve')::jsonb ->> 'joined', 'false', 'AT-83: nor by the invitation of another');
select is(pg_temp.open(), 'new@harbour.example', 'which stays open');
update auth.users set email_confirmed_at = now() where id = (select unproven from people);
select is(pg_temp.reads('unproven'), '0', 'proved, but not yet in');
select is(pg_temp.enter('unproven')::jsonb, '{"staff": true, "joined": true, "readers": "staff"}', 'who opens the dashboard then is in');
select is(pg_temp.reads('unproven'), '1', 'and reads');
select is(pg_temp.open(), null, 'the invitation is used up');
select is(
  pg_temp.as_person('ada', $$ select concat_ws(' ', m ->> 'email', m ->> 'by') from jsonb_array_elements(public.read_team() -> 'members') m where m ->> 'email' like 'new%' $$),
  'new@harbour.example bob@harbour.example', 'who invited them is remembered'
);
select is(pg_temp.log(), 'readers added added invited joined', 'all of it is logged');
select is_empty($$ select from private.staff_events e where e::text like '%@%' $$, 'without an address');
select throws_ok($$ update private.staff_events set kind = 'left' $$, '42501', null, 'AT-84: the log is never changed');
select throws_ok($$ delete from private.staff_events $$, '42501', null, 'AT-84: nor shortened');

-- Withdrawn, and over
select is(pg_temp.invite('ada', 'late@harbour.example'), 'invited', 'somebody is invited');
select is(pg_temp.as_person('eve', format('select public.withdraw_invitation(%L)', id)), 'refused', 'AT-82: others withdraw nothing') from private.staff_invitations;
select is(pg_temp.as_person('bob', format('select public.withdraw_invitation(%L)', id)), 'withdrawn', 'every member may withdraw it') from private.staff_invitations;
select is(pg_temp.as_person('bob', format('select public.withdraw_invitation(%L)', gen_random_uuid())), 'gone', 'what is not there is gone');
select is(pg_temp.invite('ada', 'eve2@elsewhere.example'), 'invited', 'somebody else is invited');
update private.staff_invitations set expires_at = now() - interval '1 second';
update auth.users set email = 'eve2@elsewhere.example' where id = (select eve from people);
select is(pg_temp.enter('eve')::jsonb ->> 'joined', 'false', 'AT-83: after seven days an invitation is over');
select is(pg_temp.as_person('ada', $$ select jsonb_array_length(public.read_team() -> 'invitations') $$), '0', 'and not shown');
insert into private.staff_invitations (email) select 'waits-' || n || '@harbour.example' from generate_series(1, 20) n;
select is(pg_temp.invite('ada', 'one-more@harbour.example'), 'full', 'twenty may be open');
delete from private.staff_invitations;

-- Taken away
select is(pg_temp.invite('bob', 'friend@elsewhere.example'), 'invited', 'a member invites');
select is(pg_temp.remove('eve', 'bob'), 'refused', 'AT-84: others remove nobody');
select is(pg_temp.remove('ada', 'bob'), 'removed', 'a member removes them');
select is(pg_temp.reads('bob'), '0', 'AT-84: who at once reads nothing');
select is(pg_temp.as_person('bob', 'select public.read_team()'), null, 'AT-84: nor who is left');
select is(pg_temp.invite('bob', 'again@elsewhere.example'), 'refused', 'AT-84: nor invites');
select is(pg_temp.open(), null, 'AT-84: nor has let somebody in before');
select is(pg_temp.remove('ada', 'bob'), 'gone', 'twice is once');
select is(pg_temp.remove('ada', 'ada'), 'left', 'a member leaves');
select is(pg_temp.remove('unproven', 'new'), 'last', 'FT-44: the last one stays');
update auth.users set banned_until = now() + interval '1 day', raw_app_meta_data = '{"role": "staff"}' where id = (select bob from people);
select is(pg_temp.remove('unproven', 'new'), 'last', 'FT-44: who cannot sign in does not count');
select is(pg_temp.reads('unproven'), '1', 'FT-44: and reads');

-- A flood, and a choice
insert into private.staff_events (kind, invitation, made_by) select 'invited', gen_random_uuid(), unproven from people, generate_series(1, 30);
select is(pg_temp.invite('unproven', 'thirty-first@harbour.example'), 'limited', 'thirty an hour are the limit');
select is(tests.run($$ select public.choose_request_readers('verified') $$, 'service_role'), 'verified', 'whoever runs the site may choose');
select is(pg_temp.chosen(), 'verified by choice', 'everybody, in so many words');
select is(tests.run($$ select public.choose_request_readers('everybody') $$, 'service_role'), 'invalid', 'nothing else');

select * from finish();
rollback;
