import type { PressPageRecord, ReleaseRecord } from '@/content/press/schema';
import { mailbox, site } from '../site';

export const press: ReleaseRecord[] = [
  {
    slug: 'office-opens-2026',
    category: 'Opening',
    date: '2026-04-01',
    location: 'Nagasaki',
    lng: 130,
    lat: 33,
    title: `${site.name} opens its office`,
    subtitle: 'On the pier.',
    excerpt: 'The office stands on the pier, beside the ferry.',
    meta: { title: 'An office on the pier', description: 'The office stands on the pier, beside the ferry.' },
    lead: `${site.name} today opened its office on the pier.`,
  },
];

export const pressPage: PressPageRecord = {
  meta: { title: 'Press', description: 'What we have announced.' },
  hero: { eyebrow: 'Press', title: 'What we have announced', lead: 'Little, so far.' },
  inquiries: { label: 'Write to us', address: mailbox.press },
  read: 'Read it',
  back: 'All announcements',
  none: 'Nothing is announced yet.',
  facts: { date: 'Day', location: 'Place', category: 'What' },
  headings: {
    start: 'First',
    excluded: 'Not included',
    numbers: 'In numbers',
    about: 'Who we are',
    contact: 'Whom to ask',
  },
  about: 'We build agents for small ports.',
  unknown: {
    meta: { title: 'Not announced', description: 'Nothing of that name is announced.' },
    eyebrow: 'Press',
    title: 'Press Release Coming Soon',
    text: 'This press release will be available soon.',
  },
};
