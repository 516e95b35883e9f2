import type { CaseStudyRecord } from './schema';

export const emailAutomationLogistics: CaseStudyRecord = {
  id: 4,
  slug: 'email-automation-logistics',
  industry: 'Logistics',
  kind: 'Freight forwarder',
  title: 'The inbox with 62,000 emails',
  subtitle: 'A freight forwarder answers quotes, bookings and status questions without retyping.',
  client: `Customers of this freight forwarder write 62,000 emails a month. Its 40 offices share 23 inboxes, and most of the company’s work begins in one of them.

A planner’s Monday begins with 118 emails. On the day we counted, 90 of them were copies: the same question to two offices, or a reminder of a reminder. Finding the other 28 took until noon. The trucks had left by then.`,
  quote: {
    text: 'The emails that still reach me are the ones that need a planner.',
    role: 'Planner at the forwarder',
  },
  challenges: [
    'Bookings arrive as prose, as PDF and as screenshots of somebody else’s screen.',
    'The wrong queue receives 19% of all emails, and keeps each until somebody passes it on.',
    'A quote takes 26 h. By then the customer has asked two other forwarders.',
    'Weekends are staffed for chasers, the emails that ask where a shipment is.',
  ],
  solution: {
    description: `We read 4,000 emails by hand to find out how many kinds there are. The answer was five: quote, booking, change, chaser and dispute. Everything unclear became a sixth class, which people handle. Two limits apply to every class: a price band for each route, and a list of words that mark a dispute. Replies use the sender’s own terms.

Chasers went live first. A wrong status is annoying and can be corrected in the next email. A wrong price is expensive and has been promised in writing. Quotes came last, after the desk leads had set a price band for every route.

One Tuesday a customer changed its booking template, and 300 bookings stopped. None was wrong.

First reply fell from 5 h 30 min to 24 min. Nobody retypes anything in 64% of all emails, and weekend shifts fell from 6 to 2 a quarter. Planners handle 44 emails a day by hand, the ones that need a planner.

Disputes stay with people. The agent collects the thread, the booking and the proof of delivery, and then it stops. A quarrel with a customer of ten years is settled by phone.`,
    finding: {
      title: '300 bookings, one column',
      state: 'none wrong',
      caption: 'No cargo is as light as the column said.',
      lines: [
        { at: 'Time', text: 'Tuesday,', note: 'after a new booking template' },
        { at: 'Actor', text: 'IntelliWorkflow', actor: 'agent' },
        { at: 'Evidence', text: 'Weight', note: 'in the column for the volume' },
        { at: 'Action', text: 'Mark as unclear', note: 'and ask' },
        {
          at: 'Result',
          text: 'A planner',
          note: 'reads four files and has the column corrected. The rest follow, checked.',
          actor: 'person',
        },
      ],
    },
    levers: [
      {
        title: 'Read everything',
        description:
          'The agent reads the body, the attachment and the earlier thread before it decides what an email is.',
      },
      {
        title: 'Five classes, no more',
        description:
          'The classes are quote, booking, change, chaser and dispute. Anything unclear is a sixth class, and people open it.',
      },
      {
        title: 'Book from text',
        description:
          'Fields go to the transport management system (TMS), each with the sentence of the email it was read from.',
      },
      {
        title: 'Price checkpoint',
        description:
          'The desk lead has 1 h for quotes outside the route’s band, and sees email, route and draft. Without an answer the customer gets a reply without a price.',
      },
      {
        title: 'Answer chasers',
        description:
          'The status comes from the carrier feed and is sent with its age, so an old position is never read as a new one.',
      },
    ],
  },
  results: {
    timeframe: 'Implementation Results',
    cxPerformance: [
      { metric: 'First reply time', before: '5 h 30 min', after: '24 min', improvement: '−93%' },
      {
        metric: 'Emails handled without retyping',
        before: '11%',
        after: '64%',
        improvement: '+53 pts',
        note: 'Before: rules-based templates.',
      },
      { metric: 'Wrong-queue rate', before: '19%', after: '4%', improvement: '−15 pts' },
      { metric: 'Quote turnaround', before: '26 h', after: '5 h', improvement: '−81%' },
    ],
    peopleOutcomes: [
      {
        metric: 'Emails handled by hand per person per day',
        before: '118',
        after: '44',
        improvement: '−63%',
      },
      { metric: 'Weekend shifts per person per quarter', before: '6', after: '2', improvement: '−67%' },
      { metric: 'Keying errors per 1,000 bookings', before: '23', after: '6', improvement: '−74%' },
    ],
  },
  meta: {
    title: 'Freight email automation',
    description:
      'A freight forwarder answers 62,000 shared-inbox emails a month. First reply fell from 5 h 30 min to 24 minutes.',
  },
  invitation: {
    title: 'Bring one day of your inbox',
    ask: 'How many emails came, and how long did a quote take?',
  },
  products: ['intelliworkflow'],
  checkpoint: 4,
  decides: { who: 'the desk lead', time: '1 h' },
  article: 'freight-exception-email-triage',
};
