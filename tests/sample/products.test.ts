import { products as records } from '@/content/products';
import { defaultMetrics } from '@/content/products/default-metrics';
import { productSchema } from '@/content/products/schema';
import { platform as platformRecord } from '@/content/platform';
import { figures } from '@/content/figures';
import { wordCount } from '@/lib/schema/fields';
import { opening } from './words';
import { measure } from '@/lib/schema/measure';
import { platform } from '@/lib/content/platform';
import { platformLanding } from '@/lib/content/platform-landing';
import { products } from '@/lib/content/products';

/** The result rows of the case studies that the modules cite: case, metric, before, after, change. */
const rows = [
  ['CS1', 'Average handle time', '9 min 20 s', '5 min 36 s', '40%'],
  ['CS1', 'First-contact resolution', '58%', '76%', '18 pts'],
  ['CS1', 'Speed to answer', '190 s', '38 s', '80%'],
  ['CS1', 'Customer satisfaction', '71%', '86%', '15 pts'],
  ['CS3', 'Interactions reviewed', '2%', '100%', '98 pts'],
  ['CS3', 'Repeat contacts', '29%', '18%', '11 pts'],
  ['CS4', 'First reply by email', '5 h 30 min', '24 min', '93%'],
  ['CS5', 'Order fall-out', '23%', '9%', '14 pts'],
  ['CS6', 'Recovery time, tier 1', '4 h 10 min', '55 min', '78%'],
  ['CS6', 'Recovery point', '30 min', '5 min', '83%'],
  ['CS6', 'Runbook steps run by hand', '312', '47', '85%'],
  ['CS6', 'Readiness checks passed', '61%', '94%', '33 pts'],
  ['CS7', 'Median query resolution', '30 h', '9 h', '70%'],
  ['CS7', 'SLA met', '79%', '96%', '17 pts'],
  ['CS8', 'Alerts confirmed', '52%', '95%', '43 pts'],
  ['CS8', 'Truck turnaround', '96 min', '63 min', '34%'],
  ['CS8', 'Mis-sorted pallets', '41', '13', '68%'],
  ['CS8', 'Claims with usable evidence', '37%', '92%', '55 pts'],
];

const metrics = products.all.flatMap(({ slug, keyMetrics }) =>
  keyMetrics.map((metric) => ({ slug, ...metric })),
);

/** The change from one level to the other, in the unit of the printed value. */
function changeOf(before: number, after: number, value: string): string {
  if (value.endsWith('pts')) return `${Math.abs(after - before)} pts`;
  if (value.endsWith('x')) return `${(after / before).toFixed(1)}x`;
  return `${Math.round((Math.abs(after - before) / before) * 100)}%`;
}

describe('the six modules', () => {
  it('stand in the order of the navigation', () => {
    expect(products.slugs).toEqual([
      'intelliconverse',
      'intellireach',
      'intelliworkflow',
      'intelliresilience',
      'intellipulse',
      'intellivision',
    ]);
    expect(products.get('intellivision')?.title).toBe('IntelliVision');
    expect(products.get('no-such-module')).toBeUndefined();
  });

  it.each(products.all)('$slug says what it is about in 90 to 130 words', ({ about }) => {
    const count = wordCount(about.paragraphs.join(' '));
    expect(count).toBeGreaterThanOrEqual(90);
    expect(count).toBeLessThanOrEqual(130);
  });

  it.each([
    ['first sentences', 3, records.map(({ about }) => about.paragraphs[0])],
    ['headings of what changes', 2, records.map(({ benefitsTitle }) => benefitsTitle)],
    ['headings of what they do', 2, records.map(({ featuresTitle }) => featuresTitle)],
  ])('have %s that begin in six ways', (_, words, texts) => {
    const openings = texts.map((text) => opening(text, words));
    expect(new Set(openings).size).toBe(openings.length);
  });

  it('do not all begin the week on the same day', () => {
    const onMonday = records.filter(({ about }) => about.paragraphs.join(' ').includes('On Monday'));
    expect(onMonday.length).toBeLessThanOrEqual(1);
  });

  it('call the wait at the airline an average, and a median half of the queries', () => {
    const [converse] = records.find(({ slug }) => slug === 'intelliconverse')?.about.paragraphs ?? [];
    expect(converse).toMatch(/average[^.]* 190 seconds/);
    const workflow = records.find(({ slug }) => slug === 'intelliworkflow');
    expect(workflow?.benefits.join(' ')).toMatch(/half of all queries close within 9 h/);
  });

  it.each(products.all)('$slug stops at a person once', ({ steps }) => {
    expect(steps.map(({ actor }) => actor)).toEqual(['agent', 'agent', 'person', 'agent']);
  });
});

describe('key metrics', () => {
  it.each(metrics)(
    '$slug: $metric is the change between its levels',
    ({ value, improvement, levels, description }) => {
      expect(levels).toBeDefined();
      if (!levels) return;
      const [before, after] = [measure(levels.before), measure(levels.after)];
      expect(changeOf(before, after, value)).toBe(value);
      expect(improvement).toBe(after > before ? 'up' : 'down');
      expect(description).toContain(levels.before);
      expect(description).toContain(levels.after === '100%' ? 'all' : levels.after);
    },
  );

  it('agree with the case studies they cite', () => {
    const caseOf = (source = '') => {
      const figure = figures[source];
      return figure && 'case' in figure ? figure.case : undefined;
    };
    const cited = metrics
      .map(({ source, metric, levels, value }) => [
        caseOf(source),
        metric,
        levels?.before,
        levels?.after,
        value,
      ])
      .filter(([key]) => key !== undefined);
    expect(cited.toSorted()).toEqual(rows.toSorted());
  });

  it('are those of the specification where a module has none', () => {
    const { keyMetrics, ...rest } = records[0] ?? {};
    expect(keyMetrics).toHaveLength(4);
    const printed = productSchema.parse(rest).keyMetrics.map((m) => [m.metric, m.value, m.improvement]);
    expect(printed).toEqual([
      ['Efficiency Increase', '85%', 'up'],
      ['Cost Reduction', '45%', 'down'],
      ['Response Time', '70%', 'down'],
      ['Satisfaction Score', '95%', 'up'],
    ]);
    expect(defaultMetrics).toHaveLength(4);
  });
});

describe('the figures of the areas', () => {
  it.each(platformLanding.areas.items)(
    'of $title are the change between their levels',
    ({ change, levels }) => {
      const [before, after] = [measure(levels.before), measure(levels.after)];
      expect(change).toBe(`−${changeOf(before, after, '%')}`);
    },
  );
});

describe('the reference run', () => {
  const clock = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const { lines, lead } = platform.run;

  it('has all five fields on every line', () => {
    expect(platform.run.fields).toEqual(['Time', 'Actor', 'Evidence', 'Action', 'Result']);
    for (const line of platformRecord.run.lines)
      expect(Object.values(line).every((field) => field.length > 0)).toBe(true);
  });

  it('takes as long as the text above it says', () => {
    const decision = lines.find(({ kind }) => kind === 'person');
    const answered = /\d\d:\d\d:\d\d/.exec(decision?.result ?? '')?.[0] ?? '';
    expect(lead).toContain(`${clock(lines.at(-1)?.time ?? '') - clock(lines[0]?.time ?? '')} s from call`);
    expect(lead).toContain(`${clock(answered) - clock(decision?.time ?? '')} s of them`);
  });
});

it('the platform landing page leads from its head to what the agents can do, and to what that changes', () => {
  const { primary, further } = platformLanding.hero;
  expect([primary, ...further]).toEqual([
    { label: 'Explore Capabilities', href: '#capabilities' },
    { label: 'See How It Works', href: '#transformation' },
    { label: 'See Transformation Areas', href: '#transformation' },
  ]);
});
