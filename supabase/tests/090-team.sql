-- The team: adding, removing, the last member, what is recorded.
begin;
set local search_path = public, extensions;
select plan(42);

create temporary table people on commit drop as select tests.account() as member, tests.account() as other, tests.account() as stranger, tests.account(false) as unconfirmed;
create function pg_temp.add(p_user uuid, p_email text) returns text language sql as $$
  select tests.run(format('insert into public.staff (email) values (%L) returning email', p_email), 'authenticated', p_user);
$$;
create function pg_temp.remove(p_user uuid, p_other text) returns text language sql as $$
  select tests.run(format('delete from public.staff where email = ''%s@harbour.example'' returning ''removed''', p_other), 'authenticated', p_user);
$$;
create function pg_temp.last_record() returns jsonb language sql as $$
  select to_jsonb(a) - 'id' - 'created_at' from public.audit_log a order by a.id desc limit 1;
$$;

-- The first member comes from the command line.
select is(pg_temp.add(member, member || '@harbour.example'), '42501', 'AT-82: nobody adds themselves') from people;
select is(tests.run(format('insert into public.staff (email) values ('' %s@Harbour.example '') returning email', member), 'service_role'),
  member || '@harbour.example', 'the command line adds the first member, in lower case') from people;
select is(pg_temp.last_record(), jsonb_build_object('actor_id', null, 'action', 'staff.add', 'target_id', member, 'details', '{}'::jsonb), 'the first member is recorded') from people;

-- Adding
select is(pg_temp.add(member, e'Grace@Harbour.example'), 'grace@harbour.example', 'staff add an address that has no account') from people;
select is(pg_temp.last_record(), jsonb_build_object('actor_id', member, 'action', 'staff.add', 'target_id', null, 'details', '{}'::jsonb),
  'which is recorded without the address') from people;
select is(pg_temp.add(member, 'GRACE@harbour.example'), '23505 staff_pkey', 'nobody is added twice') from people;
select is(pg_temp.add(member, other || '@harbour.example'), other || '@harbour.example', 'staff add an address that has an account') from people;
select is(pg_temp.add(member, unconfirmed || '@harbour.example'), unconfirmed || '@harbour.example', 'staff add an address, confirmed or not') from people;
select is(pg_temp.add(stranger, 'x@harbour.example'), '42501', 'a stranger adds nobody') from people;
select is(pg_temp.add(unconfirmed, 'x@harbour.example'), '42501', 'an address of the team adds nobody before it is confirmed') from people;
create table pg_temp.listed as select * from public.list_staff() limit 0;
grant all on pg_temp.listed to authenticated;
select is(tests.run('with listed as (insert into pg_temp.listed select * from public.list_staff() returning 1) select count(*) from listed', 'authenticated', member),
  '4', 'staff list the team') from people;
select set_eq('select email, user_id, added_by_email, is_confirmed from listed', $$
  select 'grace@harbour.example' as email, null::uuid as account, member || '@harbour.example' as added_by, false as is_confirmed from people
  union all select member || '@harbour.example', member, null, true from people
  union all select other || '@harbour.example', other, member || '@harbour.example', true from people
  union all select unconfirmed || '@harbour.example', unconfirmed, member || '@harbour.example', false from people
$$, 'the list of the team has accounts, who added them, and whether they have confirmed');
select is(tests.run('select count(*) from public.list_staff()', 'authenticated', stranger), '0', 'a stranger lists nobody') from people;

-- Accounts of an identity provider
create temporary table sso on commit drop as select tests.account() as twin, tests.account() as alone;
update auth.users u set is_sso_user = true, email = case u.id when twin then member || '@harbour.example' else 'grace@harbour.example' end
from people, sso where u.id in (twin, alone);
select is(tests.run('select private.is_staff()', 'authenticated', who), 'false', format('AT-68: an account of an identity provider with the address of a member %s is no member', whose))
from sso, (values ('with an account', 'twin'), ('without one', 'alone')) as kinds (whose, kind), lateral (select case kind when 'twin' then twin else alone end as who) one;
select is(tests.run(format('select private.is_staff_account(%L)', twin), 'none'), 'false', 'an account of an identity provider is no assignee') from sso;
select is(tests.run('select private.is_staff()', 'authenticated', member), 'true', 'the member of that address remains a member') from people;
select set_eq('select user_id from private.list_staff_accounts()', 'select unnest(array[member, other]) from people', 'only members are counted');
select is(tests.run('select count(*) || '' '' || count(user_id) from public.list_staff()', 'authenticated', member), '4 3', 'only members are listed') from people;
select is(pg_temp.remove(member, 'grace'), 'removed', 'an address is removed beside such an account') from people;
select is(pg_temp.last_record() -> 'target_id', 'null', 'the removal of an address does not concern the account of an identity provider');
select is(pg_temp.add(member, 'grace@harbour.example'), 'grace@harbour.example', 'a removed address is added again') from people;

-- Removing
insert into public.demo_requests (name, email, phone, purpose)
select 'Ada', 'ada@harbour.example', '4915112345678', 'Customs papers.' from generate_series(1, 302);
update public.demo_request_states s set assignee_id = other from people;
update public.demo_request_states s set assignee_id = member from people where s.request_id = (select min(id::text)::uuid from public.demo_requests);
select is(pg_temp.remove(stranger, other::text), null, 'a stranger removes nobody') from people;
select is(pg_temp.remove(member, other::text), 'removed', 'staff remove a member, however many requests they have') from people;
select is(pg_temp.last_record(), jsonb_build_object('actor_id', member, 'action', 'staff.remove', 'target_id', other, 'details', '{}'::jsonb), 'the removal of a member is recorded') from people;
select results_eq('select s.assignee_id, count(*) from public.demo_request_states s group by 1 order by 2', $$ select member, 1::bigint from people union all select null, 301 $$,
  'the requests of a removed member have no assignee, those of others keep theirs');
select is(pg_temp.add(other, 'x@harbour.example'), '42501', 'a removed member adds nobody') from people;
select is(pg_temp.remove(member, member::text), 'last_member', 'the last member stays, though addresses without a confirmed account are left') from people;
select is(tests.run('delete from public.staff where email like ''%'' returning ''removed''', 'authenticated', member), 'last_member', 'the members are not all removed at once') from people;
update auth.users u set email_confirmed_at = now() from people where u.id = unconfirmed;
select is(pg_temp.remove(member, unconfirmed::text), 'removed', 'a member removes the last other member') from people;
select tests.make_staff(other) from people;
update auth.users u set deleted_at = now() from people where u.id = other;
select is(pg_temp.remove(member, member::text), 'last_member', 'a deleted account does not count as another member') from people;
select is(tests.run('select count(*) from public.list_staff() where is_confirmed', 'authenticated', member), '1', 'a deleted account is not listed as a member') from people;
update auth.users u set deleted_at = null from people where u.id = other;
select is(pg_temp.remove(member, member::text), 'removed', 'a member may leave others behind') from people;
select is(pg_temp.remove(member, other::text), null, 'a member who has left removes nobody') from people;
select is(tests.run('delete from public.staff where email like ''%'' returning ''removed''', 'service_role'), 'removed', 'the command line removes even the last member');

-- The triggers ask again, because the policy saw the team before it waited for its turn.
alter table public.staff disable row level security;
select is(pg_temp.add(stranger, 'x@harbour.example'), '42501', 'FT-44: a member whom another one has just removed adds nobody') from people;
select tests.make_staff(member), tests.make_staff(other) from people;
select is(pg_temp.remove(stranger, member::text), '42501', 'FT-44: two members who remove each other do not remove the last one') from people;
alter table public.staff enable row level security;

-- The policies hold without the triggers.
alter table public.staff disable trigger check_staff_change;
select is(tests.run('insert into public.staff (email) values (''x@harbour.example'') returning ''added''', 'authenticated', stranger), '42501',
  'a policy keeps a stranger from adding') from people;
select is(tests.run('delete from public.staff returning ''removed''', 'authenticated', stranger), null, 'and from removing') from people;
alter table public.staff enable trigger check_staff_change;

insert into public.audit_log (actor_id, action) select member, 'staff.add' from people, generate_series(1, 29);
select is(pg_temp.add(member, 'limit@harbour.example'), 'hourly_limit', 'thirty changes an hour are the limit') from people;
select is(pg_temp.add(other, 'limit@harbour.example'), 'limit@harbour.example', 'the limit counts each member alone') from people;
select is(tests.run('update public.staff set email = ''x@harbour.example''', 'authenticated', member), '42501', 'an address is not changed') from people;

select * from finish();
rollback;
