import type { PlatformLandingRecord } from './platform-landing.schema';

/** The platform landing page. */
export const platformLanding: PlatformLandingRecord = {
  meta: {
    title: 'Agentic AI platform and its modules',
    description:
      'Modules for customer, enterprise and physical operations. One trace, written limits and checkpoints with a clock on every run.',
  },
  hero: {
    eyebrow: 'Agentic AI platform',
    title: 'Agents that finish what they start',
    lead: 'Modules that read, decide within limits, act in your systems and keep a record of each step.',
    primary: { label: 'Explore Capabilities', href: '#capabilities' },
    further: [
      { label: 'See How It Works', href: '#transformation' },
      { label: 'See Transformation Areas', href: '#transformation' },
    ],
  },
  console: {
    kicker: 'What your people see',
    title: 'The whole decision on one screen',
    lead: 'The evidence, the limit and what happens without an answer. The run waits for a person, and writes down who it was.',
  },
  advantages: {
    kicker: 'Advantages',
    title: 'Advantages you can check',
    items: [
      {
        title: 'One trace',
        text: 'The same five fields whether the work was a call, a contract or a camera alert.',
        more: { label: 'Read the five fields', href: '/intellimate#trace-format' },
      },
      {
        title: 'Limits before prompts',
        text: 'Amounts, recipients and hours are enforced outside the model.',
        more: { label: 'See a limit stop a run', href: '/intellimate#run' },
      },
      {
        title: 'Checkpoints with a clock',
        text: 'Each has a role, the evidence, a time and a default for when nobody answers.',
        more: { label: 'Decide one yourself', href: '#checkpoints' },
      },
      {
        title: 'Your systems stay',
        text: 'Each agent signs in as a named user under your access rules. Where a system has no API, it works on the screen or in the inbox.',
        more: { label: 'Read what each may write', href: '/intellimate#connectors' },
      },
    ],
  },
  capabilities: {
    kicker: 'Capabilities',
    title: 'What the agents can do',
    lead: 'Most of it is work for agents. The last belongs to your people, and every module has it.',
    items: [
      {
        title: 'Converse',
        text: 'By voice, chat, email and message, in over 40 languages.',
        by: 'IntelliConverse, IntelliReach',
      },
      {
        title: 'Read documents',
        text: 'Contracts, forms and attachments, with the paragraph cited.',
        by: 'IntelliWorkflow, IntelliPulse',
      },
      {
        title: 'Decide inside limits',
        text: 'A credit of $480 is posted. One of $612 stops, because the written limit is $500.',
        by: 'All modules',
      },
      {
        title: 'Act in your systems',
        text: 'Bookings, credits, tickets and door changes go into the systems your people already use.',
        by: 'IntelliWorkflow, IntelliConverse',
      },
      {
        title: 'Watch for change',
        text: 'Feeds, queues and cameras, day and night.',
        by: 'IntelliVision, IntelliResilience',
      },
      {
        title: 'Stop and ask',
        text: 'At a limit a person decides, with the evidence in view and a clock running.',
        by: 'Your people',
        person: true,
      },
    ],
  },
  areas: {
    kicker: 'Transformation areas',
    title: 'Where work gets stuck',
    items: [
      {
        title: 'Customer operations',
        text: 'The request is read once, the answer is the finished task, and the complaint reaches someone who can fix its cause.',
        modules: ['intelliconverse', 'intellireach', 'intellipulse'],
        measure: 'Speed to answer at one airline',
        change: '−80%',
        levels: { before: '190 s', after: '38 s' },
        source: 'answer-time',
      },
      {
        title: 'Enterprise operations',
        text: 'Requests cross seven systems without being retyped, and stop where a credit or a contract needs a specialist.',
        modules: ['intelliworkflow'],
        measure: 'Median query resolution at one operator',
        change: '−70%',
        levels: { before: '30 h', after: '9 h' },
        source: 'query-time',
      },
      {
        title: 'Continuity and physical operations',
        text: 'The data center, the yard and the ramp report themselves. A named person declares or confirms.',
        modules: ['intelliresilience', 'intellivision'],
        measure: 'Tier 1 recovery time at one mobile operator',
        change: '−78%',
        levels: { before: '4 h 10 min', after: '55 min' },
        source: 'recovery-time',
      },
    ],
  },
  modules: { kicker: 'Modules', title: 'The modules' },
  comparison: {
    kicker: 'Comparison',
    title: 'When a chatbot or a script is better',
    lead: 'Each of the three has its place. What tells them apart is a case that nobody has foreseen.',
    caption: 'Chatbot, robotic process automation (RPA) and agent, question by question.',
    columns: ['Question', 'Chatbot', 'RPA script', 'Agent'],
    rows: [
      {
        question: 'What goes in',
        answers: [
          'A question, typed or spoken',
          'A screen or a file in a known layout',
          'A request as it came: call, email, scan',
        ],
      },
      {
        question: 'What comes out',
        answers: ['An answer', 'The same steps, each time', 'The finished task, or a stop with its reason'],
      },
      {
        question: 'When the case is new',
        answers: [
          'It answers anyway, or shows the menu again',
          'It breaks, or does the wrong thing at full speed',
          'It stops and asks. It may also misread, and then the limits have to hold',
        ],
      },
      {
        question: 'Who notices a mistake',
        answers: [
          'The customer',
          'Whoever reconciles at month-end',
          'The person at the checkpoint; below the limit, the daily reconciliation',
        ],
      },
      {
        question: 'What it leaves behind',
        answers: ['A transcript', 'A job log: started, ended, failed', 'Five fields for every step'],
      },
      {
        question: 'What a change takes',
        answers: [
          'New texts, in hours',
          'A developer, for each screen that moved',
          'An hour to tighten a limit, a replay to raise one or to add a kind of run',
        ],
      },
      {
        question: 'What it costs to run',
        answers: ['Least per contact', 'Least per run, once it is built', 'Most per run'],
      },
      {
        question: 'Where it is the better choice',
        answers: [
          'The answer is the same for everyone: opening hours, a baggage allowance',
          'One layout, high volume, nothing to read: payroll files, nightly transfers',
          'Somebody has to read, several systems have to change, and some cases belong to a person',
        ],
      },
    ],
  },
  pricing: {
    kicker: 'Pricing',
    title: 'How it is charged',
    lead: 'You pay once for measuring, monthly for the platform, and for each run that is finished. Each kind has its price in writing before it goes live.',
    charged: {
      title: 'What is charged',
      items: [
        {
          title: 'The measuring quarter',
          text: 'A fixed price, once for each process; $48,000 in this example. It covers baseline, replay and the definitions that both sides sign.',
        },
        {
          title: 'A completed run of an agreed kind',
          text: 'The result is in your system and the trace is closed. With or without a checkpoint on the way, the price is the same.',
        },
        {
          title: 'The platform, by the month',
          text: 'One fee, from the first run on, for traces, limits, checkpoints, connectors and sign-in. Users are not counted.',
        },
      ],
    },
    free: {
      title: 'What is not charged',
      items: [
        { title: 'A run that a person refused', text: 'Nobody is paid for asking.' },
        { title: 'A run handed to your people', text: 'It ended before its result. The trace is yours.' },
        { title: 'A run that failed', text: 'Whether the fault was ours or a system’s that did not answer.' },
        {
          title: 'A run that you reopen within 14 days',
          text: 'Its result was wrong, and the charge is credited.',
        },
        { title: 'Replays and exercises', text: 'Nothing real has changed.' },
      ],
    },
    invoice: {
      title: 'One month of one process',
      caption:
        'An illustrative invoice, before tax. 12,000 requests arrived, and 8,400 of them were completed.',
      columns: ['Line', 'Count', 'Price', 'Amount'],
      lines: [
        { what: 'Platform, one month', count: 1, price: 6000 },
        { what: 'Completed: query answered', count: 7200, price: 0.9 },
        { what: 'Completed: credit posted', count: 1200, price: 2.4 },
        { what: 'Handed to a person', count: 2700, price: 0 },
        { what: 'Refused at a checkpoint', count: 540, price: 0 },
        { what: 'Failed', count: 360, price: 0 },
        { what: 'Reopened, credited', count: 90, price: -0.9 },
      ],
      total: 'Total',
      remark: 'Each of the 8,310 runs that nobody reopened cost $1.84, platform included.',
    },
    termsTitle: 'What changes the price, and how it ends',
    terms: [
      {
        term: 'Kind of run',
        text: 'A posting costs more than an answer. It crosses more systems, and is checked afterward.',
      },
      {
        term: 'Volume',
        text: 'Beyond 20,000 completed runs of a kind in a month, further ones cost a fifth less.',
      },
      { term: 'Carriers', text: 'Telephone minutes and messages are passed on at the carrier’s price.' },
      {
        term: 'Private cloud',
        text: 'You pay your cloud yourself. The platform fee is a third higher, since we look after a system we do not host.',
      },
      {
        term: 'Term',
        text: 'Twelve months from the first run, at fixed prices. Then month by month, with 60 days’ notice.',
      },
      {
        term: 'A wrong payout',
        text: 'Past a written limit the loss is ours, up to a year’s fees. Inside the limits it is yours, since you set them. The trace shows which.',
      },
      {
        term: 'Stopping early',
        text: 'After the measuring quarter either side may stop. You owe the quarter and keep the baseline.',
      },
      {
        term: 'Leaving',
        text: 'Processes and traces export in open formats, free of charge. What we hold is deleted within 30 days.',
      },
    ],
    more: [
      { label: 'Count with your numbers', href: '/demo#payback' },
      { label: 'When value starts', href: '/intellimate#timeline' },
    ],
  },
  closing: {
    title: 'Pick one process and see its run',
    text: 'Start with the step you would never hand over to software. The checkpoint goes there first, and the run is drawn around it.',
    action: 'Request a Demo',
  },
};
