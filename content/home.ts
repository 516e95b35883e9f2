import { defineRecord } from './schema/define-record';
import { homeSchema } from './home.schema';
import { questions } from './questions';
import { mailbox, site } from './site';

export const home = defineRecord(homeSchema, {
  meta: {
    title: `${site.name}: agentic AI that shows its work`,
    description:
      'AI agents carry enterprise processes from request to result, record every step, and stop where a person should decide.',
  },
  hero: {
    title: ['Redefining Possibilities', 'Accelerating Growth'],
    audience: 'AI agents for airlines, logistics and telecom.',
    lead: 'They do the work from request to result, and stop where a person should decide.',
    primary: { label: 'Explore products', href: '/products' },
    result: {
      study: 'airline-cx-transformation',
      measure: 'Average time to answer',
      text: 'At one airline, callers wait',
      link: 'Read the airline case',
    },
  },
  console: {
    title: 'Six cases wait. Decide three.',
    lead: 'Agents prepare each demo case. You decide before time is up.',
  },
  model: {
    title: 'Service As a Software',
    lead: 'Rented software leaves the work to your people. Our agents do it, and your people approve what matters.',
    rows: [
      {
        title: 'You rent the tool: your people do every step',
        actors: ['person', 'person', 'person', 'person', 'person'],
      },
      {
        title: 'You buy the finished work: your people approve',
        actors: ['agent', 'agent', 'person', 'agent', 'agent'],
      },
    ],
    steps: ['Receive', 'Sort', 'Approve', 'Act', 'Record'],
    actors: { person: 'a person does it', agent: 'an agent does it' },
    benefits: [
      {
        title: 'Start with one process',
        text: 'Pick the work that people complain about. Nothing else changes until that works.',
      },
      {
        title: 'Keep your systems',
        text: 'Agents use the APIs, screens and inboxes that you have. You need no migration.',
      },
      {
        title: 'See every step',
        text: 'Every step is written down, kept and searchable. You can export all of it.',
      },
      {
        title: 'Judge it by your numbers',
        text: 'We measure the quarter before the start, and compare the quarter after it.',
      },
    ],
    stats: [
      { value: '85%', label: 'efficiency increase', source: 'efficiency' },
      { value: '120%', label: 'ROI improvement', source: 'roi' },
      { value: '70%', label: 'cost reduction', source: 'lowest-cost' },
      { value: '95%', label: 'customer satisfaction', source: 'satisfaction' },
    ],
  },
  products: {
    title: 'Products',
    lead: 'Each module finishes one kind of work. Every agent leaves a trace, a record of each step that you can read.',
  },
  proof: {
    title: 'Proof from one client',
    lead: 'At one help desk, 9,400 travel agencies ask their questions. This is how long they wait for a first response.',
    study: 'gds-travel-support-optimization',
    measures: ['Cases resolved on time', 'Open cases at end of day'],
    axis: { after: 'with AI', before: 'before' },
  },
  industries: {
    title: 'Industries',
    lead: 'The delay is the same everywhere: work waits between two systems.',
  },
  platform: {
    title: 'IntelliMate™ platform',
    lead: 'All modules share one audit log, one set of limits and one list of approvals.',
    link: { label: 'See the platform', href: '/intellimate' },
    timing: {
      title: 'A refund case of $312, open for 55 seconds',
      seconds: 47,
      limit: 120,
      person: 'The shift supervisor decides',
      agents: 'Agents do the rest in 8 s',
    },
    limit: {
      title: 'Set the limit yourself',
      text: 'In one weekend, agents ran 4,812 cases. Move the limit for refunds, and see what changes.',
      link: 'See it on all 4,812 runs',
    },
    features: ['Trace', 'Checkpoints', 'Limits', 'Replay', 'Connectors', 'Languages'],
  },
  questions: {
    title: 'FAQ',
    line: 'What buyers ask before the first call.',
    before: 'Do you have another question? Write to ',
    mail: mailbox.hello,
    after: ' and a person will answer.',
    items: questions,
  },
  closing: {
    title: 'Bring us the process that is stuck',
    text: 'Name the work that waits, the system nobody wants to touch, and the number you are judged by. We show you how agents would do it.',
  },
});
