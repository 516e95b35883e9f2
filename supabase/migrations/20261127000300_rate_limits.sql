-- Limits of codes and code mails that hold for all processes of the site.

-- Unlogged: the counts reach no backup, and a crash that empties the table only forgets an hour of attempts.
create unlogged table private.rate_limits (
  key bytea primary key check (octet_length(key) = 32),
  attempts_left integer not null check (attempts_left between 0 and 1000),
  expires_at timestamptz not null
);
comment on table private.rate_limits is 'Attempts of visitors within a window. The site counts them by count_attempt().';
comment on column private.rate_limits.key is
  'HMAC of limit, mailbox and visitor under a secret of the site: nobody else can count for them or read them from it.';
comment on column private.rate_limits.attempts_left is 'Number of attempts that the window still allows.';
comment on column private.rate_limits.expires_at is 'End of the window. Later calls delete the row.';
create index rate_limits_by_expiry on private.rate_limits (expires_at);
alter table private.rate_limits enable row level security;

create function public.count_attempt(
    p_keys text[], p_limits integer[], p_seconds integer[], p_points integer default 1
  ) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  keys bytea[];
  counted bytea[];
  wait integer;
begin
  if not coalesce(
    cardinality(p_keys) between 1 and 3 and cardinality(p_limits) = cardinality(p_keys) and cardinality(p_seconds) = cardinality(p_keys)
    and (p_points = 1 or p_points between -1000 and -1)
    and (
      select count(distinct a.key) = count(*)
        and bool_and(a.key ~ '^[0-9a-f]{64}$' and a.attempts between 1 and 1000 and a.seconds between 1 and 3600)
      from unnest(p_keys, p_limits, p_seconds) as a (key, attempts, seconds)
    ), false
  ) then
    perform private.raise_http(400, 'malformed_attempt', 'One to three different keys of 64 hexadecimal digits, each with a limit and its seconds.');
  end if;
  keys := array(select decode(k.key, 'hex') from unnest(p_keys) as k (key));

  if p_points < 0 then
    with locked as materialized (
      -- Every call locks in the order of keys, so that none waits for another in a circle.
      select r.key, a.attempts from private.rate_limits r join unnest(keys, p_limits) as a (key, attempts) on a.key = r.key
      where r.expires_at > now() order by r.key for update of r
    )
    update private.rate_limits r set attempts_left = least(r.attempts_left - p_points, l.attempts)
    from locked l where l.key = r.key;
    return case when found then 0 end;
  end if;

  -- Anybody may call with made-up keys. Of those with the same first byte 256 are kept, 65,536 in all, and counting them is cheap.
  if exists (
    select from unnest(keys) as k (key)
    where not exists (select from private.rate_limits r where r.key = k.key) and (
      select count(*) >= 256 from private.rate_limits r
      where r.key between substr(k.key, 1, 1) and substr(k.key, 1, 1) || decode(repeat('ff', 31), 'hex') and r.expires_at > now()
    )
  ) then
    wait := null;
  else
    with upserted as (
      insert into private.rate_limits as r (key, attempts_left, expires_at)
      select a.key, a.attempts - 1, now() + make_interval(secs => a.seconds)
      from unnest(keys, p_limits, p_seconds) as a (key, attempts, seconds) order by a.key
      on conflict (key) do update set
        attempts_left = case when r.expires_at > now() then r.attempts_left - 1 else excluded.attempts_left end,
        expires_at = case when r.expires_at > now() then r.expires_at else excluded.expires_at end
      where r.attempts_left > 0 or r.expires_at <= now()
      returning r.key
    )
    select coalesce(array_agg(u.key), '{}') into counted from upserted u;
    select ceil(extract(epoch from max(r.expires_at) - now())) into wait
    from private.rate_limits r where r.key = any (keys) and r.key <> all (counted);
    if wait > 0 then
      -- An attempt that one limit refuses counts for none.
      update private.rate_limits r set attempts_left = r.attempts_left + 1 where r.key = any (counted);
    end if;
    wait := coalesce(wait, 0);
  end if;

  -- Last, because what it locks is not in the order of keys.
  delete from private.rate_limits r using (
    select e.key from private.rate_limits e where e.expires_at <= now() order by e.expires_at limit 100 for update skip locked
  ) expired where r.key = expired.key;
  return wait;
end;
$$;
comment on function public.count_attempt(text[], integer[], integer[], integer) is
  'Counts an attempt under each key, or under none. Returns 0, the seconds to wait, or null where the caller must count: the table '
  'is full. Negative points take attempts back; null then means that nothing was counted here.';
grant execute on function public.count_attempt(text[], integer[], integer[], integer) to anon;
