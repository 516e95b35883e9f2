-- Both sides of each check.
begin;
set local search_path = public, extensions;
select plan(170);

create function pg_temp.answer(p_column text, p_value text) returns text language sql as $$
  select replace(
    tests.run(replace(tests.insert_request(jsonb_build_object(p_column, p_value)), 'returning name', 'returning ''taken'''), 'none'),
    '23514 demo_requests_' || p_column, 'refused');
$$;
create function pg_temp.shown(p_text text) returns text language sql as $$ select left(to_jsonb(p_text)::text, 50); $$;

-- Characters that no column takes, and some that only a text of several lines takes.
create temporary table forbidden on commit drop as
  select unnest(array[e'\u0001', e'\r', e'\u007F', e'\u0085', e'\u061C', e'\u200B', e'\u200E', e'\u202E', e'\u2066', e'\uFEFF']) as sign;
grant select on forbidden to public;

select is(pg_temp.answer('name', v), 'taken', format('name %s is taken', pg_temp.shown(v)))
from unnest(array['Al', repeat('a', 120), 'José Ñúñez', '李雷', e'न\u094dद', repeat('𠀀', 120)]) v;
select is(pg_temp.answer('name', v), 'refused', format('AT-05: name %s is refused', pg_temp.shown(v)))
from unnest(array['', 'A', repeat('a', 121), e'Ada\nBcc', e'Ada\tX']) v;
select is(pg_temp.answer('name', 'Ada' || sign), 'refused', format('AT-17: a name with %s is refused', pg_temp.shown(sign))) from forbidden;

select is(pg_temp.answer('email', v), 'taken', format('email %s is taken', pg_temp.shown(v)))
from unnest(array['a@b.example', 'first.last+tag@sub.harbour.example', 'o''brien_1@b-c.example', repeat('a', 240) || '@bbbbb.example',
  'r&d@b.example', 'sales/emea@b.example', 'jane.@b.example', 'info@müller.example', 'info@xn--e1afmkfd.xn--p1ai', 'info@пример.рф']) v;
select is(pg_temp.answer('email', v), 'refused', format('AT-16: email %s is refused', pg_temp.shown(v)))
from unnest(array[
  '', 'a', 'a@b', '@b.example', 'a@', 'a b@c.example', 'a@b@c.example', 'Ada@b.example', e'a@b.example\nbcc:x', ' a@b.example',
  'a?bcc=x%40y.example&subject=x@c.example', '"<b>@x.example', repeat('a', 241) || '@bbbbb.example',
  'a@b..example', 'a@1.2.3.4', 'a@b.c', 'a@Müller.example', 'info@mül ler.example'
]) v;
select is(pg_temp.answer('email', 'a' || sign || '@b.example'), 'refused', format('AT-17: an email with %s is refused', pg_temp.shown(sign))) from forbidden;

select is(pg_temp.answer('phone', v), 'taken', format('phone %s is taken', v)) from unnest(array['1234567890', '1234567890123456']) v;
select is(pg_temp.answer('phone', v), 'refused', format('phone %s is refused', pg_temp.shown(v)))
from unnest(array['', '123456789', '12345678901234567', '0123456789', '+4915112345678', '12345 67890', '12345abcde', '١٢٣٤٥٦٧٨٩٠', e'1234567890\n']) v;

select is(pg_temp.answer('phone_typed', v), 'taken', format('phone as typed %s is taken', pg_temp.shown(v)))
from unnest(array['+4915112345678 ext 89', repeat('1', 60)]) v;
select is(pg_temp.answer('phone_typed', repeat('1', 61)), 'refused', 'a phone of 61 characters is refused');
select is(pg_temp.answer('phone_typed', '+49' || sign), 'refused', format('AT-17: a phone with %s is refused', pg_temp.shown(sign))) from forbidden;

select is(pg_temp.answer('purpose', v), 'taken', format('purpose %s is taken', pg_temp.shown(v)))
from unnest(array['ten chars!', repeat('a', 2000), repeat('𠀀', 2000), e'several\n\tlines']) v;
select is(pg_temp.answer('purpose', v), 'refused', format('AT-05: purpose %s is refused', pg_temp.shown(v)))
from unnest(array['', 'nine char', repeat('a', 2001), repeat(' ', 50), e' \n\tnine char\t\n ', repeat('a', 100000)]) v;
select is(pg_temp.answer('purpose', 'Customs ' || sign || ' papers'), 'refused', format('AT-17: a purpose with %s is refused', pg_temp.shown(sign))) from forbidden;

select is(pg_temp.answer('attribution', v), 'taken', format('attribution %s is taken', pg_temp.shown(v)))
from unnest(array['{}', '{"utm_source": "пример"}', format('{"a": "%s"}', repeat('a', 3991))]) v;
select is(pg_temp.answer('attribution', v), 'refused', format('attribution %s is refused', pg_temp.shown(v)))
from unnest(array['[]', '"text"', 'null', format('{"a": "%s"}', repeat('a', 3992))]) v;
select is(pg_temp.answer('attribution', jsonb_build_object('a', sign)::text), 'refused', format('AT-17: an attribution with %s is refused', pg_temp.shown(sign)))
from forbidden where sign > e'\u001F' collate "C";

-- The other tables, as their owner writes them.
insert into public.demo_requests (id, name, email, phone, purpose)
values ('00000000-0000-4000-8000-000000000001', 'Ada', 'ada@harbour.example', '4915112345678', 'Customs papers.');
create function pg_temp.change(p_statement text) returns text language sql as $$ select tests.run(p_statement || ' returning ''done''', 'none'); $$;

select is(pg_temp.change(format('insert into public.demo_request_notes (request_id, body) select id, %L from public.demo_requests', v)), 'done',
  format('note %s is taken', pg_temp.shown(v)))
from unnest(array['.', repeat('a', 1000), e'two\n\tlines']) v;
select is(pg_temp.change(format('insert into public.demo_request_notes (request_id, body) select id, %L from public.demo_requests', v)),
  '23514 demo_request_notes_body', format('note %s is refused', pg_temp.shown(v)))
from (select unnest(array['', e' \n\t', repeat('a', 1001)]) union all select 'a' || sign from forbidden) as refused (v);

select is(pg_temp.change('update public.demo_request_states set ' || change), result, format('a state takes "%s": %s', change, result))
from (values
  ('status = ''contacted''', 'done'), ('status = ''scheduled''', 'done'), ('status = ''closed'', close_reason = ''spam''', 'done'),
  ('status = ''lost'', close_reason = null', '23514 demo_request_states_status_check'),
  ('status = ''closed'', close_reason = ''other''', '23514 demo_request_states_close_reason_check'),
  ('status = ''closed'', close_reason = null', '23514 demo_request_states_close_reason'),
  ('status = ''new'', close_reason = ''spam''', '23514 demo_request_states_close_reason')
) as changes (change, result);

select is(pg_temp.change('update public.deliveries set ' || change), result, format('a delivery takes "%s": %s', change, result))
from (values
  ('status = ''dead_letter''', 'done'), ('status = ''sent'', sent_at = now()', 'done'), ('attempts = 5', 'done'),
  ('last_error = repeat(''a'', 200)', 'done'), ('lease_id = gen_random_uuid(), lease_expires_at = now()', 'done'),
  ('status = ''lost'', sent_at = null', '23514 deliveries_status_check'), ('attempts = 6', '23514 deliveries_attempts_check'),
  ('attempts = -1', '23514 deliveries_attempts_check'), ('last_error = repeat(''a'', 201)', '23514 deliveries_last_error_check'),
  ('sent_at = null', '23514 deliveries_sent_at'), ('lease_id = null', '23514 deliveries_lease')
) as changes (change, result);

select is(pg_temp.change(format('insert into private.destinations (name) values (%L)', name)), result, format('destination %s: %s', left(name, 40), result))
from (values
  ('receipt', 'done'), ('webhook:hooks.example:8443#0123abcd', 'done'), ('webhook:hooks.example', '23514 destinations_name_check'),
  ('webhook:hooks.example/path#0123abcd', '23514 destinations_name_check'), ('other', '23514 destinations_name_check')
) as destinations (name, result);

select is(pg_temp.change(format('insert into public.staff (email) values (%L)', email)), result, format('staff %s: %s', left(email, 40), result))
from (values
  (' Grace@Harbour.example ', 'done'), (repeat('a', 241) || '@harb.example', 'done'), ('grace', '23514 staff_email_check'),
  ('r&d@harbour.example', 'done'), ('grace@müller.example', '23514 staff_email_check'),
  (repeat('a', 242) || '@harb.example', '23514 staff_email_check')
) as addresses (email, result);
select is(pg_temp.change('update public.staff set email = upper(email)'), '23514 staff_email_check', 'addresses of the team are in lower case');
select is(pg_temp.change('update private.settings set ' || change), result, format('settings take "%s": %s', change, result))
from (values
  ('retention_months = 1', 'done'), ('retention_months = 120', 'done'), ('retention_months = 0', '23514 settings_retention_months_check'),
  ('retention_months = 121', '23514 settings_retention_months_check'),
  ('request_read_access = ''everybody''', '23514 settings_request_read_access_check')
) as changes (change, result);
select is(pg_temp.change('insert into private.job_runs values (''other'', now())'), '23514 job_runs_job_check', 'only known jobs are recorded');

select * from finish();
rollback;
