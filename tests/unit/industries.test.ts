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
