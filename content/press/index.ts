import { mailbox, site } from '../site';
import { airportsPartnership } from './airports-partnership';
import { bahrainPartnership } from './bahrain-partnership';
import { cloudConsultancyInvestment } from './cloud-consultancy-investment';
import type { PressPageRecord, ReleaseRecord } from './schema';

/** Newest first. */
export const press: ReleaseRecord[] = [cloudConsultancyInvestment, airportsPartnership, bahrainPartnership];

export const pressPage: PressPageRecord = {
  meta: {
    title: 'Press releases',
    description:
      'Announcements with dates, places and what is not included: a Bahrain partnership, an airports partnership and an investment.',
  },
  hero: {
    eyebrow: 'Announcements',
    title: 'Press releases',
    lead: 'What we announced, when and where. Each release says what it does not include.',
  },
  inquiries: { label: 'Media Inquiries', address: mailbox.press },
  read: 'Read press release',
  back: 'Back to Press Releases',
  headings: {
    start: 'What starts first',
    excludes: 'Not included',
    excluded: 'What is not included',
    numbers: 'In numbers',
    about: `About ${site.name}`,
    contact: 'Media contact',
  },
  about: `${site.name} runs AI agents that carry an operational process from request to result, write down every step they take, and stop where a person should decide. Founded in 2012, with headquarters in Singapore, the company works in Asia, Europe and North America.`,
  contact: {
    text: `Questions about a release, a figure or a person go to ${mailbox.press}.`,
    facts: [
      { term: 'Founded', value: '2012, in New Delhi' },
      { term: 'Headquarters', value: 'Singapore' },
      { term: 'Works in', value: 'Asia, Europe and North America' },
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
    steps: {
      title: 'How a release comes out',
      items: [
        { actor: 'agent', title: 'Drafted', text: 'With the source of each figure beside it.' },
        { actor: 'agent', title: 'Checked', text: 'Names, dates and what it does not include.' },
        {
          actor: 'person',
          title: 'Approved by a person',
          text: 'Nothing is published until a person signs it.',
        },
        { actor: 'agent', title: 'Published', text: 'On the list, with its date and place.' },
      ],
    },
  },
};
