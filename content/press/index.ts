import { createCollection } from '../schema/collection';
import { defineRecord } from '../schema/define-record';
import { mailbox, site } from '../site';
import { team } from '../team';
import { airportsPartnership } from './airports-partnership';
import { bahrainPartnership } from './bahrain-partnership';
import { cloudConsultancyInvestment } from './cloud-consultancy-investment';
import { pressPageSchema, releaseSchema } from './schema';

/** Newest first. */
export const press = createCollection(releaseSchema, () =>
  [cloudConsultancyInvestment, airportsPartnership, bahrainPartnership].toSorted(
    (a, b) => Date.parse(b.date) - Date.parse(a.date),
  ),
);

export const pressPage = defineRecord(pressPageSchema, {
  meta: {
    title: 'Press releases',
    description:
      'Announcements with dates, places and what is not included: a Bahrain partnership, an airports partnership and an investment.',
  },
  hero: {
    eyebrow: 'Announcements',
    title: 'Press releases',
    lead: 'See what we announced, when and where. Each release says what it does not include.',
  },
  inquiries: { label: 'Media Inquiries', address: mailbox.press },
  read: 'Read press release',
  back: 'Back to Press Releases',
  headings: {
    start: 'What starts first',
    excludes: 'Not included',
    excluded: 'What is not included',
    about: `About ${site.name}`,
    contact: 'Media contact',
  },
  about: `${site.name} runs AI agents that do operational work from request to result. They write down every step, and stop where a person should decide. Founded in 2012, with headquarters in Singapore, the company works in Asia, Europe and North America.`,
  contact: {
    text: `Questions about a release, a figure or a person go to ${mailbox.press}.`,
    facts: [
      { term: 'Founded', value: '2012, in New Delhi' },
      { term: 'Founders', value: team.founders.map(({ name }) => name).join(', ') },
      { term: 'Headquarters', value: 'Singapore' },
      { term: 'Works in', value: 'Asia, Europe and North America' },
    ],
    more: [
      { label: 'All figures, and how we measured them', href: '/figures' },
      { label: 'Our Team', href: '/team' },
    ],
  },
  unknown: {
    meta: {
      title: 'Press Release Coming Soon',
      description:
        'This press release will be available soon. The announcements already published are listed on the press release page.',
    },
    eyebrow: 'Announcements',
    title: 'Press Release Coming Soon',
    text: 'This press release will be available soon.',
    published: 'Published so far',
    steps: {
      title: 'How a release comes out',
      state: 'Waits for a person',
      caption: 'No release skips a step.',
      lines: [
        { at: '1', text: 'Drafted', note: 'with the source of each figure beside it.', actor: 'agent' },
        { at: '2', text: 'Checked', note: 'for names, dates and what it does not include.', actor: 'agent' },
        { at: '3', text: 'Signed', note: 'by a person. Nothing is published before.', actor: 'person' },
        { at: '4', text: 'Published', note: 'with its date and place.', actor: 'agent' },
      ],
    },
  },
});
