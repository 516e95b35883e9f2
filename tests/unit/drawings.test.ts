import { calculateInvoice } from '@/lib/content/invoice';
import { countMarks, formatChange, isChangeBetween, parseMeasure, getScale } from '@/content/schema/measure';

it('A measure is parsed with its units', () => {
  const levels = ['9 min 20 s', '4 h 10 min', '58%', '$84', '1.3%', '3,200', '0.9x'];
  expect(levels.map(parseMeasure)).toEqual([560, 15_000, 58, 84, 1.3, 3200, 0.9]);
  expect(() => parseMeasure('many')).toThrow('no number in "many"');
});

it('A measure changes by a percentage, or by points if it is a percentage', () => {
  const pairs = [
    ['95 min', '38 min'],
    ['22%', '41%'],
    ['58%', '41%'],
    ['6 h', '40 min'],
  ] as const;
  const changes = pairs.map(([before, after]) => formatChange({ before, after }));
  expect(changes).toEqual(['−60%', '+19 pts', '−17 pts', '−89%']);
});

it.each([
  ['6 h', '40 min', ['−89%', '89%'], ['−88%', '+89%', '×9']],
  ['58%', '76%', ['+18 pts', '18 pts', '+31%'], ['+17 pts', '−18 pts']],
  ['3.2', '4', ['+0.8', '×1.3'], ['+0.9', '×1.4']],
  ['9 teams', 'all of them', ['+12%'], []],
])('A measure from %s to %s prints no other change', (before, after, right, wrong) => {
  expect(right.filter((change) => !isChangeBetween({ before, after }, change))).toEqual([]);
  expect(wrong.filter((change) => isChangeBetween({ before, after }, change))).toEqual([]);
});

it.each([
  ['Wait', '42 min', '6 min', { before: 100, after: 14.3, end: '42 min' }],
  ['Reviewed', '2%', '100%', { before: 2, after: 100, end: '100%' }],
  ['Team (1 to 5)', '3.2', '4', { before: 64, after: 80, end: '5' }],
  ['Errors', '0', '0', { before: 0, after: 0, end: '0' }],
])('A measure is drawn from zero to the printed end: %s', (metric, before, after, scale) => {
  expect(getScale({ metric, before, after })).toEqual(scale);
});

it('An invoice is added up in whole cents', () => {
  const credit = { what: 'Credit', count: 3, price: -0.07 };
  const runs = [{ what: 'Run', count: 1200, price: 0.1 }, { what: 'Refused', count: 54, price: 0 }, credit];
  const { paid, free, credited, freeCount, total, perRun } = calculateInvoice(
    { what: 'Fee', price: 6000 },
    runs,
  );
  expect(paid.map(({ amount }) => amount)).toEqual(['$6,000.00', '$120.00']);
  expect([...free, ...credited].map(({ amount }) => amount)).toEqual(['$0.00', '−$0.21']);
  expect([freeCount, perRun]).toEqual(['54', '$5.11']);
  expect(total).toBe('$6,119.79');
});

it.each([
  [
    { before: '38 s', after: '4 s' },
    { before: 38, after: 4, most: 38, unit: '1 s' },
  ],
  [
    { before: '1,020 min', after: '550 min' },
    { before: 102, after: 55, most: 102, unit: '10 min' },
  ],
  [
    { before: '360', after: '81' },
    { before: 120, after: 27, most: 120, unit: '3' },
  ],
  [
    { before: '1.3x', after: '3.1x' },
    { before: 13, after: 31, most: 31, unit: '0.1x' },
  ],
  [
    { after: '47 s', of: '120 s' },
    { after: 47, of: 120, most: 120, unit: '1 s' },
  ],
])('The levels %j are counted in the least marks of one unit', (levels, marks) => {
  expect(countMarks(levels)).toEqual(marks);
});

it.each([{ after: '47 s' }, { before: '1 h', after: '30 min' }, { before: '1,021', after: '499' }])(
  'The levels %j are not counted in marks',
  (levels) => {
    expect(countMarks(levels)).toBeUndefined();
  },
);
