-- Where somebody came from: the first page of the tab in which they wrote the request. Empty where nothing is known,
-- and for every older request. The rules repeat lib/demo/attribution.ts on purpose.

alter table public.demo_requests
  -- One line without control characters, spaces around or characters that change the direction of text.
  add column utm_source text constraint demo_requests_utm_source_form check (
    char_length(utm_source) <= 100
    and utm_source ~ '^[^\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u2069\u3000\uFEFF]+( [^\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u2069\u3000\uFEFF]+)*$'
  ),
  add column utm_medium text constraint demo_requests_utm_medium_form check (
    char_length(utm_medium) <= 100
    and utm_medium ~ '^[^\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u2069\u3000\uFEFF]+( [^\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u2069\u3000\uFEFF]+)*$'
  ),
  add column utm_campaign text constraint demo_requests_utm_campaign_form check (
    char_length(utm_campaign) <= 100
    and utm_campaign ~ '^[^\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u2069\u3000\uFEFF]+( [^\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u2069\u3000\uFEFF]+)*$'
  ),
  add column utm_term text constraint demo_requests_utm_term_form check (
    char_length(utm_term) <= 100
    and utm_term ~ '^[^\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u2069\u3000\uFEFF]+( [^\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u2069\u3000\uFEFF]+)*$'
  ),
  add column utm_content text constraint demo_requests_utm_content_form check (
    char_length(utm_content) <= 100
    and utm_content ~ '^[^\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u2069\u3000\uFEFF]+( [^\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u2069\u3000\uFEFF]+)*$'
  ),
  add column referrer_host text constraint demo_requests_referrer_host_form check (
    char_length(referrer_host) <= 253 and referrer_host ~ '^[a-z0-9-]+(\.[a-z0-9-]+)*$'
  ),
  -- A path of this site, and nothing that begins like the address of another one.
  add column landing_path text constraint demo_requests_landing_path_form check (
    char_length(landing_path) <= 200 and landing_path ~ '^/([A-Za-z0-9_.~%-][A-Za-z0-9_.~%/-]*)?$'
  );

comment on column public.demo_requests.utm_source is 'Campaign parameter of the first page of the visit, at most 100 characters.';
comment on column public.demo_requests.utm_medium is 'As utm_source.';
comment on column public.demo_requests.utm_campaign is 'As utm_source.';
comment on column public.demo_requests.utm_term is 'As utm_source.';
comment on column public.demo_requests.utm_content is 'As utm_source.';
comment on column public.demo_requests.referrer_host is 'Host of the page of another site that led here; never its path or query.';
comment on column public.demo_requests.landing_path is 'Path of the first page of the visit, without its query.';

grant select (utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer_host, landing_path) on public.demo_requests to authenticated;
grant insert (utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer_host, landing_path) on public.demo_requests to authenticated;

-- The mail says it too.
drop function public.claim_demo_notifications(uuid, integer);
create function public.claim_demo_notifications(p_request_id uuid default null, p_limit integer default 20)
  returns table (
    request_id uuid, claim uuid, attempt smallint,
    name text, email text, phone text, purpose text, created_at timestamptz,
    utm_source text, utm_medium text, utm_campaign text, utm_term text, utm_content text,
    referrer_host text, landing_path text
  )
  language sql volatile security definer set search_path = ''
as $$
  with due as (
    select n.request_id
    from public.demo_request_notifications n
    where n.status = 'pending'
      and (n.claimed_until is null or n.claimed_until < now())
      and n.attempts < 8
      and case
        when p_request_id is null then n.next_attempt_at <= now()
        else n.request_id = p_request_id and (n.attempts = 0 or n.next_attempt_at <= now())
      end
    order by n.next_attempt_at
    limit least(greatest(p_limit, 1), 100)
    for update skip locked
  ), taken as (
    update public.demo_request_notifications n
    set claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes', attempts = n.attempts + 1
    from due where n.request_id = due.request_id
    returning n.request_id, n.claim, n.attempts
  )
  select t.request_id, t.claim, t.attempts, r.name, r.email, r.phone, r.purpose, r.created_at,
    r.utm_source, r.utm_medium, r.utm_campaign, r.utm_term, r.utm_content, r.referrer_host, r.landing_path
  from taken t join public.demo_requests r on r.id = t.request_id;
$$;
comment on function public.claim_demo_notifications(uuid, integer) is
  'Takes due notification tasks for two minutes and returns what the mail is written from. With an id: that one, without waiting for the scheduler''s turn.';
revoke execute on function public.claim_demo_notifications(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.claim_demo_notifications(uuid, integer) to service_role;
