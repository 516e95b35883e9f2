-- The rules of the form, for whoever does not use the form. Each one both ways.
begin;
set local search_path = public, extensions;
select plan(182);
-- The limit per hour has a file of its own.
alter table public.demo_requests disable trigger limit_per_hour;
create temporary table account on commit drop as select tests.account() as id;

create function pg_temp.answer(p_changes jsonb) returns text language sql as $$
  select tests.run(tests.insert_request(p_changes), 'authenticated', (select id from account));
$$;

select is(pg_temp.answer(jsonb_build_object('name', name)), name, format('name %s is taken', to_jsonb(name)))
from unnest(array[
  'Ada Lovelace', 'José Ñúñez', '李雷', 'Ольга Иванова', 'مريم', 'नीरज', 'สมชาย', 'Nguyễn Văn Á', 'Jo',
  repeat('a', 120), e'E\u0301mile'
]) as name;

select is(pg_temp.answer(jsonb_build_object('name', name)), '23514 demo_requests_name_letters', format('name %s is refused', to_jsonb(name)))
from unnest(array[
  'Ada 2', 'Ada😀', 'Ada_', 'Ada.', 'O''Brien', 'Ada-Marie', '<b>Ada</b>', ' Ada', 'Ada ', 'Ada  Lovelace',
  e'Ada\nBcc', e'Ada\tX', e'Ada\u202E', e'Ada\u200BX', e'\uFEFFAda', 'Ada٣', '=Ada', '  '
]) as name;
select is(pg_temp.answer('{"name": "A"}'), '23514 demo_requests_name_length', 'one letter is no name');
select is(pg_temp.answer(jsonb_build_object('name', repeat('a', 121))), '23514 demo_requests_name_length', '121 letters are too many');

select is(pg_temp.answer(jsonb_build_object('email', email)), 'Ada Lovelace', format('email %s is taken', email))
from unnest(array['a@b.example', 'first.last+tag@sub.harbour.example', repeat('a', 240) || '@bbbbb.example']) as email;
select is(pg_temp.answer(jsonb_build_object('email', email)), '23514 demo_requests_email_form', format('email %s is refused', to_jsonb(left(email, 40))))
from unnest(array[
  'a', 'a@b', '@b.example', 'a@', 'a b@c.example', 'a@b@c.example', 'Ada@b.example', e'a@b.example\nbcc:x',
  ' a@b.example', 'staff?bcc=x%40y.example&subject=x@corp.example', '"<b>@x.y', e'a\u202E@b.example', '.a@b.example', 'a..b@c.example', repeat('a', 241) || '@bbbbb.example', ''
]) as email;

select is(pg_temp.answer(jsonb_build_object('phone', phone)), 'Ada Lovelace', format('phone %s is taken', phone))
from unnest(array['1234567890', '1234567890123456']) as phone;
select is(pg_temp.answer(jsonb_build_object('phone', phone)), '23514 demo_requests_phone_digits', format('phone %s is refused', to_jsonb(phone)))
from unnest(array['123456789', '12345678901234567', '0123456789', '+4915112345678', '12345 67890', '12345abcde', '١٢٣٤٥٦٧٨٩٠', '']) as phone;

select is(pg_temp.answer(jsonb_build_object('purpose', purpose)), 'Ada Lovelace', format('a purpose of %s characters is taken', char_length(purpose)))
from unnest(array['ten chars!', repeat('a', 2000)]) as purpose;
select is(pg_temp.answer(jsonb_build_object('purpose', purpose)), '23514 demo_requests_purpose_length', format('a purpose of %s characters is refused', char_length(purpose)))
from unnest(array['nine char', repeat('a', 2001), repeat(' ', 50), e'  short \n\t  ', repeat('a', 100000)]) as purpose;
select is(pg_temp.answer(jsonb_build_object('purpose', purpose)), '23514 demo_requests_purpose_characters', format('purpose %s is refused', to_jsonb(purpose)))
from unnest(array[e'carriage\rreturn', e'control \u0001 character', e'right \u202E to left', e'zero \u200B width']) as purpose;

-- Where they came from: optional, and each part by itself.
create function pg_temp.stored(p_column text, p_value text) returns text language sql as $$
  select replace(
    tests.run(replace(tests.insert_request(jsonb_build_object(p_column, p_value)), 'returning name', 'returning ' || p_column),
      'authenticated', (select id from account)),
    '23514 demo_requests_' || p_column || '_form', 'refused');
$$;
select is(pg_temp.stored(col, value), value, format('%s %s is taken', col, to_jsonb(left(value, 40))))
from unnest(array['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']) as col,
  unnest(array['spring launch', '<script>', 'пример', repeat('a', 100)]) as value;
select is(pg_temp.stored(col, value), 'refused', format('%s %s is refused', col, to_jsonb(left(value, 40))))
from unnest(array['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']) as col,
  unnest(array['', ' ', ' a', 'a ', 'a  b', e'a\nBcc: b', e'a\rb', e'a\tb', e'a\u2028b', e'a\u202Eb', e'a\u00A0b', repeat('a', 101)]) as value;
select is(pg_temp.stored('referrer_host', host), host, format('host %s is taken', left(host, 40)))
from unnest(array['news.example', 'xn--e1afmkfd.example', 'localhost', repeat('a', 253)]) as host;
select is(pg_temp.stored('referrer_host', host), 'refused', format('host %s is refused', to_jsonb(left(host, 40))))
from unnest(array['', 'News.example', 'news.example/path', 'news.example?q=1', 'news.example:8080', 'a@b.example', 'a..b',
  '.example', e'a.example\nb', 'пример.example', repeat('a', 254)]) as host;
select is(pg_temp.stored('landing_path', path), path, format('path %s is taken', left(path, 40)))
from unnest(array['/', '/products/intelliconverse', '/Harbour-WAF2025', '/a%20b', '/' || repeat('a', 199)]) as path;
select is(pg_temp.stored('landing_path', path), 'refused', format('path %s is refused', to_jsonb(left(path, 40))))
from unnest(array['', 'about', '//evil.example', '/\evil.example', '/a?b=c', '/a#b', '/a b', e'/a\nb', '/"><script>',
  'https://evil.example/', '/' || repeat('a', 200)]) as path;

select * from finish();
rollback;
