import { defineRecord } from './schema/define-record';
import { productsPageSchema } from './products-page.schema';

export const productsPage = defineRecord(productsPageSchema, {
  meta: {
    title: 'Agentic AI platform and its modules',
    description:
      'Modules for customer, enterprise and physical operations. Every step is recorded, limits are written, and a person approves what matters.',
  },
  hero: {
    eyebrow: 'Agentic AI platform',
    title: 'Agents that finish what they start',
    lead: 'Our agents read, decide within limits, act in your systems and keep a record of each step.',
    demo: 'Request a Demo',
    links: [
      { label: 'Explore Capabilities', href: '#capabilities' },
      { label: 'See How It Works', href: '#transformation' },
      { label: 'See Transformation Areas', href: '#transformation' },
    ],
  },
  console: {
    title: 'What your people see',
    line: 'The whole decision on one screen.',
    lead: 'People see the evidence, the limit, and what happens if nobody decides.',
    product: 'intelliworkflow',
  },
  advantages: {
    title: 'Advantages',
    line: 'You can check each claim.',
    items: [
      {
        title: 'One trace',
        sample: { actor: 'agent', text: '14:03:04 Refund posted' },
        text: 'A trace records every step, in the same five fields for a call, a contract or a camera alert.',
        more: { label: 'Read the five fields', href: '/trust#trace-format' },
      },
      {
        title: 'Limits that hold',
        sample: { actor: 'agent', text: '$612 asked, $500 allowed' },
        text: 'Agents keep to the amounts, recipients, hours and volumes you set.',
        more: { label: 'See an agent stop', href: '/intellimate#run' },
      },
      {
        title: 'Approvals with a time limit',
        sample: { actor: 'person', text: 'Yard supervisor, 90 s' },
        text: 'At a checkpoint a person decides. You set how long they have, and what happens without an answer.',
        more: { label: 'Try a decision', href: '#checkpoints' },
      },
      {
        title: 'Your systems stay',
        sample: { actor: 'agent', text: 'Signed in as agent-billing' },
        text: 'Each agent is a named user under your access rules. Where no API exists, agents use staff screens.',
        more: { label: 'See what agents may do', href: '/trust#connectors' },
      },
    ],
  },
  capabilities: {
    title: 'Capabilities',
    line: 'What the agents can do.',
    lead: 'Agents do the first five without help. The sixth is to ask you.',
    items: [
      {
        title: 'Converse',
        text: 'Agents speak and write in over 40 languages, on every channel.',
      },
      {
        title: 'Read documents',
        text: 'Agents read contracts, forms and attachments, and cite the paragraph.',
      },
      {
        title: 'Decide inside limits',
        text: 'Agents post a $480 credit. A $612 credit waits, because the limit is $500.',
      },
      {
        title: 'Act in your systems',
        text: 'Agents enter bookings, credits, tickets and dock-door changes in the systems that your people use.',
      },
      {
        title: 'Watch for change',
        text: 'Agents watch queues and cameras, day and night.',
      },
      {
        title: 'Stop and ask',
        text: 'At a limit, agents ask a person, who sees the evidence and the time left.',
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
        text: 'Agents read a request once and finish the task. Complaints reach someone who can fix the cause.',
        products: ['intelliconverse', 'intellireach', 'intellipulse'],
        measure: 'Time to answer at one airline',
        change: '−80%',
        levels: { before: '190 s', after: '38 s' },
        source: 'answer-time',
      },
      {
        title: 'Enterprise operations',
        text: 'Agents carry requests across systems, and nobody retypes data. A specialist decides on large credits and on contracts.',
        products: ['intelliworkflow'],
        measure: 'Median time to close a telecom query',
        change: '−70%',
        levels: { before: '30 h', after: '9 h' },
        source: 'query-time',
      },
      {
        title: 'Continuity and physical operations',
        text: 'Agents watch the data center, the yard and the ramp. A person on duty decides on a recovery or confirms an alert.',
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
    lead: 'See what each module does, what it has changed, and what it leaves to your people.',
    more: { label: 'What modules cost', href: '/pricing' },
  },
  closing: {
    title: 'Pick one process and watch it run',
    text: 'Name the one step that software must never take. We put the approval there and automate the rest.',
    action: 'Request a Demo',
  },
});
