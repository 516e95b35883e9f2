-- The page that waits for a mailed link learns that its account was confirmed, and nobody learns who has an account.
begin;
set local search_path = public, extensions;
select plan(6);

create temporary table people on commit drop as
  select tests.account(false) as waiting, tests.account() as confirmed, tests.account() as old;
update auth.users set created_at = now() where id in (select waiting from people union select confirmed from people);
update auth.users set created_at = now() - interval '25 hours' where id = (select old from people);
create function pg_temp.asked(p_account uuid, p_role text default 'anon') returns text language sql as $$
  select tests.run(format('select public.account_is_confirmed(%L)', p_account), p_role);
$$;

select is(pg_temp.asked(confirmed), 'true', 'an account that was made today and confirmed') from people;
select is(pg_temp.asked(waiting), 'false', 'one that waits') from people;
select is(pg_temp.asked(gen_random_uuid()), 'false', 'AT-70: an id that was made up, as for an address that was taken, waits for ever');
select is(pg_temp.asked(old), 'false', 'AT-70: of an account that is a day old nothing is said') from people;
select is(pg_temp.asked(null), 'false', 'no id, no account');
select is(pg_temp.asked(confirmed, 'authenticated'), '42501', 'nobody else asks') from people;

select * from finish();
rollback;
