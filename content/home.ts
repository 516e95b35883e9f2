import type { HomeRecord } from './home.schema';
import { questions } from './questions';
import { mailbox, site } from './site';

/** The home page, section by section. */
export const home: HomeRecord = {
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
    secondary: { label: 'See a run', href: '/intellimate#run' },
    run: {
      name: 'Crew rebooking',
      label: 'Illustrative data',
      caption: 'Run 4,812. If nobody answers, it waits.',
      lanes: [
        { actor: 'agent', label: 'Detect' },
        { actor: 'agent', label: 'Rank' },
        { actor: 'person', label: 'Person' },
        { actor: 'agent', label: 'Message' },
      ],
      lines: [
        { time: '09:41:02', actor: 'agent', text: 'Disruption detected, 214 travelers' },
        { time: '09:41:04', actor: 'agent', text: 'Options ranked by cost and duty time' },
        { time: '09:41:07', actor: 'person', text: 'Waiting: duty manager approves plan B' },
        { time: '09:43:30', actor: 'agent', text: 'Messages sent in 11 languages' },
      ],
    },
    decision: {
      time: { short: '6 min', rest: ' to decide' },
      plans: [
        {
          name: 'plan B',
          log: 'Waiting: duty manager approves plan B',
          question: 'You are the duty manager.',
          figures: [
            { value: '197', label: 'of 214 rebooked', share: 92 },
            { value: '$38,400', label: 'of $45,000 limit', share: 85 },
            { value: '1 h 10 min', label: 'duty-time margin', share: 58 },
          ],
          done: 'Done. The other 17 go to the desk.',
          said: '',
          result:
            'Messages sent in 11 languages. 197 of 214 travelers rebooked for $38,400, $6,600 under the limit. The other 17 go to the desk.',
        },
        {
          name: 'plan C',
          log: 'Waiting: duty manager approves plan C',
          question: '12 more travelers, for $5,500.',
          figures: [
            { value: '209', label: 'of 214 rebooked', share: 98 },
            { value: '$43,900', label: 'of $45,000 limit', share: 98 },
            { value: '25 min', label: 'duty-time margin', share: 21 },
          ],
          done: 'Done. The other 5 go to the desk.',
          said: 'The agent returns with plan C: 209 of 214 travelers rebooked for $43,900, with a duty-time margin of 25 min. It waits for you.',
          result:
            'Messages sent in 11 languages. 209 of 214 travelers rebooked for $43,900, $1,100 under the limit. The other 5 go to the desk.',
        },
      ],
      next: 'Messages in 11 languages',
      again: {
        says: 'Sent back. The agent ranks again.',
        doing: 'Ranking again without plan B',
        done: 'Ranked again without plan B',
        said: 'The agent ranks again.',
      },
      kept: {
        says: 'The run is yours, with its trace.',
        log: 'No message was sent',
        figures: [
          { value: '214', label: 'travelers on your list', share: 0 },
          { value: '$0', label: 'of $45,000 limit', share: 0 },
        ],
        said: 'No message was sent. 214 travelers are on your list, with the trace.',
      },
      foot: {
        late: 'Run 4,812. Nobody has answered. It waits.',
        answered: 'Run 4,812. It waited for you.',
        kept: 'Run 4,812. Nothing was sent.',
      },
    },
  },
  model: {
    kicker: 'Service As a Software',
    title: 'Buy the finished work',
    lead: 'Software as a service rents you a tool and leaves the work on your desk. Here the software does the work, and you review the decisions.',
    rows: [
      {
        title: 'Software as a service',
        note: 'You rent the tool',
        actors: ['person', 'person', 'person', 'person', 'person'],
      },
      {
        title: 'Service As a Software',
        note: 'You get the finished work',
        actors: ['agent', 'agent', 'person', 'agent', 'agent'],
      },
    ],
    steps: ['Intake', 'Triage', 'Decide', 'Act', 'Record'],
    legend: { person: 'a person does it', agent: 'an agent does it' },
    benefits: [
      {
        glyph: 'lane',
        title: 'Start with one process',
        text: 'Pick the queue people complain about. Nothing else changes until it runs.',
      },
      {
        glyph: 'screen',
        title: 'Keep your systems',
        text: 'Agents work through the APIs, screens and inboxes you have. No migration comes first.',
      },
      {
        glyph: 'eye',
        title: 'See every step',
        text: 'Each step is written down in five fields. They are kept, searchable and exportable.',
      },
      {
        glyph: 'baseline',
        title: 'Judge it by your baseline',
        text: 'We measure the quarter before, so that the quarter after means something.',
      },
    ],
    statsTitle: 'What changed in the work',
    stats: [
      { value: '85%', label: 'efficiency increase', source: 'efficiency' },
      { value: '120%', label: 'ROI improvement', source: 'roi' },
      { value: '70%', label: 'cost reduction', source: 'lowest-cost' },
      { value: '95%', label: 'customer satisfaction', source: 'satisfaction' },
    ],
    scale: 'The tick on each line marks 100%.',
  },
  products: {
    kicker: 'Modules on one platform',
    title: 'Every agent leaves a trace you can read',
    lead: 'A chatbot explains the refund policy. The customer wanted the refund. Each module finishes one kind of work and writes down how it got there.',
  },
  proof: {
    kicker: 'Proof from one case',
    lead: '9,400 agencies in 27 markets ask one help desk. This is how long they wait for its first response.',
    study: 'gds-travel-support-optimization',
    measures: ['Cases resolved within SLA', 'Open cases at end of day'],
    axis: { start: 'An agency asks', after: 'answered, now', before: 'answered, before' },
    quote: {
      text: 'I ask one thing of an agent before go-live: show me the case where you stopped. If it has never stopped, it is not ready.',
      name: 'Katarzyna Wolniak',
      role: `Principal Engineer, Agent Evaluation, ${site.name}`,
    },
  },
  industries: {
    kicker: 'Industries',
    title: 'One kind of delay in every industry',
    lead: 'A traveler, a parcel, a patient and a SIM order all wait in the gap between two systems.',
  },
  platform: {
    kicker: 'IntelliMate™ platform',
    title: 'One platform under all modules',
    lead: 'The modules share one trace, one set of limits and one list of open checkpoints. The next module starts with the connectors and roles you already have.',
    link: { label: 'See the platform', href: '/intellimate' },
    caption: 'One weekend. One dot is one run, a diamond is a person deciding. Illustrative data.',
    /** Taken from the platform's own list, by name. */
    features: [
      { name: 'Trace', glyph: 'trace' },
      { name: 'Checkpoints', glyph: 'checkpoint' },
      { name: 'Limits', glyph: 'limit' },
      { name: 'Replay', glyph: 'refresh' },
      { name: 'Connectors', glyph: 'connect' },
      { name: 'Languages', glyph: 'language' },
    ],
  },
  questions: {
    kicker: 'Questions',
    title: 'What buyers ask before the first call',
    before: 'Something else? Write to ',
    mail: mailbox.hello,
    after: ' and a person will answer.',
    items: questions,
  },
  closing: {
    title: 'Bring us the process that is stuck',
    text: 'Name the queue, the system nobody wants to touch, and the number you are judged by. We will show you the run we would build.',
  },
};
