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
  figuresPage: {
    meta: { title: 'Figures', description: 'All of them.' },
    hero: { eyebrow: 'Figures', title: 'Figures', lead: 'All of them.' },
    own: { name: 'Own', text: 'Ours.' },
    columns: { figure: 'Figure', definition: 'Definition', sample: 'Sample', result: 'Result' },
    closing: { title: 'End', text: 'That is all.', action: 'Ask' },
  },
  caseSamples: { A: 'One shop' },
  figures: {
    own: { name: 'Own', definition: 'What it counts', sample: 'Three shops', value: '85%' },
    waitA: { name: 'Wait', definition: 'Time in line', case: 'A', row: 'Wait' },
    waitB: { name: 'Wait', definition: 'Time in line', case: 'B', row: 'Wait' },
    calls: { name: 'Calls', definition: 'Calls a day', sample: 'One shop', origin: 'program', value: '4' },
  },
}));

describe('the notes of a page', () => {
  it('are numbered in the order of its figures, one for each origin', () => {
    const { list, numberOf } = footnotes(['calls', 'waitA', 'own', 'waitB', 'calls']);
    expect(list.map(({ number, name }) => [number, name])).toEqual([
      [1, 'From a program'],
      [2, 'From a case'],
      [3, 'Own'],
    ]);
    expect(['calls', 'waitA', 'own', 'waitB'].map(numberOf)).toEqual([1, 2, 3, 2]);
  });

  it('define what is unpublished once, and lead to case studies', () => {
    const { list } = footnotes(['own', 'waitA', 'waitB', 'calls', 'waitA']);
    expect(list.map(({ text, figures }) => [text, figures.length])).toEqual([
      ['What it counts. Three shops.', 0],
      ['Result of one case.', 2],
      ['Result of a program.', 1],
    ]);
    expect(list[1]?.figures).toEqual([
      { name: 'Wait', href: '/case-studies/case-a' },
      { name: 'Wait', href: '/case-studies/case-b' },
    ]);
    expect(list[2]?.figures).toEqual([{ name: 'Calls', text: 'Calls a day.' }]);
  });

  it('are none where there are no figures', () => expect(footnotes([]).list).toEqual([]));
});
