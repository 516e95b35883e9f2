import type { CaseStudyRecord } from './schema';

export const intelliworkflowQueryAutomation: CaseStudyRecord = {
  id: 7,
  slug: 'intelliworkflow-query-automation',
  industry: 'Telecommunications',
  kind: 'Broadband operator',
  title: 'From seven screens to two',
  subtitle: 'Shared services close half of all queries within 9 h.',
  client: `A dealer asks about $38. It is missing from the June commission, and he would like to know why. The answer takes 18 min of work. He receives it after 30 h, from the fourth person who has opened his query. By then he has written to his account manager as well.

His is one of 48,000 internal and partner queries a month. They go to the shared services of a fixed-line and broadband operator, a department of 260 people.`,
  quote: {
    text: 'The page of limits is ours. We lowered two of them and asked nobody.',
    role: 'Head of shared services at the operator',
  },
  challenges: [
    'One query needs seven systems. People keep a notepad beside the keyboard to carry numbers across.',
    'Only 34% of queries are closed by the first team that opens them.',
    'Commission disputes anger partners, whoever turns out to be right.',
    'The service-level agreement (SLA) is met at 79%, and most misses are at month-end.',
  ],
  solution: {
    description: `We followed 200 queries from the first email to the last. The judgment differed each time. What had to be read was the same each time, in seven systems. So the agent gathers the records, drafts the answer, stops above a limit and posts what was decided.

Commission queries came first, because their rules were written down. The rules for billing were only in people’s heads, and it took two months to write them down. New staff were using that paper before any agent had read it.

In month one the agent stopped too often: in 41% of all queries. No rule covered the cases. But a specialist who approves the same thing ten times a day stops reading. Rule proposals halved the share.

Half of all queries now close within 9 h. Before, half of them took longer than 30 h. The SLA is met at 96%. People open two systems per query instead of seven, and those two are the ones where something has to be decided.

The team owns the page of limits. It has lowered two of them since, after a tariff change, without asking us. Queries in which a partner threatens to leave still go to a person from the first line.`,
    finding: {
      title: 'Stopped too often',
      state: '41% of queries',
      caption: 'The agent may propose a limit. It may not set one.',
      lines: [
        { at: 'Time', text: 'Month 1,', note: 'after the fifth equal decision' },
        { at: 'Actor', text: 'IntelliWorkflow', actor: 'agent' },
        { at: 'Evidence', text: 'Five approvals', note: 'of the same kind' },
        { at: 'Action', text: 'Propose', note: 'a limit' },
        { at: 'Result', text: 'The specialist', note: 'accepts it, changes it or says no.', actor: 'person' },
      ],
    },
    levers: [
      {
        title: 'Gather once',
        description:
          'Seven systems are read in parallel, and the records arrive with the query before a person opens it.',
      },
      {
        title: 'Quote the records',
        description:
          'The answer quotes the line items it rests on, so a partner can check it against their own books.',
      },
      {
        title: 'Credit checkpoint',
        description:
          'Above $500 a specialist sees request, records and draft, and has 4 h. Without an answer it returns to the queue with its evidence.',
      },
      {
        title: 'Propose rules',
        description:
          'After five equal decisions the agent proposes a limit. A specialist accepts, changes or refuses it.',
      },
      {
        title: 'Show the status',
        description:
          'Partners see the step their query is at, and who has it, without writing another email.',
      },
    ],
  },
  results: {
    timeframe: 'Implementation Results',
    cxPerformance: [
      { metric: 'Median time to close a query', before: '30 h', after: '9 h', improvement: '−70%' },
      { metric: 'Closed without a hand-off', before: '34%', after: '71%', improvement: '+37 pts' },
      { metric: 'Queries closed on time', before: '79%', after: '96%', improvement: '+17 pts' },
      { metric: 'Queries reopened', before: '15%', after: '6%', improvement: '−9 pts' },
    ],
    peopleOutcomes: [
      { metric: 'Systems opened per query', before: '7', after: '2', improvement: '−71%' },
      { metric: 'Time to draft an answer', before: '18 min', after: '5 min', improvement: '−72%' },
      {
        metric: 'Team engagement (1 to 5)',
        before: '3.2',
        after: '3.9',
        improvement: '+0.7',
        note: 'Internal survey. 84% took part.',
      },
    ],
  },
  meta: {
    title: 'Telecom query automation',
    description:
      '48,000 internal and partner queries a month: median resolution fell from 30 hours to 9 and 71% close without a hand-off.',
  },
  invitation: { title: 'Bring one partner query', ask: 'How many screens did the answer take?' },
  products: ['intelliworkflow'],
  checkpoint: 3,
  decides: { who: 'a specialist', time: '4 h' },
  article: 'salesforce-cx-transformation',
};
