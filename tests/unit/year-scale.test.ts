import { extent, overlap, yearScale, type Label } from '@/app/(site)/about/_sections/year-scale';
import { about as record } from '@/content/about';
import { aboutSchema } from '@/content/about.schema';
import { about } from '@/lib/content/about';

const few = [
  { year: '1986', names: ['Port of Nagasaki'] },
  { year: '2006', mark: 'A very long agreement with three harbors', names: [] },
  {
    year: '2021',
    mark: 'Another long agreement',
    names: ['長崎本社', 'A name that is much longer than a column'],
  },
];
const many = Array.from({ length: 40 }, (_, index) => ({
  year: String(1986 + index),
  names: [`Place ${index}`],
  mark: `Change ${index}`,
}));

const clear = (labels: readonly Label[]) =>
  labels.every((one, index) => labels.slice(index + 1).every((other) => !overlap(one, other)));

describe.each([
  ['the company', about.history.entries],
  ['two years', many.slice(0, 2)],
  ['three entries of thirty-five years', few],
  ['forty years', many],
  ['four hundred years', [{ year: '1626', names: ['One'] }, ...many]],
])('the years of %s', (_, entries) => {
  const scale = yearScale(entries);
  // A company's own may be a single year.
  if (!scale) {
    it('are not drawn', () => {
      expect(entries).toBe(about.history.entries);
    });
    return;
  }

  it('are named at both ends, and nowhere on top of each other', () => {
    expect(clear(scale.years)).toBe(true);
    expect(scale.years.at(0)?.text).toBe(entries.at(0)?.year);
    expect(scale.years.at(-1)?.text).toBe(entries.at(-1)?.year);
  });

  it('stand to scale, as many as can be told apart', () => {
    const { columns } = scale;
    const steps = columns.slice(1).map((x, index) => x - (columns[index] ?? 0));
    expect(columns[0]).toBe(0);
    expect(columns.length).toBeLessThanOrEqual(48);
    for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 1);
  });

  it('begin their lanes in their order, each with its name', () => {
    expect(scale.lanes.map(({ text }) => text)).toEqual(entries.flatMap(({ names }) => names));
    const starts = scale.lanes.map(({ x }) => x);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });

  it('keep the labels of each row apart, and all of them in the drawing', () => {
    for (const { row } of scale.marks)
      expect(clear(scale.marks.filter((mark) => mark.row === row))).toBe(true);
    for (const label of [...scale.lanes, ...scale.marks, ...scale.years]) {
      const [from, to] = extent(label);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(100);
    }
  });

  it('give every entry a column that can be read, or none to scale', () => {
    const total = scale.spans?.reduce((sum, span) => sum + span, 0) ?? 1;
    for (const span of scale.spans ?? []) expect(span / total).toBeGreaterThanOrEqual(1 / 8);
  });
});

it('draws nothing for one year, for none, or where nothing opens', () => {
  expect(yearScale([])).toBeUndefined();
  expect(yearScale(few.slice(0, 1))).toBeUndefined();
  expect(yearScale([{ year: '2012' }, { year: '2015', mark: 'A change' }])).toBeUndefined();
});

it('leaves out years of a long history', () => {
  expect(yearScale(many)?.years.length).toBeLessThan(many.length);
});

describe('a history', () => {
  const issues = (...years: string[]) =>
    aboutSchema
      .safeParse({
        ...record,
        history: { ...record.history, entries: years.map((year) => ({ year, text: 'It begins.' })) },
      })
      .error?.issues.map(({ message }) => message);

  it('is any number of years in their order, each once', () => {
    expect(issues()).toBeUndefined();
    expect(issues('2012')).toBeUndefined();
    expect(issues('2012', '2015')).toBeUndefined();
    const disorder = ['does not tell its years in their order, each once'];
    expect(issues('2015', '2012')).toEqual(disorder);
    expect(issues('2012', '2012')).toEqual(disorder);
    expect(issues('since 2012')).toEqual(['is not a year']);
  });
});
