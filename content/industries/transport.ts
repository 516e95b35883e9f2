import type { IndustryRecord } from './schema';

export const transport: IndustryRecord = {
  slug: 'transport',
  title: 'Transport',
  drawing: 'transport',
  line: 'Passengers hear about delays before platforms are crowded.',
  description:
    'A train stops outside the junction, and the app, the signs and the loudspeakers say three different things. The facts are in the control log. Agents write one message that all channels use, and hold it as a draft.',
  checkpoint: { who: 'Controller', text: 'releases every message. Until then it is not sent.' },
  challenges: [
    'Late and conflicting passenger information',
    'Train faults found just before service',
    'Callers who ask for lost property',
  ],
  solutions: [
    'Agents write one message for all channels',
    'IntelliVision sends the foreman an alert',
    'Agents match lost property by its description',
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
