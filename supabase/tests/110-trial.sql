-- The trial of a deployment: it finds and deletes what it made, and nothing else.
begin;
set local search_path = public, extensions;
select plan(23);

create function pg_temp.purpose(p_tag text default 'a') returns text language sql as $$ select 'Trial of the deployment ' || p_tag; $$;
create function pg_temp.find(p_email text, p_purpose text default pg_temp.purpose()) returns text language sql as $$
  select tests.run(format('select public.find_trial(%L, %L)', p_email, p_purpose), 'service_role');
$$;
create function pg_temp.delete(p_email text, p_purpose text default pg_temp.purpose(), p_began_at timestamptz default now() - interval '10 minutes')
  returns text language sql as $$
  select tests.run(format('select public.delete_trial(%L, %L, %L)', p_email, p_purpose, p_began_at), 'service_role');
$$;
-- Makes an account of some age with a session.
create function pg_temp.account(p_name text, p_age interval) returns void language sql as $$
  with account as (
    insert into auth.users (id, email, created_at) values (gen_random_uuid(), p_name || '@harbour.example', now() - p_age) returning id
  )
  insert into auth.sessions (id, user_id) select gen_random_uuid(), id from account;
$$;
create function pg_temp.send(p_name text, p_purpose text default pg_temp.purpose(), p_email text default null, p_age interval default '1 minute')
  returns void language sql as $$
  insert into public.demo_requests (user_id, name, email, phone, purpose, created_at)
  select u.id, 'Trial', coalesce(p_email, u.email), '4915112345678', p_purpose, now() - p_age
  from auth.users u where u.email = p_name || '@harbour.example';
$$;
create function pg_temp.left_over() returns text language sql as $$
  select coalesce(string_agg(r.purpose, ', ' order by r.purpose), '') from public.demo_requests r;
$$;

select is(pg_temp.find('new@harbour.example')::jsonb - 'now', '{"has_account": false, "deliveries": null}', 'before a trial there is neither account nor request');
select pg_temp.account('new', '1 minute'), pg_temp.account('old', '1 hour'), pg_temp.account('known', '11 minutes');
select is(pg_temp.find(' New@Harbour.example ')::jsonb ->> 'has_account', 'true', 'an account is found by its address');
select pg_temp.send('new');
select is(pg_temp.find('new@harbour.example')::jsonb -> 'deliveries',
  '[{"destination": "team", "status": "pending", "attempts": 0, "last_error": null}]', 'a request is found by its deliveries');
delete from public.deliveries;
select is(pg_temp.find('new@harbour.example')::jsonb -> 'deliveries', '[]', 'a request is found where the team gets no mail');
select is(pg_temp.find('new@harbour.example', pg_temp.purpose('b'))::jsonb -> 'deliveries', 'null', 'no request of another trial is found');
select is(pg_temp.find('old@harbour.example')::jsonb -> 'deliveries', 'null', 'nor one of another address');

select is(pg_temp.find('new@harbour.example', 'Customs papers.'), 'not_a_trial', 'a request that is no trial is not looked up');
select pg_temp.send('new', 'Customs papers.');
select is(pg_temp.delete('new@harbour.example', 'Customs papers.'), 'not_a_trial', 'nor deleted');
select is(pg_temp.delete('new@harbour.example', null), 'not_a_trial', 'nor is one without a purpose');
select is(pg_temp.delete('new@harbour.example', pg_temp.purpose(), now() - interval '61 minutes'), 'trial_too_old', 'nobody claims an early start');
select is(pg_temp.delete('new@harbour.example', pg_temp.purpose(), null), 'trial_too_old', 'or none');
select is(pg_temp.delete('new@harbour.example'), '{"account": false, "requests": 1}', 'an account with a request of its own stays');
select is(pg_temp.left_over(), 'Customs papers.', 'and so does that request');
select is((select to_jsonb(a) - 'id' - 'created_at' - 'target_id' from public.audit_log a order by a.id desc limit 1),
  '{"actor_id": null, "action": "trial.delete", "details": {"account": false, "requests": 1}}', 'the deletion is recorded');

delete from public.demo_requests;
select pg_temp.send('new');
select is(pg_temp.delete('new@harbour.example'), '{"account": true, "requests": 1}', 'an account of the trial goes with its request');
select is((select count(*) from auth.sessions s left join auth.users u on u.id = s.user_id where u.id is null or u.email like 'new@%'), 0::bigint, 'and with its session');
select is(pg_temp.delete('new@harbour.example'), '{"account": false, "requests": 0}', 'then there is nothing');
select is((select count(*) from public.audit_log where action = 'trial.delete'), 2::bigint, 'which is not recorded');

select is(pg_temp.delete('known@harbour.example'), '{"account": false, "requests": 0}', 'an account that was there before stays');
select pg_temp.send('known'), pg_temp.send('old', pg_temp.purpose(), 'known@harbour.example'), pg_temp.send('known', pg_temp.purpose(), null, '30 minutes'),
  pg_temp.send('known', pg_temp.purpose('c'));
select is(pg_temp.delete('known@harbour.example'), '{"account": false, "requests": 1}',
  'and so do an older request, one of another trial and one of another account');
select is((select count(*) from public.demo_requests), 3::bigint, 'which all are left');
select is(pg_temp.delete('old@harbour.example'), '{"account": false, "requests": 0}', 'a request under another address is not the trial''s');
select is(tests.run('select public.delete_trial(''x'', ''Trial of the deployment'', now())', 'authenticated'), '42501', 'accounts delete no trial');

select * from finish();
rollback;
