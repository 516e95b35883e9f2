-- The rules of the form, for whoever does not use the form. Each one both ways.
begin;
set local search_path = public, extensions;
select plan(286);
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

-- What nobody can see: fillers of Hangul, soft hyphens, tags, joiners, blanks, white space of other kinds.
select is(pg_temp.answer(jsonb_build_object('name', name)), '23514 demo_requests_name_visible', format('AT-58: name %s is refused', to_jsonb(name)))
from unnest(array[
  e'\u3164\u3164', e'\u115F\u1160', e'\uFFA0\u3164\uFFA0', e'A\u3164', e'\u3164A', e'A \u3164', e'\u3164 \u3164', e'A\uFE0F\u034F', e'A\U000E0100',
  e'\U00013441\U00013442', repeat(e'\u3164', 120)
]) as name;
select is(pg_temp.answer(jsonb_build_object('name', name)), name, format('AT-58: name %s is taken', to_jsonb(name)))
from unnest(array[e'\u1112\u1161\u11AB \u115F\u1161', e'\u845B\U000E0100\u98FE', e'A\u3164B', e'\u3164A B', e'A B\u3164']) as name;
select is(pg_temp.answer(jsonb_build_object('purpose', purpose)), '23514 demo_requests_purpose_visible', format('AT-58: purpose %s is refused', left(to_jsonb(purpose)::text, 60)))
from unnest(array[
  repeat(e'\u00AD', 50), repeat(e'\U000E0041', 50), repeat(e'\u2800', 50), repeat(e'\u3164', 50), repeat(e'\u200D', 50), repeat(e'\uFFF9', 50),
  repeat(e'\u00A0', 50), repeat(e'\u3000', 50), repeat(e'\u2028', 50), repeat(e'\U0001D159', 50),
  e'\u00AD' || repeat(' ', 50) || e'\u00AD', e'nine char\u00AD', e'\u3164nine char', e'nine\u200D char', e'nine char\u2800 ', e'\u00A0nine char\u3000'
]) as purpose;
select is(pg_temp.answer(jsonb_build_object('purpose', purpose)), 'Ada Lovelace', format('AT-58: purpose %s is taken', to_jsonb(purpose)))
from unnest(array[
  e'ten\u00AD chars!', e'\u3000ten chars!\u00A0', e'\u2800ten chars!', e'\U0001F468\u200D\U0001F469\u200D\U0001F467 family', e'\u2801\u2800\u2803 braille.',
  e'\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645 \u0628\u0628\u06CC\u0646\u0645'
]) as purpose;
select is(pg_temp.answer(jsonb_build_object('purpose', e'right \u061C to left')), '23514 demo_requests_purpose_direction', 'AT-58: nor is there a mark of direction');

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
select is(pg_temp.stored(col, value), '23514 demo_requests_' || col || '_visible', format('AT-58: %s %s is refused', col, to_jsonb(value)))
from unnest(array['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']) as col,
  unnest(array[e'\u3164', e'\u00AD \u2800', e'\U000E0041\U000E0042', e'spring\u061C']) as value;
select is(pg_temp.stored(col, value), value, format('AT-58: %s %s is taken', col, to_jsonb(value)))
from unnest(array['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']) as col, unnest(array[e'\u2764\uFE0F', e'\u00AD a']) as value;
select is(pg_temp.stored('referrer_host', host), host, format('host %s is taken', left(host, 40)))
from unnest(array['news.example', 'xn--e1afmkfd.example', 'localhost', repeat('a', 253)]) as host;
select is(pg_temp.stored('referrer_host', host), 'refused', format('host %s is refused', to_jsonb(left(host, 40))))
from unnest(array['', 'News.example', 'news.example/path', 'news.example?q=1', 'news.example:8080', 'a@b.example', 'a..b',
  '.example', e'a.example\nb', 'пример.example', repeat('a', 254)]) as host;
select is(pg_temp.stored(col, path), path, format('%s %s is taken', col, left(path, 40)))
from unnest(array['landing_path', 'sent_path']) as col, unnest(array['/', '/products/intelliconverse', '/Harbour-WAF2025', '/a%20b', '/' || repeat('a', 199)]) as path;
select is(pg_temp.stored(col, path), 'refused', format('%s %s is refused', col, to_jsonb(left(path, 40))))
from unnest(array['landing_path', 'sent_path']) as col, unnest(array['', 'about', '//evil.example', '/\evil.example', '/a?b=c', '/a#b', '/a b', e'/a\nb', '/"><script>',
  'https://evil.example/', '/' || repeat('a', 200)]) as path;

-- What is dialled: the whole number with its country, and nothing that is not dialled.
create function pg_temp.dialled(p_phone text, p_dial text) returns text language sql as $$
  select tests.run(
    replace(tests.insert_request(jsonb_build_object('phone', p_phone, 'phone_dial', p_dial)), 'returning name', 'returning phone_dial'),
    'authenticated', (select id from account));
$$;
select is(pg_temp.dialled(substring(number from '[0-9]+'), number), number, format('number %s is taken', number))
from unnest(array['+4915112345678', '+442079460958;ext=12', '+1234567890', '+123456789012345;ext=1234567']) as number;
select is(pg_temp.dialled('442079460958', number), '23514 demo_requests_phone_dial_same', format('AT-74: number %s is not the one that is shown', number))
from unnest(array['+442079460959', '+4420794609581', '+44207946095;ext=8', '+19002079460958']) as number;
select is(pg_temp.stored('phone_dial', number), 'refused', format('number %s is refused', to_jsonb(number)))
from unnest(array['', '4915112345678', '+0151', '+49 151 12345678', '+491511234567890123', '+4915112345678;ext=', '+4915112345678,12',
  '+4915112345678;ext=12345678', e'+4915112345678\n', '+4915112345678;phone-context=evil.example']) as number;

-- Deleting an account takes it from its requests, whatever was no matter when they were sent.
select lives_ok(
  $$ insert into public.demo_requests (user_id, name, email, phone, purpose, utm_source, utm_medium, utm_campaign, utm_term, utm_content)
     values (null, e'\u3164\u3164', 'ada@harbour.example', '4915112345678', repeat(e'\u061C', 10), e'\u3164', e'\u3164', e'\u3164', e'\u3164', e'\u3164') $$,
  'a request without an account may be older than the rule'
);

select * from finish();
rollback;
