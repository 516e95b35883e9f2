import type { PlatformRecord } from './platform.schema';

/** The page of the platform under the modules. */
export const platform: PlatformRecord = {
  meta: {
    title: 'The IntelliMate platform',
    description:
      'Run agents, read what they did line by line, and set what they may not do. See one run, the parts of a checkpoint and what the platform does.',
  },
  hero: {
    eyebrow: 'One platform under every module',
    title: ['The IntelliMate™', 'Platform'],
    lead: 'One place to run agents, read what they did, and decide what they may not.',
    secondary: { label: 'See a run', href: '#run' },
  },
  weekend: {
    runs: 4812,
    stops: 61,
    late: 3,
    text: 'The head of operations opens the weekend: 4,812 runs, 61 stopped at a checkpoint, 3 of them past their time. She reads those three first.',
    caption:
      'One dot is one run. A diamond is a person deciding; a ring around it, a person who was late. Illustrative data.',
  },
  run: {
    kicker: 'The trace',
    title: 'One run, read from the top',
    lead: 'A receipt for every step. 55 s from call to closed case, and 47 s of them belong to the supervisor.',
    caption: 'Lines are agent work. A diamond is a person deciding. Illustrative data.',
    fields: ['Time', 'Actor', 'Evidence', 'Action', 'Result'],
    lines: [
      {
        time: '14:02:11',
        actor: 'IntelliConverse',
        kind: 'agent',
        evidence: 'Call, two identity facts',
        action: 'Open case',
        result: 'Case open, Spanish',
      },
      {
        time: '14:02:13',
        actor: 'IntelliWorkflow',
        kind: 'agent',
        evidence: 'Schedule notice, 95 min; clause 14.2',
        action: 'Compare',
        result: 'Refund right confirmed',
      },
      {
        time: '14:02:14',
        actor: 'IntelliWorkflow',
        kind: 'agent',
        evidence: 'Ticket, payment record',
        action: 'Calculate',
        result: '$312 to original card',
      },
      {
        time: '14:02:15',
        actor: 'Limit',
        kind: 'limit',
        evidence: 'Refund limit $200',
        action: 'Stop',
        result: 'Checkpoint opened',
      },
      {
        time: '14:02:15',
        actor: 'Shift supervisor',
        kind: 'person',
        evidence: 'Booking, clause, amount, alternatives',
        action: 'Decide within 2 min',
        result: 'Approved 14:03:02',
      },
      {
        time: '14:03:04',
        actor: 'IntelliWorkflow',
        kind: 'agent',
        evidence: 'Approval',
        action: 'Post refund',
        result: 'Payment reference stored',
      },
      {
        time: '14:03:06',
        actor: 'IntelliConverse',
        kind: 'agent',
        evidence: 'Case',
        action: 'Confirm by voice and email',
        result: 'Case closed',
      },
    ],
  },
  checkpoint: {
    kicker: 'The checkpoint',
    title: 'What a checkpoint is made of',
    lead: 'A checkpoint is a step where the agent stops. It has these parts, always all of them.',
    label: 'In this run',
    parts: [
      {
        title: 'Who decides',
        text: 'A role with somebody on duty to fill it.',
        example: 'Shift supervisor',
      },
      {
        title: 'What they see',
        text: 'The evidence the agent used, the amount, and the other ways out.',
        example: 'Booking, clause 14.2, amount $312',
      },
      {
        title: 'How long they have',
        text: 'A time that suits whoever is waiting. The clock runs in view.',
        example: '2 min',
      },
      {
        title: 'What happens if nobody answers',
        text: 'A default, written in advance. Where money, safety or a legal right is at stake it is never “proceed”.',
        example: 'The case goes to the callback list. Nothing is paid.',
      },
    ],
  },
  features: {
    kicker: 'Features',
    title: 'What the platform does',
    items: [
      'Trace: Five fields for every step, kept as long as your retention rule says.',
      'Checkpoints: Role, evidence, clock and default, set per process.',
      'Limits: Amounts, recipients, hours and volumes, enforced outside the model.',
      'Replay: Last quarter’s cases against next week’s rules, before anyone is affected.',
      'Connectors: APIs where they exist, screens and inboxes where they do not.',
      'Languages: Over 40, with the original one click away.',
      'Model routing: Change the model behind a step without rewriting the process.',
      'Deployment: Software as a service within days, private cloud typically 2-4 weeks.',
    ],
  },
  results: {
    title: 'Program figures, across modules',
    items: [
      { value: '85%', label: 'efficiency increase', source: 'N-a' },
      { value: '120%', label: 'ROI improvement', source: 'N-b' },
      { value: '45%', label: 'typical cost reduction', source: 'N-c' },
      { value: '95%', label: 'client team satisfaction', source: 'N-d' },
    ],
  },
  modules: {
    kicker: 'Modules',
    title: 'Every module on one base',
    lead: 'Each brings a trade and adds a checkpoint. Roles, limits and connectors are shared.',
    more: { label: 'Explore products', href: '/products' },
  },
  where: {
    kicker: 'Deployment',
    title: 'Where it runs',
    options: [
      {
        title: 'Software as a service',
        time: 'within days',
        text: 'We run it in the region you choose.',
        days: [1, 5],
      },
      {
        title: 'Private cloud',
        time: 'typically 2-4 weeks',
        text: 'It runs in your account, under your keys and your retention rule.',
        days: [14, 28],
      },
    ],
    scale: 'One square is one day.',
    needsTitle: 'What to have ready',
    needs: ['A process owner', 'A test account per system', 'One quarter of history'],
    leaving: 'You can leave: processes and traces export in open formats.',
  },
  closing: { title: 'See it stop', text: 'Ask for the demo in which the agent refuses.' },
};
