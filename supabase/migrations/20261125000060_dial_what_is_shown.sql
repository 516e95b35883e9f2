-- A number that is shown and a link that dials another one: the dashboard's people would call whoever somebody wants them
-- to call. No row has had phone_dial before, so every row is checked.

alter table public.demo_requests
  add constraint demo_requests_phone_dial_same check (phone_dial is null or split_part(phone_dial, ';', 1) = '+' || phone);
