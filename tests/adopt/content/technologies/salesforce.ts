import type { SalesforceRecord } from '@/content/technologies/schema';

export const salesforce: SalesforceRecord = {
  slug: 'salesforce',
  name: 'Salesforce',
  meta: { title: 'Customers of a port', description: 'Shippers and ferries in one record.' },
  hero: { title: 'Customers of a port', lead: 'Shippers and ferries in one record.' },
  badges: [],
  stats: [],
  services: {
    kicker: 'Services',
    title: 'What we set up',
    items: [{ title: 'Records', text: 'One for each ship.' }],
  },
  changes: { kicker: 'Changes', title: 'What changed', lead: 'Not counted yet.', items: [] },
  agents: { kicker: 'Agents', title: 'What helps', lead: 'One agent.', items: [] },
  certifications: { kicker: 'Papers', title: 'Our papers', items: [] },
  closing: { title: 'Bring a ship', text: 'And its papers.', secondary: 'Make an appointment' },
};
