-- Whoever invites again where the mail was given up is told that it is tried again, not that nothing was done.
create or replace function private.invite(p_email text, p_by uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  address constant text := lower(btrim(p_email));
  holder uuid;
  invitation uuid;
begin
  -- Whoever has the address already need not be asked to prove it.
  select u.id into holder from auth.users u
  where u.email = address and u.email_confirmed_at is not null and u.deleted_at is null and coalesce(u.banned_until <= now(), true);
  if holder in (select s.id from private.staff() s) then
    return jsonb_build_object('status', 'member');
  elsif holder is not null then
    delete from private.staff_invitations i where i.email = address;
    perform private.give_staff_role(holder, null, p_by);
    return jsonb_build_object('status', 'added');
  elsif exists (select from private.staff_invitations i where i.email = address) then
    -- Where the mail was given up, this tries it again.
    update private.staff_invitations i set mail_attempts = 0, mail_due_at = now()
    where i.email = address and i.mailed_at is null and i.mail_attempts >= 8;
    return jsonb_build_object('status', case when found then 'retried' else 'open' end);
  elsif (select count(*) >= 20 from private.staff_invitations) then
    return jsonb_build_object('status', 'full');
  end if;
  begin
    insert into private.staff_invitations (email, invited_by) values (address, p_by) returning id into invitation;
  exception when check_violation or not_null_violation then
    return jsonb_build_object('status', 'invalid');
  end;
  insert into private.staff_events (kind, invitation, made_by) values ('invited', invitation, p_by);
  return jsonb_build_object('status', 'invited', 'email', address);
end;
$$;
