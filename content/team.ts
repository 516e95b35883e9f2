import { defineRecord } from './schema/define-record';
import { site } from './site';
import { teamSchema } from './team.schema';

export const team = defineRecord(teamSchema, {
  meta: {
    title: 'Our Team',
    description:
      'The founders, the executives and the board that decides what no agent may do. Who answers for the work, by name and role.',
  },
  hero: {
    eyebrow: 'Named people',
    title: 'Our Team',
    lead: 'Our founders and executives decide what no agent may do. Within that, clients set limits.',
  },
  foundersTitle: 'Founders',
  founders: [
    {
      name: 'Anaya Verghese',
      initials: 'AV',
      decides: 'Which process we turn down',
      quote: {
        text: 'We now count a rejection before the end of the clip as no answer.',
        article: 'trace-review-lane-four',
      },
      picture: {
        drawing: 'decision-clip',
        value: '4 of 12 s',
        label: 'of the clip were seen before the answer',
      },
      role: 'Co-founder and Chief Executive Officer',
      more: [{ label: 'Her trace reviews', href: '/blogs/category/trace-review' }],
      bio: 'Anaya Verghese spent nine years running airline contact centers in Delhi, Doha and Singapore before she planned her first product. In 2012 she started the company with eight colleagues and one contract: connect a travel agency’s phone system to its booking system. Every Friday she reads one random case, step by step, and publishes what she would have decided differently. She holds a degree in industrial engineering, chairs the limits board, and answers the company’s general mailbox one morning a month.',
    },
    {
      name: 'Teodor Lindgaard',
      initials: 'TL',
      decides: 'Which fields a trace must have',
      quote: {
        text: 'An agent’s own report of success proves nothing.',
        article: 'reading-an-agent-trace',
      },
      picture: {
        drawing: 'decision-fields',
        value: '5 fields',
        label: 'in each line of a trace, and no sixth for confidence',
      },
      role: 'Co-founder and Chief Technology Officer',
      more: [{ label: 'What our agents got wrong', href: '/trust#wrong-answers' }],
      bio: 'Teodor Lindgaard built switching software for a Nordic telecom supplier, where every call left a record and a missing record was treated as a fault. He brought that rule with him. In 2019, on a train to Hyderabad, he designed the first trace, the record of each step. Its five fields are still the same. Teodor leads the platform and evaluation teams from the United Kingdom office. He teaches an evening class on failure analysis, and keeps a list of the questions our agents got wrong.',
    },
  ],
  executivesTitle: 'Executive team',
  executivesLead: 'Each of them decides on one part of what agents may do.',
  decides: 'Decides',
  executives: [
    {
      name: 'Mei-Xuan Toh',
      initials: 'MT',
      role: 'Chief Operating Officer',
      base: 'Singapore',
      decides: 'When a process goes live',
      quote: {
        text: 'You would decide differently with 360 than with 81, and only the holdout shows which number is right.',
        article: 'ai-personalized-travel-experiences',
      },
      picture: {
        drawing: 'decision-bookings',
        hue: 'reach',
        value: '81 of 360',
        label: 'bookings were earned by the message; the others would have come anyway',
      },
    },
    {
      name: 'Rafael Ibarrondo',
      initials: 'RI',
      role: 'Chief Product Officer',
      base: 'Spain',
      decides: 'What a new module may do',
      quote: {
        text: 'A field that the agent cannot see is a field it cannot leak.',
        article: 'salesforce-cx-transformation',
      },
      picture: {
        drawing: 'decision-records',
        hue: 'converse',
        value: '5 records',
        label: 'are open to a new agent, two of them for writing',
      },
    },
    {
      name: 'Folasade Amire',
      initials: 'FA',
      role: 'Chief Customer Officer',
      base: 'United Kingdom',
      decides: 'Which words reach a customer',
      quote: {
        text: 'Software may save in empty rooms, and it may not save at a guest’s expense.',
        article: 'ai-hotel-sustainability-energy-waste',
      },
      picture: {
        drawing: 'decision-comfort',
        value: '21–24 °C',
        label: 'while a guest is in the room; beyond it, only the guest decides',
      },
    },
    {
      name: 'Raghav Suryamurthy',
      initials: 'RS',
      role: 'Chief Delivery Officer',
      base: 'Hyderabad',
      decides: 'Which systems an agent may write to',
      quote: {
        text: 'Correct opening hours and access details improve any route, but no route corrects wrong ones.',
        article: 'ai-last-mile-logistics',
      },
      picture: {
        drawing: 'decision-stops',
        hue: 'pulse',
        value: '2 of 25',
        label: 'stops fail at the first attempt, which costs a depot $440 a day',
      },
    },
    {
      name: 'Dewi Anggraheni',
      initials: 'DA',
      role: 'Chief Risk and Trust Officer',
      base: 'South Jakarta',
      decides: 'Whether a limit may rise',
      quote: {
        text: 'An open floor costs energy, and that is the cheaper mistake.',
        article: 'sustainable-intelligence-hospitality',
      },
      picture: {
        drawing: 'decision-floor',
        value: '29 of 31',
        label: 'rooms on floor 6 are held free; two guests keep theirs',
      },
    },
  ],
  review: {
    title: 'The limits board',
    line: 'Who reviews the traces.',
    items: [
      'Reads ten traces: The board meets every second Thursday. Four are chosen at random, and all come from clients who allow it.',
      'Lowers a limit the same day: With the client’s yes, it applies at once, without a test.',
      'Raises one only after a replay: The client asks, we test it on last quarter’s cases, and the board gives its reason in writing.',
    ],
    more: [{ label: 'Read why the seat hold grew', href: '/blogs/trace-review-refund-callback' }],
    ledger: {
      caption: 'Its last three decisions. A tighter limit needs no replay.',
      columns: ['Limit', 'Was', 'Is', 'Replayed', 'Decided'],
      rows: [
        [
          'Lane alert, rejected within 12 s',
          'Light off',
          'Light on for 10 min',
          'Not needed',
          'Aug 28, 2025',
        ],
        ['Credits to one partner', '$500 each', '$500 a working day', 'Not needed', 'Jul 3, 2025'],
        ['Seat on hold', '30 min', '75 min', '1,140 holds', 'Apr 10, 2025'],
      ],
    },
  },
  join: {
    title: `Positions are open at ${site.name}`,
    link: { label: 'View Open Positions', href: '/careers' },
  },
  linkedIn: 'Connect on LinkedIn',
});
