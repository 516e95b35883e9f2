import type { GccRecord } from '@/content/solutions/schema';
import { mailbox } from '../site';

export const gcc: GccRecord = {
  meta: { title: 'A shared night office', description: 'One office watches several ports at night.' },
  name: 'Night office',
  hero: {
    eyebrow: 'Night office',
    title: 'One office for several ports',
    lead: 'It watches while yours sleeps.',
    primary: { label: 'Ask us', href: `mailto:${mailbox.hello}` },
    secondary: { label: 'What it does', href: '#services' },
  },
  why: {
    title: 'Why share',
    lead: 'Nights are quiet.',
    items: ['One lamp: One person sees all piers.'],
    day: {
      title: 'One night',
      caption: 'Nagasaki time.',
      marks: ['12:00', '24:00'],
      rows: [{ label: 'Night office', text: 'from 19:00', from: 1140, to: 1440, kind: 'shift' }],
    },
  },
  services: {
    kicker: 'Services',
    title: 'What it does',
    lead: 'It watches.',
    ends: 'Ends with',
    items: [{ title: 'Watch', text: 'All piers on one screen.', end: 'A log at seven' }],
  },
  success: {
    title: 'The first night office',
    people: 3,
    months: 6,
    text: 'Three people watch two ports.',
    caption: 'One dot is one person.',
    source: 'night-office',
    results: [],
    lessonTitle: 'What we learned',
    lesson: 'Coffee.',
  },
  closing: {
    title: 'Share a night',
    text: 'Tell us where you are.',
    action: `Write to ${mailbox.hello}`,
    href: `mailto:${mailbox.hello}`,
  },
};
