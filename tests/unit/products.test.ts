import { defaultMetrics } from '@/content/products/default-metrics';
import { type ProductRecord, productSchema } from '@/content/products/schema';
import { products } from '@/lib/content/products';
import { platform } from '@/lib/content/platform';

const record: ProductRecord = {
  slug: 'one-module',
  title: 'One Module',
  subtitle: 'What it is',
  menu: 'What it does',
  description: 'What it is for.',
  icon: 'converse',
  meta: { title: 'One module', description: 'One module.' },
  cardMetrics: [],
  about: { title: 'About', paragraphs: ['Text.'] },
  steps: [],
  featuresTitle: 'Features',
  features: ['Zone rules: Draw an area, write the rule: in a sentence.'],
  benefitsTitle: 'Benefits',
  benefits: [],
  resultsLead: 'Whose results.',
  industries: [],
  checkpoint: {
    title: 'Stop',
    stopsAt: 'All',
    who: 'A person',
    sees: 'All',
    time: '1 h',
    otherwise: 'Nothing',
  },
  brings: 'A trade',
  closing: { title: 'End', text: 'Text.' },
};

describe('a module', () => {
  it('needs no lists, and has the default figures where it has none of its own', () => {
    const { keyMetrics } = productSchema.parse(record);
    expect(keyMetrics.map(({ metric }) => metric)).toEqual(defaultMetrics.map(({ metric }) => metric));
  });

  it('may have no figures at all', () => {
    expect(productSchema.parse({ ...record, keyMetrics: [] }).keyMetrics).toEqual([]);
  });

  it('splits a feature at its first colon', () => {
    expect(productSchema.parse(record).features).toEqual([
      { title: 'Zone rules', text: 'Draw an area, write the rule: in a sentence.' },
    ]);
  });
});

it('modules are found by their slugs', () => {
  for (const product of products.all) expect(products.get(product.slug)).toBe(product);
  expect(products.get('no-such-module')).toBeUndefined();
});

it('the trace of a run names each of its fields', () => {
  for (const line of platform.run.lines)
    expect(Object.keys(line)).toHaveLength(platform.run.fields.length + 1);
});

describe('the screen of a module', () => {
  const screen = {
    kind: 'campaign',
    title: 'A letter',
    state: '1 letter',
    sums: [
      { label: 'All', value: 10, part: 'all' },
      { label: 'Out', value: 2, part: 'out' },
      { label: 'Held', value: 1, part: 'held' },
      { label: 'Sent', value: 7, part: 'sent' },
    ],
    segments: [{ name: 'One', people: 8, consent: 'email', letter: 'A' }],
    letter: { id: 'A', sentences: [{ removed: true, text: 'No.', reason: 'No fact' }] },
    read: { done: 1, of: 2 },
    stop: { who: 'Owner', text: 'reads.', otherwise: 'Nothing is sent.' },
    caption: 'A caption.',
  } as const;
  const faults = (mock: unknown) =>
    productSchema
      .safeParse({ ...record, mock })
      .error?.issues.map(({ path, message }) => [path.at(-1), message]);

  it('may be missing', () => {
    expect(productSchema.parse(record).mock).toBeUndefined();
    expect(faults(screen)).toBeUndefined();
  });

  it('has a caption of one line', () => {
    expect(faults({ ...screen, caption: 'x'.repeat(72) })).toBeUndefined();
    expect(faults({ ...screen, caption: 'x'.repeat(73) })).toHaveLength(1);
  });

  it('draws only what adds up', () => {
    const segments = [{ ...screen.segments[0], people: 9 }];
    expect(faults({ ...screen, segments })).toEqual([['mock', 'the segments do not add up']]);
    expect(faults({ ...screen, read: { done: 3, of: 2 } })).toEqual([['mock', 'more is read than there is']]);
  });

  it.each(products.all)('$slug stops in one place', ({ mock }) => {
    if (mock?.kind === 'survey') expect(mock.loops.filter(({ step }) => step === 0)).toHaveLength(1);
    if (mock?.kind === 'camera') expect(mock.tags.filter(({ person }) => person)).toHaveLength(1);
    if (mock?.kind === 'runbook') expect(mock.options.filter(({ declared }) => declared)).toHaveLength(1);
  });
});
