import { industrySchema } from '@/content/industries/schema';
import { industries } from '@/lib/content/industries';

const record = {
  title: 'Farming',
  line: 'Fields.',
  description: 'What is grown.',
  challenges: [],
  solutions: [],
  outcomes: [],
};

jest.mock('@/content/industries', () => ({
  ...jest.requireActual<object>('@/content/industries'),
  get industries() {
    return [
      { ...record, slug: 'farming' },
      { ...record, slug: 'fish-2', motif: 'logistics' },
    ];
  },
}));

it('an industry has any slug, and a general drawing unless it names one', () => {
  expect(industries.all.map(({ slug, motif }) => [slug, motif])).toEqual([
    ['farming', 'foundry'],
    ['fish-2', 'logistics'],
  ]);
});

it('a program’s figure says what it counts, and a case study’s need not', () => {
  const outcome = { metric: 'Weeds', before: '20', after: '10', change: '−50%' };
  const of = (...outcomes: object[]) =>
    industrySchema.safeParse({ ...record, slug: 'farming', outcomes }).error?.issues[0]?.path;
  expect(of({ ...outcome, source: 'PF' })).toEqual(['outcomes', 0, 'definition']);
  expect(of({ ...outcome, source: 'PF', definition: 'On one square meter' })).toBeUndefined();
  expect(of({ ...outcome, source: 'N-a' })).toBeUndefined();
});
