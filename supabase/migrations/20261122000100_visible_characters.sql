-- What nobody can see counts for nothing: a name or a purpose of fillers, soft hyphens, tags, blanks or odd spaces is
-- none. The characters are those of visibleLength in lib/demo/schema.ts: JavaScript's \p{DI} and \p{Cf}, and four that
-- are blank by their names. PostgreSQL has no \p{}, so a test generates the ranges again and compares.
--
-- Older rows are left as they are ("not valid"), and rows without an account are under none of these rules: deleting an
-- account empties the column of its requests, and a request taken under the older rules must not stop that.

alter table public.demo_requests
  -- Of what a name may hold only the space is no character to see.
  add constraint demo_requests_name_visible check (
    user_id is null or name ~ '[^ \u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U00013441-\U00013442\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF].*[^ \u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U00013441-\U00013442\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
  ) not valid,
  add constraint demo_requests_purpose_visible check (
    user_id is null or char_length(btrim(
      regexp_replace(purpose, '[\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U00013441-\U00013442\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g'),
      E'\t\n\r \u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000'
    )) >= 10
  ) not valid,
  -- One mark that changes the direction of text was missing.
  add constraint demo_requests_purpose_direction check (user_id is null or purpose !~ '\u061C') not valid,
  add constraint demo_requests_utm_source_visible check (
    user_id is null or (utm_source !~ '\u061C' and utm_source ~ '[^ \u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U00013441-\U00013442\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]')
  ) not valid,
  add constraint demo_requests_utm_medium_visible check (
    user_id is null or (utm_medium !~ '\u061C' and utm_medium ~ '[^ \u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U00013441-\U00013442\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]')
  ) not valid,
  add constraint demo_requests_utm_campaign_visible check (
    user_id is null or (utm_campaign !~ '\u061C' and utm_campaign ~ '[^ \u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U00013441-\U00013442\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]')
  ) not valid,
  add constraint demo_requests_utm_term_visible check (
    user_id is null or (utm_term !~ '\u061C' and utm_term ~ '[^ \u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U00013441-\U00013442\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]')
  ) not valid,
  add constraint demo_requests_utm_content_visible check (
    user_id is null or (utm_content !~ '\u061C' and utm_content ~ '[^ \u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U00013441-\U00013442\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]')
  ) not valid;
