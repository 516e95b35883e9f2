-- What is needed to dial a number, and the page from which a request was sent. Empty where nothing is known, and for every
-- older request. The rules repeat lib/demo on purpose.

alter table public.demo_requests
  add column phone_dial text constraint demo_requests_phone_dial_form check (
    phone_dial ~ '^\+[1-9][0-9]{6,14}(;ext=[0-9]{1,7})?$'
  ),
  -- A path of this site, and nothing that begins like the address of another one.
  add column sent_path text constraint demo_requests_sent_path_form check (
    char_length(sent_path) <= 200 and sent_path ~ '^/([A-Za-z0-9_.~%-][A-Za-z0-9_.~%/-]*)?$'
  );

comment on column public.demo_requests.phone_dial is
  'The number as RFC 3966 has it behind "tel:": E.164 with plus, and the extension if there is one.';
comment on column public.demo_requests.sent_path is 'Path of the page from which the request was sent, without its query.';

-- What the planner expects is told to whoever asks, before any policy.
alter table public.demo_requests
  alter column phone_dial set statistics 0,
  alter column sent_path set statistics 0;

grant select (phone_dial, sent_path) on public.demo_requests to authenticated;
grant insert (phone_dial, sent_path) on public.demo_requests to authenticated;
