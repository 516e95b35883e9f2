import type { IndustryRecord } from './schema';

export const logistics: IndustryRecord = {
  slug: 'logistics',
  title: 'Logistics',
  drawing: 'logistics',
  line: 'Trucks, parcels and emails no longer wait.',
  description:
    'A truck waits in the yard, forty meters from a free dock door. The yard plan, the booking inbox and the cameras each have only a part of the information. Agents read all three, propose the door and answer the carrier.',
  checkpoint: {
    who: 'Yard supervisor',
    text: 'confirms each alert. Until then only a warning light is on.',
    clock: '90 s',
  },
  challenges: [
    'Docks are congested by mid-morning',
    'Bookings in free text',
    'Carriers call again after a vague answer',
  ],
  solutions: [
    'IntelliVision proposes a free door',
    'IntelliWorkflow sorts the inbox by type',
    'IntelliPulse finds why carriers call',
  ],
  outcomes: [
    {
      metric: 'Truck turnaround, from gate to gate',
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
