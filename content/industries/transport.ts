import type { IndustryRecord } from './schema';

export const transport: IndustryRecord = {
  slug: 'transport',
  title: 'Transport',
  drawing: 'transport',
  line: 'Passengers hear about delays before platforms are crowded.',
  description:
    'A train stops outside the junction, and the app, the signs and the loudspeakers say three different things. The facts are in the control log. Agents write one message for all channels, and hold it as a draft.',
  checkpoint: { who: 'Rail dispatcher', text: 'must release every message before it goes out.' },
  challenges: [
    'Late and conflicting passenger information',
    'Faults found just before trains leave',
    'Callers who ask for lost property',
  ],
  solutions: [
    'Agents write one message for all channels',
    'IntelliVision alerts the depot foreman',
    'IntelliConverse matches lost items by description',
  ],
  outcomes: [
    {
      metric: 'Time to first incident message',
      before: '20 min',
      after: '13 min',
      change: '−35%',
      source: 'incident-message',
    },
    {
      metric: 'Unplanned depot visits a month',
      before: '50',
      after: '36',
      change: '−28%',
      source: 'depot-visits',
    },
    {
      metric: 'On-time departures',
      before: '86%',
      after: '90%',
      change: '+4 pts',
      source: 'departures',
    },
  ],
  caseStudyUrl: '/industries/transport/case-study',
};
