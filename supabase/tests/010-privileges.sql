-- Who may do what, exactly. A table, column or function added without thought makes this file fail.
begin;
set local search_path = public, extensions;
select plan(12);

select is_empty(
  $$ select relname from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
       and not relrowsecurity $$,
  'AT-08: every table has row-level security on'
);

select is_empty(
  $$ select c.relname, a.privilege_type
     from pg_class c, aclexplode(c.relacl) a
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
       and a.grantee in (0, 'anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole) $$,
  'AT-08: nobody has a right on a whole table, view or sequence'
);

select set_eq(
  $$ select a.grantee::regrole::text, c.relname::text, a.privilege_type, col.attname::text
     from pg_class c join pg_attribute col on col.attrelid = c.oid and not col.attisdropped, aclexplode(col.attacl) a
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) $$,
  $$ select 'authenticated' as grantee, 'demo_requests' as relation, 'SELECT' as privilege,
       unnest(array['id', 'user_id', 'name', 'email', 'phone', 'purpose', 'created_at', 'utm_source', 'utm_medium',
         'utm_campaign', 'utm_term', 'utm_content', 'referrer_host', 'landing_path', 'phone_dial', 'sent_path',
         'search_text', 'purpose_start', 'source', 'email_domain']) as col
     union all
     select 'authenticated', 'demo_requests', 'INSERT', unnest(array['id', 'name', 'email', 'phone', 'purpose',
         'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'referrer_host', 'landing_path',
         'phone_dial', 'sent_path'])
     union all
     select 'authenticated', 'demo_request_events', 'INSERT', unnest(array['request_id', 'seen', 'kind', 'status', 'reason',
         'owner', 'note', 'undoes'])
     union all
     select 'authenticated', 'request_states', 'SELECT', unnest(array['request_id', 'status']) $$,
  'signed-in people read every column of demo_requests and write all but two, add events, and narrow by status; nobody has any other right on a column'
);

select set_eq(
  $$ select case a.grantee when 0 then 'public' else a.grantee::regrole::text end, p.oid::regprocedure::text
     from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and a.grantee <> p.proowner
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') $$,
  $$ values
     ('authenticated', 'private.live_account()'),
     ('authenticated', 'private.confirmed_account()'),
     ('authenticated', 'private.may_read_demo_requests()'),
     ('authenticated', 'read_demo_notifications(uuid[])'),
     ('authenticated', 'parked_demo_notifications()'),
     ('authenticated', 'release_demo_notification(uuid)'),
     ('authenticated', 'may_send_demo_notification(uuid)'),
     ('authenticated', 'count_recent_demo_requests()'),
     ('authenticated', 'read_dashboard(text,timestamp with time zone,timestamp with time zone,text,boolean,uuid,uuid,integer,uuid,text,text,text)'),
     ('authenticated', 'list_demo_requests(text,timestamp with time zone,timestamp with time zone,text,boolean,uuid,uuid,integer,boolean,text,text,text)'),
     ('authenticated', 'private.fold(text)'),
     ('authenticated', 'count_newer_demo_requests(timestamp with time zone)'),
     ('authenticated', 'newest_demo_request()'),
     ('authenticated', 'count_demo_request_senders(uuid[])'),
     ('authenticated', 'read_demo_request_states(uuid[])'),
     ('authenticated', 'count_open_demo_requests()'),
     ('authenticated', 'read_answer_times()'),
     ('authenticated', 'enter_dashboard()'),
     ('authenticated', 'read_team()'),
     ('authenticated', 'invite_to_team(text)'),
     ('authenticated', 'withdraw_invitation(uuid)'),
     ('authenticated', 'remove_from_team(uuid)'),
     ('authenticated', 'find_person(text)'),
     ('authenticated', 'export_person(text)'),
     ('authenticated', 'erase_person(text,text)'),
     ('authenticated', 'read_keeping()'),
     ('service_role', 'delete_old_demo_requests(integer)'),
     ('service_role', 'appoint_staff(text)'),
     ('service_role', 'choose_request_readers(text)'),
     ('service_role', 'read_deployment()'),
     ('service_role', 'claim_staff_invitation(double precision)'),
     ('service_role', 'settle_staff_invitation(uuid)'), ('service_role', 'return_staff_invitation(uuid,integer)'),
     ('service_role', 'note_delivery_run()'),
     ('service_role', 'claim_demo_notifications(uuid,integer,double precision,integer)'),
     ('service_role', 'claim_demo_deliveries(text,uuid,integer,double precision,integer)'),
     ('service_role', 'name_demo_destinations(text[])'),
     ('service_role', 'return_demo_notification(uuid,uuid,integer,text)'),
     ('service_role', 'settle_demo_notification(uuid,uuid,text,boolean)'),
     ('service_role', 'demo_notification_status(uuid)'),
     ('service_role', 'park_lost_demo_notifications()') $$,
  'AT-09: each function is executed by exactly whom it is for'
);

select is_empty(
  $$ select p.oid::regprocedure from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(p.proconfig, '{}') @> array['search_path=""']
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') $$,
  'AT-09: every function has an empty search_path'
);

select set_eq(
  $$ select p.proname::text from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and not p.prosecdef
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') $$,
  $$ values ('read_dashboard'), ('fold'), ('answer_step'), ('spans_of'), ('read_search'), ('search_conditions'), ('refuse_change'),
       ('schedule_keeping') $$,
  'AT-09: functions that touch no row have no rights of their own, nor has the dashboard; callers of the others have none on the tables'
);

select set_eq(
  $$ select a.grantee::regrole::text, a.privilege_type
     from pg_namespace n, aclexplode(n.nspacl) a where n.nspname = 'private' and a.grantee <> n.nspowner $$,
  $$ values ('authenticated', 'USAGE') $$,
  'the private schema is open to signed-in people only, for the functions in the policies'
);

select is_empty(
  $$ select schemaname, tablename, policyname, role
     from pg_policies, unnest(roles) as role
     where schemaname in ('public', 'private') and role <> 'authenticated' $$,
  'no policy is for visitors'
);

select policies_are('public', 'demo_requests', array[
  'People send requests in their own name',
  'People read their own requests, and all if the setting says so'
]);
select policies_are('public', 'demo_request_notifications', array[]::text[]);
select policies_are('public', 'demo_request_events', array['People who read all requests say what they did about them']);
select policies_are('private', 'request_states', array['People who read all requests know how they stand']);

select * from finish();
rollback;
