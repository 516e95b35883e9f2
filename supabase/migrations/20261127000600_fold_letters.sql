-- Letters that do not decompose (ł, ø, ß) are found as other keyboards type them, and names without regard to hyphens and
-- apostrophes, which the form drops. lib/fold-text.ts folds search terms the same way.

create or replace function private.fold_text(p_text text) returns text
  language sql immutable strict parallel safe set search_path = ''
as $$
  select replace(replace(replace(replace(
    translate(
      lower((
        case when octet_length(p_text) = char_length(p_text) then p_text
        else regexp_replace(normalize(p_text, NFKD),
          '[\u00AD\u02BC\u0300-\u036F\u0640\u064B-\u065F\u0670\u2010\u2019\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g') end
      ) collate "und-x-icu"),
      'øłđðħıŧŋς-''', 'olddhitnσ'
    ),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
$$;
comment on function private.fold_text(text) is
  'Folds a text for search: lower case, base letters, no accents, hyphens, apostrophes or invisible characters.';

-- Folds the text of every row again.
update public.demo_requests set name = name;
