-- Limits that hold for all processes of the site, and the audit log that some of them count in.

create function private.raise_http(p_status integer, p_code text, p_message text, p_retry_after integer default null)
  returns void
  language plpgsql set search_path = ''
as $$
begin
  -- The Data API answers with this status and these headers; its clients see only the body, so the hint repeats the wait.
  raise sqlstate 'PGRST' using
    message = json_build_object('code', p_code, 'message', p_message, 'hint', p_retry_after::text),
    detail = json_build_object('status', p_status, 'headers',
      case when p_retry_after is null then '{}'::json else json_build_object('Retry-After', p_retry_after::text) end);
end;
$$;
comment on function private.raise_http(integer, text, text, integer) is
  'Ends the statement with an error that the Data API answers with this HTTP status.';

create function private.enforce_request_limit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  recent bigint;
  oldest timestamptz;
begin
  -- Triggers run before the policy: a caller who may not insert learns nothing here.
  if new.user_id is distinct from private.current_confirmed_user_id() then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('demo_requests:' || new.user_id::text, 0));
  -- A repeated request is left to the primary key. Asked after the lock, because its twin may have just been added.
  if exists (select from public.demo_requests r where r.id = new.id) then
    return new;
  end if;
  select count(*), min(r.created_at) into recent, oldest from public.demo_requests r
  where r.user_id = new.user_id and r.created_at > now() - interval '1 hour';
  if recent >= 10 then
    perform private.raise_http(429, 'demo_requests_hourly_limit', 'Ten requests an hour are the limit.',
      ceil(extract(epoch from oldest + interval '1 hour' - now()))::integer);
  end if;
  return new;
end;
$$;
comment on function private.enforce_request_limit() is 'Refuses the eleventh request of one account within an hour.';
create trigger enforce_request_limit before insert on public.demo_requests
  for each row execute function private.enforce_request_limit();

create function private.record_action(
    p_action text, p_target_id uuid default null, p_details jsonb default '{}', p_hourly_limit integer default null
  ) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  actor constant uuid := auth.uid();
begin
  if actor is not null then
    perform pg_advisory_xact_lock(hashtextextended('audit_log:' || actor::text, 0));
    if (
      select count(*) >= p_hourly_limit from public.audit_log a
      where a.actor_id = actor and a.action = p_action and a.created_at > now() - interval '1 hour'
    ) then
      perform private.raise_http(429, 'hourly_limit', format('%s an hour are the limit.', p_hourly_limit), 3600);
    end if;
  end if;
  insert into public.audit_log (actor_id, action, target_id, details) values (actor, p_action, p_target_id, p_details);
end;
$$;
comment on function private.record_action(text, uuid, jsonb, integer) is
  'Adds an action of the caller to the audit log, and refuses it above the hourly limit of the action.';

create function private.refuse_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise insufficient_privilege using message = format('Rows of %s are only added.', tg_table_name);
end;
$$;
comment on function private.refuse_change() is 'Keeps the rows of a log as they were written.';
create trigger refuse_change before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_change();
