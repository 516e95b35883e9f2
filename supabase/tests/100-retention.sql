-- Retention, erasure, and what the command line asks.
begin;
set local search_path = public, extensions;
select plan(61);

create temporary table people on commit drop as select tests.account() as ada, tests.account() as member, tests.account() as other, tests.account() as helper;
select tests.make_staff(member) from people;
create function pg_temp.expire(p_limit integer default 2000) returns text language sql as $$
  select tests.run(format('select public.delete_expired_requests(%L)', p_limit), 'service_role');
$$;
create function pg_temp.add(p_age interval, p_times integer default 1) returns void language sql as $$
  insert into public.demo_requests (name, email, phone, purpose, created_at)
  select p_age::text, 'old@harbour.example', '4915112345678', 'Customs papers.', now() - p_age from generate_series(1, p_times);
$$;
create function pg_temp.last_record() returns jsonb language sql as $$
  select to_jsonb(a) - 'id' - 'created_at' from public.audit_log a order by a.id desc limit 1;
$$;
create function pg_temp.as_member(p_statement text) returns text language sql as $$ select tests.run(p_statement, 'authenticated', member) from people; $$;
create function pg_temp.retention() returns jsonb language sql as $$ select pg_temp.as_member('select public.get_retention_status()::text')::jsonb; $$;

-- Retention
insert into private.job_runs (job, last_run_at) values ('deliveries', now());
select is(pg_temp.retention(), '{"months": 24, "last_run_at": null, "is_late": true}', 'staff see that nothing was ever deleted');
select pg_temp.add('24 months'), pg_temp.add('24 months 1 minute'), pg_temp.add('25 months'), pg_temp.add('1 hour');
insert into public.demo_request_notes (request_id, body) select id, 'x' from public.demo_requests;
select is(pg_temp.expire(1), '1', 'expired requests are deleted');
select is_empty($$ select from public.demo_requests where name = '2 years 1 mon' $$, 'the oldest requests are deleted first');
select is(pg_temp.last_record(), '{"actor_id": null, "action": "requests.expire", "target_id": null, "details": {"requests": 1}}', 'deletions are recorded as a number');
select is(pg_temp.expire(), '1', 'all expired requests are deleted');
select results_eq('select name from public.demo_requests order by 1', array['01:00:00', '2 years'], 'no other requests are deleted');
select is((select count(*) from public.demo_request_notes) + (select count(*) from public.demo_request_states) + (select count(*) from public.deliveries),
  6::bigint, 'what belongs to deleted requests is deleted');
select is(pg_temp.expire(), '0', 'a further run deletes nothing');
select is((select count(*) from public.audit_log where action = 'requests.expire'), 2::bigint, 'a run without deletions is not recorded');
select is(pg_temp.retention() ->> 'is_late', 'false', 'staff see that the last run was in time');
update private.job_runs set last_run_at = now() - interval '49 hours' where job = 'retention';
select is(pg_temp.retention() ->> 'is_late', 'true', 'FT-45: staff see that the last deletion is overdue');
select lives_ok('select pg_temp.expire(0)', 'a later run deletes a request');
select is((select last_run_at from private.job_runs where job = 'retention'), now(), 'a later run is recorded');
update private.settings set retention_months = 1;
select pg_temp.add('2 months', 3);
select is(pg_temp.expire(0), '1', 'a run deletes at least one request');
select is(private.schedule_retention(), exists (select from pg_catalog.pg_extension where extname = 'pg_cron'), 'the deletion is scheduled where pg_cron is installed');
delete from public.demo_requests;

-- Sessions, unconfirmed accounts and logs
create temporary table old (kind, who) on commit drop as select kind, tests.account(kind like '%confirmed since') from unnest(array[
  'forgotten', 'just asked for a code', 'just asked to recover', 'young', 'sent a request', 'signed in', 'confirmed since',
  'of an identity provider', 'without an address', 'on the team']) kind;
create function pg_temp.old(p_kind text) returns uuid language sql as $$ select who from old where kind = p_kind; $$;
update auth.users u set created_at = now() - case kind when 'young' then interval '6 days 23 hours' else interval '7 days 1 minute' end,
  confirmation_sent_at = now() - case kind when 'just asked for a code' then interval '1 minute' else interval '7 days 1 minute' end,
  recovery_sent_at = case kind when 'just asked to recover' then now() - interval '1 minute' end,
  is_sso_user = kind = 'of an identity provider', email = case when kind <> 'without an address' then u.email end
from old where u.id = who;
delete from auth.sessions s using old where s.user_id = who and kind <> 'signed in';
insert into public.demo_requests (user_id, name, email, phone, purpose) values (pg_temp.old('sent a request'), 'Ada', 'a@harbour.example', '4915112345678', 'Customs papers.');
select tests.make_staff(pg_temp.old('on the team'));
create temporary table signed_in on commit drop as select gen_random_uuid() as fresh, gen_random_uuid() as refreshed, gen_random_uuid() as unused, gen_random_uuid() as stale;
set local time zone 'Pacific/Auckland';
insert into auth.sessions (id, user_id, created_at, refreshed_at)
select id, ada, created_at, refreshed_at at time zone 'UTC' from people, signed_in, lateral (values
  (fresh, now() - interval '30 days' + interval '1 minute', null), (refreshed, now() - interval '40 days', now() - interval '30 days' + interval '1 minute'),
  (unused, now() - interval '30 days 1 minute', null), (stale, now() - interval '40 days', now() - interval '30 days 1 minute')) as session (id, created_at, refreshed_at);
insert into auth.audit_log_entries (id, payload, created_at) values
  (gen_random_uuid(), '{"action": "old"}', now() - interval '30 days 1 minute'), (gen_random_uuid(), '{"action": "new"}', now() - interval '29 days');
create schema if not exists cron;
create table if not exists cron.job_run_details (start_time timestamptz, end_time timestamptz);
insert into cron.job_run_details (start_time, end_time) values
  (now() - interval '8 days', now() - interval '8 days'), (now() - interval '8 days', null), (now() - interval '8 days', now() - interval '6 days'), (now(), null);
select is(pg_temp.expire(), '0', 'the hourly job runs');
select set_eq('select kind from old join auth.users u on u.id = who', $$ select kind from old where kind not in ('forgotten', 'on the team') $$,
  'accounts that were not confirmed for seven days are deleted, unless they sent a request or may still be confirmed');
select is(pg_temp.last_record(), '{"actor_id": null, "action": "accounts.expire", "target_id": null, "details": {"accounts": 2}}', 'deleted entries are recorded as a number');
select ok(exists (select from public.staff s where s.email = pg_temp.old('on the team') || '@harbour.example'), 'an address of the team stays on it');
select set_eq('select s.id from auth.sessions s join people on s.user_id = ada where s.created_at < now()', 'select unnest(array[fresh, refreshed]) from signed_in',
  'sessions that were not refreshed for 30 days are deleted');
select is((select string_agg(e.payload ->> 'action', ' ') from auth.audit_log_entries e), 'new', 'entries of the auth service''s log are deleted after 30 days');
select is((select count(*) from cron.job_run_details), 2::bigint, 'records of the schedule are deleted after seven days');
update auth.users set created_at = now() - interval '8 days', confirmation_sent_at = null where id = pg_temp.old('young');
update auth.users set created_at = now() - interval '8 days', confirmation_sent_at = null where id = pg_temp.old('just asked for a code');
insert into auth.sessions (id, user_id, created_at) select gen_random_uuid(), ada, now() - interval '31 days' from people, generate_series(1, 2);
insert into auth.audit_log_entries (id, created_at) select gen_random_uuid(), now() - interval '31 days' from generate_series(1, 2);
create function pg_temp.leftovers() returns text language sql as $$
  select (select count(*) from auth.users u where u.id in (pg_temp.old('young'), pg_temp.old('just asked for a code'))) || ' '
    || (select count(*) from auth.sessions s, people where s.user_id = ada and s.created_at < now() - interval '30 days 1 minute' and s.refreshed_at is null) || ' '
    || (select count(*) from auth.audit_log_entries e where e.created_at < now() - interval '30 days');
$$;
select is(pg_temp.leftovers(), '2 2 2', 'two rows of each table are left');
select is(pg_temp.expire(1) || ' ' || pg_temp.leftovers(), '0 1 1 1', 'a run has a limit');
select is(pg_temp.expire(1) || ' ' || pg_temp.leftovers(), '0 0 0 0', 'the next run deletes the others');
select is((select count(*) from public.audit_log where action = 'accounts.expire'), 3::bigint, 'each run is recorded');
select is(pg_temp.expire(1), '0', 'nothing is left after the last run');
select is((select count(*) from public.audit_log where action = 'accounts.expire'), 3::bigint, 'the last run without deletions is not recorded');
drop table cron.job_run_details;
select is(pg_temp.expire(1), '0', 'a project without a scheduler has no records of it');
create function pg_temp.refuse() returns trigger language plpgsql as $$
begin
  if current_setting('tests.refuses', true) = 'on' then raise insufficient_privilege; end if;
  return null;
end;
$$;
create trigger refuse before delete on auth.audit_log_entries for each statement execute function pg_temp.refuse();
set local tests.refuses = 'on';
select pg_temp.add('25 months');
select is(pg_temp.expire(1), '1', 'a log from which the owner may not delete stays, and the other tables are cleared');
select is((select count(*) from auth.audit_log_entries), 1::bigint, 'the entry of that log is still there');
set local tests.refuses = 'off';
delete from public.demo_requests;
delete from auth.audit_log_entries;

-- Erasure
create function pg_temp.erase(p_email text, p_again text default null) returns jsonb language sql as $$
  select pg_temp.as_member(format('select public.erase_person(%L, %L)::text', p_email, coalesce(p_again, p_email)))::jsonb;
$$;
insert into public.demo_requests (user_id, name, email, phone, purpose)
select who, 'Ada', email, '4915112345678', 'Customs papers.' from people, lateral (values
  (ada, 'ada@work.example'), (other, ada || '@harbour.example'), (other, 'other@work.example'), (null, 'alone@work.example')) as sent (who, email);
insert into public.demo_request_notes (request_id, body, author_id) select id, 'x', other from public.demo_requests, people;
select is(pg_temp.erase('ada@work.example', 'ada@work.exam'), '{"status": "not_confirmed"}', 'an address is given twice');
select is(tests.run('select public.erase_person(''a@b.example'', null) ->> ''status''', 'authenticated', member), 'not_confirmed', 'an empty second address erases nobody') from people;
select is(pg_temp.erase(member || '@harbour.example'), '{"status": "staff"}', 'members of the team are not erased') from people;
select is(pg_temp.erase('nobody@harbour.example'), '{"status": "not_found"}', 'a person whom nobody knows is not found');
select is((select count(*) from public.audit_log where action = 'person.erase'), 0::bigint, 'a rejected erasure is not recorded');
insert into auth.audit_log_entries (id, payload, created_at)
select gen_random_uuid(), payload::json, now() + n * interval '1 second' from people, lateral (values
  (1, jsonb_build_object('action', 'by the address', 'actor_username', ada || '@harbour.example')),
  (2, jsonb_build_object('action', 'by the account', 'actor_id', ada, 'actor_username', 'former@harbour.example')),
  (3, jsonb_build_object('action', 'about the address', 'actor_username', 'supabase_admin', 'traits', jsonb_build_object('user_email', ada || '@harbour.example'))),
  (4, jsonb_build_object('action', 'about the account', 'actor_username', 'supabase_admin', 'traits', jsonb_build_object('user_id', ada))),
  (5, jsonb_build_object('action', 'by an address alone', 'actor_username', 'alone@work.example')),
  (6, jsonb_build_object('action', 'by another', 'actor_id', other, 'actor_username', other || '@harbour.example')),
  (7, jsonb_build_object('action', 'about another', 'traits', jsonb_build_object('user_id', other, 'user_email', 'x' || ada || '@harbour.example')))
) as entries (n, payload);
select is(pg_temp.erase(upper(' ' || ada || '@harbour.example '), ada || '@harbour.example'), '{"status": "erased", "requests": 2, "account": true}',
  'a person is erased: requests with the address and those of the account') from people;
select is(pg_temp.last_record(), jsonb_build_object('actor_id', member, 'action', 'person.erase', 'target_id', null,
  'details', '{"account": true, "requests": 2}'::jsonb), 'an erasure is recorded without the person') from people;
select results_eq('select email from public.demo_requests order by 1', array['alone@work.example', 'other@work.example'], 'requests of others stay');
select is((select count(*) from auth.users u, people where u.id = ada) + (select count(*) from auth.sessions s, people where s.user_id = ada), 0::bigint,
  'the account and its sessions are gone');
create temporary table sso on commit drop as select tests.account() as who;
update auth.users u set is_sso_user = true, email = 'alone@work.example' from sso where u.id = who;
select is(pg_temp.erase('alone@work.example'), '{"status": "erased", "requests": 1, "account": false}', 'a person without an account is erased');
select ok(exists (select from auth.users u, sso where u.id = who), 'an account of an identity provider with the address is another');
delete from auth.users u using sso where u.id = who;
select is((select string_agg(e.payload ->> 'action', ' ' order by e.created_at) from auth.audit_log_entries e), 'by another about another',
  'the auth service''s log forgets the person');
insert into public.demo_requests (name, email, phone, purpose) select 'Ada', email, '4915112345678', 'Customs papers.'
from unnest(array['ada@bücher.example', 'ada@xn--bcher-kva.example']) as email;
select is(pg_temp.as_member('select public.erase_person(''ada@xn--bcher-kva.example'', ''ada@xn--bcher-kva.example'', ''ada@bücher.example'')'),
  '{"status": "erased", "account": false, "requests": 2}', 'a person is erased in both spellings of a domain');
select is(pg_temp.erase(helper || '@harbour.example'), '{"status": "erased", "requests": 0, "account": true}', 'a person without a request is erased') from people;
insert into public.audit_log (actor_id, action) select member, 'person.erase' from people, generate_series(1, 57);
select is(pg_temp.as_member('select public.erase_person(''other@work.example'', ''other@work.example'')'), 'hourly_limit', 'sixty erasures an hour are the limit');
select is((select count(*) from public.demo_requests), 1::bigint, 'an erasure over the limit deletes nothing');

-- An account that goes leaves what it wrote.
select tests.make_staff(other) from people;
update public.demo_request_states s set assignee_id = other from people;
delete from auth.users u using people where u.id = other;
select results_eq('select r.user_id, n.author_id, s.assignee_id from public.demo_requests r join public.demo_request_notes n on n.request_id = r.id join public.demo_request_states s on s.request_id = r.id',
  'select null::uuid, null::uuid, null::uuid', 'a deleted account leaves request, note and state');

-- The command line
create function pg_temp.status() returns jsonb language sql as $$ select tests.run('select public.get_deployment_status()::text', 'service_role')::jsonb; $$;
create function pg_temp.set_access(p_access text) returns text language sql as $$
  select tests.run(format('select public.set_request_read_access(%L)', p_access), 'service_role');
$$;
select is(pg_temp.set_access('any_confirmed_account'), '', 'the command line sets who reads all requests');
select is((select request_read_access from private.settings), 'any_confirmed_account', 'the new read access is stored');
select is(pg_temp.last_record(), '{"actor_id": null, "action": "settings.read_access", "target_id": null, "details": {"access": "any_confirmed_account"}}', 'a change of the read access is recorded');
select is(pg_temp.set_access('everybody'), '23514 settings_request_read_access_check', 'the read access has one of two values only');
select is(pg_temp.set_access(null), '23502', 'the read access is never empty');
select is(pg_temp.status() - 'migrations' - 'is_delivery_scheduled' - 'seconds_since',
  '{"request_read_access": "any_confirmed_account", "retention_months": 1, "staff": 1, "ends_unproved_passwords": true}', 'the status names settings, the number of staff and the trigger on accounts');
delete from private.job_runs where job = 'deliveries';
update private.job_runs set last_run_at = now() - interval '90 seconds';
select is(pg_temp.status() -> 'seconds_since', '{"retention": 90}', 'the status has the age of each job');
delete from private.job_runs;
select is(pg_temp.status() -> 'seconds_since', '{}', 'the status has no age of a job that never ran');
drop schema if exists supabase_migrations cascade;
select is(pg_temp.status() -> 'migrations', 'null', 'migrations are unknown without their table');
create schema supabase_migrations;
create table supabase_migrations.schema_migrations (version text);
insert into supabase_migrations.schema_migrations values ('2'), ('1');
select is(pg_temp.status() -> 'migrations', '["1", "2"]', 'migrations are listed when their table exists');
create schema if not exists cron;
create table if not exists cron.job (active boolean, command text);
select is(pg_temp.status() -> 'is_delivery_scheduled', 'false', 'deliveries are not scheduled without a job');
insert into cron.job (active, command) values (false, 'send-demo-email'), (true, 'other');
select is(pg_temp.status() -> 'is_delivery_scheduled', 'false', 'deliveries are not scheduled with another job, or one that is off');
insert into cron.job (active, command) values (true, 'select net.http_post(''/functions/v1/send-demo-email'')');
select is(pg_temp.status() -> 'is_delivery_scheduled', 'true', 'deliveries are scheduled with a job that is on');

select * from finish();
rollback;
