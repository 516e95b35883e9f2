import { defineRecord } from '../schema/define-record';
import { mailbox } from '../site';
import { gccSchema } from './schema';

export const gcc = defineRecord(gccSchema, {
  meta: {
    title: 'Global Capability Centers',
    description:
      'Plan, staff and run a global capability center that owns results, with agents and checkpoints designed in from the first quarter.',
  },
  name: 'Global Capability Centers',
  hero: {
    eyebrow: 'Build, run, transfer',
    title: 'Build a capability center that owns its results',
    lead: 'We find the place, the people and the agents for your center, run it, and hand it over on a fixed date.',
    links: [
      { label: 'Ask for an assessment', href: `mailto:${mailbox.hello}` },
      { label: 'See the services', href: '#services' },
    ],
  },
  plan: {
    title: 'Travel technology center, Hyderabad, 11 months.',
    unit: 'Month',
    label: 'people',
    gate: 1.4,
    people: [0, 0, 4, 14, 32, 52, 72, 92, 110, 126, 140],
    stop: { who: 'Your sponsor', text: 'decides: go, or no-go.', left: 'week 6' },
    caption: 'Nothing right of the dotted line begins without your yes.',
  },
  why: {
    title: 'Why GCCs Matter',
    lead: 'A global capability center (GCC) is your own team in another city. It is worth building when it answers for a result.',
    items: [
      'Knowledge stays in-house: The people who know the process are on your payroll, and what they write down is in your repository.',
      'Cost with control: You see the rate of every role, and beside it the result the center is measured by.',
      'Hours that overlap: Two shifts cover three continents, so a question from London is answered the same day.',
      'Agents by design: New teams start with agents and approvals instead of old queues.',
    ],
    day: {
      title: 'One day, two shifts, three continents',
      caption: 'Hyderabad time, in winter. Illustrative data.',
      key: { shift: 'Shift in Hyderabad', shared: 'Office hours it covers', office: 'Other office hours' },
      marks: ['06:00', '12:00', '18:00', '24:00'],
      rows: [
        { label: 'Early shift', text: '06:30 to 15:00', from: 390, to: 900, kind: 'shift' },
        { label: 'Late shift', text: '14:00 to 22:30', from: 840, to: 1350, kind: 'shift' },
        { label: 'Singapore', text: '8 of 8 h', from: 390, to: 870, kind: 'office' },
        { label: 'London', text: '8 of 8 h', from: 870, to: 1350, kind: 'office' },
        { label: 'New York', text: '3 of 8 h', from: 1170, to: 1440, kind: 'office' },
      ],
    },
  },
  services: {
    title: 'Services',
    line: 'In the order you need them.',
    lead: 'Take all services, or start where you are. Each ends with a result that we promise.',
    ends: 'Ends with',
    items: [
      {
        title: 'Location and entity',
        when: 'Weeks 1 to 6',
        from: 0,
        to: 1.4,
        text: 'We compare cities by who you can hire there, find the lease and register the company.',
        end: 'A go/no-go after six weeks',
        person: true,
      },
      {
        title: 'Talent',
        when: 'Months 3 to 11',
        from: 2,
        to: 11,
        text: 'Managers are hired first, and they hire the rest. Candidates are chosen by a trial of the work.',
        end: 'A team hired by its own managers',
      },
      {
        title: 'Platform and process',
        when: 'Months 4 to 11',
        from: 3,
        to: 11,
        text: 'IntelliMate runs the process from day one, with its limits written down and its numbers measured before.',
        end: 'A baseline and written limits',
      },
      {
        title: 'Transfer',
        when: 'Months 9 to 11',
        from: 8,
        to: 11,
        text: 'We build the center, run it, and hand it over. People, contracts and traces change owner together.',
        end: 'A date set in the contract',
      },
    ],
  },
  success: {
    title: 'Client Success: Travel Tech GCC',
    people: 140,
    months: 11,
    text: 'A travel technology company had no one in Hyderabad. Eleven months later 140 people worked there, with a release plan of their own.',
    source: 'center-people',
    results: [
      {
        label: 'Time to hire',
        change: '−45%',
        before: '74 days',
        after: '41 days',
        better: 'down',
        source: 'hiring-time',
      },
      {
        label: 'Releases per quarter',
        change: '×2.7',
        before: '3',
        after: '8',
        better: 'up',
        source: 'releases',
      },
      {
        label: 'Attrition',
        change: '−8 pts',
        before: '19%',
        after: '11%',
        better: 'down',
        source: 'attrition',
      },
    ],
    lessonTitle: 'What we would do differently',
    lesson: 'The managers hired in month 3 should have been hired in month 1.',
  },
  closing: {
    // The word joiner keeps the two words on one line.
    title: 'Ask us for the six-\u2060week assessment',
    text: 'Write down the function, the headcount and two cities you have in mind. You get a yes or a no, with reasons.',
    action: `Mail ${mailbox.hello}`,
    href: `mailto:${mailbox.hello}`,
  },
});
