import type { CaseStudyRecord } from './schema';

export const intelliorderPilotDtw2025: CaseStudyRecord = {
  id: 5,
  slug: 'intelliorder-pilot-dtw-2025',
  industry: 'Telecommunications',
  kind: 'Converged operator',
  title: 'IntelliOrder: from 6 days to 2',
  subtitle: 'A business-order pilot, demonstrated at Digital Transformation World (DTW) 2025.',
  client: `One missing postcode held up an order for 40 phone lines for four days. The other 39 addresses were complete. Sales believed that delivery had the order, delivery believed that sales had it, and the customer believed in the date it had been given.

A fixed and mobile operator in Asia-Pacific then ran a pilot over 1,200 business orders, in one region and with 19 staff. It showed the pilot at DTW 2025. IntelliOrder is the pilot’s name for IntelliWorkflow on the business and operations support systems (BSS/OSS).`,
  quote: {
    text: 'It looks at the network before I name a date. We used to look afterward.',
    role: 'Order manager at the operator',
  },
  challenges: [
    'The catalog holds overlapping offers. Three products may fit one request, and only one of them is still sold.',
    'On the way 23% of all orders fail, which is called fall-out. Each is repaired by hand.',
    'Each product adds twelve days of training before a specialist may enter it.',
    'No one sees where an order waits. Each system shows its own step as done.',
  ],
  solution: {
    description: `Before any agent ran, we looked at why orders fail. Eleven causes explained most of it, such as a missing postcode, a port reserved twice or an offer withdrawn last quarter. For each, a specialist could describe the repair in one sentence. Those sentences became the first rules, and the specialists signed them.

The agent turns a signed quote into an order. It checks the order against the catalog and the network inventory before a date is named. It repairs known causes and logs the repair. It hands anything else to a person, with the records it has read.

The pilot ran in one region, next to an unchanged one. Both had the same products and the same month-ends. In the unchanged region the figures stayed where they had been, so a quiet quarter does not explain the difference.

Two of the eleven causes came back after an inventory update, under new names. That week was slow, and no order went out wrong because of it.

Across 1,200 orders the time from quote to confirmed order was 2 days instead of 6, and 89% were right first time. This is a pilot with 19 people in one region. It does not show whether the figures hold for every product, or where the catalog is in worse order.`,
    finding: {
      title: 'Two causes under new names',
      state: 'refused',
      caption: 'What no rule covers goes to a person, with the records that were read.',
      lines: [
        { at: 'Time', text: 'Pilot,', note: 'after an inventory update' },
        { at: 'Actor', text: 'IntelliWorkflow', actor: 'agent' },
        { at: 'Evidence', text: 'Two fall-out causes', note: 'that no rule names' },
        { at: 'Action', text: 'Refuse', note: 'both repairs' },
        {
          at: 'Result',
          text: 'A specialist',
          note: 'repairs by hand, until a person adds the rule.',
          actor: 'person',
        },
      ],
    },
    levers: [
      {
        title: 'Pick the valid offer',
        description:
          'The agent picks the valid offer. For each other offer it says in one sentence why it failed.',
      },
      {
        title: 'Check inventory first',
        description:
          'Port and address are confirmed in the network inventory before anybody promises a date.',
      },
      {
        title: 'Repair known causes',
        description:
          'Eleven known causes are fixed and logged, each with the rule it was fixed by. An unknown cause goes to a person.',
      },
      {
        title: 'Checkpoint for dates',
        description:
          'The order manager has 2 h for dates inside 5 days and non-standard terms, and sees quote and inventory. Without an answer the standard date is offered.',
      },
    ],
  },
  results: {
    timeframe: 'Implementation Results',
    cxPerformance: [
      { metric: 'Quote to confirmed order', before: '6 days', after: '2 days', improvement: '−67%' },
      { metric: 'Order fall-out', before: '23%', after: '9%', improvement: '−14 pts' },
      { metric: 'Orders right first time', before: '68%', after: '89%', improvement: '+21 pts' },
      { metric: 'Catalog look-ups per order', before: '31', after: '12', improvement: '−61%' },
    ],
    peopleOutcomes: [
      { metric: 'Manual touches per order', before: '14', after: '5', improvement: '−64%' },
      {
        metric: 'Fall-out cases cleared per specialist per day',
        before: '18',
        after: '30',
        improvement: '+67%',
      },
      {
        metric: 'Training time for a new product',
        before: '12 days',
        after: '5 days',
        improvement: '−58%',
        note: 'Pilot teams only, 19 people.',
      },
    ],
  },
  meta: {
    title: 'IntelliOrder pilot, DTW 2025',
    description:
      'A telecom pilot shown at Digital Transformation World (DTW) 2025: 1,200 business orders, quote to order in 2 days instead of 6.',
  },
  invitation: { title: 'Bring one order that got stuck', ask: 'Which system knew it, and who noticed?' },
  products: ['intelliworkflow'],
  checkpoint: 4,
  decides: { who: 'the order manager', time: '2 h' },
  article: 'reading-an-agent-trace',
};
