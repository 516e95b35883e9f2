import type { ProductRecord } from '@/content/products/schema';

export const berth: ProductRecord = {
  slug: 'berth',
  title: 'Berth',
  subtitle: 'Berth plans',
  menu: 'Berth plans',
  description: 'Berth plans for harbor offices of three people.',
  icon: 'workflow',
  meta: { title: 'Berth: berth plans', description: 'Berth is an agent for berth plans in small ports.' },
  cardMetrics: [],
  about: { title: 'What Berth is for', paragraphs: ['It does the work of the first hour.'] },
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
    title: 'Berth waits for the harbor master',
    stopsAt: 'Every plan',
    who: 'The harbor master',
    sees: 'The plan and the tide',
    time: 'Until seven',
    otherwise: 'Yesterday’s plan stays.',
  },
  brings: 'Berth plans',
  closing: { title: 'Try Berth', text: 'For one week, on one pier.' },
};
