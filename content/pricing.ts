import { defineRecord } from './schema/define-record';
import { pricingSchema } from './pricing.schema';

export const pricing = defineRecord(pricingSchema, {
  meta: {
    title: 'Pricing',
    description:
      'What we charge and what we do not, one month’s invoice, what changes the price, and an agent compared with a chatbot and a script.',
  },
  hero: {
    eyebrow: 'Prices in writing',
    title: 'You pay for finished runs',
    lead: 'A run is one piece of work, from request to result. You also pay once for measuring, and monthly for the platform. Every price is in writing before the start.',
  },
  charged: {
    title: 'What is charged',
    items: [
      {
        price: '$48,000',
        unit: 'once',
        title: 'The measuring quarter',
        text: 'The price is fixed for each process. It covers the numbers of today, a test on closed cases (a replay) and the definitions that both sides sign.',
      },
      {
        price: '$0.90',
        unit: 'or $2.40, by the kind of run',
        title: 'A completed run of an agreed kind',
        text: 'The result is in your system and the trace, the record of each step, is complete. The price is the same if a person had to decide.',
      },
      {
        price: '$6,000',
        unit: 'a month',
        title: 'The platform',
        text: 'You pay one fee for traces, limits, checkpoints (where a person decides), connectors and sign-in, for any number of users.',
      },
    ],
  },
  free: {
    title: 'What is not charged',
    items: [
      {
        title: 'A run that a person refused',
        text: 'The agent only asked, so you pay nothing.',
      },
      {
        title: 'A run handed to your people',
        text: 'It ended without a result. You keep the trace.',
      },
      {
        title: 'A run that failed',
        text: 'It does not matter whose fault it was.',
      },
      {
        title: 'A run that you reopen within 14 days',
        text: 'Its result was wrong, and we credit the charge.',
      },
      {
        title: 'Replays and exercises',
        text: 'These are tests, and change nothing real.',
      },
    ],
  },
  invoice: {
    title: 'One month of one process',
    arrived: '12,000 requests',
    caption: 'Before tax. 8,400 of 12,000 requests were completed.',
    columns: ['Line', 'Count and price', 'Amount'],
    fee: { what: 'Platform, one month', price: 6000 },
    runs: [
      {
        what: 'Completed: query answered',
        count: 7200,
        price: 0.9,
      },
      {
        what: 'Completed: credit posted',
        count: 1200,
        price: 2.4,
      },
      {
        what: 'Refused at a checkpoint',
        count: 540,
        price: 0,
        actor: 'person',
      },
      {
        what: 'Handed to a person',
        count: 2700,
        price: 0,
      },
      {
        what: 'Failed',
        count: 360,
        price: 0,
      },
      {
        what: 'Reopened, credited',
        count: 90,
        price: -0.9,
      },
    ],
    free: 'runs you did not pay for',
    total: 'Total',
    perRun: 'for each run that was finished and not reopened, platform included',
  },
  termsTitle: 'What changes the price, and how it ends',
  terms: [
    {
      title: 'Kind of run',
      text: 'A posting, such as a credit, costs more than an answer. It changes more systems, and we check it afterward.',
    },
    {
      title: 'Volume',
      text: 'After 20,000 completed runs of one kind in a month, each further one costs a fifth less.',
    },
    {
      title: 'Carriers',
      text: 'You pay telephone minutes and messages at the carrier’s price.',
    },
    {
      title: 'Private cloud',
      text: 'You pay your cloud yourself. The platform fee is a third higher, since we look after a system we do not host.',
    },
    {
      title: 'Term',
      text: 'The contract runs for twelve months from the first run, at fixed prices. Then it continues by the month, with 60 days’ notice.',
    },
    {
      title: 'A wrong payout',
      text: 'If an agent went beyond a written limit, we pay the loss, up to a year’s fees. If it stayed within the limits, you carry the loss, since you set them. The trace shows which.',
    },
    {
      title: 'Stopping early',
      text: 'After the measuring quarter either side may stop. You pay for the quarter and keep the numbers.',
    },
    {
      title: 'Leaving',
      text: 'Processes and traces export in open formats, free of charge. What we hold is deleted within 30 days.',
    },
  ],
  comparison: {
    title: 'Chatbot, script or agent',
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
          'It stops and asks. It may also misread, and then the limits must hold',
        ],
      },
      {
        question: 'Who notices a mistake',
        answers: [
          'The customer',
          'Whoever reconciles at month-end',
          'The person at the checkpoint, or the daily reconciliation below the limit',
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
          'A developer, for each screen that changed',
          'An hour to lower a limit, a replay to raise one or to add a kind of run',
        ],
      },
      {
        question: 'What it costs to run',
        answers: ['Least per answer', 'Least per run, once it is built', 'Most per run'],
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
  closing: {
    title: 'Bring one process and its volume',
    text: 'We show you how agents would do it, and what last month would have cost.',
  },
});
