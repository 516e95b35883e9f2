import {
  measureExtent,
  labelsOverlap,
  createYearScale,
  type Label,
} from '@/app/(marketing)/about/_components/year-scale';

const many = Array.from({ length: 40 }, (_, index) => ({
  year: String(1986 + index),
  names: [`Place ${index}`],
  mark: `Change ${index}`,
}));
const areClear = (labels: readonly Label[]) =>
  labels.every((one, index) => labels.slice(index + 1).every((other) => !labelsOverlap(one, other)));

it('The years of a company are labeled at both ends without overlap', () => {
  for (const entries of [many.slice(0, 2), many, [{ year: '1626', names: ['長崎本社'] }, ...many]]) {
    const { years, marks, lanes } = createYearScale(entries) ?? { years: [], marks: [], lanes: [] };
    expect([years.at(0)?.text, years.at(-1)?.text]).toEqual([entries.at(0)?.year, entries.at(-1)?.year]);
    expect(areClear(years)).toBe(true);
    const ends = [...lanes, ...marks, ...years].flatMap(measureExtent);
    expect([Math.min(...ends) >= 0, Math.max(...ends) <= 100]).toEqual([true, true]);
  }
});

it('The years of a company are not drawn for one place or none', () => {
  for (const entries of [[], many.slice(0, 1), [{ year: '2012' }, { year: '2015', mark: 'A change' }]])
    expect(createYearScale(entries)).toBeUndefined();
});
