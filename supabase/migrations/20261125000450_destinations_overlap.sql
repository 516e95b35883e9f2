-- After a change of its configuration, functions that started before it run on beside new ones for up to 400 seconds
-- (https://supabase.com/docs/guides/functions/limits). One of them took the name of a new destination away until the next run of a
-- new one; requests that came meanwhile were never delivered there.
alter table private.destinations add column named_at timestamptz not null default now();
comment on column private.destinations.named_at is 'When a run has named it last, to the minute.';

create or replace function public.name_demo_destinations(p_names text[]) returns void
  language sql volatile security definer set search_path = ''
as $$
  -- In one order, so that runs that name different ones do not wait for each other in a circle.
  insert into private.destinations as d (name) select n from unnest(p_names) n order by n
  on conflict (name) do update set named_at = now() where d.named_at < now() - interval '1 minute';
  delete from private.destinations d
  where d.name <> 'team' and d.name <> all (p_names) and d.named_at < now() - interval '10 minutes';
$$;
comment on function public.name_demo_destinations(text[]) is
  'Says where the function delivers, besides to the team. One that no run names for ten minutes ends. What waits for it is kept, and goes out when it is named again.';
