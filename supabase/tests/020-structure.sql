-- Columns, keys and defaults that the site and the edge function rely on.
begin;
set local search_path = public, extensions;
select plan(16);

select is_empty(
  $$ select c.oid::regclass, a.attname from pg_class c
       left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
       and (obj_description(c.oid, 'pg_class') is null or col_description(c.oid, a.attnum) is null) $$,
  'every table and column has a comment'
);
select is_empty(
  $$ select p.oid::regprocedure from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and obj_description(p.oid, 'pg_proc') is null
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') $$,
  'every function has a comment'
);
select set_eq(
  $$ select c.oid::regclass::text, a.attname::text from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
       and not a.attisdropped and not a.attnotnull $$,
  $$ values ('demo_requests', 'user_id'), ('demo_requests', 'phone_typed'), ('staff', 'added_by'), ('demo_request_states', 'close_reason'),
       ('demo_request_states', 'assignee_id'), ('demo_request_notes', 'author_id'), ('deliveries', 'lease_id'),
       ('deliveries', 'lease_expires_at'), ('deliveries', 'sent_at'), ('deliveries', 'last_error'), ('deliveries', 'unanswered_at'),
       ('private.job_runs', 'lease_id'), ('private.job_runs', 'lease_expires_at'),
       ('audit_log', 'actor_id'), ('audit_log', 'target_id') $$,
  'only these columns may be empty'
);
select set_eq(
  $$ select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
     where contype in ('p', 'u', 'f') and connamespace in ('public'::regnamespace, 'private'::regnamespace) $$,
  $$ values
     ('private.settings', 'PRIMARY KEY (only_row)'), ('staff', 'PRIMARY KEY (email)'), ('demo_requests', 'PRIMARY KEY (id)'),
     ('demo_requests', 'FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL'),
     ('demo_request_states', 'PRIMARY KEY (request_id)'),
     ('demo_request_states', 'FOREIGN KEY (request_id) REFERENCES demo_requests(id) ON DELETE CASCADE'),
     ('demo_request_states', 'FOREIGN KEY (assignee_id) REFERENCES auth.users(id) ON DELETE SET NULL'),
     ('demo_request_notes', 'PRIMARY KEY (id)'),
     ('demo_request_notes', 'FOREIGN KEY (request_id) REFERENCES demo_requests(id) ON DELETE CASCADE'),
     ('demo_request_notes', 'FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL'),
     ('deliveries', 'PRIMARY KEY (id)'), ('deliveries', 'UNIQUE (request_id, destination)'),
     ('deliveries', 'FOREIGN KEY (request_id) REFERENCES demo_requests(id) ON DELETE CASCADE'),
     ('private.destinations', 'PRIMARY KEY (name)'), ('audit_log', 'PRIMARY KEY (id)'),
     ('private.job_runs', 'PRIMARY KEY (job)'), ('private.rate_limits', 'PRIMARY KEY (key)') $$,
  'keys are these: a request outlives its account, and everything of a request goes with it'
);
select is_empty(
  $$ select c.conrelid::regclass, c.conname from pg_constraint c
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace
       and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]) $$,
  'every foreign key has an index'
);
select col_default_is('public', 'demo_requests', 'id', 'gen_random_uuid()', 'an id is made where the form made none');
select col_default_is('public', 'demo_requests', 'user_id', 'auth.uid()', 'the sender is the caller');
select col_default_is('public', 'demo_requests', 'created_at', 'now()', 'the time is the database''s');
select col_default_is('public', 'demo_request_notes', 'author_id', 'auth.uid()', 'the author is the caller');
select col_default_is('public', 'staff', 'added_by', 'auth.uid()', 'an address is added by the caller');
select is((select s.retention_months from private.settings s), 24, 'requests are kept two years');
select throws_ok('insert into private.settings (only_row) values (false)', '23514', null, 'settings have one row');
select throws_ok('insert into private.settings default values', '23505', null, 'there is never a second row of settings');

-- Search and origin of a request.
create function pg_temp.stored(p_attribution jsonb, p_column text) returns text language sql as $$
  select tests.run(replace(tests.insert_request(jsonb_build_object('name', 'José Ñúñez', 'attribution', p_attribution)),
    'returning name', 'returning ' || p_column), 'none');
$$;
select is(
  pg_temp.stored('{"utm_source": "Messe", "landing_path": "/"}', 'search_text'),
  e'jose nunez\nada@harbour.example\n4915112345678\ncustoms papers.\n["messe", "/"]', 'search text holds every visible field, folded'
);
select is(private.fold_text(e'S\u00ADtra\u200Bße ΟΔΟΣ Łó\u0301dź ﬁ'), 'strasse οδοσ lodz fi', 'folding drops accents, case and invisible characters, and spells letters that do not decompose');
select results_eq(
  $$ select pg_temp.stored(a::jsonb, 'source') from unnest(array['{"utm_source": "x", "referrer_host": "y"}', '{"referrer_host": "y"}', '{}']) a $$,
  array['x', 'y', ''], 'the source is the campaign, else the referring host'
);

select * from finish();
rollback;
