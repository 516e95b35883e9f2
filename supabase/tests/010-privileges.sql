-- Who may do what, exactly. A table, column or function added without thought makes this file fail.
begin;
set local search_path = public, extensions;
select plan(13);

create temporary view own_functions as
  select p.*, p.oid::regprocedure::text as signature from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e');

select is_empty(
  $$ select relname from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p') and not relrowsecurity $$,
  'AT-08: every table has row-level security on'
);

select set_eq(
  $$ select a.grantee::regrole::text, c.relname::text, a.privilege_type
     from pg_class c, aclexplode(c.relacl) a
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and a.grantee <> c.relowner $$,
  $$ values ('authenticated', 'demo_request_states', 'SELECT'), ('authenticated', 'demo_request_notes', 'SELECT'),
       ('authenticated', 'audit_log', 'SELECT'), ('authenticated', 'staff', 'DELETE'),
       ('service_role', 'deliveries', 'SELECT'),
       ('service_role', 'staff', 'SELECT'), ('service_role', 'staff', 'INSERT'), ('service_role', 'staff', 'DELETE') $$,
  'AT-08: nobody has another right on a whole table, view or sequence'
);

select set_eq(
  $$ select a.grantee::regrole::text, c.relname::text, a.privilege_type, col.attname::text
     from pg_class c join pg_attribute col on col.attrelid = c.oid and not col.attisdropped, aclexplode(col.attacl) a
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) $$,
  $$ select 'authenticated', relation, privilege, unnest(cols)
     from (values
       ('demo_requests', 'SELECT', array['id', 'user_id', 'name', 'email', 'phone', 'phone_typed', 'purpose', 'attribution',
         'created_at', 'source', 'search_text']),
       ('demo_requests', 'INSERT', array['id', 'name', 'email', 'phone', 'phone_typed', 'purpose', 'attribution']),
       ('demo_request_states', 'UPDATE', array['status', 'close_reason', 'assignee_id']),
       ('demo_request_notes', 'INSERT', array['request_id', 'body']),
       ('deliveries', 'SELECT', array['id', 'request_id', 'destination', 'status', 'attempts', 'next_attempt_at',
         'lease_expires_at', 'sent_at', 'last_error']),
       ('staff', 'SELECT', array['email']), ('staff', 'INSERT', array['email'])
     ) as granted (relation, privilege, cols) $$,
  'AT-08: nobody has another right on a column'
);

select set_eq(
  $$ select case a.grantee when 0 then 'public' else a.grantee::regrole::text end, p.signature
     from own_functions p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee <> p.proowner $$,
  $$ values
     ('anon', 'read_queue_health()'),
     ('anon', 'count_attempt(text[],integer[],integer[],integer)'),
     ('anon', 'read_delivery_health()'),
     ('authenticated', 'read_delivery_health()'),
     ('authenticated', 'private.current_session_user_id()'),
     ('authenticated', 'private.current_confirmed_user_id()'),
     ('authenticated', 'private.is_staff()'),
     ('authenticated', 'private.can_read_all_requests()'),
     ('authenticated', 'private.fold_text(text)'),
     ('authenticated', 'get_my_access()'),
     ('authenticated', 'retry_deliveries(uuid)'),
     ('authenticated', 'count_requests_by_day(timestamp with time zone)'),
     ('authenticated', 'count_requests_since(timestamp with time zone[])'),
     ('authenticated', 'list_request_sources()'),
     ('authenticated', 'record_export(integer)'),
     ('authenticated', 'list_staff()'),
     ('authenticated', 'erase_person(text,text,text)'),
     ('authenticated', 'get_retention_status()'),
     ('service_role', 'begin_delivery_run(text[])'),
     ('service_role', 'claim_deliveries(text,uuid,integer)'),
     ('service_role', 'complete_delivery(uuid,uuid,text,integer,text)'),
     ('service_role', 'end_delivery_run(uuid)'),
     ('service_role', 'delete_expired_requests(integer)'),
     ('service_role', 'set_request_read_access(text)'),
     ('service_role', 'get_deployment_status()'),
     ('service_role', 'find_trial(text,text)'),
     ('service_role', 'delete_trial(text,text,timestamp with time zone)') $$,
  'AT-09: each role executes exactly its functions'
);

select is_empty(
  $$ select signature from own_functions where not coalesce(proconfig, '{}') @> array['search_path=""'] $$,
  'AT-09: every function has an empty search_path'
);

select set_eq(
  $$ select proname::text from own_functions where not prosecdef $$,
  $$ values ('fold_text'), ('raise_http'), ('refuse_change'), ('count_requests_by_day'), ('count_requests_since'), ('list_request_sources'),
       ('schedule_retention'), ('refuse_other_than_trial'), ('remove_unproved_password') $$,
  'AT-09: all other functions run as their owner, because callers have no rights on what they touch'
);

select set_eq(
  $$ select a.grantee::regrole::text, a.privilege_type
     from pg_namespace n, aclexplode(n.nspacl) a where n.nspname = 'private' and a.grantee <> n.nspowner $$,
  $$ values ('authenticated', 'USAGE') $$,
  'the private schema is open to accounts only, for the functions in the policies'
);

select set_eq(
  $$ select tablename::text, policyname::text, cmd, array_to_string(roles, ',') from pg_policies where schemaname in ('public', 'private') $$,
  $$ values
     ('demo_requests', 'Confirmed accounts add requests of their own', 'INSERT', 'authenticated'),
     ('demo_requests', 'Accounts read their own requests, or all if they may', 'SELECT', 'authenticated'),
     ('demo_request_states', 'Staff read states', 'SELECT', 'authenticated'),
     ('demo_request_states', 'Staff change states', 'UPDATE', 'authenticated'),
     ('demo_request_notes', 'Staff read notes', 'SELECT', 'authenticated'),
     ('demo_request_notes', 'Staff add notes in their own name', 'INSERT', 'authenticated'),
     ('deliveries', 'Staff read deliveries', 'SELECT', 'authenticated'),
     ('audit_log', 'Staff read the audit log', 'SELECT', 'authenticated'),
     ('staff', 'Staff read the team', 'SELECT', 'authenticated'),
     ('staff', 'Staff add to the team', 'INSERT', 'authenticated'),
     ('staff', 'Staff remove from the team', 'DELETE', 'authenticated') $$,
  'AT-08: these policies exist, none for visitors'
);

select is_empty(
  $$ select tablename from pg_publication_tables where schemaname in ('public', 'private') $$,
  'no table is published to live subscribers'
);

-- A table that somebody adds later starts without rights.
create table public.later (id bigint generated always as identity);
create function public.later() returns integer language sql as 'select 1';
select is(
  (select array_agg(role || ' ' || privilege) from unnest(array['anon', 'authenticated', 'service_role']) as role,
     unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege
   where has_table_privilege(role, 'public.later', privilege)),
  null, 'AT-08: nobody has a right on a new table'
);
select is(
  (select array_agg(role) from unnest(array['anon', 'authenticated', 'service_role']) as role
   where has_sequence_privilege(role, 'public.later_id_seq', 'usage')),
  null, 'AT-08: nobody has a right on a new sequence'
);
select is(
  (select array_agg(role) from unnest(array['anon', 'authenticated', 'service_role']) as role
   where has_function_privilege(role, 'public.later()', 'execute')),
  null, 'AT-09: nobody executes a new function'
);

select is_empty(
  $$ select attrelid::regclass, attname from pg_attribute
     where (attrelid, attname) in (
       ('public.demo_requests'::regclass, 'name'), ('public.demo_requests'::regclass, 'email'),
       ('public.demo_requests'::regclass, 'phone'), ('public.demo_requests'::regclass, 'phone_typed'),
       ('public.demo_requests'::regclass, 'purpose'),
       ('public.demo_requests'::regclass, 'attribution'), ('public.demo_requests'::regclass, 'source'),
       ('public.demo_requests'::regclass, 'search_text'), ('public.demo_request_notes'::regclass, 'body'),
       ('public.demo_request_states'::regclass, 'status'), ('public.demo_request_states'::regclass, 'close_reason'),
       ('public.staff'::regclass, 'email')
     ) and attstattarget is distinct from 0 $$,
  'AT-02: estimates of the Data API know nothing of what columns hold'
);

select * from finish();
rollback;
