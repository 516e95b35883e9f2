-- An account that waits for its code may have a stranger's password: anybody can sign up with any address.
-- This file may run again. A dump without the schema "auth" lacks its trigger.

create or replace function private.remove_unproved_password() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- The auth service calls an empty hash no password. Its older versions cannot read null.
  new.encrypted_password := '';
  return new;
end;
$$;
comment on function private.remove_unproved_password() is
  'Removes the password that was set before the first proof of the mailbox, in the transaction of that proof.';

-- An operator may make a confirmed account with a password: no code was mailed then.
create or replace trigger remove_unproved_password before update of email_confirmed_at on auth.users
  for each row when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null
    and (old.confirmation_sent_at is not null or old.recovery_sent_at is not null)
  )
  execute function private.remove_unproved_password();
