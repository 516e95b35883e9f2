import { measure } from '@/lib/schema/measure';
import { foundry, gcc } from '@/lib/content/solutions';

/** The change between two levels, in the unit of the printed one. */
function changeOf(before: string, after: string, printed: string): string {
  const [from, to] = [measure(before), measure(after)];
  if (printed.startsWith('×')) return `×${(to / from).toFixed(1)}`;
  const sign = to > from ? '+' : '−';
  if (printed.endsWith('pts')) return `${sign}${Math.abs(to - from)} pts`;
  return `${sign}${Math.round((Math.abs(to - from) / from) * 100)}%`;
}

describe('the results', () => {
  it.each(foundry.results.items)('of the Foundry in $title are the change between their levels', (item) => {
    expect(changeOf(item.levels.before, item.levels.after, item.change)).toBe(item.change);
    expect(measure(item.levels.after) > measure(item.levels.before)).toBe(item.better === 'up');
  });

  it.each(gcc.success.results)('of the center: $label is the change between its levels', (item) => {
    expect(changeOf(item.before, item.after, item.change)).toBe(item.change);
    expect(measure(item.after) > measure(item.before)).toBe(item.better === 'up');
  });
});

describe('the Foundry', () => {
  it('takes the four phases of the specification, twelve weeks in all', () => {
    const { phases } = foundry.process;
    expect(phases.map(({ title }) => title)).toEqual(['Discover', 'Design', 'Develop', 'Deploy']);
    expect(phases.map(({ weeks }) => weeks)).toEqual([2, 2, 6, 2]);
    expect(phases.map(({ when }) => when)).toEqual(['Weeks 1-2', 'Weeks 3-4', 'Weeks 5-10', 'Weeks 11-12']);
  });

  it('prints the figures and the claim of the specification', () => {
    expect(foundry.figures.items.map(({ value }) => value)).toEqual(['70%', '3x', '85%']);
    expect(foundry.services.claim.value).toBe('150+');
    expect(foundry.results.items.map(({ title }) => title)).toEqual([
      'Telecom',
      'Healthcare',
      'Banking',
      'Airlines',
    ]);
    expect(foundry.closing.title).toBe('Start Your AI Innovation Journey');
  });
});

describe('the overlapping day', () => {
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

  it.each(gcc.why.day.rows)('$label: the words and the bar agree', ({ text, from, to }) => {
    expect(text).toContain(clock(from));
    if (to < 1440) expect(text).toContain(clock(to));
  });
});
