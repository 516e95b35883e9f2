import type { IndustryRecord } from './schema';

export const hospitality: IndustryRecord = {
  slug: 'hospitality',
  title: 'Hospitality',
  drawing: 'hospitality',
  alsoCalled: ['hotels'],
  line: 'No guest has to ask the front desk twice.',
  description:
    'At six a guest asks for a cot, and at nine again, because the day shift left without passing on the note. The desk log and the housekeeping list are not connected. Agents take the request in the guest’s language and follow it until somebody has done it.',
  checkpoint: {
    who: 'Only the hotel’s duty manager',
    text: 'may reduce a bill. Without a decision the bill stays.',
  },
  challenges: ['Requests lost between shifts', 'Surveys left unfinished', 'Energy used in empty rooms'],
  solutions: [
    'IntelliConverse tracks requests to the end',
    'IntelliPulse asks two questions',
    'In a trial, agents save energy in empty rooms',
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
      metric: 'Energy per occupied room-night, in a trial',
      before: '25 kWh',
      after: '22 kWh',
      change: '−12%',
      source: 'room-energy',
    },
  ],
  caseStudyUrl: '/industries/hospitality/case-study',
};
