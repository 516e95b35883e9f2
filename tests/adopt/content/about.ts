import type { AboutRecord } from '@/content/about.schema';
import { site } from './site';

export const about: AboutRecord = {
  meta: { title: 'Our company', description: 'A company on a pier in Nagasaki.' },
  hero: { eyebrow: 'Company', title: 'A company on a pier', lead: 'We began in a harbor office in 2024.' },
  work: { kicker: 'What we do', title: 'Agents for small ports', paragraphs: ['They plan, read and watch.'] },
  partners: { kicker: 'Partners', title: 'With whom', items: [] },
  history: {
    kicker: 'Since when',
    title: 'A short history',
    lead: 'It is short.',
    entries: [{ year: '2024', names: ['Nagasaki'], text: 'The first plan is made on a blackboard.' }],
  },
  locations: {
    kicker: 'Where',
    title: 'Where we are',
    items: [
      {
        slug: 'nagasaki',
        companyName: `${site.name} 合同会社`,
        location: 'Nagasaki',
        address: '0-0 Sample Pier, Nagasaki 850-0000, Japan',
        lng: 130,
        lat: 33,
      },
    ],
  },
  closing: { title: 'Come by', text: 'The door is open.', action: 'Ask for a demo', href: '/demo' },
};
