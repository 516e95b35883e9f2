import type { CaseStudyRecord } from './schema';

export const intelliresilienceTelcoDrSolution: CaseStudyRecord = {
  id: 6,
  slug: 'intelliresilience-telco-dr-solution',
  industry: 'Telecommunications',
  kind: 'Mobile operator',
  title: 'Recovery in 55 minutes',
  subtitle: 'A mobile operator rehearses its recovery every month.',
  client: `Saturday, 01:00. Forty-six people are on a conference call. Step 118 tells the storage team to restart a server that was sold in spring. Nobody is at fault: the spreadsheet was true on the day it was printed. The exercise ends at 05:10, and what everyone remembers is the waiting.

Twenty-two million subscribers depend on that spreadsheet. Their mobile operator runs 84 tier 1 services from two data centers, and each must be able to take over from the other.`,
  quote: {
    text: 'We failed the first exercise, and nobody was harmed. I would want that failure again.',
    role: 'Incident commander at the operator',
  },
  challenges: [
    'The runbook has 312 steps in spreadsheets, and it ages from the day it is written.',
    'There are two exercises a year, because 46 people can rarely be spared for a night.',
    'The audit report takes 80 h to write, from notes and from memory.',
    'Four engineers know which service depends on which. Two of them are on vacation in August.',
  ],
  solution: {
    description: `The plan now comes from the systems, not from a spreadsheet. Dependencies are read from configuration and traffic each night, and every step of the plan is compared with them. A step that no longer matches opens a ticket in the morning, when somebody is awake to fix it.

The first exercise that agents ran took 2 h 5 min and failed. The recovered services started, but did not accept one another’s certificates.

That failure was the best day of the project. It happened on isolated targets, it harmed no subscriber, and its cause was on record by breakfast. A check of every certificate now runs each night. Another check found replication jobs that still ran every half hour. They run every 5 min now, so less data can be lost: the recovery point fell too.

The twelfth exercise took 55 min with 14 people. Steps that need no other step run side by side. Of 312 steps, people still take 47, on purpose: they touch power, partners or the emergency numbers. The audit report is drafted by morning and takes 12 h in all instead of 80 h.

The agents prepare, and the incident commander decides. The commander has started one real recovery since. Whether to publish its outcome is up to the client.`,
    finding: {
      title: 'The exercise that failed',
      state: '2 h 5 min',
      caption: 'A check of every certificate now runs each night.',
      lines: [
        { at: 'Time', text: 'First exercise', note: 'run by agents' },
        { at: 'Actor', text: 'IntelliResilience', actor: 'agent' },
        {
          at: 'Evidence',
          text: 'Certificate on the second site,',
          note: 'expired the week before',
        },
        { at: 'Action', text: 'Start', note: 'the recovered services' },
        {
          at: 'Result',
          text: 'The incident commander',
          note: 'ends the exercise, with the cause on record by breakfast.',
          actor: 'person',
        },
      ],
    },
    levers: [
      {
        title: 'Read the systems',
        description: 'Dependencies are read from the systems themselves, every night. Nobody draws them.',
      },
      {
        title: 'Check steps nightly',
        description:
          'Each step is compared with the real configuration. A stale step opens a ticket for its owner.',
      },
      {
        title: 'Work in parallel',
        description: 'Steps that need no other step start at once. On purpose, people still take 47 steps.',
      },
      {
        title: 'Recovery checkpoint',
        description:
          'The incident commander sees each option with its forecast and has 10 min, then the deputy is called. Without an answer nothing is started.',
      },
      {
        title: 'Test by use',
        description:
          'A test call, a test top-up and a test roaming record prove that a service works for a subscriber.',
      },
      {
        title: 'Draft the report',
        description:
          'The agents draft the audit report from their record of each step, and it is ready by morning.',
      },
    ],
  },
  results: {
    timeframe: 'Implementation Results',
    cxPerformance: [
      {
        metric: 'Recovery time, tier 1 services',
        before: '4 h 10 min',
        after: '55 min',
        improvement: '−78%',
      },
      { metric: 'Recovery point', before: '30 min', after: '5 min', improvement: '−83%' },
      { metric: 'Runbook steps run by hand', before: '312', after: '47', improvement: '−85%' },
      { metric: 'Recovery exercises per year', before: '2', after: '12', improvement: '×6' },
      { metric: 'Readiness checks passed', before: '61%', after: '94%', improvement: '+33 pts' },
    ],
    peopleOutcomes: [
      { metric: 'Staff on an exercise night', before: '46', after: '14', improvement: '−70%' },
      { metric: 'Hours to write the audit report', before: '80 h', after: '12 h', improvement: '−85%' },
      {
        metric: 'On-call pages needing no action, per month',
        before: '410',
        after: '130',
        improvement: '−68%',
      },
    ],
  },
  meta: {
    title: 'Telecom disaster recovery in 55 min',
    description:
      'A mobile operator cut tier 1 recovery from 250 to 55 minutes and now rehearses twelve times a year with 14 people a night.',
  },
  invitation: {
    title: 'Bring your last recovery exercise',
    ask: 'Which step took longer than the plan says?',
  },
  products: ['intelliresilience'],
  checkpoint: 4,
  decides: { who: 'the incident commander', time: '10 min' },
  article: 'reading-an-agent-trace',
};
