import { casesByNumber } from '@/content/case-studies';
import { caseStudies, caseStudiesPage, industryTally } from '@/lib/content/case-studies';
import { event } from '@/lib/content/event';
import { home } from '@/lib/content/home';
import { wordCount } from '@/lib/schema/fields';
import { measure, minutesOf } from '@/lib/schema/measure';
import { badHeadings, opening, outside } from './words';

const records = Object.values(casesByNumber);

/** As the specification prints them; its `{hash}` is fixed in the record. */
const specified = [
  ['airline-cx-transformation', 'Aviation', 'Within 90 days'],
  ['gds-travel-support-optimization', 'Travel & GDS', 'Implementation Results'],
  ['logistics-interaction-intelligence', 'Logistics', 'Implementation Results'],
  ['email-automation-logistics', 'Logistics', 'Implementation Results'],
  ['intelliorder-pilot-dtw-2025', 'Telecommunications', 'Implementation Results'],
  ['intelliresilience-telco-dr-solution', 'Telecommunications', 'Implementation Results'],
  ['intelliworkflow-query-automation', 'Telecommunications', 'Implementation Results'],
  ['7c4e19ab', 'Logistics', 'Implementation Results'],
];

const rows = records.flatMap(({ slug, results }) =>
  [...results.cxPerformance, ...results.peopleOutcomes].map((row) => ({ slug, ...row })),
);

/** Counts that are meant to grow. From twice as many on, their change is a multiple. */
const growing = /sessions|exercises|reported/;

const signed = (value: number, unit: string) => `${value < 0 ? '−' : '+'}${Math.abs(value)}${unit}`;
const toTenth = (value: number) => Math.round(value * 10) / 10;

/** The badge that the rules for figures give to a pair of levels. */
function badgeOf({ metric, before, after }: { metric: string; before: string; after: string }): string {
  const [from, to] = [measure(before), measure(after)];
  if (before.endsWith('%')) return signed(to - from, ' pts');
  if (/\(\d to \d\)|score/i.test(metric) && !metric.includes('disputes'))
    return signed(toTenth(to - from), '');
  if (growing.test(metric) && to >= 2 * from) return `×${toTenth(to / from)}`;
  return signed(Math.round(((to - from) / from) * 100), '%');
}

const storyOf = ({ client, challenges, solution }: (typeof records)[number]) =>
  [client, ...challenges, solution.description].join(' ');

const sentences = (text: string) => text.split(/(?<=[.?”])\s+(?=[“A-Z\d$])/);

describe('the eight case studies', () => {
  it('are those of the specification', () => {
    expect(caseStudies.all.map((c) => [c.slug, c.industry, c.results.timeframe])).toEqual(specified);
    expect(caseStudies.all.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('have one picture among them, the last, whose text names its boxes in order', () => {
    expect(caseStudies.all.map(({ image }) => Boolean(image))).toEqual([
      ...Array<boolean>(7).fill(false),
      true,
    ]);
    const { alt, boxes } = caseStudies.get('7c4e19ab')?.image ?? { alt: '', boxes: [] };
    const places = boxes.map(({ title }) => alt.toLowerCase().indexOf(title.toLowerCase()));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it.each([
    ['about the client', records.map(({ client }) => opening(client))],
    ['about what we did', records.map(({ solution }) => opening(solution.description))],
  ])('begin in eight ways %s', (_, openings) => {
    expect(new Set(openings).size).toBe(openings.length);
  });

  it.each(records)('$slug tells its story in 350 to 500 words', (record) => {
    const count = wordCount(storyOf(record));
    expect(count).toBeGreaterThanOrEqual(350);
    expect(count).toBeLessThanOrEqual(500);
  });

  it.each(records)('$slug keeps its sentences short', (record) => {
    const levers = record.solution.levers.map(({ description }) => description);
    const all = [storyOf(record), ...levers].flatMap(sentences);
    expect(all.filter((sentence) => wordCount(sentence) > 28)).toEqual([]);
    expect(all.reduce((sum, s) => sum + wordCount(s), 0) / all.length).toBeLessThanOrEqual(17);
  });

  it.each(records)(
    '$slug says at its checkpoint what happens if nobody answers',
    ({ solution, checkpoint }) => {
      const lever = solution.levers[(checkpoint ?? 0) - 1];
      expect(lever?.title).toMatch(/checkpoint$/);
      expect(lever?.description).toMatch(/unanswered/i);
      expect(lever?.description).toMatch(/\d (min|h|s|working days)\b/);
    },
  );

  it.each(records)('$slug says on its card who decides as its checkpoint does', (record) => {
    const { who, time } = record.decides ?? { who: '', time: '' };
    const lever = record.solution.levers[(record.checkpoint ?? 0) - 1]?.description.toLowerCase();
    expect(lever).toContain(who.replace(/^(an?|the) /, ''));
    expect(lever).toContain(time);
    expect(time).not.toBe('');
  });

  it.each(records)('$slug writes out an event before it shortens its name', ({ subtitle, client, meta }) => {
    for (const text of [[subtitle, client].join(' '), meta.description])
      expect(text).not.toMatch(/^(?!.*\(DTW\)).*\bDTW\b/s);
  });

  it('are the ones that figures cite', () => {
    expect(Object.entries(casesByNumber).map(([number, { id }]) => [number, id])).toEqual(
      records.map(({ id }) => [`CS${id}`, id]),
    );
  });
});

describe('results', () => {
  it('have 62 rows', () => expect(rows).toHaveLength(62));

  it.each(rows)('$slug: $metric is $improvement', (row) => expect(row.improvement).toBe(badgeOf(row)));
});

describe('home’s proof', () => {
  const { study, measure, measures, lead, quote } = home.proof ?? {};

  it('is the case whose title its figures spell out', () => {
    expect(study?.title).toBe('Forty-two minutes to six');
    expect([measure?.before, measure?.after]).toEqual(['42 min', '6 min']);
    expect(measure && minutesOf(measure)).toEqual({ before: 42, after: 6 });
    expect(measure).toBe(study?.results.cxPerformance[0]);
  });

  it('shows two further measures of it, and counts who asks as its story does', () => {
    expect(measures).toHaveLength(2);
    for (const row of measures ?? []) expect(row).not.toBe(measure);
    for (const figure of lead?.match(/\d[\d,]*/g) ?? []) expect(study?.client.join(' ')).toContain(figure);
  });

  it('quotes what was said at the event', () => {
    const said = event?.voices.quotes.find(({ name }) => name === quote?.name);
    expect(said?.text).toBe(quote?.text);
    expect(quote?.role).toContain(said?.role);
  });
});

describe('what a result holds for', () => {
  it('is said beside each of the dock case, which covers a part of one hub', () => {
    const docks = rows.filter(({ slug }) => slug === '7c4e19ab');
    for (const { note } of docks) expect(note).toMatch(/four zones|whole hub/i);
    const { subtitle, meta } = casesByNumber.CS8;
    for (const text of [subtitle, meta.description]) expect(text).toMatch(/one hub/i);
  });

  it('is half of the queries where the figure is a median', () => {
    const { subtitle, solution } = casesByNumber.CS7;
    for (const text of [subtitle, solution.description]) expect(text).toMatch(/half of all queries/i);
    expect(JSON.stringify(casesByNumber.CS7)).not.toMatch(/same day/i);
  });
});

describe('the list', () => {
  it('counts its industries', () => {
    expect(industryTally()).toEqual([
      ['Logistics', 3],
      ['Telecommunications', 3],
      ['Aviation', 1],
      ['Travel & GDS', 1],
    ]);
  });
});

describe('the lengths of', () => {
  it.each(records)('$slug', ({ title, challenges, solution, results, image, modules, article }) => {
    expect(badHeadings([title])).toEqual([]);
    expect(challenges.length).toBeGreaterThanOrEqual(3);
    expect(challenges.length).toBeLessThanOrEqual(6);
    expect(solution.levers.length).toBeGreaterThanOrEqual(3);
    expect(outside(12, 30, ...solution.levers.map(({ description }) => description))).toEqual([]);
    expect([4, 5]).toContain(results.cxPerformance.length);
    expect([3, 4]).toContain(results.peopleOutcomes.length);
    expect(image?.alt.length ?? 0).toBeLessThanOrEqual(120);
    expect(modules.length).toBeGreaterThanOrEqual(1);
    expect(article).toBeDefined();
  });

  it('the list', () => {
    expect(badHeadings([caseStudiesPage.title, caseStudiesPage.closing.title])).toEqual([]);
    expect(outside(10, 25, caseStudiesPage.closing.text)).toEqual([]);
  });
});
