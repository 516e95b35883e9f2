import type { ProductRecord } from '@/content/products/schema';

export const nightWatch: ProductRecord = {
  slug: 'night-watch',
  title: 'Night Watch',
  subtitle: 'Watchkeeping',
  menu: 'Watchkeeping',
  description: 'Watchkeeping for harbor offices of three people.',
  icon: 'vision',
  meta: {
    title: 'Night Watch: watchkeeping',
    description: 'Night Watch is an agent for watchkeeping in small ports.',
  },
  cardMetrics: [],
  panel: {
    kind: 'run',
    name: 'One morning',
    lines: [
      { time: '05:10:00', actor: 'agent', text: 'Night Watch reads the day' },
      { time: '05:12:00', actor: 'person', text: 'Harbor master says yes' },
    ],
    caption: 'An example.',
  },
  about: { title: 'What Night Watch is for', paragraphs: ['It does the work of the first hour.'] },
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
    title: 'Night Watch waits for the harbor master',
    who: 'The harbor master',
    sees: 'The plan and the tide',
    time: 'Until seven',
    otherwise: 'Yesterday’s plan stays.',
  },
  brings: 'Watchkeeping',
  closing: { title: 'Try Night Watch', text: 'For one week, on one pier.' },
};
