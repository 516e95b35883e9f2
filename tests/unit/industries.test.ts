import { figures } from '@/content/figures';
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

it('an outcome names a figure, which says what it counts', () => {
  const outcome = { metric: 'Weeds', before: '20', after: '10', change: '−50%' };
  const of = (source: string) =>
    industrySchema.safeParse({ ...record, slug: 'farming', outcomes: [{ ...outcome, source }] }).error
      ?.issues[0]?.path;
  expect(of('no figure')).toEqual(['outcomes', 0, 'source']);
  for (const source of Object.keys(figures)) expect(of(source)).toBeUndefined();
});
