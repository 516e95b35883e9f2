import type { IndustryRecord } from './schema';

export const hospitality: IndustryRecord = {
  slug: 'hospitality',
  title: 'Hospitality',
  drawing: 'hospitality',
  alsoCalled: ['hotels'],
  line: 'No guest has to ask the front desk twice.',
  description:
    'At six a guest asks for a cot, and at nine again, because the first note went home with the day shift. The desk log and the housekeeping list are not connected. Agents take the request in the guest’s language and follow it until somebody has done it.',
  checkpoint: { who: 'Duty manager', text: 'alone takes money off the bill.', clock: 'or it stays' },
  challenges: ['Requests lost between shifts', 'Thin replies to surveys', 'Energy spent on empty rooms'],
  solutions: [
    'IntelliConverse keeps the request open',
    'IntelliPulse surveys of two questions',
    'An energy ledger with comfort limits',
  ],
  outcomes: [
    {
      metric: 'Request handling',
      before: '25 min',
      after: '18 min',
      change: '−28%',
      source: 'guest-requests',
    },
    {
      metric: 'Survey completion',
      before: '21%',
      after: '29%',
      change: '+8 pts',
      source: 'survey-completion',
    },
    {
      metric: 'Energy per occupied room-night',
      before: '25 kWh',
      after: '22 kWh',
      change: '−12%',
      source: 'room-energy',
    },
  ],
  caseStudyUrl: '/industries/hospitality/case-study',
};
