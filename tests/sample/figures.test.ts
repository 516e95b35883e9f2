import { casesByNumber } from '@/content/case-studies';
import { caseSamples } from '@/content/figures';
import { figureOf, figures } from '@/lib/content/figures';

const rows = Object.values(casesByNumber).flatMap(({ results }) => [
  ...results.cxPerformance,
  ...results.peopleOutcomes,
]);
const percent = (value = '') => Number.parseInt(value.replace(/[^\d]/g, ''), 10);
const nearest = (key: string) => {
  const figure = figureOf(key);
  return ('nearest' in figure && figure.nearest) || '';
};

describe('what is said of averages', () => {
  it('names the rows of work per person that are published, and both are lower', () => {
    const work = rows.filter(({ metric }) => /per specialist per day$/.test(metric));
    expect(work).toHaveLength(2);
    for (const { improvement } of work) {
      expect(nearest('efficiency')).toContain(improvement);
      expect(percent(improvement)).toBeLessThan(percent(figureOf('efficiency').value));
    }
  });

  it('is right that no case study has a row for cost', () => {
    expect(rows.filter(({ metric }) => /\b(cost|roi|return)\b/i.test(metric))).toEqual([]);
    for (const key of ['roi', 'lowest-cost'])
      expect(nearest(key)).toContain('No published case has a row for cost');
    const leads = percent(figureOf('lead-cost').value);
    for (const key of ['lowest-cost', 'typical-cost']) {
      expect(nearest(key)).toContain(`${leads}% lower`);
      expect(leads).toBeLessThan(percent(figureOf(key).value));
    }
  });

  it('names the satisfaction that comes nearest, and it is lower', () => {
    const { levels } = figureOf('traveler-satisfaction') as { levels?: { after: string } };
    expect(nearest('satisfaction')).toContain(levels?.after);
    expect(percent(levels?.after)).toBeLessThan(percent(figureOf('satisfaction').value));
  });
});

it('a share agrees with the sample it is counted on', () => {
  const counted = figures.flatMap(({ value, sample = '' }) => {
    const [, part, whole] = /^(\d+) of (\d+) /.exec(sample) ?? [];
    return whole ? [[value, `${Math.round((Number(part) / Number(whole)) * 100)}%`]] : [];
  });
  expect(counted.length).toBeGreaterThan(1);
  for (const [value, share] of counted) expect(value).toBe(share);
});

it.each(Object.entries(casesByNumber))('the sample of %s is the one its story tells', (key, study) => {
  const sample = caseSamples[key as keyof typeof caseSamples] ?? '';
  const told = JSON.stringify(study);
  for (const [number] of sample.matchAll(/\d[\d,.]*(?: million)?/g)) expect(told).toContain(number);
  expect(sample).not.toBe('');
});
