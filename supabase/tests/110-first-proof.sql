-- A password that was set before the first proof of a mailbox ends with that proof.
begin;
set local search_path = public, extensions;
select plan(11);

create temporary table people on commit drop as
  select tests.account(false) as signed_up, tests.account(false) as recovering, tests.account(false) as made_by_operator,
    tests.account() as confirmed;
update auth.users u set encrypted_password = 'hash' from people where u.id in (signed_up, recovering, made_by_operator, confirmed);
update auth.users u set confirmation_sent_at = now() from people where u.id in (signed_up, confirmed);
update auth.users u set recovery_sent_at = now() from people where u.id = recovering;
create function pg_temp.password(p_user uuid) returns text language sql as $$
  select u.encrypted_password::text from auth.users u where u.id = p_user;
$$;
create function pg_temp.other_columns(p_user uuid) returns jsonb language sql as $$
  select to_jsonb(u) - array['encrypted_password', 'email_confirmed_at', 'confirmed_at'] from auth.users u where u.id = p_user;
$$;
create temporary table before on commit drop as select pg_temp.other_columns(signed_up) as columns from people;

update auth.users u set last_sign_in_at = last_sign_in_at, email_confirmed_at = null from people where u.id = signed_up;
select is(pg_temp.password(signed_up), 'hash', 'an account that waits keeps its password until the proof') from people;
update auth.users u set email_confirmed_at = now() from people where u.id in (signed_up, recovering, made_by_operator);
select is(pg_temp.password(signed_up), '', 'AT-49: the code of a sign-up ends the password before it') from people;
select is(pg_temp.password(recovering), '', 'AT-49: the code of a forgotten password ends the password before it') from people;
select is(pg_temp.other_columns(signed_up), columns, 'AT-49: the code of a sign-up changes nothing else of the account') from people, before;
select isnt(u.email_confirmed_at, null, 'the account is confirmed by the code') from auth.users u, people where u.id = signed_up;
select is(pg_temp.password(made_by_operator), 'hash', 'an account that an operator confirms without a mailed code keeps its password') from people;

update auth.users u set encrypted_password = 'own' from people where u.id = signed_up;
select is(pg_temp.password(signed_up), 'own', 'the password after the proof stays') from people;
update auth.users u set email_confirmed_at = now(), recovery_sent_at = now() from people where u.id = signed_up;
select is(pg_temp.password(signed_up), 'own', 'the password after the proof stays at every later code') from people;
update auth.users u set email_confirmed_at = now() from people where u.id = confirmed;
select is(pg_temp.password(confirmed), 'hash', 'an account that was confirmed before keeps its password') from people;
update auth.users u set email_confirmed_at = null from people where u.id = confirmed;
select is(pg_temp.password(confirmed), 'hash', 'the password of an account stays when its confirmation is withdrawn') from people;
update auth.users u set email_confirmed_at = now(), confirmation_sent_at = null from people where u.id = confirmed;
select is(pg_temp.password(confirmed), '', 'AT-49: that account loses its password at the next proof when no mail of it is recorded') from people;

select * from finish();
rollback;
