import type { ServicenowRecord } from '@/content/technologies/schema';

export const servicenow: ServicenowRecord = {
  slug: 'servicenow',
  name: 'ServiceNow',
  meta: { title: 'Repairs on the pier', description: 'A broken lamp is a ticket.' },
  hero: { title: 'Repairs on the pier', lead: 'A broken lamp is a ticket.' },
  stats: [],
  services: {
    kicker: 'Services',
    title: 'What we set up',
    items: [{ title: 'Tickets', text: 'One for each lamp.' }],
  },
  changes: { kicker: 'Changes', title: 'What changed', lead: 'Not counted yet.', items: [] },
  ticket: {
    number: 'LAMP-7',
    title: 'Lamp seven is dark',
    fields: [{ label: 'Who', actor: 'person', text: 'The watch' }],
    caption: 'An example.',
  },
  agents: { kicker: 'Agents', title: 'What helps', lead: 'One agent.', items: [] },
  figures: 'Counted',
  values: { kicker: 'For whom', title: 'Who has what of it', items: [] },
  closing: { title: 'Bring a lamp', text: 'We bring the ticket.', secondary: 'Make an appointment' },
};
