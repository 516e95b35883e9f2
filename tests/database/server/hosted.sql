-- A database as the hosted service (Supabase) makes it, as far as migrations, policies and functions can tell. Run by a
-- superuser in a new database whose owner is the migrating role. Each fact names its source:
--   [image]  supabase/postgres, below migrations/db/: what the image runs when a project is made, and at its updates
--   [dump]   supabase/postgres, nix/tests/expected/: what the image's own tests then find (z_15 and z_17 for the versions)
--   [auth]   supabase/auth, below migrations/
-- Different on purpose:
--   The hosted role "postgres" is called hosted_postgres. On a plain server that name is the superuser's, whom nobody can
--   demote.
--   Settings of roles hold for this database alone: roles belong to the whole server, and so would their settings.
--   supabase_admin may not log in.
-- Left out, because nothing here meets it: storage, realtime, vault, pg_graphql and pgbouncer with their roles, the event
-- triggers that tell the Data API of changes, and what a plain server cannot load: supautils and safeupdate.

-- Roles ---------------------------------------------------------------------------------------------------------------

-- They outlive the database: a second one finds them.
do $$
begin
  if to_regrole('anon') is not null then
    return;
  end if;
  -- [image] init-scripts/00000000000000-initial-schema.sql
  create role supabase_admin nologin superuser createdb createrole replication bypassrls;
  -- [image] the same; "inherit" since migrations/20230529180330_alter_api_roles_for_inherit.sql
  create role anon nologin inherit;
  create role authenticated nologin inherit;
  create role service_role nologin inherit bypassrls;
  -- [image] the same. supabase_admin was taken away again: [dump] z_15_roles.out
  create role authenticator login noinherit;
  grant anon, authenticated, service_role to authenticator;
  -- [image] init-scripts/00000000000001-auth-schema.sql; migrations/20260821154147_revoke_createrole_from_auth_admin.sql
  create role supabase_auth_admin login noinherit nocreaterole noreplication;
  -- [image] init-scripts/00000000000003-post-setup.sql
  create role dashboard_user nologin nosuperuser createdb createrole replication;
  -- [image] migrations/10000000000000_demote-postgres.sql
  create role hosted_postgres login nosuperuser createdb createrole replication bypassrls;
  -- [dump] z_15_roles.out, z_17_roles.out; [image] migrations/20250605172253_grant_with_admin_to_postgres_16_and_above.sql.
  -- Not supabase_auth_admin: [image] migrations/20240627101908_revoke_supabase_auth_admin_from_postgres.sql
  if current_setting('server_version_num')::integer >= 160000 then
    grant anon, authenticated, service_role, authenticator, pg_monitor, pg_read_all_data, pg_signal_backend
      to hosted_postgres with admin option;
    grant pg_create_subscription to hosted_postgres;
  else
    grant anon, authenticated, service_role, pg_monitor, pg_read_all_data, pg_signal_backend to hosted_postgres;
  end if;
end;
$$;

do $$
declare
  setting record;
begin
  for setting in
    select * from (values
      -- [image] init-scripts/00000000000000-initial-schema.sql
      ('anon', 'statement_timeout = ''3s'''),
      ('authenticated', 'statement_timeout = ''8s'''),
      -- [image] migrations/20221028101028_set_authenticator_timeout.sql. The secret key's role has none of its own.
      ('authenticator', 'statement_timeout = ''8s'''),
      -- [image] migrations/20231130133139_set_lock_timeout_to_authenticator_role.sql
      ('authenticator', 'lock_timeout = ''8s'''),
      -- [image] init-scripts/00000000000001-auth-schema.sql; [dump] roles.out
      ('supabase_auth_admin', 'search_path = auth'),
      ('supabase_auth_admin', 'idle_in_transaction_session_timeout = 60000'),
      -- [image] init-scripts/00000000000003-post-setup.sql, with its backslash
      ('hosted_postgres', 'search_path = "\$user", public, extensions')
    ) as settings (role, value)
  loop
    execute format('alter role %I in database %I set %s', setting.role, current_database(), setting.value);
  end loop;
end;
$$;

-- supabase.com/docs/guides/database/postgres/timeouts: whoever has no limit of their own is ended after two minutes.
do $$
begin
  execute format('alter database %I set statement_timeout = ''2min''', current_database());
end;
$$;

-- What is granted on everything new -----------------------------------------------------------------------------------

-- [image] init-scripts/00000000000000-initial-schema.sql; [dump] roles.out, default_privs.out
grant usage on schema public to hosted_postgres, anon, authenticated, service_role;
alter default privileges for role hosted_postgres, supabase_admin in schema public
  grant all on tables to hosted_postgres, anon, authenticated, service_role;
alter default privileges for role hosted_postgres, supabase_admin in schema public
  grant all on functions to hosted_postgres, anon, authenticated, service_role;
alter default privileges for role hosted_postgres, supabase_admin in schema public
  grant all on sequences to hosted_postgres, anon, authenticated, service_role;

-- Projects made since 30 May 2026, and all since 30 October 2026, grant less on what is new: supabase.com/changelog/45329
-- and supabase.com/docs/guides/database/data-api. What older projects had made by then keeps its grants.
do $$
begin
  if current_setting('tests.project', true) = 'new' then
    alter default privileges for role hosted_postgres in schema public
      revoke select, insert, update, delete on tables from anon, authenticated, service_role;
    alter default privileges for role hosted_postgres in schema public
      revoke usage, select on sequences from anon, authenticated, service_role;
    alter default privileges for role hosted_postgres in schema public
      revoke execute on functions from anon, authenticated, service_role;
  end if;
end;
$$;

-- [image] the same; migrations/10000000000000_demote-postgres.sql; owner: [dump] roles.out
create schema extensions authorization hosted_postgres;
grant usage on schema extensions to anon, authenticated, service_role;
grant all on schema extensions to dashboard_user;

-- The auth service ----------------------------------------------------------------------------------------------------

-- [image] init-scripts/00000000000001-auth-schema.sql, migrations/20211115181400_update-auth-permissions.sql,
-- migrations/20250421084701_revoke_admin_roles_from_postgres.sql (postgres makes nothing in this schema)
create schema auth authorization supabase_admin;
grant usage on schema auth to anon, authenticated, service_role, hosted_postgres;
grant all on schema auth to supabase_auth_admin, dashboard_user;
-- [image] migrations/20251121141100_supabase_auth_admin_db_grants.sql
do $$
begin
  execute format('grant create on database %I to supabase_auth_admin', current_database());
end;
$$;
-- [dump] roles.out
alter default privileges for role supabase_auth_admin in schema auth grant all on tables to hosted_postgres, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on sequences to hosted_postgres, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on functions to hosted_postgres, dashboard_user;

-- The service makes its own tables. Of them only these two are asked by the migrations.
set role supabase_auth_admin;

-- [auth] 00_init_auth_schema, 20210710035447_alter_users, 20210722035447_adds_confirmed_at,
-- 20210730183235_add_email_change_confirmed, 20220114185340_add_banned_until, 20220323170000_add_user_reauthentication,
-- 20220429102000_add_unique_idx, 20221215195500_modify_users_email_unique_index, 20230116124310_alter_phone_type,
-- 20240214120130_add_is_anonymous_column
create table auth.users (
  instance_id uuid,
  id uuid not null,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255),
  email_change varchar(255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  is_super_admin boolean,
  created_at timestamptz,
  updated_at timestamptz,
  phone text default null,
  phone_confirmed_at timestamptz,
  phone_change text default '',
  phone_change_token varchar(255) default '',
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) default '',
  email_change_confirm_status smallint default 0 check (email_change_confirm_status between 0 and 2),
  banned_until timestamptz,
  reauthentication_token varchar(255) default '',
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false,
  constraint users_pkey primary key (id),
  constraint users_phone_key unique (phone)
);
create unique index users_email_partial_key on auth.users (email) where (is_sso_user = false);
create index users_instance_id_idx on auth.users (instance_id);
create index users_instance_id_email_idx on auth.users (instance_id, lower(email::text));
create index users_is_anonymous_idx on auth.users (is_anonymous);

-- [auth] 20221003041349_add_mfa_schema, 20220811173540_add_sessions_table, 20221003041400_add_aal_and_factor_id_to_sessions
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create table auth.sessions (
  id uuid not null,
  user_id uuid not null,
  created_at timestamptz,
  updated_at timestamptz,
  factor_id uuid,
  aal auth.aal_level,
  not_after timestamptz,
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  tag text,
  constraint sessions_pkey primary key (id),
  constraint sessions_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
-- [auth] 20221020193600_add_sessions_user_id_index
create index sessions_user_id_idx on auth.sessions (user_id);

-- [auth] 20240612123726_enable_rls_update_grants: no policy, so only who bypasses row-level security reads them
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
grant select on auth.users, auth.sessions to hosted_postgres with grant option;

-- [auth] 20220224000811_update_auth_functions. Everybody may call them.
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
  )::uuid
$$;
create function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role')
  )::text
$$;
create function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email')
  )::text
$$;
-- [auth] 20220531120530_add_auth_jwt_function
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

reset role;
