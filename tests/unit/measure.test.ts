import { changeOf, levelShares, measure } from '@/lib/schema/measure';

describe('a level', () => {
  it.each([
    ['9 min 20 s', 560],
    ['4 h 10 min', 15_000],
    ['58%', 58],
    ['$84', 84],
    ['1.3%', 1.3],
    ['3,200', 3200],
    ['0.9x', 0.9],
    ['4 kWh', 4],
  ])('%s is read as %d', (level, value) => expect(measure(level)).toBe(value));

  it('without a number is refused', () => expect(() => measure('all')).toThrow('no number'));

  it.each([
    ['SLA met', '79%', '96%', { before: 79, after: 96 }],
    ['Team (1 to 5)', '3.2', '4', { before: 64, after: 80 }],
    ['Wait', '190 s', '38 s', { before: 100, after: 20 }],
    ['Exercises', '2', '12', { before: 17, after: 100 }],
  ])('of %s is drawn on the scale of its unit', (metric, before, after, shares) =>
    expect(levelShares({ metric, before, after })).toEqual(shares),
  );

  it('is drawn at full length, when it is the larger', () => {
    expect(levelShares({ before: '190 s', after: '38 s' })).toEqual({ before: 100, after: 20 });
    expect(levelShares({ before: '120%', after: '60%' })).toEqual({ before: 100, after: 50 });
  });
});

describe('a change', () => {
  it.each([
    ['95 min', '38 min', '−60%'],
    ['22%', '41%', '+19 pts'],
    ['58%', '41%', '−17 pts'],
    ['6 h', '40 min', '−89%'],
    ['2', '3', '+50%'],
  ])('from %s to %s is %s', (before, after, change) => expect(changeOf({ before, after })).toBe(change));
});
