import { footnotes } from '@/lib/content/footnotes';

jest.mock('@/content/case-studies', () => {
  const results = {
    cxPerformance: [{ metric: 'Wait', before: '4 min', after: '1 min', improvement: '−75%' }],
    peopleOutcomes: [],
  };
  return {
    casesByNumber: {
      A: { slug: 'case-a', title: 'Case A', results },
      B: { slug: 'case-b', title: 'Case B', results },
    },
  };
});
jest.mock('@/content/figures', () => ({
  origins: {
    case: { name: 'From a case', text: 'Result of one case.' },
    program: { name: 'From a program', text: 'Result of a program.' },
  },
  caseSamples: { A: 'One shop' },
  figures: {
    own: { name: 'Own', definition: 'What it counts', sample: 'Three shops', value: '85%' },
    waitA: { name: 'Wait', definition: 'Time in line', case: 'A', row: 'Wait' },
    waitB: { name: 'Wait', definition: 'Time in line', case: 'B', row: 'Wait' },
    calls: { name: 'Calls', definition: 'Calls a day', sample: 'One shop', origin: 'program', value: '4' },
  },
}));

describe('the notes under figures', () => {
  it('are numbered through the page, each source once a section', () => {
    const first = footnotes(['waitA', 'own', 'waitA', 'calls']);
    expect(first.list.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(first.numberOf('calls')).toBe(3);
    expect(footnotes(['waitA'], first.next).numberOf('waitA')).toBe(4);
    expect(first.list[0]).toMatchObject({ text: 'Time in line. One shop.', cited: { title: 'Case A' } });
  });
});
