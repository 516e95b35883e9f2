import { defineRecord } from './schema/define-record';
import { productsPageSchema } from './products-page.schema';

export const productsPage = defineRecord(productsPageSchema, {
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
    secondary: { label: 'See How It Works', href: '#transformation' },
    more: { label: 'See Transformation Areas', href: '#transformation' },
  },
  console: {
    title: 'What your people see',
    line: 'The whole decision on one screen.',
    lead: 'The evidence, the limit, and what happens without an answer.',
    product: 'intelliworkflow',
  },
  advantages: {
    title: 'Advantages',
    line: 'Each of them can be checked.',
    items: [
      {
        title: 'One trace',
        sample: { actor: 'agent', text: '14:02:44 Evening seat held' },
        text: 'The same five fields whether the work was a call, a contract or a camera alert.',
        more: { label: 'Read the five fields', href: '/trust#trace-format' },
      },
      {
        title: 'Limits before prompts',
        sample: { actor: 'agent', text: '$612 asked, $500 allowed' },
        text: 'Amounts, recipients and hours are enforced outside the model.',
        more: { label: 'See a limit stop a run', href: '/intellimate#run' },
      },
      {
        title: 'Checkpoints with a clock',
        sample: { actor: 'person', text: 'Yard supervisor, 90 s' },
        text: 'Each has a role, the evidence, a time and a default for when nobody answers.',
        more: { label: 'Decide one yourself', href: '#checkpoints' },
      },
      {
        title: 'Your systems stay',
        sample: { actor: 'agent', text: 'Signed in as agent-billing' },
        text: 'Each agent is a named user under your access rules. Without an API it works on the screen.',
        more: { label: 'Read what each may write', href: '/trust#connectors' },
      },
    ],
  },
  capabilities: {
    title: 'Capabilities',
    line: 'What the agents can do.',
    lead: 'All but the last are work for agents.',
    items: [
      {
        title: 'Converse',
        text: 'By voice, chat, email and message, in over 40 languages.',
      },
      {
        title: 'Read documents',
        text: 'Contracts, forms and attachments, with the paragraph cited.',
      },
      {
        title: 'Decide inside limits',
        text: 'A credit of $480 is posted. One of $612 stops, because the written limit is $500.',
      },
      {
        title: 'Act in your systems',
        text: 'Bookings, credits, tickets and door changes go into the systems your people already use.',
      },
      {
        title: 'Watch for change',
        text: 'Feeds, queues and cameras, day and night.',
      },
      {
        title: 'Stop and ask',
        text: 'At a limit a person decides, with the evidence in view and a clock running.',
        person: true,
      },
    ],
  },
  areas: {
    title: 'Transformation areas',
    line: 'Where work gets stuck.',
    items: [
      {
        title: 'Customer operations',
        text: 'The request is read once, the answer is the finished task, and the complaint reaches someone who can fix its cause.',
        products: ['intelliconverse', 'intellireach', 'intellipulse'],
        measure: 'Time to answer at one airline',
        change: '−80%',
        levels: { before: '190 s', after: '38 s' },
        source: 'answer-time',
      },
      {
        title: 'Enterprise operations',
        text: 'Requests cross seven systems without being retyped, and stop where a credit or a contract needs a specialist.',
        products: ['intelliworkflow'],
        measure: 'Median query resolution at one operator',
        change: '−70%',
        levels: { before: '30 h', after: '9 h' },
        source: 'query-time',
      },
      {
        title: 'Continuity and physical operations',
        text: 'The data center, the yard and the ramp report themselves. A named person declares or confirms.',
        products: ['intelliresilience', 'intellivision'],
        measure: 'Tier 1 recovery time at one mobile operator',
        change: '−78%',
        levels: { before: '4 h 10 min', after: '55 min' },
        source: 'recovery-time',
      },
    ],
  },
  products: {
    title: 'Modules',
    lead: 'Where each stops, who decides, and how long they have.',
    more: { label: 'What they cost', href: '/pricing' },
  },
  closing: {
    title: 'Pick one process and see its run',
    text: 'Start with the step you would never hand over to software. The checkpoint goes there first, and the run is drawn around it.',
    action: 'Request a Demo',
  },
});
