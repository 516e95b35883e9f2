-- A database as the hosted service (Supabase) makes it, as far as migrations, policies and functions can tell. Sources:
--   [image]  supabase/postgres, below migrations/db/
--   [auth]   supabase/auth, below migrations/
-- The hosted role "postgres" is hosted_postgres here: on a plain server that name is the superuser's.

-- [image] init-scripts/00000000000000-initial-schema.sql
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role hosted_postgres in schema public
  grant all on tables to hosted_postgres, anon, authenticated, service_role;
alter default privileges for role hosted_postgres in schema public
  grant all on functions to hosted_postgres, anon, authenticated, service_role;
alter default privileges for role hosted_postgres in schema public
  grant all on sequences to hosted_postgres, anon, authenticated, service_role;
-- [image] the same
create schema extensions authorization hosted_postgres;
grant usage on schema extensions to anon, authenticated, service_role;

-- [image] init-scripts/00000000000001-auth-schema.sql: the auth service makes its own tables.
create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, hosted_postgres;
alter default privileges for role supabase_auth_admin in schema auth grant all on tables to hosted_postgres;
alter default privileges for role supabase_auth_admin in schema auth grant all on functions to hosted_postgres;
set role supabase_auth_admin;

-- [auth] Those columns that migrations and tests name, of the tables that they name.
create table auth.users (
  id uuid primary key,
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz,
  updated_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz
);
create unique index users_email_partial_key on auth.users (email) where (is_sso_user = false);
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz,
  updated_at timestamptz,
  not_after timestamptz,
  -- Without a time zone: the service writes it in UTC, at the first refresh.
  refreshed_at timestamp without time zone
);
create index sessions_user_id_idx on auth.sessions (user_id);
create table auth.audit_log_entries (
  id uuid primary key,
  payload json,
  created_at timestamptz,
  ip_address varchar(64) not null default ''
);
-- [auth] 20240612123726_enable_rls_update_grants
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;

-- [auth] 20220224000811_update_auth_functions, 20220531120530_add_auth_jwt_function
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
  )::uuid
$$;
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
reset role;
