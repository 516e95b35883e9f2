import type { ProductRecord } from '@/content/products/schema';

export const ledger: ProductRecord = {
  slug: 'ledger',
  title: 'Ledger',
  subtitle: 'Freight papers',
  menu: 'Freight papers',
  description: 'Freight papers for harbor offices of three people.',
  icon: 'reach',
  meta: {
    title: 'Ledger: freight papers',
    description: 'Ledger is an agent for freight papers in small ports.',
  },
  cardMetrics: [],
  panel: {
    kind: 'run',
    name: 'One morning',
    lines: [
      { time: '05:10:00', actor: 'agent', text: 'Ledger reads the day' },
      { time: '05:12:00', actor: 'person', text: 'Harbor master says yes' },
    ],
    caption: 'An example.',
  },
  about: { title: 'What Ledger is for', paragraphs: ['It does the work of the first hour.'] },
  steps: [
    { actor: 'agent', title: 'Read', text: 'What came in overnight.' },
    { actor: 'person', title: 'Sign', text: 'The harbor master decides.' },
  ],
  featuresTitle: 'What it does',
  features: ['Reads: Radio logs and photographs.'],
  benefitsTitle: 'What is better',
  benefits: ['The office opens at seven.'],
  resultsLead: 'Counted in our own port.',
  keyMetrics: [],
  industries: [],
  checkpoint: {
    title: 'Ledger waits for the harbor master',
    who: 'The harbor master',
    sees: 'The plan and the tide',
    time: 'Until seven',
    otherwise: 'Yesterday’s plan stays.',
  },
  brings: 'Freight papers',
  closing: { title: 'Try Ledger', text: 'For one week, on one pier.' },
};
