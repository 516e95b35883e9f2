import type { EventRecord } from '@/content/event.schema';
import { site } from './site';

/** A day on which nobody of ours speaks. */
export const event: EventRecord = {
  slug: site.eventSlug,
  meta: { title: 'Harbor Days 2027', description: 'We are on the pier on one day of June.' },
  name: 'Harbor Days 2027',
  startDate: '2027-06-05',
  endDate: '2027-06-05',
  place: 'Nagasaki',
  lead: 'We are on the pier, all day.',
  book: 'Book A Demo',
  video: {
    id: 'SampleVideo',
    kicker: 'On film',
    title: 'The pier at five',
    caption: 'One minute.',
    play: 'Play video',
    notice: 'Loads from the video host.',
    link: 'Open in a new tab',
  },
  capabilities: { kicker: 'What you see', title: 'One day of a port', items: [] },
  voices: { kicker: 'Who speaks', title: 'Who speaks', quotes: [] },
  visit: {
    kicker: 'Why',
    title: 'Why come',
    caption: 'The pier, not to scale.',
    reasons: [{ title: 'A plan', text: 'Made before your eyes.' }],
  },
  recognition: { title: 'Certifications', items: [] },
  closing: { title: 'Cannot come?', text: 'Ask for a demo.' },
};
