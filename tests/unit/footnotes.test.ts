import { sectionWords } from '@/content/words/sections';
import { footnotes } from '@/lib/content/footnotes';
import type { Source } from '@/lib/content/sources';

jest.mock('@/content/figures', () => ({
  notes: { 'N-x': 'What it counts.' },
  caseNote: 'Result of one case.',
  programNote: 'Result of a program.',
  cases: { A: { slug: 'case-a', title: 'Case A' }, B: { slug: 'case-b', title: 'Case B' } },
}));

const from = (...keys: string[]) => keys as Source[];

describe('the notes under figures', () => {
  it('are numbered through the page, each source once a section', () => {
    const first = footnotes(from('A', 'B', 'A', 'PF'));
    expect(first.list.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(first.numberOf('PF')).toBe(3);
    const [again = 'PF'] = from('A');
    expect(footnotes([again], first.next).numberOf(again)).toBe(4);
    expect(first.list[0]).toMatchObject({ text: 'Result of one case.', cited: { title: 'Case A' } });
  });

  it('say a wording once, and refer to it', () => {
    expect(footnotes(from('A', 'B', 'N-x')).list.map(({ text }) => text)).toEqual([
      'Result of one case.',
      sectionWords.asNote(1),
      'What it counts.',
    ]);
  });
});
