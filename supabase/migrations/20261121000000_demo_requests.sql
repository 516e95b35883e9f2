-- Demo requests: one row per request a visitor confirmed, kept for the people who answer them.
-- The rules repeat lib/demo/schema.ts on purpose: whoever skips the site meets the same checks here.

create schema if not exists private;
comment on schema private is 'Internal helpers and settings. Not exposed by the Data API.';
revoke all on schema private from public, anon, authenticated, service_role;

-- Who may read the list ------------------------------------------------------------------------------

create table private.settings (
  only_row boolean primary key default true check (only_row),
  requests_readable_by text not null default 'verified'
    check (requests_readable_by in ('verified', 'staff'))
);
comment on table private.settings is 'One row of settings for the whole project.';
comment on column private.settings.requests_readable_by is
  'verified: every signed-in person with a confirmed address reads all requests. staff: only people whose app_metadata.role is staff.';
alter table private.settings enable row level security;
revoke all on private.settings from public, anon, authenticated, service_role;
insert into private.settings default values;

create function private.may_read_demo_requests() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
      select 1 from auth.users u
      where u.id = (select auth.uid()) and u.email_confirmed_at is not null
    )
    and (
      (select s.requests_readable_by from private.settings s) = 'verified'
      or coalesce((select auth.jwt()) -> 'app_metadata' ->> 'role', '') = 'staff'
    );
$$;
comment on function private.may_read_demo_requests() is
  'True when the caller has a confirmed address and the reading setting includes them.';
revoke execute on function private.may_read_demo_requests() from public, anon, authenticated, service_role;
grant usage on schema private to authenticated;
grant execute on function private.may_read_demo_requests() to authenticated;

-- The requests ---------------------------------------------------------------------------------------

create table public.demo_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  name text not null,
  email text not null,
  phone text not null,
  purpose text not null,
  created_at timestamptz not null default now(),

  constraint demo_requests_name_length check (char_length(name) between 2 and 120),
  -- Letters and marks of every script, and spaces: the ranges of JavaScript's [\p{L}\p{M}], merged over
  -- unassigned code points. PostgreSQL has no \p{L}, and [[:alpha:]] depends on the collation.
  constraint demo_requests_name_letters check (name ~ '^[ \u0041-\u005A\u0061-\u007A\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0300-\u0374\u0376-\u037D\u037F\u0386\u0388-\u03F5\u03F7-\u0481\u0483-\u0559\u0560-\u0588\u0591-\u05BD\u05BF\u05C1-\u05C2\u05C4-\u05C5\u05C7-\u05F2\u0610-\u061A\u0620-\u065F\u066E-\u06D3\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06EF\u06FA-\u06FC\u06FF\u0710-\u07B1\u07CA-\u07F5\u07FA-\u07FD\u0800-\u082D\u0840-\u085B\u0860-\u0887\u0889-\u088F\u0897-\u08E1\u08E3-\u0963\u0971-\u09E3\u09F0-\u09F1\u09FC\u09FE-\u0A5E\u0A70-\u0A75\u0A81-\u0AE3\u0AF9-\u0B63\u0B71\u0B82-\u0BD7\u0C00-\u0C63\u0C80-\u0C83\u0C85-\u0CE3\u0CF1-\u0D4E\u0D54-\u0D57\u0D5F-\u0D63\u0D7A-\u0DDF\u0DF2-\u0DF3\u0E01-\u0E3A\u0E40-\u0E4E\u0E81-\u0ECE\u0EDC-\u0F00\u0F18-\u0F19\u0F35\u0F37\u0F39\u0F3E-\u0F84\u0F86-\u0FBC\u0FC6\u1000-\u103F\u1050-\u108F\u109A-\u109D\u10A0-\u10FA\u10FC-\u135F\u1380-\u138F\u13A0-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16F1-\u1734\u1740-\u17D3\u17D7\u17DC-\u17DD\u180B-\u180D\u180F\u1820-\u193B\u1950-\u19C9\u1A00-\u1A1B\u1A20-\u1A7F\u1AA7\u1AB0-\u1B4C\u1B6B-\u1B73\u1B80-\u1BAF\u1BBA-\u1BF3\u1C00-\u1C37\u1C4D-\u1C4F\u1C5A-\u1C7D\u1C80-\u1CBF\u1CD0-\u1CD2\u1CD4-\u1FBC\u1FBE\u1FC2-\u1FCC\u1FD0-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FFC\u2071\u207F\u2090-\u209C\u20D0-\u20F0\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2183-\u2184\u2C00-\u2CE4\u2CEB-\u2CF3\u2D00-\u2D6F\u2D7F-\u2DFF\u2E2F\u3005-\u3006\u302A-\u302F\u3031-\u3035\u303B-\u303C\u3041-\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u318E\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA61F\uA62A-\uA672\uA674-\uA67D\uA67F-\uA6E5\uA6F0-\uA6F1\uA717-\uA71F\uA722-\uA788\uA78B-\uA827\uA82C\uA840-\uA873\uA880-\uA8C5\uA8E0-\uA8F7\uA8FB\uA8FD-\uA8FF\uA90A-\uA92D\uA930-\uA953\uA960-\uA9C0\uA9CF\uA9E0-\uA9EF\uA9FA-\uAA4D\uAA60-\uAA76\uAA7A-\uAADD\uAAE0-\uAAEF\uAAF2-\uAB5A\uAB5C-\uAB69\uAB70-\uABEA\uABEC-\uABED\uAC00-\uD7FB\uF900-\uFB28\uFB2A-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE00-\uFE0F\uFE20-\uFE2F\uFE70-\uFEFC\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFDC\U00010000-\U000100FA\U000101FD-\U000102E0\U00010300-\U0001031F\U0001032D-\U00010340\U00010342-\U00010349\U00010350-\U0001039D\U000103A0-\U000103CF\U00010400-\U0001049D\U000104B0-\U00010563\U00010570-\U00010855\U00010860-\U00010876\U00010880-\U0001089E\U000108E0-\U000108F5\U00010900-\U00010915\U00010920-\U00010939\U00010940-\U000109B7\U000109BE-\U000109BF\U00010A00-\U00010A3F\U00010A60-\U00010A7C\U00010A80-\U00010A9C\U00010AC0-\U00010AC7\U00010AC9-\U00010AE6\U00010B00-\U00010B35\U00010B40-\U00010B55\U00010B60-\U00010B72\U00010B80-\U00010B91\U00010C00-\U00010CF2\U00010D00-\U00010D27\U00010D4A-\U00010D6D\U00010D6F-\U00010D85\U00010E80-\U00010EAC\U00010EB0-\U00010EC7\U00010EFA-\U00010F1C\U00010F27-\U00010F50\U00010F70-\U00010F85\U00010FB0-\U00010FC4\U00010FE0-\U00011046\U00011070-\U000110BA\U000110C2\U000110D0-\U000110E8\U00011100-\U00011134\U00011144-\U00011173\U00011176-\U000111C4\U000111C9-\U000111CC\U000111CE-\U000111CF\U000111DA\U000111DC\U00011200-\U00011237\U0001123E-\U000112A8\U000112B0-\U000112EA\U00011300-\U000113D3\U000113E1-\U0001144A\U0001145E-\U000114C5\U000114C7\U00011580-\U000115C0\U000115D8-\U00011640\U00011644\U00011680-\U000116B8\U00011700-\U0001172B\U00011740-\U0001183A\U000118A0-\U000118DF\U000118FF-\U00011943\U000119A0-\U000119E1\U000119E3-\U00011A3E\U00011A47-\U00011A99\U00011A9D\U00011AB0-\U00011AF8\U00011B60-\U00011BE0\U00011C00-\U00011C40\U00011C72-\U00011D47\U00011D60-\U00011D98\U00011DB0-\U00011DDB\U00011EE0-\U00011EF6\U00011F00-\U00011F42\U00011F5A-\U00011FB0\U00012000-\U00012399\U00012480-\U00012FF0\U00013000-\U0001342F\U00013440-\U0001612F\U00016800-\U00016A5E\U00016A70-\U00016ABE\U00016AD0-\U00016AF4\U00016B00-\U00016B36\U00016B40-\U00016B43\U00016B63-\U00016D6C\U00016E40-\U00016E7F\U00016EA0-\U00016FE1\U00016FE3-\U00016FF3\U00017000-\U0001BC99\U0001BC9D-\U0001BC9E\U0001CF00-\U0001CF46\U0001D165-\U0001D169\U0001D16D-\U0001D172\U0001D17B-\U0001D182\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD\U0001D242-\U0001D244\U0001D400-\U0001D6C0\U0001D6C2-\U0001D6DA\U0001D6DC-\U0001D6FA\U0001D6FC-\U0001D714\U0001D716-\U0001D734\U0001D736-\U0001D74E\U0001D750-\U0001D76E\U0001D770-\U0001D788\U0001D78A-\U0001D7A8\U0001D7AA-\U0001D7C2\U0001D7C4-\U0001D7CB\U0001DA00-\U0001DA36\U0001DA3B-\U0001DA6C\U0001DA75\U0001DA84\U0001DA9B-\U0001E13D\U0001E14E\U0001E290-\U0001E2EF\U0001E4D0-\U0001E4EF\U0001E5D0-\U0001E5F0\U0001E6C0-\U0001E8C4\U0001E8D0-\U0001E94B\U0001EE00-\U0001EEBB\U00020000-\U00033479\U000E0100-\U000E01EF]+$' and name !~ '^ | $|  '),
  constraint demo_requests_email_form check (
    char_length(email) <= 254
    and email ~ '^[a-z0-9_''+.-]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$' and email !~ '^\.|\.\.'
  ),
  constraint demo_requests_phone_digits check (phone ~ '^[1-9][0-9]{9,15}$'),
  constraint demo_requests_purpose_length check (
    char_length(purpose) <= 2000 and char_length(btrim(purpose, E' \t\n\r')) >= 10
  ),
  -- Neither control characters, save tab and line feed, nor characters that change the direction of text.
  constraint demo_requests_purpose_characters check (
    purpose !~ '[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]'
  )
);

comment on table public.demo_requests is
  'Requests for a demo. Written once by a signed-in visitor, read by the people who answer; never changed or deleted through the API.';
comment on column public.demo_requests.id is 'Made by the form with its draft: a retry or a double click meets the primary key instead of making a second row.';
comment on column public.demo_requests.user_id is 'The account that sent the request. Empty after the account is deleted: the request stays.';
comment on column public.demo_requests.name is 'Letters of any script and single spaces, 2 to 120 characters.';
comment on column public.demo_requests.email is 'The business address to answer to, lower case.';
comment on column public.demo_requests.phone is '10 to 16 digits, the first not 0, without the leading plus.';
comment on column public.demo_requests.purpose is 'What the visitor wants to see, in their words, 10 to 2000 characters.';
comment on column public.demo_requests.created_at is 'When the database accepted the request. Not writable through the API.';

create index demo_requests_newest_first on public.demo_requests (created_at desc, id desc);
create index demo_requests_by_user on public.demo_requests (user_id, created_at desc);

alter table public.demo_requests enable row level security;
revoke all on public.demo_requests from public, anon, authenticated, service_role;
grant select (id, user_id, name, email, phone, purpose, created_at) on public.demo_requests to authenticated;
grant insert (id, name, email, phone, purpose) on public.demo_requests to authenticated;

create policy "People send requests in their own name" on public.demo_requests
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People read their own requests, and all if the setting says so" on public.demo_requests
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.may_read_demo_requests()));

-- A limit that holds across every instance of the site ------------------------------------------------

create function private.limit_demo_requests() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  recent bigint;
  oldest timestamptz;
begin
  -- The same request again is not a new one: leave the answer to the primary key.
  if exists (select 1 from public.demo_requests r where r.id = new.id) then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('demo_requests:' || coalesce(new.user_id::text, ''), 0));
  select count(*), min(r.created_at) into recent, oldest from public.demo_requests r
  where r.user_id = new.user_id and r.created_at > now() - interval '1 hour';
  if recent >= 10 then
    -- The Data API answers with this status and header.
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'demo_requests_hourly_limit', 'message', 'Ten requests an hour are the limit.'
      ),
      detail = json_build_object(
        'status', 429,
        'headers', json_build_object(
          'Retry-After', ceil(extract(epoch from oldest + interval '1 hour' - now()))::integer::text
        )
      );
  end if;
  return new;
end;
$$;
comment on function private.limit_demo_requests() is 'Refuses the eleventh request of one account within an hour.';
revoke execute on function private.limit_demo_requests() from public, anon, authenticated, service_role;

create trigger limit_per_hour before insert on public.demo_requests
  for each row execute function private.limit_demo_requests();
