-- AT-36, AT-52: limits of codes and mails that all processes of the site share.
begin;
set local search_path = public, extensions;
select plan(44);

create function pg_temp.key(p_name text) returns text language sql as $$ select encode(sha256(p_name::bytea), 'hex'); $$;
create function pg_temp.count_attempt(p_names text[], p_limits integer[], p_seconds integer[], p_points integer default 1) returns text language sql as $$
  select tests.run(format('select public.count_attempt(%L, %L, %L, %L)',
    array(select pg_temp.key(name) from unnest(p_names) name), p_limits, p_seconds, p_points), 'anon');
$$;
create function pg_temp.try(p_name text, p_points integer default 1) returns text language sql as $$
  select pg_temp.count_attempt(array[p_name], array[3], array[600], p_points);
$$;
create function pg_temp.left_of(p_name text) returns integer language sql as $$
  select attempts_left from private.rate_limits where key = decode(pg_temp.key(p_name), 'hex');
$$;
create function pg_temp.pass(p_interval interval) returns void language sql as $$
  update private.rate_limits set expires_at = expires_at - p_interval;
$$;

-- Counting
select is(pg_temp.try('ada'), '0', 'an attempt is counted') from generate_series(1, 3);
select is(pg_temp.try('ada'), '600', 'one attempt too many gets the time to wait');
select pg_temp.pass('9 minutes');
select is(pg_temp.try('ada'), '60', 'the time to wait grows shorter, whatever is tried meanwhile');
select is(pg_temp.try('bob'), '0', 'other visitors are counted alone');
select pg_temp.pass('1 minute');
select is(pg_temp.try('ada'), '0', 'the end of the window begins another');
select is(pg_temp.left_of('ada'), 2, 'a new window has all its attempts');

-- Several limits of one attempt
select is(pg_temp.count_attempt(array['visitor', 'mailbox'], array[5, 2], array[60, 3600]), '0', 'an attempt counts under each key') from generate_series(1, 2);
select is(pg_temp.count_attempt(array['visitor', 'mailbox'], array[5, 2], array[60, 3600]), '3600', 'an attempt is rejected when one of its limits is reached');
select is(pg_temp.left_of('visitor'), 3, 'a rejected attempt counts under no key');
select is(pg_temp.count_attempt(array['other', 'mailbox'], array[5, 2], array[60, 3600]), '3600', 'a rejected attempt does not count under a key of its own');
select is(pg_temp.left_of('other'), 5, 'the key of a rejected attempt has all its attempts left');
select is(pg_temp.count_attempt(array['visitor'], array[5], array[60]), '0', 'the other limits of a rejected attempt are unchanged');

-- Taking back
select is(pg_temp.try('bob'), '0', 'another visitor tries');
select is(pg_temp.try('ada', -1), '0', 'an attempt is withdrawn');
select is(pg_temp.left_of('ada'), 3, 'a withdrawn attempt can be made again');
select is(pg_temp.left_of('bob'), 1, 'a withdrawn attempt gives nothing to another visitor');
select is(pg_temp.try('ada', -1000), '0', 'more attempts are withdrawn than were counted');
select is(pg_temp.left_of('ada'), 3, 'withdrawn attempts do not raise the limit');
select is(pg_temp.try('nobody', -1), null, 'nothing is withdrawn where nothing was counted');
select pg_temp.pass('1 hour');
select is(pg_temp.try('ada', -1), null, 'nothing is withdrawn after the window');
select is(pg_temp.left_of('nobody'), null, 'a withdrawal makes no row');

-- Bounds
select is(pg_temp.count_attempt(names, limits, seconds, points), 'malformed_attempt', 'refused: ' || what)
from (values
  ('no key', array[]::text[], array[]::integer[], array[]::integer[], 1),
  ('four keys', array['1', '2', '3', '4'], array[1, 1, 1, 1], array[1, 1, 1, 1], 1),
  ('one key twice', array['1', '1'], array[1, 1], array[1, 1], 1),
  ('a key without a limit', array['1', '2'], array[1], array[1, 1], 1),
  ('a key without a window', array['1', '2'], array[1, 1], array[1], 1),
  ('a limit above 1000', array['1'], array[1001], array[1], 1),
  ('a window above an hour', array['1'], array[1], array[3601], 1),
  ('a window that has ended', array['1'], array[1], array[0], 1),
  ('two attempts at once', array['1'], array[1], array[1], 2)
) as malformed (what, names, limits, seconds, points);
select is(tests.run(format('select public.count_attempt(%L, %L, %L)', array[key], array[1], array[1]), 'anon'), 'malformed_attempt', 'refused: a key of other characters')
from unnest(array['ada@harbour.example', repeat('A', 64)]) key;

-- What anybody with the public key could do
select is(tests.run('select count(*) from private.rate_limits', role), '42501', role || ' reads no counts') from unnest(array['anon', 'authenticated']) role;
delete from private.rate_limits;
insert into private.rate_limits
select set_byte(sha256(n::text::bytea), 0, get_byte(decode(pg_temp.key('full'), 'hex'), 0)), 1, now() + interval '1 hour' from generate_series(1, 255) n;
select is(pg_temp.try('full'), '0', 'the last free place is taken');
select is(pg_temp.try('full'), '0', 'the attempts of the last free place are counted');
select is(pg_temp.try('ada'), '0', 'keys that begin otherwise have places of their own');
delete from private.rate_limits where key = decode(pg_temp.key('full'), 'hex');
insert into private.rate_limits select set_byte(key, 31, get_byte(key, 31) # 1), 1, now() + interval '1 hour'
from private.rate_limits where get_byte(key, 0) = get_byte(decode(pg_temp.key('full'), 'hex'), 0) limit 1;
select is(pg_temp.try('full'), null, 'a full table leaves the counting to the caller, and rejects nobody');
update private.rate_limits set expires_at = now();
select is(pg_temp.try('full'), '0', 'rows of ended windows do not fill the table');
select is((select count(*) from private.rate_limits), 158::bigint, 'a call deletes a hundred rows of ended windows');
update private.rate_limits set expires_at = now();
select tests.run('select public.delete_expired_requests()', 'service_role') is not null;
select is((select count(*) from private.rate_limits), 0::bigint, 'the hourly job deletes the other rows of ended windows');

select * from finish();
rollback;
