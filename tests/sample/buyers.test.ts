import { readFileSync } from 'node:fs';
import { keep } from '@/content/legal/facts';
import { filesIn } from '@/adapter/files';
import { demo } from '@/lib/content/demo';
import { privacy } from '@/lib/content/legal';
import { platform } from '@/lib/content/platform';
import { platformLanding } from '@/lib/content/platform-landing';
import { products } from '@/lib/content/products';
import { foundry } from '@/lib/content/solutions';
import { payback, readNumber } from '@/lib/demo/payback';
import { invoiceOf } from '@/lib/content/invoice';
import { badHeadings, outside } from './words';

/** What the sample has and another company may leave out. */
function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The sample lacks a section.');
  return value;
}
const pricing = there(platformLanding.pricing);
const comparison = there(platformLanding.comparison);
const timeline = there(platform.timeline);
const connectors = there(platform.connectors);
const security = there(platform.security);
const evidence = there(platform.evidence);
const sum = there(demo.payback);

const amount = (printed: string) => Number(printed.replace('−', '-').replaceAll(/[$,]/g, ''));

it('the new sections keep to the lengths of the editorial', () => {
  const heads = [pricing, comparison, timeline, connectors, security, evidence, sum];
  expect(badHeadings(heads.map(({ title }) => title))).toEqual([]);
  expect(outside(10, 45, ...heads.map(({ lead }) => lead))).toEqual([]);
});

describe('the invoice', () => {
  const { lines, remark, caption } = pricing.invoice;
  const { lines: printed, total } = invoiceOf(lines);
  const counted = (what: RegExp) =>
    lines.filter((line) => what.test(line.what)).reduce((all, { count }) => all + count, 0);
  const completed = counted(/^Completed/);

  it('adds up', () => {
    for (const { count, price, amount: product } of printed)
      expect(amount(product)).toBeCloseTo(amount(count) * amount(price), 6);
    expect(amount(total)).toBe(15_279);
    expect(printed.reduce((all, line) => all + amount(line.amount), 0)).toBeCloseTo(amount(total), 6);
  });

  it('says how many requests arrived, and how many were completed', () => {
    const arrived = completed + counted(/^(Handed|Refused|Failed)/);
    expect(caption).toContain(`${arrived.toLocaleString('en-US')} requests arrived`);
    expect(caption).toContain(`${completed.toLocaleString('en-US')} of them were completed`);
    expect(caption).toContain('illustrative');
  });

  it('says what a run cost that nobody reopened', () => {
    const kept = completed - counted(/^Reopened/);
    expect(remark).toContain(
      `${kept.toLocaleString('en-US')} runs that nobody reopened cost $${(amount(total) / kept).toFixed(2)}`,
    );
  });

  it('charges for what is listed as charged, and not for the rest', () => {
    for (const { what, price } of lines) {
      const word = /\w{5,6}/.exec(what)?.[0].toLowerCase() ?? '';
      const said = (list: typeof pricing.charged) =>
        list.items.some(({ title }) => title.toLowerCase().includes(word));
      expect({ what, said: said(price > 0 ? pricing.charged : pricing.free) }).toEqual({ what, said: true });
    }
  });

  it('has the numbers that the sum of payback begins with', () => {
    const given = Object.entries(sum.fields).map(([field, { example }]) => [field, readNumber(example)]);
    const { cases, minutes, share, price, fee, once } = Object.fromEntries(given) as Record<string, number>;
    const runs = lines.filter(({ what }) => what.startsWith('Completed'));
    const paid = runs.reduce((all, line) => all + line.count * line.price, 0);
    expect(cases).toBe(completed + counted(/^(Handed|Refused|Failed)/));
    expect(share).toBe((100 * completed) / (cases ?? 0));
    expect(price).toBe(Number((paid / completed).toFixed(2)));
    expect(fee).toBe(lines.find(({ what }) => what.startsWith('Platform'))?.price);
    expect(sum.example).toContain(`${sum.fields.cases.example} cases a month of ${minutes} minutes`);
    expect(sum.example).toContain(`completes ${share}%`);
    const [quarter, people] = [...sum.example.matchAll(/\$([\d,]+)/g)].map(([, value = '']) =>
      readNumber(value),
    );
    expect((quarter ?? 0) + (people ?? 0)).toBe(once);
    expect(pricing.charged.items[0]?.text).toContain(`$${quarter?.toLocaleString('en-US')}`);
    expect(payback(Object.fromEntries(given) as Parameters<typeof payback>[0]).months).toBeCloseTo(6.4, 1);
  });
});

describe('the comparison', () => {
  it('says of each where it is the better choice', () => {
    expect(comparison.rows.at(-1)?.question).toContain('better choice');
    for (const { answers } of comparison.rows) expect(new Set(answers).size).toBe(3);
  });
});

/** Systems that the pages of the modules name, and the connector that reaches each. */
const systems: Record<string, RegExp> = {
  'Booking and reservation': /\b(booking|appointments|fare|rebook)/i,
  'Billing and payment': /\b(billing|commission|refund|credits?)\b/i,
  'Customer records, such as Salesforce': /\b(consented|recipient’s record|customer fact)/i,
  'Tickets, such as ServiceNow': /\bticket systems?\b/i,
  'Email and shared inboxes': /\b(shared inboxes|email, pdf)\b/i,
  'Portals without an API': /\b(screen where none|portal)\b/i,
  'Telephony, chat and messages': /\b(voice|chats?)\b/i,
  Campaigns: /\bcampaigns?\b/i,
  'Surveys and reviews': /\b(surveys?|reviews)\b/i,
  Cameras: /\bcameras?\b/i,
  'Warehouse, yard and gate': /\b(gate|dock)\b/i,
  'Configuration and runbooks': /\b(configuration|runbooks?)\b/i,
};
/** What a module names besides: all of these words have to be in the table, too. */
const named = [
  'pdf',
  'scan',
  'spreadsheet',
  'portal',
  'clip',
  'pallet labels',
  'dependencies',
  'call list',
  'free text',
];

describe('the connectors', () => {
  const table = JSON.stringify(connectors.rows).toLowerCase();
  const texts = products.all.map((product) => JSON.stringify(product));

  it('are the systems that the modules name, and no other', () => {
    expect(connectors.rows.map(({ system }) => system)).toEqual(Object.keys(systems));
    for (const [system, word] of Object.entries(systems))
      expect({ system, isNamed: texts.some((text) => word.test(text)) }).toEqual({ system, isNamed: true });
  });

  it.each(products.all.map(({ slug }, at) => ({ slug, text: texts[at] ?? '' })))(
    'reach what $slug works in',
    ({ text }) => {
      expect(Object.values(systems).some((word) => word.test(text))).toBe(true);
      for (const word of named) if (text.toLowerCase().includes(word)) expect(table).toContain(word);
    },
  );

  it('keep the limits of the modules', () => {
    const limitOf = (start: string) => connectors.rows.find(({ system }) => system.startsWith(start))?.limit;
    const said = (slug: string) => texts[products.slugs.indexOf(slug)];
    expect(limitOf('Surveys')).toContain('under 10');
    expect(said('intellipulse')).toContain('under 10 answers');
    expect(limitOf('Cameras')).toContain('No face is stored or matched');
    expect(said('intellivision')).toContain('No face is stored or matched');
    expect(limitOf('Booking')).toContain('Group bookings');
    expect(said('intelliconverse')).toContain('group bookings with people');
  });
});

describe('the timeline', () => {
  const span = (title: string) => there(timeline.spans.find((each) => each.title.startsWith(title)));
  const [service, cloud] = [span('Setup, software'), span('Setup, private')];
  const [baseline, replay, after, pilot] = [
    span('Baseline'),
    span('Replay'),
    span('First runs'),
    span('AI Foundry'),
  ];
  const length = ({ weeks: [from, to] }: typeof service) => to - from + 1;

  it('says in words what it draws', () => {
    for (const { when, weeks, title } of timeline.spans) {
      const [, from, to] = /(\d+)-(\d+)$/.exec(when) ?? [];
      if (from) expect({ title, weeks }).toEqual({ title, weeks: [Number(from), Number(to)] });
    }
    for (const { weeks } of timeline.spans) expect(weeks[1]).toBeLessThanOrEqual(timeline.scale.weeks);
  });

  it('counts a quarter as thirteen weeks, and lets runs follow the baseline and the replay', () => {
    expect([length(baseline), length(after)]).toEqual([13, 13]);
    expect(replay.weeks[1]).toBe(baseline.weeks[1]);
    expect(after.weeks[0]).toBe(baseline.weeks[1] + 1);
    expect(timeline.lead).toContain(`week ${after.weeks[0]} where nothing`);
    // A quarter that can be read needs no waiting: setup, replay, and then the first run.
    expect(timeline.lead).toContain(`week ${service.weeks[1] + length(replay) + 1} where a quarter`);
    expect(after.text).toContain(`In week ${after.weeks[1] + 1} `);
    expect(replay.when).toMatch(/^two weeks/);
  });

  it('agrees with where the platform runs', () => {
    const [software, own] = platform.where.options;
    expect([software?.time, own?.time]).toEqual([service.when, cloud.when]);
    expect(software?.days[1]).toBeLessThanOrEqual(7 * service.weeks[1]);
    expect(own?.days).toEqual([7 * (cloud.least ?? 0), 7 * cloud.weeks[1]]);
  });

  it('agrees with the phases of the Foundry', () => {
    const weeks = foundry.process.phases.map((phase) => phase.weeks);
    expect(length(pilot)).toBe(weeks.reduce((all, each) => all + each, 0));
    expect(pilot.text).toContain(`${weeks.slice(0, -1).join(', ')} and ${weeks.at(-1)} weeks`);
  });

  /** Every sentence of the site that names one of the spans. */
  const sentences = filesIn('content')
    .filter((file) => /(?<!schema)\.(ts|md)$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').split(/(?<=[.?!:'’`])\s|\n/));
  const about = (subject: RegExp) => sentences.filter((sentence) => subject.test(sentence));

  it('has the spans that sentences elsewhere name', () => {
    const clouds = about(/private[ -]cloud/i).flatMap(
      (sentence) => sentence.match(/\d+(-\d+)? weeks/g) ?? [],
    );
    expect(clouds.length).toBeGreaterThan(2);
    expect(new Set(clouds)).toEqual(new Set([/\d.*/.exec(cloud.when)?.[0]]));

    const services = about(/software[ -]as[ -]a[ -]service.*(deploys|within)/i);
    expect(services.length).toBeGreaterThan(2);
    for (const sentence of services) expect(sentence).toContain(service.when);

    // A quarter is what a baseline takes, wherever one is counted.
    const quarters = about(
      /\bbaseline\b.*\bcounting for\b|\bbaseline measured for\b|\bmeasures the baseline\b/,
    );
    expect(quarters.length).toBeGreaterThan(1);
    for (const sentence of quarters) expect(sentence).toContain('quarter');
  });
});

describe('security and data', () => {
  const said = (term: string) => there(security.items.find((item) => item.term === term)).text;

  it('agrees with the privacy policy', () => {
    const policy = JSON.stringify(privacy);
    for (const words of ['on our instructions and under contract', 'contractual'])
      expect([said('Subprocessors') + said('Agreement'), policy].every((text) => text.includes(words))).toBe(
        true,
      );
    expect(said('Retention')).toContain(`${keep.requestMonths} months`);
  });

  it('names no certificate as held', () => {
    expect(said('Certificates')).toMatch(/^We hold no /);
    const others = JSON.stringify([
      security.items.filter(({ term }) => term !== 'Certificates'),
      connectors,
      pricing,
    ]);
    expect(others).not.toMatch(/\b(SOC ?2|ISO ?\d|PCI|HIPAA|certified|certification)\b/);
  });
});

describe('what is published', () => {
  it('lists a few errors in the order they were found, each with two records that disagreed', () => {
    const rows = there(evidence.wrong).rows;
    expect(rows.length).toBeGreaterThanOrEqual(8);
    expect(rows.length).toBeLessThanOrEqual(12);
    expect(rows.map(({ date }) => date)).toEqual(rows.map(({ date }) => date).toSorted());
    for (const { followed, right } of rows) expect(followed).not.toBe(right);
  });

  it('lists conflicts of interest from the day of the investment on', () => {
    for (const { date } of there(evidence.conflicts).rows) expect(date >= '2025-09-09').toBe(true);
  });

  it('has the fields of the run above, in their order', () => {
    expect(evidence.format.fields.map(({ name }) => name)).toEqual(
      platform.run.fields.map((field) => field.toLowerCase()),
    );
    expect(evidence.format.run.seconds).toBe(120);
    expect(platform.checkpoint.parts[2]?.example).toBe('2 min');
  });
});
