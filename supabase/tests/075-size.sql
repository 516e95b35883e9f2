-- The list at size: what is searched, where requests came from, what is kept instead of counted, and who learns of it.
begin;
set local search_path = public, extensions;
select plan(76);

create temporary table people on commit drop as
  select tests.account() as ada, tests.account() as bob, tests.account(false) as unconfirmed;

-- Made anew by the end of the transaction; row by row it would take most of the time.
drop index public.demo_requests_search;
alter table public.demo_requests disable trigger limit_per_hour;
alter table public.demo_requests disable trigger queue_notification;
insert into public.demo_requests (id, user_id, name, email, phone, purpose, created_at, utm_source, referrer_host)
select gen_random_uuid(), case when n <= 3 then (select ada from people) end, 'Person of many', 'person' || n % 200 || '@' || 'many' || n % 3 || '.example',
  '4477' || lpad(n::text, 8, '0'), 'Customs papers of ' || n % 5000 || ' ports' || case when n % 5250 = 7 then ', and rarities' else '' end,
  now() - n * interval '1 minute', case when n % 2 = 0 then 'spring' end, case when n % 4 = 1 then 'news.example' end
from generate_series(1, 10500) n;
insert into public.demo_requests (id, user_id, name, email, phone, phone_dial, purpose, created_at, utm_source, utm_medium,
  utm_campaign, utm_term, utm_content, referrer_host, landing_path, sent_path)
select '00000000-0000-4000-8000-000000000001', bob, 'Amara Ñúñez Ødegård', 'amara.nunez@costaluz.example', '4915112345678',
  '+4915112345678;ext=77', e'Straße “Größe”\n\tno’one', now() - interval '50 days', 'Frühling', 'letter', 'harbour days', 'tugs', 'banner',
  'partner.example', '/case-studies/ports', '/products/reach' from people;
create index demo_requests_search on public.demo_requests using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);
analyze public.demo_requests;
analyze private.request_states;

create function pg_temp.answer(p_args text, p_part text, p_user text default 'ada') returns text language plpgsql as $$
declare
  reader uuid;
begin
  execute format('select %I from people', p_user) into reader;
  return tests.run(
    format('select %s from public.list_demo_requests(%s) as a', p_part, p_args), 'authenticated', reader
  );
end;
$$;
create function pg_temp.total(p_args text, p_user text default 'ada') returns text language sql as $$
  select pg_temp.answer(p_args, $q$ concat(case when (a -> 'about')::boolean then 'about ' end, a ->> 'total') $q$, p_user);
$$;

-- Every column, any spelling, any order
select is(pg_temp.total(format('p_search => %L', term)), '1', format('%s finds it', term))
from unnest(array[
  'amara nunez', 'Ñúñez Amara', 'ODEGARD', 'ødegård', 'nunez ode', 'amara.nunez@costaluz.example', 'costaluz', 'strasse grosse', 'größe', 'no''one', 'no’one',
  'frühling', 'fruhling', 'letter', 'harbour days', 'tugs banner', 'partner.example', 'case-studies', '/products/reach', 'REACH amara ports',
  '0151 123', '+49 151 12345678', '0049 (0)151/1234-5678', '15112345', '151 123 456', '1511234 amara', 'am ñú', '０１５１ １２３'
]) as term;
select is(pg_temp.total(format('p_search => %L', term)), '0', format('%s does not', term))
from unnest(array['amara ñandú', 'nunez amarra', '0159 8887', 'maranu', 'mara nu example.costaluz', 'úñ']) as term;

-- From where, from whom
select is(pg_temp.total('p_source => ''Frühling'''), '1', 'those of a source');
select is(pg_temp.total('p_source => ''news.example'''), '2625', 'a host counts where there is no campaign');
select is(pg_temp.total('p_source => '''''), '2625', 'and an empty one where there is neither');
select is(pg_temp.total('p_sender => ''@costaluz.example'''), '1', 'those of a company');
select is(pg_temp.total('p_sender => ''person7@many1.example'''), '18', 'and of a person');
select is(pg_temp.total('p_sender => ''@many1.example'', p_source => ''spring'', p_status => ''new'''), '1750', 'together with all else');
select is(pg_temp.total('p_sender => ''@%'''), '0', 'AT-88: no character of a sender means anything else');
select is(pg_temp.answer('p_sender => ''@costaluz.example''', $q$ concat_ws(' ', a #>> '{rows,0,source}', a #>> '{rows,0,sent_path}', a #>> '{rows,0,phone_dial}') $q$),
  'Frühling /products/reach +4915112345678;ext=77', 'rows say where they came from, and what to dial');
select is(
  tests.run(format('select concat_ws('' '', person, company) from public.count_demo_request_senders(array[%L]::uuid[])',
    (select r.id from public.demo_requests r where r.email = 'person7@many1.example' limit 1)), 'authenticated', ada), '18 100',
  'others of the same person and company are counted, up to a hundred'
) from people;

-- Not counted to the end
select is(pg_temp.total(''), 'about 10501', 'more than ten thousand are not counted');
select is(pg_temp.total('p_status => ''new'', p_sort => ''email'''), 'about 10501', 'nor those with a status');
select is(pg_temp.total('p_search => ''customs'''), 'about 10001', 'nor those that are found');
select is(pg_temp.total('p_from => now() - interval ''40 days'''), 'about 10001', 'nor those of a time');
select is(pg_temp.total('p_search => ''rarities'''), '2', 'few are, wherever they are');
select is(pg_temp.total('p_search => ''rarities'', p_sort => ''name'''), '2', 'in any order');
select is(pg_temp.total('p_search => ''rarities 7'', p_status => ''new'''), '1', 'and with a number and a status');
select is(pg_temp.answer(format('p_before => %L', (select id from public.demo_requests order by created_at offset 3 limit 1)),
  $q$ concat_ws(' ', a ->> 'placed', a ->> 'more', jsonb_array_length(a -> 'rows')) $q$), 'false true 25', 'far down nobody counts what precedes');
select is(pg_temp.answer(format('p_search => ''customs'', p_after => %L', (select id from public.demo_requests order by created_at desc offset 99 limit 1)),
  $q$ concat_ws(' ', a ->> 'placed', a ->> 'preceding', a ->> 'more') $q$), 'true 100 true', 'near the beginning it is known');
select is(pg_temp.answer(format('p_after => %L', (select id from public.demo_requests where phone_dial is null order by created_at limit 1)),
  $q$ concat_ws(' ', a ->> 'more', jsonb_array_length(a -> 'rows')) $q$), 'false 1', 'and the end is the end');

-- Kept
create function pg_temp.kept(p_kind text) returns text language sql as $$
  select string_agg(concat(value, ' ', requests), ', ' order by value) from (
    select t.value, sum(t.requests) as requests from private.request_tallies t where t.kind = p_kind group by t.value having sum(t.requests) <> 0
  ) kept;
$$;
select is(pg_temp.kept('status'), 'new 10501', 'requests are tallied as they come');
select private.sum_up_tallies();
select is(pg_temp.kept('status'), 'new 10501', 'summed up they are as many');
select is((select count(*) from private.request_tallies where kind = 'status'), 1::bigint, 'in one row');
select is(tests.run($q$ insert into public.demo_request_events (request_id, kind, status) values ('00000000-0000-4000-8000-000000000001', 'status', 'contacted') returning 'done' $q$, 'authenticated', ada), 'done', 'somebody is contacted') from people;
select is(pg_temp.kept('status'), 'contacted 1, new 10500', 'a status moves one');
select is((select sum(requests) from private.request_tallies where kind = 'answer'), 1::numeric, 'and an answer is one');
delete from public.demo_requests where id = '00000000-0000-4000-8000-000000000001';
select is(pg_temp.kept('status'), 'new 10500', 'a request that goes is none');
select is((select coalesce(sum(requests), 0) from private.request_tallies where kind = 'answer'), 0::numeric, 'nor was it answered');
insert into private.request_tallies (kind, value, requests) values ('status', 'new', 5), ('status', 'closed', 2);
select private.count_anew();
select is(pg_temp.kept('status'), 'new 10500', 'FT-46: tallies that are wrong are counted anew');
select is(
  (select string_agg(concat(source, ' ', requests), ', ' order by requests desc, source) from (
    select source, requests from tests.run('select string_agg(concat(source, '' '', requests), '', '' order by requests desc, source) from public.count_recent_demo_requests() where day is null', 'authenticated', (select ada from people)) as t (source), (values ('')) as n (requests)) s),
  'spring 5250, news.example 2625,  2625 ', 'FT-46: and the chart says what the rows say');

-- Many answers are not read one by one
update private.request_states s set status = 'contacted', answered_at = s.created_at + interval '2 hours' where s.request_id in (
  select r.id from public.demo_requests r order by r.created_at desc limit 4000);
select ok(
  (select tests.run('select median from public.read_answer_times() where week is null', 'authenticated', ada)::double precision between 6800 and 7600 from people),
  'of thousands of answers the median is known to a few hundredths');
select is(tests.run('select answers from public.read_answer_times() where week is null', 'authenticated', ada),
  (select count(*)::text from private.request_states where answered_at is not null),
  'and their number exactly') from people;

-- Who learns of it
update private.settings set requests_readable_by = 'staff';
select is(pg_temp.total(''), '3', 'AT-07: staff: whoever reads their own is told how many that are, not of all');
select is(pg_temp.total('p_search => ''customs'''), '3', 'AT-07: staff: nor by searching');
select is(pg_temp.total('p_source => ''spring'''), '1', 'AT-07: staff: nor by a source');
select is(pg_temp.total('p_sender => ''@many1.example'''), '1', 'AT-07: staff: nor by a sender');
select is(tests.run('select concat_ws('' '', public.count_newer_demo_requests(''2000-01-01''), (select count(*) from public.count_demo_request_senders(array(select id from public.demo_requests))))', 'authenticated', ada), '3 0', 'AT-07: staff: nor by what is newer') from people;
select is(tests.run('select sum(requests) from public.count_recent_demo_requests() where day is not null', 'authenticated', ada), '3', 'AT-07: staff: nor by the chart') from people;
update private.settings set requests_readable_by = 'verified';

-- Bounded
select is(tests.run('select public.count_newer_demo_requests(''2000-01-01'')', 'authenticated', ada), '1000', 'AT-89: what is newer is counted to a thousand') from people;
select is((select cardinality(q.words) from private.read_search(repeat('ab ', 100)) q), 8, 'AT-89: a search is eight words at most');
select is((select max(length(w)) from private.read_search(repeat('a', 100000)) q, unnest(q.words) w), 202, 'AT-89: of two hundred characters');
create function pg_temp.plan_of(p_query text) returns text language plpgsql as $$
declare line text; lines text := '';
begin
  for line in execute 'explain ' || p_query loop lines := lines || line || e'\n'; end loop;
  return lines;
end;
$$;
set local enable_seqscan = off;
select matches(pg_temp.plan_of('select count(*) from public.demo_requests r where r.search_text like ''%rarities%'''), 'demo_requests_search', 'AT-89: the index finds words');
select matches(pg_temp.plan_of('select count(*) from public.demo_requests r where r.search_text like ''% ra%'''), 'demo_requests_search', 'AT-89: and how words begin');

select * from finish();
rollback;
