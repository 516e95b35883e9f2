-- Functions that the other files share. pg_prove gives each file its own connection, so they are not temporary.
begin;
create schema if not exists extensions;
-- A server without the extension's files has been given its functions already.
do $$
begin
  if to_regprocedure('extensions.plan(integer)') is null then
    create extension if not exists pgtap with schema extensions;
  end if;
end;
$$;
drop schema if exists tests cascade;
create schema tests;

-- Makes an account with a session, its address confirmed or not.
create or replace function tests.account(p_confirmed boolean default true) returns uuid
  language sql
as $$
  with account as (
    insert into auth.users (id, email, email_confirmed_at, created_at)
    select id, id || '@harbour.example', case when p_confirmed then now() end, now() from gen_random_uuid() as id
    returning id
  )
  insert into auth.sessions (id, user_id, created_at) select gen_random_uuid(), id, now() from account returning user_id;
$$;

-- Puts the address of an account on the list of the team.
create or replace function tests.make_staff(p_user uuid) returns void
  language sql
as $$
  insert into public.staff (email, added_by) select email, null from auth.users where id = p_user on conflict do nothing;
$$;

-- Runs one statement as a role with the claims of an account's session, and returns its first value as text. A failure is
-- undone and returned as its SQLSTATE with the violated constraint, or as the code that the Data API answers with.
create or replace function tests.run(
  p_statement text, p_role text default 'authenticated', p_user uuid default null, p_claims jsonb default '{}'
) returns text
  language plpgsql
as $$
declare
  result text;
  violated text;
begin
  begin
    perform set_config('request.jwt.claim.sub', coalesce(p_user::text, ''), true),
      set_config('request.jwt.claims', (jsonb_build_object(
        'sub', p_user, 'role', p_role, 'session_id', (select s.id from auth.sessions s where s.user_id = p_user)
      ) || p_claims)::text, true),
      set_config('role', p_role, true);
    execute p_statement into result;
    perform set_config('role', 'none', true), set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '', true);
    return result;
  exception when others then
    get stacked diagnostics violated = constraint_name;
    return case when sqlstate = 'PGRST' then sqlerrm::jsonb ->> 'code' else trim(sqlstate || ' ' || violated) end;
  end;
end;
$$;

-- Returns the statement that sends a demo request, with some columns replaced.
create or replace function tests.insert_request(p_changes jsonb default '{}') returns text
  language sql
as $$
  select format('insert into public.demo_requests (%s) values (%s) returning name',
    string_agg(quote_ident(key), ', '), string_agg(quote_literal(value), ', '))
  from jsonb_each_text(
    '{"name": "Ada Lovelace", "email": "ada@harbour.example", "phone": "4915112345678", "purpose": "Customs papers."}'
    || p_changes
  );
$$;

commit;

begin;
set local search_path = public, extensions;
select plan(2);
select is(tests.run('select current_user', 'anon'), 'anon', 'a statement runs as the role it is given');
select is(tests.run('select 1 / 0', 'anon'), '22012', 'a failed statement is reported by its SQLSTATE');
select * from finish();
rollback;
