import type { PlatformLandingRecord } from '@/content/platform-landing.schema';

export const platformLanding: PlatformLandingRecord = {
  meta: { title: 'What our agents do', description: 'Planning, papers and watchkeeping.' },
  hero: {
    eyebrow: 'Products',
    title: 'What our agents do',
    lead: 'Each does one thing.',
    primary: { label: 'All of it', href: '#capabilities' },
    further: [],
  },
  advantages: {
    kicker: 'Why',
    title: 'Why it helps',
    items: [
      {
        title: 'It waits',
        text: 'Until somebody has signed.',
      },
    ],
  },
  capabilities: {
    kicker: 'What',
    title: 'What they can',
    lead: 'Two things.',
    items: [
      { title: 'Read', text: 'Radio logs and photographs.', by: 'Ledger' },
      { title: 'Ask', text: 'The harbor master.', by: 'You', person: true },
    ],
  },
  areas: { kicker: 'Where', title: 'Where it is used', items: [] },
  modules: { kicker: 'Products', title: 'One by one' },
  closing: { title: 'Which pier?', text: 'Tell us what it lands.', action: 'Ask for a demo' },
};
