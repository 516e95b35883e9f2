-- The list of the dashboard: which rows, how many, in which order, and where a page stands.
begin;
set local search_path = public, extensions;
select plan(87);

create temporary table people on commit drop as
  select tests.account() as ada, tests.account() as bob, tests.account(false) as unconfirmed;

-- Sixty requests a minute apart, the first the oldest. Ada sent the first ten.
alter table public.demo_requests disable trigger user;
insert into public.demo_requests (id, user_id, name, email, phone, purpose, created_at)
select
  ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
  case when n <= 10 then (select ada from people) end,
  (array['Zoë', 'Ángel', 'anna', 'Bob', 'Ольга', '李雷'])[1 + n % 6],
  'person' || lpad((61 - n)::text, 2, '0') || '@harbour.example',
  (4915100000000 + (n * 37) % 60)::text,
  case n % 4 when 0 then 'Customs papers, 100% of them' when 1 then 'Customs_papers of twelve ports'
    when 2 then 'Path C:\ports\papers and (brackets)' else 'It''s "quoted", email.eq.x, *' end,
  timestamptz '2026-03-01 12:00+00' + n * interval '1 minute'
from generate_series(1, 60) n;
alter table public.demo_requests enable trigger user;

create function pg_temp.answer(p_args text, p_part text, p_user text default 'ada') returns text language plpgsql as $$
declare
  reader uuid;
begin
  execute format('select %I from people', p_user) into reader;
  return tests.run(
    format('select %s from public.list_demo_requests(%s) as answer', p_part, p_args), 'authenticated', reader
  );
end;
$$;
create function pg_temp.minutes(p_args text) returns text language sql as $$
  select pg_temp.answer(p_args, $q$ (
    select string_agg(right(row ->> 'id', 2), ' ' order by place)
    from jsonb_array_elements(answer -> 'rows') with ordinality as listed (row, place)
  ) $q$);
$$;
create function pg_temp.total(p_args text, p_user text default 'ada') returns text language sql as $$
  select pg_temp.answer(p_args, 'answer ->> ''total''', p_user);
$$;
create function pg_temp.id(p_number integer) returns text language sql as $$
  select format('''00000000-0000-4000-8000-%s''', lpad(p_number::text, 12, '0'));
$$;

-- Pages
select is(pg_temp.total(''), '60', 'all are counted');
select is(pg_temp.minutes('p_size => 5'), '60 59 58 57 56', 'the newest come first');
select is(pg_temp.minutes('p_size => 5, p_descending => false'), '01 02 03 04 05', 'or the oldest');
select is(pg_temp.minutes(format('p_size => 5, p_after => %s', pg_temp.id(56))), '55 54 53 52 51', 'the next page');
select is(pg_temp.minutes(format('p_size => 5, p_before => %s', pg_temp.id(50))), '55 54 53 52 51', 'the page before');
select is(pg_temp.answer(format('p_size => 5, p_after => %s', pg_temp.id(56)), 'answer ->> ''preceding'''), '5', 'knows where it stands');
select is(pg_temp.answer(format('p_size => 5, p_before => %s', pg_temp.id(50)), 'answer ->> ''preceding'''), '5', 'from either side');
select is(pg_temp.minutes(format('p_size => 5, p_before => %s', pg_temp.id(58))), '60 59 58 57 56', 'a page that begins before the first row is the first');
select is(pg_temp.answer(format('p_size => 5, p_before => %s', pg_temp.id(58)), 'answer ->> ''preceding'''), '0', 'and stands there');
select is(pg_temp.minutes(format('p_size => 5, p_after => %s', pg_temp.id(58))), '57 56 55 54 53', 'one that goes on from there does not');
select is(pg_temp.minutes(format('p_size => 5, p_after => %s', pg_temp.id(3))), '02 01', 'the last page is shorter');
select is(pg_temp.minutes(format('p_size => 5, p_after => %s', pg_temp.id(1))), null, 'after the last row there is nothing');
select is(pg_temp.minutes('p_size => 2, p_after => gen_random_uuid()'), '60 59', 'a row that is gone is no cursor');
select is(pg_temp.minutes('p_size => 2, p_before => gen_random_uuid()'), '60 59', 'in neither direction');
select is(pg_temp.answer('p_size => 5000', 'jsonb_array_length(answer -> ''rows'')'), '60', 'a page may hold all');
select is(pg_temp.answer('p_size => 0', 'jsonb_array_length(answer -> ''rows'')'), '1', 'but never less than one');
select is(pg_temp.answer('p_counted => false, p_size => 3', 'concat(answer ->> ''total'', jsonb_array_length(answer -> ''rows''))'), '3', 'counting can be left out');

-- Orders: walking page by page meets every row once, both ways, and is sorted.
create function pg_temp.walk(p_sort text, p_descending boolean) returns text[] language plpgsql as $$
declare
  ids text[] := '{}';
  page text[];
  step text := '';
begin
  loop
    page := string_to_array(pg_temp.answer(
      format('p_sort => %L, p_descending => %L, p_size => 7 %s', p_sort, p_descending, step),
      '(select string_agg(row ->> ''id'', '' '' order by place) from jsonb_array_elements(answer -> ''rows'') with ordinality as listed (row, place))'
    ), ' ');
    -- An error is no page either, and must not be asked for again and again.
    exit when page is null or array_length(ids, 1) > 60;
    ids := ids || page;
    step := format(', p_after => %L', page[array_length(page, 1)]);
  end loop;
  return ids;
end;
$$;
select is(array_length(pg_temp.walk(sort, descending), 1), 60, format('pages by %s, %s: every row', sort, descending))
from unnest(array['created_at', 'name', 'email', 'phone', 'purpose']) as sort, unnest(array[true, false]) as descending;
select is(
  pg_temp.walk(sort, true), (select array_agg(id order by place desc) from unnest(pg_temp.walk(sort, false)) with ordinality as up (id, place)),
  format('%s: the other way around it is the same order', sort)
) from unnest(array['created_at', 'name', 'email', 'phone', 'purpose']) as sort;
select is(
  pg_temp.answer('p_sort => ''name'', p_descending => false, p_size => 60', '(
    select string_agg(name, '' '' order by place) from (
      select row ->> ''name'' as name, min(place) as place from jsonb_array_elements(answer -> ''rows'') with ordinality as listed (row, place) group by 1
    ) names)'),
  'Ángel anna Bob Zoë Ольга 李雷', 'names are sorted as people expect, whatever their case, accents and script'
);
select is(pg_temp.minutes('p_sort => ''email'', p_descending => false, p_size => 3'), '60 59 58', 'sorted by address');
select is(pg_temp.answer('p_sort => ''id; drop table x''', '1'), '22023', 'an order that there is not is refused');
select is(pg_temp.answer('p_sort => null', '1'), '22023', 'and so is none');

-- Searching: every word, in any order, case and spelling. No character means anything else.
select is(pg_temp.total(format('p_search => %L', term)), expected, format('AT-18, AT-88: searching for %s', term))
from (values
  ('customs', '30'), ('CUSTOMS', '30'), ('customs 100% them', '15'), ('C:\ports', '15'), ('ольга', '10'), ('Angel', '10'), ('ángel', '10'),
  ('papers zoe', '10'), ('zoë PAPERS', '10'), ('person07@', '1'), ('person07@harbour.example', '1'), ('nobody', '0'), ('', '60'), ('  ', '60'),
  ('%', '0'), ('_', '0'), ('c%s', '0'), ('c_stoms', '0'), ('\', '0'), ('customs\', '30'), ('*', '0'), (''' or true --', '0'),
  ('x'') or (''1'' = ''1', '0'), ('($1).words', '0'), ('%%1$s %I', '0'), (repeat('customs ', 200), '30'),
  -- One or two letters begin a word.
  ('zo', '10'), ('oe', '0'), ('cu', '30'), ('李', '10')
) as searched (term, expected);

-- Times: the first moment belongs to the range, the last does not.
select is(pg_temp.minutes('p_from => ''2026-03-01 12:58+00'''), '60 59 58', 'from a moment on');
select is(pg_temp.minutes('p_until => ''2026-03-01 12:03+00'''), '02 01', 'until a moment');
select is(pg_temp.total('p_search => ''customs'', p_from => ''2026-03-01 12:57+00'''), '2', 'both at once');

-- Who reads: the same with and without counting (as the export reads), whichever way the setting stands.
create function pg_temp.seen(p_user text) returns text language sql as $$
  select concat_ws(' ',
    pg_temp.total('p_search => ''papers''', p_user),
    pg_temp.answer('p_size => 1000', 'answer ->> ''total''', p_user),
    pg_temp.answer('p_size => 1000', 'jsonb_array_length(answer -> ''rows'')', p_user),
    pg_temp.answer('p_size => 1000, p_counted => false', 'jsonb_array_length(answer -> ''rows'')', p_user)
  );
$$;
select is(pg_temp.seen('ada'), '45 60 60 60', 'AT-07: verified: everybody verified reads the list, its count and the export');
select tests.appoint(bob), tests.appoint(unconfirmed) from people;
select is(pg_temp.seen('bob'), '45 60 60 60', 'verified: staff too');
select is(pg_temp.seen('unconfirmed'), '0 0 0 0', 'verified: an unconfirmed account reads nothing of others');
update private.settings set requests_readable_by = 'staff';
select is(pg_temp.seen('ada'), '8 10 10 10', 'AT-07: staff: people read and count their own');
select is(pg_temp.seen('bob'), '45 60 60 60', 'AT-07: staff: staff reads and counts all');
select is(pg_temp.seen('unconfirmed'), '0 0 0 0', 'staff: an unconfirmed account is not staff');
select tests.appoint(bob, null) from people;
select is(pg_temp.seen('bob'), '0 0 0 0', 'AT-07: staff: who has none reads and counts none');
select is(pg_temp.minutes(format('p_size => 2, p_after => %s', pg_temp.id(40))), '10 09', 'staff: a row one may not read is no cursor');
select is(
  pg_temp.answer(format('p_sort => ''name'', p_after => %s', pg_temp.id(40)), 'answer ->> ''preceding'''), '0',
  'staff: nor does it tell where it would stand'
);
update private.settings set requests_readable_by = 'verified';
select is(tests.run('select public.list_demo_requests()', role, ada), '42501', format('AT-02: %s lists nothing', role))
from people, unnest(array['anon', 'service_role']) as role;
select is(tests.run('select public.list_demo_requests()', 'authenticated', null), 'session_ended', 'a token without an account lists nothing');
select is(tests.run('select public.list_demo_requests()', 'authenticated', gen_random_uuid()), 'session_ended', 'nor does a deleted account');
-- The policy holds where the function is not asked, too.
select is(
  tests.run('select count(*) from public.demo_requests where strpos(search_text, ''customs'') > 0', 'authenticated', unconfirmed), '0',
  'the text that is searched is under the policy'
) from people;
select is(
  tests.run('insert into public.demo_requests (search_text) values (''x'')', 'authenticated', ada), '428C9', 'and nobody writes it'
) from people;
select is((select search_text from public.demo_requests order by created_at limit 1),
  e' angel\n person60 harbour example\n 4915100000037\n \n customs papers of twelve ports' || repeat(e'\n ', 8), 'it is every column, folded');
select results_eq(
  $$ select provolatile::text, prosecdef from pg_proc where proname = 'list_demo_requests' $$, $$ values ('s', true) $$,
  'the function changes nothing, and asks for the right by itself'
);
select is((select count(*) from public.demo_request_notifications), 0::bigint, 'nothing of this sent a mail');

select * from finish();
rollback;
