-- Progress of requests: status, assignee, notes. Each change is recorded in the audit log.

create function private.create_request_state() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.demo_request_states (request_id) values (new.id);
  return null;
end;
$$;
comment on function private.create_request_state() is 'Gives a new request its state.';
create trigger create_request_state after insert on public.demo_requests
  for each row execute function private.create_request_state();

create function private.advance_request_state() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- A policy would also refuse every other change of a request whose assignee has left the team.
  if new.assignee_id is not null and new.assignee_id is distinct from old.assignee_id
    and not private.is_staff_account(new.assignee_id) then
    raise insufficient_privilege using message = 'Only staff take care of requests.';
  end if;
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.advance_request_state() is 'Advances the version that the optimistic lock compares, and refuses an assignee who is not staff.';
create trigger advance_request_state before update on public.demo_request_states
  for each row execute function private.advance_request_state();

create function private.record_request_state() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_action('request.update', new.request_id, jsonb_strip_nulls(jsonb_build_object(
    'status', case when new.status <> old.status then new.status end,
    'close_reason', case when new.close_reason is distinct from old.close_reason then new.close_reason end,
    'assignee_id', case when new.assignee_id is distinct from old.assignee_id then coalesce(new.assignee_id::text, '') end
  -- The requests of a removed member are given back by a trigger, however many there are.
  )), case when pg_trigger_depth() = 1 then 300 end);
  return null;
end;
$$;
comment on function private.record_request_state() is 'Records a change of a request, and limits one account to 300 an hour.';
create trigger record_request_state after update on public.demo_request_states
  for each row execute function private.record_request_state();

create function private.record_note() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) > 200 from public.demo_request_notes n where n.request_id = new.request_id) then
    perform private.raise_http(409, 'notes_full', 'A request takes two hundred notes.');
  end if;
  perform private.record_action('note.add', new.request_id, '{}', 300);
  return null;
end;
$$;
comment on function private.record_note() is 'Records a note, and limits notes to 200 a request and 300 an hour.';
create trigger record_note after insert on public.demo_request_notes
  for each row execute function private.record_note();
