import type { CareersRecord } from '@/content/careers.schema';

export const careers: CareersRecord = {
  meta: { title: 'Work with us', description: 'One position is enough to begin with.' },
  hero: {
    eyebrow: 'Work',
    title: 'Work with us',
    lead: 'On the pier, or near one.',
    action: 'See what is open',
  },
  culture: { kicker: 'How we work', title: 'Slowly, and in writing', items: [] },
  benefits: {
    kicker: 'What you get',
    title: 'What you get',
    items: [{ title: 'The sea', text: 'From every window.' }],
  },
  positions: {
    kicker: 'Open',
    title: 'What is open',
    action: 'Apply by email',
    items: [{ title: 'Second harbor master', description: 'Somebody who has berthed ferries.' }],
  },
  apply: { kicker: 'How', title: 'One letter', steps: ['Write to'], note: 'We read it.' },
};
