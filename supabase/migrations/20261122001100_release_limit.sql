-- Releases of one person at the same moment each counted the others' as not there yet, and all went past the sixty an hour.
-- They count one after the other now, as requests do.
create or replace function public.release_demo_notification(p_request_id uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  standing text;
begin
  if not private.may_read_demo_requests() then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('demo_releases:' || (select auth.uid())::text, 0));
  if (
    select count(*) >= 60 from public.demo_request_notifications n
    where n.released_by = (select auth.uid()) and n.released_at > now() - interval '1 hour'
  ) then
    return 'limited';
  end if;
  update public.demo_request_notifications n
  set status = 'pending', attempts = 0, next_attempt_at = now(), last_error = null,
      released_by = (select auth.uid()), released_at = now()
  where n.request_id = p_request_id and n.status = 'parked';
  select n.status into standing from public.demo_request_notifications n where n.request_id = p_request_id;
  return standing;
end;
$$;
