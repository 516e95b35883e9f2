import type { RequiredField } from '../../lib/demo/fields.ts';

export type Sql = { exec: (sql: string) => Promise<unknown> };

const BATCH = 10_000;

const split = (list: string) => list.trim().split(/,\s+/);

const GIVEN = split(`
  Amara:amara, Tomás:tomas, José:jose, Priya:priya, Jonas:jonas, Hannah:hannah, Ольга:olga,
  Daniel:daniel, Sofía:sofia, Kwame:kwame, Elif:elif, Marcus:marcus, 李:li, مريم:maryam, Zoë:zoe,
  Yuki:yuki, Chidi:chidi, Łukasz:lukasz, Nadia:nadia, Björn:bjorn, Mei:mei, Émilie:emilie`);

const FAMILY = split(`
  Nwosu:nwosu, Herrera:herrera, Almeida:almeida, Raman:raman, Lindqvist:lindqvist, Okonjo:okonjo,
  Мельник:melnyk, Brandt:brandt, Marchetti:marchetti, Demir:demir, 雷:lei, القاسم:alqasim, Ñúñez:nunez,
  Ødegård:odegard, Tanaka:tanaka, Szymański:szymanski, Öztürk:ozturk, van Dijk:vandijk, Kimani:kimani`);

const COMPANIES = split(`
  northwind-rail, costaluz-hotels, harbour-freight, meridian-bank, fjordtel, lakeview-clinics, aerovia,
  brandt-logistik, altavista-travel, goldcoast-telecom, statewide-transit, polaris-insurance, kestrel-air`);

const OPENINGS = [
  'We would like to see how',
  'Please show us how',
  'For a pilot next quarter: how',
  'We are comparing three vendors. Show us how',
  'Before we write the tender we want to know how',
];

const TASKS = [
  'crews and depots are replanned when a line closes',
  'guest requests in nine languages reach the duty manager',
  'customs exceptions on ocean freight find their missing document',
  'disputed card payments are settled below our limit for automatic refunds',
  'referrals for four clinics are taken in, with a nurse at every clinical step',
  'passengers are rebooked after weather delays',
  'a voice agent tells callers where their order is',
  'the night shift hands over to the morning without a gap',
];

const ENDS = [
  'A person has to approve every step that costs money.',
  'Data must stay in the European Union.',
  'Our CRM is Salesforce; the ticket system is ServiceNow.',
  'We evaluate IntelliConverse against our current IVR.',
];

const pick = (list: readonly string[], salt: number) =>
  `(array[${list.map((each) => `'${each}'`).join(', ')}])[1 + mod(abs(hashint4extended(n, ${salt})), ${list.length})]`;

const chance = (salt: number) => `(mod(abs(hashint4extended(n, ${salt})), 1000000) / 1000000.0)`;

/** Returns the SQL for requests with these numbers, the same each time but for the dates. */
function insertBatch(first: number, last: number, total: number): string {
  const spell = (names: readonly string[], part: 0 | 1) => names.map((name) => name.split(':')[part] ?? '');
  const fields: Record<RequiredField, string> = {
    name: `${pick(spell(GIVEN, 0), 1)} || ' ' || ${pick(spell(FAMILY, 0), 2)}`,
    email: `${pick(spell(GIVEN, 1), 1)} || '.' || ${pick(spell(FAMILY, 1), 2)} || mod(n, 97) || '@' || ${pick(COMPANIES, 4)} || '.example'`,
    phone: `${pick(['44', '49', '65', '1', '91', '34', '351', '234'], 5)} || lpad(mod(abs(hashint4extended(n, 6)), 10000000000)::text, 10, '7')`,
    purpose: `${pick(OPENINGS, 7)} || ' ' || ${pick(TASKS, 8)} || '. ' || ${pick(ENDS, 9)}`,
  };
  return `
    insert into public.demo_requests (id, user_id, ${Object.keys(fields).join()}, created_at, attribution)
    select md5('seed ' || n)::uuid, null, ${Object.values(fields).join()},
      -- Over the last eight months, a little denser towards today.
      now() - interval '240 days' * power((n - 1 + ${chance(20)}) / ${total}, 1.1) - interval '1 minute',
      jsonb_strip_nulls(jsonb_build_object(
        'utm_source', case when ${chance(21)} < 0.3 then ${pick(['newsletter', 'social', 'festival'], 22)} end,
        'referrer_host', case when ${chance(21)} > 0.6 then ${pick(['search.example', 'news.example'], 23)} end,
        'landing_path', ${pick(['/', '/products', '/case-studies', '/blogs'], 24)},
        'sent_path', ${pick(['/', '/products', '/demo'], 25)}
      ))
    from generate_series(${first}, ${last}) n
    on conflict (id) do nothing;

    insert into public.demo_request_states (request_id, status, close_reason)
    select md5('seed ' || n)::uuid,
      case when n <= ${total} / 50 then 'new' when n <= ${total} / 8 or ${chance(26)} < 0.05 then 'contacted' else 'closed' end,
      case when not (n <= ${total} / 8 or ${chance(26)} < 0.05) then ${pick(['held', 'no-fit', 'no-answer', 'duplicate', 'spam'], 27)} end
    from generate_series(${first}, ${last}) n
    on conflict (request_id) do nothing;

    insert into public.deliveries (request_id, destination, status, attempts, sent_at, last_error)
    select r.id, 'team', case when failed then 'dead_letter' else 'sent' end, case when failed then 5 else 1 end,
      case when not failed then r.created_at + interval '2 seconds' end,
      case when failed then 'mail service answered 500' end
    from (select md5('seed ' || n)::uuid as id, mod(n, 2000) = 7 as failed from generate_series(${first}, ${last}) n) seeded
      join public.demo_requests r using (id)
    on conflict (request_id, destination) do nothing;`;
}

/**
 * Fills the database with invented requests. One in two thousand is a dead letter, the others count as sent.
 */
export async function seedRequests(
  database: Sql,
  rows: number,
  report: (done: number) => void = () => undefined,
): Promise<void> {
  for (let first = 1; first <= rows; first += BATCH) {
    const last = Math.min(first + BATCH - 1, rows);
    await database.exec(`
      begin;
      alter table public.demo_requests disable trigger user;
      ${insertBatch(first, last, rows)}
      alter table public.demo_requests enable trigger user;
      commit;`);
    report(last);
  }
  await database.exec('vacuum analyze');
}
