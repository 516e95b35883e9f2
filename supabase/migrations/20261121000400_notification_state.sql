-- The people who read the requests see how their notifications stand, and can send a parked one again. They reach the
-- outbox through these functions only, and see neither claims nor anybody's address.

alter table public.demo_request_notifications
  add column released_by uuid references auth.users (id) on delete set null,
  add column released_at timestamptz;
comment on column public.demo_request_notifications.released_by is 'Who sent a parked notification again.';
comment on column public.demo_request_notifications.released_at is 'When that was.';

create index demo_request_notifications_parked on public.demo_request_notifications (next_attempt_at) where status = 'parked';
create index demo_request_notifications_released on public.demo_request_notifications (released_by, released_at)
  where released_by is not null;

create function public.read_demo_notifications(p_request_ids uuid[]) returns table (
    request_id uuid, status text, attempts smallint, next_attempt_at timestamptz, sent_at timestamptz, last_error text
  )
  language sql stable security definer set search_path = ''
as $$
  select n.request_id,
    case when n.status = 'pending' and n.claimed_until > now() then 'in-progress' else n.status end,
    n.attempts, n.next_attempt_at, n.sent_at, n.last_error
  from public.demo_request_notifications n
  where n.request_id = any (p_request_ids[1:200]) and (select private.may_read_demo_requests());
$$;
comment on function public.read_demo_notifications(uuid[]) is
  'How the notifications of up to two hundred requests stand, for the people who read all requests; nothing for others.';

create function public.parked_demo_notifications() returns table (request_id uuid, parked bigint)
  language sql stable security definer set search_path = ''
as $$
  select n.request_id, count(*) over ()
  from public.demo_request_notifications n
  where n.status = 'parked' and (select private.may_read_demo_requests())
  order by n.next_attempt_at, n.request_id
  limit 1;
$$;
comment on function public.parked_demo_notifications() is
  'The notification that has been parked longest and how many there are, for the people who read all requests.';

create function public.release_demo_notification(p_request_id uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  standing text;
begin
  if not private.may_read_demo_requests() then
    return null;
  end if;
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
comment on function public.release_demo_notification(uuid) is
  'Puts a parked notification back to its first try, for the people who read all requests: sixty an hour each. Any other it leaves alone. Returns how it stands then.';

create function public.may_send_demo_notification(p_request_id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
      select 1 from public.demo_requests r where r.id = p_request_id and r.user_id = (select auth.uid())
    )
    or (
      exists (
        select 1 from public.demo_request_notifications n
        where n.request_id = p_request_id and n.released_by = (select auth.uid())
      )
      and private.may_read_demo_requests()
    );
$$;
comment on function public.may_send_demo_notification(uuid) is
  'Whether the caller may have the function send this notification: the sender of the request, or who released it.';

revoke execute on function public.read_demo_notifications(uuid[]) from public, anon, authenticated, service_role;
revoke execute on function public.parked_demo_notifications() from public, anon, authenticated, service_role;
revoke execute on function public.release_demo_notification(uuid) from public, anon, authenticated, service_role;
revoke execute on function public.may_send_demo_notification(uuid) from public, anon, authenticated, service_role;
grant execute on function public.read_demo_notifications(uuid[]) to authenticated;
grant execute on function public.parked_demo_notifications() to authenticated;
grant execute on function public.release_demo_notification(uuid) to authenticated;
grant execute on function public.may_send_demo_notification(uuid) to authenticated;
