import type { PressPageRecord, ReleaseRecord } from '@/content/press/schema';
import { mailbox } from '../site';
import { officeOpens } from './office-opens-2026';

export const press: ReleaseRecord[] = [officeOpens];

export const pressPage: PressPageRecord = {
  meta: { title: 'Press', description: 'What we have announced.' },
  hero: { eyebrow: 'Press', title: 'What we have announced', lead: 'Little, so far.' },
  inquiries: { label: 'Write to us', address: mailbox.press },
  read: 'Read it',
  back: 'All announcements',
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
