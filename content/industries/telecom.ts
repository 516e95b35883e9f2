import type { IndustryRecord } from './schema';

export const telecom: IndustryRecord = {
  slug: 'telecom',
  title: 'Telecom',
  drawing: 'telecom',
  line: 'Orders, queries and recovery need no switching of screens.',
  description:
    'An order for 40 phone lines waits four days because one address has no postcode. The business and operations support systems (BSS and OSS) each show their own step as done. Agents read them together, find what is missing, and fix it where a rule allows.',
  checkpoint: { who: 'Query specialist', text: 'decides on credits above $500.', clock: '4 h' },
  challenges: [
    'Orders that stop for one missing field',
    'Partner queries on commission and billing',
    'Recovery plans that exist only on paper',
  ],
  solutions: [
    'In a trial, IntelliWorkflow finds what an order is missing',
    'Agents answer partner queries and cite the contract clause',
    'IntelliResilience rehearses recovery every month',
  ],
  outcomes: [
    {
      metric: 'From quote to confirmed order, in a trial',
      before: '6 days',
      after: '2 days',
      change: '−67%',
      source: 'quote-to-order',
    },
    {
      metric: 'Median time to close a query',
      before: '30 h',
      after: '9 h',
      change: '−70%',
      source: 'query-time',
    },
    {
      metric: 'Recovery time, tier 1',
      before: '4 h 10 min',
      after: '55 min',
      change: '−78%',
      source: 'recovery-time',
    },
  ],
  caseStudyUrl: '/industries/telecom/case-study',
};
