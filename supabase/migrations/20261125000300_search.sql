-- What is searched: every word of a request, folded so that case, accents and punctuation make no difference, with an index
-- that finds any three letters in a row. Under row-level security no such index may be used; the function that lists
-- requests asks for the right to read once, and then looks as the table's owner.

create schema if not exists extensions;
do $$
begin
  -- Where somebody has it already, it stays.
  if not exists (select from pg_catalog.pg_extension e where e.extname = 'pg_trgm') then
    create extension pg_trgm with schema extensions;
  end if;
end;
$$;

create function private.fold(p_text text) returns text
  language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  -- What stands between words in ASCII.
  marks constant text := E'\t!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~';
begin
  if octet_length(p_text) = char_length(p_text) then
    return translate(lower(p_text collate "C"), marks, repeat(' ', char_length(marks)));
  end if;
  return translate(
    replace(replace(replace(
      lower(
        regexp_replace(
          -- Accents, and what nobody sees, go; other marks than those of ASCII are spaces as well.
          regexp_replace(normalize(p_text, NFKD), '[\u00AD\u0300-\u036F\u200B-\u200F\u2060-\u2064\uFEFF]', '', 'g'),
          '[\u0080-\u00BF\u2000-\u206F\u3000-\u3004\u3008-\u3020\u3030]', ' ', 'g'
        ) collate "und-x-icu"
      ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    -- Letters that Unicode takes for whole, though people type them without their strokes.
    'øłđðıħς' || marks, 'olddihσ' || repeat(' ', char_length(marks))
  );
end;
$$;
comment on function private.fold(text) is
  'A text as it is searched: lower case, without accents, with spaces in place of punctuation. The same on every server.';
revoke execute on function private.fold(text) from public, anon, authenticated, service_role;
-- Whoever inserts a request computes its search text.
grant execute on function private.fold(text) to authenticated;

alter table public.demo_requests
  drop column search_text,
  -- Each column begins a line, and each word has a space in front: so what begins with two letters is found by the index.
  add column search_text text not null generated always as (
    ' ' || private.fold(name) || E'\n ' || private.fold(email || E'\n ' || phone || E'\n ' || coalesce(phone_dial, ''))
    || E'\n ' || replace(private.fold(purpose), E'\n', E'\n ')
    || replace(private.fold(
      E'\n' || coalesce(utm_source, '') || E'\n' || coalesce(utm_medium, '') || E'\n' || coalesce(utm_campaign, '') || E'\n'
      || coalesce(utm_term, '') || E'\n' || coalesce(utm_content, '') || E'\n' || coalesce(referrer_host, '') || E'\n'
      || coalesce(landing_path, '') || E'\n' || coalesce(sent_path, '')
    ), E'\n', E'\n ')
  ) stored,
  add column source text collate "C" not null generated always as (coalesce(utm_source, referrer_host, '')) stored,
  add column email_domain text collate "C" not null generated always as (split_part(email, '@', 2)) stored;
comment on column public.demo_requests.search_text is 'All that the search of the dashboard looks through, folded.';
comment on column public.demo_requests.source is 'What counts as where it came from: the campaign''s name, else the referring host; empty for neither.';
comment on column public.demo_requests.email_domain is 'What follows the @ of the address.';

-- What the planner expects is told to whoever asks, before any policy.
alter table public.demo_requests
  alter column search_text set statistics 0,
  alter column source set statistics 0,
  alter column email_domain set statistics 0;
grant select (search_text, source, email_domain) on public.demo_requests to authenticated;

do $$
begin
  -- Written at once and not put aside for later: a search would have to look through what was put aside.
  execute format(
    'create index demo_requests_search on public.demo_requests using gin (search_text %I.gin_trgm_ops) with (fastupdate = off)',
    (select n.nspname from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm')
  );
end;
$$;
-- The newest of one source, one company and one person; and the newest with a status.
create index demo_requests_by_source on public.demo_requests (source, created_at desc, id desc);
create index demo_requests_by_company on public.demo_requests (email_domain, created_at desc, id desc);
create index demo_requests_by_person on public.demo_requests ((email collate "C"), created_at desc, id desc);
create index request_states_newest_first on private.request_states (status, created_at desc, request_id desc);
