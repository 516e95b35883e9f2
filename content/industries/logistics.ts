import type { IndustryRecord } from './schema';

export const logistics: IndustryRecord = {
  slug: 'logistics',
  title: 'Logistics',
  motif: 'logistics',
  line: 'Trucks, parcels and emails that stop waiting.',
  description:
    'Forty meters from a free door, a truck has spent 96 minutes in the yard. The yard plan, the booking inbox and the cameras each know part of it. Agents read all three, propose the door and answer the carrier. Before a line stops, the yard supervisor has 90 seconds to confirm.',
  challenges: [
    'Dock congestion by mid-morning',
    'Bookings written in prose',
    'Repeat calls about vague promises',
  ],
  solutions: [
    'Dock zones that report themselves, with IntelliVision',
    'An inbox sorted into five classes, with IntelliWorkflow',
    'Every contact read for its cause, with IntelliPulse',
  ],
  outcomes: [
    {
      metric: 'Truck turnaround, in four zones of one hub',
      before: '96 min',
      after: '63 min',
      change: '−34%',
      source: 'truck-turnaround',
    },
    {
      metric: 'First reply by email',
      before: '5 h 30 min',
      after: '24 min',
      change: '−93%',
      source: 'first-reply',
    },
    { metric: 'Repeat contacts', before: '29%', after: '18%', change: '−11 pts', source: 'repeat-contacts' },
  ],
  caseStudyUrl: '/industries/logistics/case-study',
};
