/** Something that runs SQL as the database's owner. */
export type Sql = { exec: (sql: string) => Promise<unknown> };

/** Rows written by one statement: few enough that a small machine holds them. */
const BATCH = 10_000;

const split = (list: string) => list.trim().split(/,\s+/);

/** Given names with their spelling in an address. */
const GIVEN = split(`
  Amara:amara, Tomás:tomas, José:jose, Priya:priya, Jonas:jonas, Hannah:hannah, Ольга:olga,
  Daniel:daniel, Sofía:sofia, Kwame:kwame, Elif:elif, Marcus:marcus, 李:li, مريم:maryam, Zoë:zoe,
  Ángel:angel, Yuki:yuki, Ingrid:ingrid, Chidi:chidi, Łukasz:lukasz, Nadia:nadia, Björn:bjorn,
  Aisha:aisha, Rafael:rafael, Mei:mei, Émilie:emilie, Arjun:arjun, Karolína:karolina`);

const FAMILY = split(`
  Nwosu:nwosu, Herrera:herrera, Almeida:almeida, Raman:raman, Lindqvist:lindqvist, Okonjo:okonjo,
  Мельник:melnyk, Brandt:brandt, Marchetti:marchetti, Mensah:mensah, Demir:demir, Whitfield:whitfield,
  雷:lei, القاسم:alqasim, Ñúñez:nunez, Ødegård:odegard, Tanaka:tanaka, Szymański:szymanski,
  Adeyemi:adeyemi, Kowalczyk:kowalczyk, Haddad:haddad, Öztürk:ozturk, Farouk:farouk, Costa:costa,
  Chen:chen, Dubois:dubois, Iyer:iyer, Dvořák:dvorak, Petrov:petrov, van Dijk:vandijk, Kimani:kimani`);

const COMPANIES = split(`
  northwind-rail, costaluz-hotels, harbour-freight, meridian-bank, fjordtel, lakeview-clinics, aerovia,
  brandt-logistik, altavista-travel, goldcoast-telecom, bosphorus-retail, statewide-transit,
  polaris-insurance, tidewater-ports, sierra-airports, kestrel-air, ubuntu-mobile, lotus-resorts`);

const OPENINGS = [
  'We would like to see how',
  'Please show us how',
  'Our team wants to understand how',
  'For a pilot next quarter: how',
  'We are comparing three vendors. Show us how',
  'Following your talk in Lisbon, we wonder how',
  'Short demo for our board, please:',
  'Before we write the tender we want to know how',
];

const TASKS = [
  'crews and depots are replanned when a line closes',
  'guest requests in nine languages reach the duty manager',
  'customs exceptions on ocean freight find their missing document',
  'disputed card payments are settled below our limit for automatic refunds',
  'an outage in the core network is detected and traffic rerouted',
  'referrals for four clinics are taken in, with a nurse at every clinical step',
  'passengers are rebooked after weather delays',
  'questions about shipment status are answered by e-mail',
  'group travel changes become one run for flights, hotels and messages',
  'survey answers after field visits turn into a weekly report',
  'a voice agent tells callers where their order is',
  'video from three interchange stations warns of crowding',
  'invoices from 40 suppliers are matched with their orders',
  'the night shift hands over to the morning without a gap',
];

const ENDS = [
  'A person has to approve every step that costs money.',
  'We handle about {n} cases a week.',
  'Data must stay in the European Union.',
  'Our CRM is Salesforce; the ticket system is ServiceNow.',
  'We have {n} agents in two time zones.',
  'A sandbox with our own test data would help.',
  'Please bring somebody who knows IntelliWorkflow.',
  'We evaluate IntelliConverse against our current IVR.',
];

const texts = (list: readonly string[]) =>
  `array[${list.map((each) => `'${each.replaceAll("'", "''")}'`).join(', ')}]`;

/** An element of a list, chosen by the number of the row. */
const pick = (list: readonly string[], salt: number) =>
  `(${texts(list)})[1 + mod(abs(hashint4extended(n, ${salt})), ${list.length})]`;

/** A number of the row from 0 to below 1. */
const chance = (salt: number) => `(mod(abs(hashint4extended(n, ${salt})), 1000000) / 1000000.0)`;

/** Requests with these numbers: the same each time, save the moment they count back from. */
function batch(first: number, last: number, total: number): string {
  const spelled = (names: readonly string[], spelling: 0 | 1) =>
    names.map((each) => each.split(':')[spelling] ?? '');
  const given = (spelling: 0 | 1) => pick(spelled(GIVEN, spelling), 1);
  const family = (spelling: 0 | 1) => pick(spelled(FAMILY, spelling), 2);
  const phone = `${pick(['44', '49', '65', '1', '91', '34', '46', '351', '234', '81'], 5)}
        || lpad(mod(abs(hashint4extended(n, 6)), 10000000000)::text, 10, '7')`;
  const sentence = (salt: number) =>
    `replace(${pick(ENDS, salt)}, '{n}', (20 + mod(abs(hashint4extended(n, ${salt + 1})), 4000))::text)`;
  return `
    insert into public.demo_requests (id, name, email, phone, purpose, created_at, utm_source, referrer_host, landing_path,
      phone_dial, sent_path)
    select
      md5('seed ' || n)::uuid,
      ${given(0)} || ' ' || ${family(0)},
      ${given(1)} || '.' || ${family(1)} || case when ${chance(3)} < 0.4 then (1 + mod(n, 97))::text else '' end
        || '@' || ${pick(COMPANIES, 4)} || '.example',
      ${phone},
      ${pick(OPENINGS, 7)} || ' ' || ${pick(TASKS, 8)} || '.'
        || case when ${chance(9)} < 0.7 then ' ' || ${sentence(10)} else '' end
        || case when ${chance(12)} < 0.25 then E'\\n\\n' || ${sentence(13)} || ' ' || ${sentence(15)} else '' end
        || case when ${chance(17)} < 0.02 then repeat(E'\\n' || ${sentence(18)}, 12) else '' end,
      -- Over the last eight months, a little denser towards today.
      now() - interval '240 days' * power((n - 1 + ${chance(20)}) / ${total}, 1.1) - interval '1 minute',
      case when ${chance(21)} < 0.3 then ${pick(['newsletter', 'social', 'festival'], 22)} end,
      case when ${chance(21)} between 0.3 and 0.75
        then ${pick(['search.example', 'news.example', 'partner.example'], 23)} end,
      ${pick(['/', '/products', '/case-studies', '/blogs'], 24)},
      '+' || ${phone},
      ${pick(['/', '/products', '/demo', '/case-studies'], 25)}
    from generate_series(${first}, ${last}) n
    on conflict (id) do nothing;`;
}

/**
 * What was done about these requests: somebody wrote back after minutes or days, and after three weeks most are closed.
 * The newest fiftieth waits.
 */
const answers = (first: number, last: number, total: number) => `
    create temporary table answers on commit drop as
    select r.id, r.created_at,
      case when n > ${total} / 50 then r.created_at + interval '12 minutes' * power(300, ${chance(23)}) end as contacted_at,
      case when n > ${total} / 8 and ${chance(24)} < 0.95 then
        (array['held', 'no-fit', 'no-answer', 'duplicate', 'spam'])[1 + mod(n, 5)] end as reason
    from generate_series(${first}, ${last}) n join public.demo_requests r on r.id = md5('seed ' || n)::uuid
    where not exists (select from private.request_states s where s.request_id = r.id);
    insert into public.demo_request_events (request_id, kind, status, made_at)
    select id, 'status', 'contacted', contacted_at from answers where contacted_at is not null order by contacted_at;
    insert into public.demo_request_events (request_id, seen, kind, status, reason, made_at)
    select a.id, e.id, 'status', 'closed', a.reason, e.made_at + interval '3 days'
    from answers a join public.demo_request_events e on e.request_id = a.id where a.reason is not null order by e.id;
    insert into private.request_states (request_id, created_at, status, reason, last_event, answered_at)
    select a.id, a.created_at, coalesce(e.status, 'new'), e.reason, e.id, a.contacted_at
    from answers a left join (
      select distinct on (request_id) id, request_id, status, reason from public.demo_request_events order by request_id, id desc
    ) e on e.request_id = a.id;`;

/** Indexes are made from all rows in a tenth of the time. What an interrupted run left out is made by the next. */
const LEAVE_OUT_INDEXES = `
    create table if not exists private.left_out (name text, definition text);
    do $$
    declare
      one record;
    begin
      for one in
        select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
        from pg_index i where i.indrelid in ('public.demo_requests'::regclass, 'private.request_states'::regclass) and not i.indisunique
      loop
        insert into private.left_out values (one.name, one.definition);
        execute 'drop index ' || one.name;
      end loop;
    end;
    $$;`;

const MAKE_INDEXES = `
    do $$
    declare
      one text;
    begin
      if to_regclass('private.left_out') is not null then
        set local maintenance_work_mem = '256MB';
        for one in execute 'select definition from private.left_out' loop
          execute one;
        end loop;
        drop table private.left_out;
      end if;
    end;
    $$;`;

/**
 * Fills the database with requests of the last months: plausible, varied, the same each time. They count as notified,
 * save one in two thousand that is parked, so that nobody gets a mail about them.
 *
 * @param database As its owner: the hourly limit and the outbox are made for real requests and stand aside.
 * @param report Is told after each batch how many there are.
 */
export async function seedRequests(
  database: Sql,
  rows: number,
  report: (done: number) => void = () => undefined,
): Promise<void> {
  if (rows === 0) return;
  const isLarge = rows >= 1000;
  if (isLarge) await database.exec(LEAVE_OUT_INDEXES);
  for (let first = 1; first <= rows; first += BATCH) {
    const last = Math.min(first + BATCH - 1, rows);
    await database.exec(`
      begin;
      alter table public.demo_requests disable trigger user;
      alter table public.demo_request_events disable trigger user;
      ${batch(first, last, rows)}
      ${answers(first, last, rows)}
      alter table public.demo_request_events enable trigger user;
      alter table public.demo_requests enable trigger user;
      insert into public.demo_request_notifications (request_id, status, attempts, sent_at, last_error)
      select r.id, case when parked then 'parked' else 'sent' end, case when parked then 8 else 1 end,
        case when not parked then r.created_at + interval '2 seconds' end,
        case when parked then 'mail service answered 500' end
      from (
        select md5('seed ' || n)::uuid as id, mod(n, 2000) = 7 as parked from generate_series(${first}, ${last}) n
      ) seeded join public.demo_requests r using (id)
      on conflict (request_id, destination, event) do nothing;
      commit;`);
    report(last);
  }
  await database.exec(MAKE_INDEXES);
  await database.exec('select private.count_anew()');
  // Vacuum runs in no transaction, so by itself.
  await database.exec('vacuum analyze public.demo_requests');
  await database.exec('vacuum analyze public.demo_request_notifications');
  await database.exec('vacuum analyze public.demo_request_events');
  await database.exec('vacuum analyze private.request_states');
  await database.exec('vacuum analyze private.request_tallies');
}
