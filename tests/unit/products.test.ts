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
  panel: { kind: 'run', name: 'Run', lines: [], caption: 'A run' },
  about: { title: 'About', paragraphs: ['Text.'] },
  steps: [],
  featuresTitle: 'Features',
  features: ['Zone rules: Draw an area, write the rule: in a sentence.'],
  benefitsTitle: 'Benefits',
  benefits: [],
  resultsLead: 'Whose results.',
  industries: [],
  checkpoint: { title: 'Stop', who: 'A person', sees: 'All', time: '1 h', otherwise: 'Nothing' },
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
