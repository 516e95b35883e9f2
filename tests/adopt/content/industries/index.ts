import type { IndustryRecord } from '@/content/industries/schema';

export const industries: IndustryRecord[] = [
  {
    slug: 'ferry-ports',
    title: 'Ferry ports',
    line: 'The ramp is free when the ferry is there.',
    description: 'Two ferries want one ramp. An agent proposes the order, and the harbor master decides.',
    challenges: ['One ramp'],
    solutions: ['A proposal an hour ahead, with Berth'],
    outcomes: [
      {
        metric: 'Waiting at anchor',
        before: '50 min',
        after: '20 min',
        change: '−60%',
        source: 'anchorage',
      },
    ],
  },
  {
    slug: 'logistics',
    motif: 'logistics',
    title: 'Island freight',
    line: 'Papers arrive before the boat.',
    description: 'Freight lists come as photographs. An agent reads them, and a person signs.',
    challenges: [],
    solutions: ['Lists read on arrival, with Ledger'],
    outcomes: [],
  },
];

export const industriesPage = {
  meta: { title: 'Whom we work for', description: 'Ferry ports and island freight.' },
  hero: {
    eyebrow: 'Industries',
    title: 'Whom we work for',
    lead: 'Ports with more ships than people in the office.',
    action: 'See both',
  },
  labels: { challenges: 'What is hard', solutions: 'What we do', outcomes: 'What changed' },
  closing: { title: 'Is yours another?', text: 'Tell us what it lands.', action: 'Ask us' },
};
