import { defineRecord } from './schema/define-record';
import { homeSchema } from './home.schema';
import { questions } from './questions';
import { mailbox, site } from './site';

export const home = defineRecord(homeSchema, {
  meta: {
    title: `${site.name}: agentic AI that shows its work`,
    description:
      'AI agents that carry enterprise processes from request to result, record every step, and stop where a person should decide.',
  },
  hero: {
    eyebrow: 'Agentic AI for the enterprise',
    title: ['Redefining Possibilities', 'Accelerating Growth'],
    lead: 'Agents that carry the work from request to result, and stop where a person should decide.',
    primary: { label: 'Explore products', href: '/products' },
  },
  console: {
    title: 'Take three decisions',
    lead: 'Agents have done the work up to here. Each case waits for a person, with its evidence, its limit and a clock.',
  },
  model: {
    title: 'Service As a Software',
    lead: 'A rented tool leaves the work on your desk. Here the software does it, and you review the decisions.',
    rows: [
      {
        title: 'You rent the tool: your people do every step',
        actors: ['person', 'person', 'person', 'person', 'person'],
      },
      {
        title: 'You buy the finished work: your people decide',
        actors: ['agent', 'agent', 'person', 'agent', 'agent'],
      },
    ],
    steps: ['Intake', 'Triage', 'Decide', 'Act', 'Record'],
    actors: { person: 'a person does it', agent: 'an agent does it' },
    benefits: [
      {
        title: 'Start with one process',
        text: 'Pick the queue people complain about. Nothing else changes until it runs.',
      },
      {
        title: 'Keep your systems',
        text: 'Agents work through the APIs, screens and inboxes you have. No migration comes first.',
      },
      {
        title: 'See every step',
        text: 'Each step is written down in five fields. They are kept, searchable and exportable.',
      },
      {
        title: 'Judge it by your baseline',
        text: 'We measure the quarter before, so that the quarter after means something.',
      },
    ],
    statsTitle: 'What changed in the work',
    stats: [
      { value: '85%', label: 'efficiency increase', text: '31 programs', source: 'efficiency' },
      { value: '120%', label: 'ROI improvement', text: 'over 24 months', source: 'roi' },
      { value: '70%', label: 'cost reduction', text: 'best process', source: 'lowest-cost' },
      { value: '95%', label: 'customer satisfaction', text: 'client teams', source: 'satisfaction' },
    ],
  },
  products: {
    title: 'Products',
    lead: 'Every agent leaves a trace you can read. Each module finishes one kind of work and writes down how it got there.',
  },
  proof: {
    title: 'Proof from one case',
    lead: '9,400 agencies in 27 markets ask one help desk. This is how long they wait for its first response.',
    study: 'gds-travel-support-optimization',
    measures: ['Cases resolved within SLA', 'Open cases at end of day'],
    axis: { start: 'An agency asks', after: 'answered, now', before: 'answered, before' },
  },
  industries: {
    title: 'Industries',
    lead: 'One kind of delay in all of them: the wait in the gap between two systems.',
  },
  platform: {
    title: 'IntelliMate™ platform',
    line: 'One platform under all modules.',
    lead: 'They share one trace, one set of limits and one list of checkpoints.',
    link: { label: 'See the platform', href: '/intellimate' },
    timing: {
      title: 'A refund, from call to closed case: 55 seconds',
      parts: [
        { actor: 'agent', seconds: 4, text: 'Agents open the case and find its limit' },
        { actor: 'person', seconds: 47, text: 'The shift supervisor decides' },
        { actor: 'agent', seconds: 4, text: 'Agents pay and close the case' },
      ],
    },
    features: ['Trace', 'Checkpoints', 'Limits', 'Replay', 'Connectors', 'Languages'],
  },
  questions: {
    title: 'FAQ',
    line: 'What buyers ask before the first call.',
    before: 'Something else? Write to ',
    mail: mailbox.hello,
    after: ' and a person will answer.',
    items: questions,
  },
  closing: {
    title: 'Bring us the process that is stuck',
    text: 'Name the queue, the system nobody wants to touch, and the number you are judged by. We will show you the run we would build.',
  },
});
