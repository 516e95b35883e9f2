-- The page on which somebody has made an account waits for the mailed link, which may be followed on a phone. The site asks
-- here whether it was, by the account's id, which nobody is told but who made the account. It is answered for a day: who
-- comes by an id later learns nothing.
create function public.account_is_confirmed(p_account uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users u
    where u.id = p_account and u.email_confirmed_at is not null and u.created_at > now() - interval '1 day'
  );
$$;

revoke execute on function public.account_is_confirmed(uuid) from public, anon, authenticated, service_role;
grant execute on function public.account_is_confirmed(uuid) to anon;
