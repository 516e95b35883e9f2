-- What `npm run deploy:check -- --trial` asks with the secret key. Only the request and the account of a trial are touched.

create function private.refuse_other_than_trial(p_purpose text) returns void
  language plpgsql set search_path = ''
as $$
begin
  if p_purpose is null or not starts_with(p_purpose, 'Trial of the deployment') then
    perform private.raise_http(400, 'not_a_trial', 'The purpose of a trial begins with "Trial of the deployment".');
  end if;
end;
$$;
comment on function private.refuse_other_than_trial(text) is
  'Keeps the functions of the trial from every request that does not call itself one.';

create function public.find_trial(p_email text, p_purpose text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  address constant text := lower(btrim(p_email));
begin
  perform private.refuse_other_than_trial(p_purpose);
  return jsonb_build_object(
    'now', now(),
    'has_account', exists (select from auth.users u where u.email = address),
    -- One address may send several trials; each has a purpose of its own.
    'deliveries', (
      select coalesce(
        jsonb_agg(jsonb_build_object(
          'destination', d.destination, 'status', d.status, 'attempts', d.attempts, 'last_error', d.last_error
        ) order by d.destination) filter (where d.id is not null), '[]')
      from public.demo_requests r join auth.users u on u.id = r.user_id and u.email = address
        left join public.deliveries d on d.request_id = r.id
      where r.email = address and r.purpose = p_purpose
      having count(*) > 0
    )
  );
end;
$$;
comment on function public.find_trial(text, text) is
  'Returns the time, whether the address has an account, and the deliveries of its trial: null before the request is saved.';

create function public.delete_trial(p_email text, p_purpose text, p_began_at timestamptz) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  address constant text := lower(btrim(p_email));
  account uuid;
  requests uuid[];
  is_account_deleted boolean;
begin
  perform private.refuse_other_than_trial(p_purpose);
  -- An earlier time would make older accounts look new.
  if p_began_at is null or p_began_at < now() - interval '1 hour' then
    perform private.raise_http(400, 'trial_too_old', 'A trial is deleted within an hour.');
  end if;
  -- A request that is being sent waits for this lock, and then has no account any more.
  select u.id into account from auth.users u where u.email = address for update;
  with deleted as (
    delete from public.demo_requests r
    where r.email = address and r.purpose = p_purpose and r.user_id is not distinct from account and r.created_at >= p_began_at
    returning r.id
  )
  select coalesce(array_agg(d.id), '{}') into requests from deleted d;
  -- Sessions and identities go with the account. One that sent something else, or was there before, stays.
  delete from auth.users u
  where u.id = account and u.created_at >= p_began_at
    and not exists (select from public.demo_requests r where r.user_id = account);
  is_account_deleted := found;
  if requests <> '{}' or is_account_deleted then
    perform private.record_action('trial.delete', requests[1],
      jsonb_build_object('requests', cardinality(requests), 'account', is_account_deleted));
  end if;
  return jsonb_build_object('requests', cardinality(requests), 'account', is_account_deleted);
end;
$$;
comment on function public.delete_trial(text, text, timestamptz) is
  'Deletes the request of a trial with its deliveries, and the account if it is younger than the trial and sent nothing else.';

grant execute on function public.find_trial(text, text), public.delete_trial(text, text, timestamptz) to service_role;
