import type { ProductRecord } from './schema';

export const intelliworkflow: ProductRecord = {
  slug: 'intelliworkflow',
  title: 'IntelliWorkflow',
  subtitle: 'Enterprise workflow automation',
  menu: 'Workflow automation',
  description: 'Requests carried across email, billing and ticket systems, with a person at the exceptions.',
  icon: 'workflow',
  meta: {
    title: 'IntelliWorkflow: workflow automation',
    description:
      'Enterprise workflow automation across email, billing and ticket systems, with median query resolution down from 30 hours to 9.',
  },
  cardMetrics: [
    { label: 'Resolution time', value: '−70%', source: 'query-time' },
    { label: 'SLA met', value: '96%', source: 'queries-on-time' },
  ],
  mock: {
    kind: 'document',
    title: 'Dealer query, commission',
    state: '2 readings',
    from: 'Dealer 4471',
    at: 'Mon, 08:31',
    subject: { text: 'Commission for June is short', ref: 4 },
    cited: [
      { text: 'Your statement leaves out ' },
      { text: '36 lines', ref: 1 },
      { text: ' that we activated, ' },
      { text: '6 of them', ref: 2 },
      { text: ' from the promotion. Under ' },
      { text: 'section 6.3', ref: 3 },
      { text: ' each is due in full.' },
    ],
    items: [
      { name: 'Fiber', count: '12 × $20', sum: '$240' },
      { name: 'Mobile', count: '18 × $14', sum: '$252' },
      { name: 'Promotion', count: '6 × $20', sum: '$120' },
    ],
    fields: [
      { ref: 1, label: 'Lines left out', value: '36' },
      { ref: 2, label: 'Of these, promotion', value: '6' },
      { ref: 3, label: 'Contract', value: 'Section 6.3' },
      { ref: 4, label: 'Period', value: 'June' },
    ],
    readings: [
      { sum: '$612', text: 'All 36 lines were active.' },
      { sum: '$492', text: 'Promotion lines are paid once.' },
    ],
    limit: { value: 500, asked: 612, text: '$112 above the limit of $500' },
    stop: { who: 'Query specialist', left: '3 h 28 min left' },
    caption: 'Each field names the place on the page that it was read from.',
  },
  about: {
    title: 'One case in ten needs judgment',
    paragraphs: [
      'Friday left 1,900 queries for the head of shared services. Each will need seven screens, and most of the time goes into reading and retyping. The judgment is in about one case in ten.',
      'IntelliWorkflow reads the request with its attachments, names its type and gathers the records from email, billing and ticket systems. It drafts the answer or the posting, with the line items it used.',
      'Credits above $500, contract terms and anything below the confidence line go to a query specialist, with the request, the records, the draft and the reason for stopping. The specialist has 4 h. If nobody answers, the case returns to the team queue with its evidence, and the clock of the service-level agreement (SLA) keeps running. Decisions that repeat become a rule proposal.',
    ],
  },
  steps: [
    { actor: 'agent', title: 'Read', text: 'The request, attachments included, and its type by name.' },
    { actor: 'agent', title: 'Gather', text: 'The records from each system, and a draft answer or posting.' },
    {
      actor: 'person',
      title: 'Checkpoint',
      text: 'Credits above $500, contract terms and anything below the confidence line go to a specialist.',
    },
    {
      actor: 'agent',
      title: 'Post and close',
      text: 'Post, reply, close, and keep the specialist’s decision as a rule proposal.',
    },
  ],
  featuresTitle: 'What happens to every request',
  features: [
    'Reads what arrives: Email, PDF, scan, portal form and spreadsheet.',
    'Screen and API work: It uses an interface where one exists and a screen where none does.',
    'Side-by-side drafts: Two readings, when the text allows two.',
    'Rule proposals: Repeated decisions are offered as a limit, for a person to accept.',
    'Queue forecasting: Tomorrow’s volume by type, today at 16:00.',
    'Reconciliation: What was posted is compared with what was asked, daily.',
  ],
  benefitsTitle: 'A month-end with less retyping',
  benefits: [
    'At one operator, half of all queries close within 9 h.',
    'Nobody retypes a reference number.',
    'Month-end has no hidden inbox.',
    'Exceptions come with a reason.',
    'New staff learn from decided cases.',
  ],
  resultsLead: 'A broadband operator, a freight forwarder and an order pilot of 19 staff.',
  keyMetrics: [
    {
      metric: 'Median query resolution',
      value: '70%',
      improvement: 'down',
      description: '30 h to 9 h',
      levels: { before: '30 h', after: '9 h' },
      source: 'query-time',
    },
    {
      metric: 'SLA met',
      value: '17 pts',
      improvement: 'up',
      description: '79% to 96%',
      levels: { before: '79%', after: '96%' },
      source: 'queries-on-time',
    },
    {
      metric: 'First reply by email',
      value: '93%',
      improvement: 'down',
      description: '5 h 30 min to 24 min',
      levels: { before: '5 h 30 min', after: '24 min' },
      source: 'first-reply',
    },
    {
      metric: 'Order fall-out',
      value: '14 pts',
      improvement: 'down',
      description: '23% to 9% in the pilot',
      levels: { before: '23%', after: '9%' },
      source: 'order-fall-out',
    },
  ],
  industries: [
    {
      name: 'Telecommunications',
      motif: 'telecom',
      specificBenefit:
        'Settles commission, billing and provisioning queries across seven systems, and stops at credits above $500.',
      caseStudy: '71% of queries close without a hand-off, up from 34%.',
      source: 'without-hand-off',
    },
    {
      name: 'Logistics',
      motif: 'logistics',
      specificBenefit:
        'Reads bookings and quotes from shared inboxes, attachments included, and enters them with the source line.',
      caseStudy: 'Emails in the wrong queue fell from 19% to 4%.',
      source: 'wrong-queue',
    },
    {
      name: 'Banking',
      motif: 'banking',
      specificBenefit:
        'Opens reconciliation breaks with the evidence attached, and leaves postings above the limit to a specialist.',
      caseStudy: 'Breaks closed on the day they appear rose from 55% to 88%.',
      source: 'breaks-closed',
    },
  ],
  checkpoint: {
    title: 'A credit above $500 stops',
    stopsAt: 'A credit above $500',
    who: 'The query specialist',
    sees: 'Request, records, draft and the reason for stopping',
    time: '4 h',
    otherwise: 'The case returns to the team queue with its evidence. The SLA clock keeps running in view.',
  },
  brings: 'Work across email, billing and ticket systems',
  closing: {
    title: 'Send us your worst queue',
    text: 'One day is enough, without personal data. Our reply says how to send it, and it comes back sorted by what would stop.',
  },
};
