import type { ProductRecord } from './schema';

export const intelliworkflow: ProductRecord = {
  slug: 'intelliworkflow',
  title: 'IntelliWorkflow',
  subtitle: 'Enterprise workflow automation',
  menu: 'Workflow automation',
  description:
    'Agents carry requests across email, billing and ticket systems. People decide the exceptions.',
  icon: 'workflow',
  meta: {
    title: 'IntelliWorkflow: workflow automation',
    description:
      'Enterprise workflow automation across email, billing and ticket systems, with the median time to close a query down from 30 h to 9 h.',
  },
  cardMetrics: [
    { label: 'Resolution time', value: '−70%', source: 'query-time' },
    { label: 'Requests on time', value: '96%', source: 'queries-on-time' },
  ],
  mock: {
    kind: 'document',
    title: 'A dealer asks about commission',
    state: '2 meanings',
    from: 'Dealer 4471',
    at: 'Mon, 08:31',
    subject: { text: 'Commission for June is short', ref: 4 },
    cited: [
      { text: 'Your statement leaves out ' },
      { text: '36 activations', ref: 1 },
      { text: ' that we reported, ' },
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
      { ref: 1, label: 'Activations left out', value: '36' },
      { ref: 2, label: 'Of these, promotion', value: '6' },
      { ref: 3, label: 'Contract', value: 'Section 6.3' },
      { ref: 4, label: 'Period', value: 'June' },
    ],
    readings: [
      { sum: '$612', text: 'Commission is due on all 36.' },
      { sum: '$492', text: '6 of the 36 were paid already.' },
    ],
    limit: { value: 500, asked: 612, text: '$112 above the limit of $500' },
    stop: { who: 'Query specialist', left: '3 h 28 min left' },
    caption: 'Each field shows the place on the page that it was read from.',
  },
  about: {
    line: 'One case in ten needs judgment.',
    paragraphs: [
      'On Friday evening 1,900 queries wait for the head of shared services. For each, people open seven screens, and spend most of the time on reading and retyping. Only about one case in ten needs judgment.',
      'IntelliWorkflow reads the request with its attachments, names its type and gathers the records from email, billing and ticket systems. It drafts the answer or the posting, with the line items it used.',
      'A case that waits shows how much time its service-level agreement (SLA) leaves. From decisions that repeat, the agent proposes a rule.',
    ],
  },
  featuresLine: 'What happens to every request.',
  features: [
    'Reads what arrives: Agents read email, PDF, scan, portal form and spreadsheet.',
    'Screen and API work: Agents use an API, or staff screens where no API exists.',
    'Side-by-side drafts: When a text has two meanings, you see a draft for each.',
    'Rule proposals: When decisions repeat, agents propose a rule. A person accepts it.',
    'Queue forecasting: At 16:00 you see tomorrow’s volume by type.',
    'Reconciliation: Every day agents compare what was posted with what was asked.',
  ],
  benefitsLine: 'Month-end takes less retyping.',
  benefits: [
    'At one operator, half of all queries close within 9 h.',
    'Nobody retypes a reference number.',
    'No inbox surprises you at month-end.',
    'Exceptions come with a reason.',
    'New staff learn from decided cases.',
  ],
  resultsLead:
    'These results come from a broadband operator, a freight forwarder and an order trial with 19 staff.',
  keyMetrics: [
    {
      metric: 'Median time to close a query',
      value: '70%',
      improvement: 'down',
      description: '30 h to 9 h',
      levels: { before: '30 h', after: '9 h' },
      source: 'query-time',
    },
    {
      metric: 'Queries closed on time',
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
      description: '23% to 9% of orders failed on the way, in the trial',
      levels: { before: '23%', after: '9%' },
      source: 'order-fall-out',
    },
  ],
  industries: [
    {
      name: 'Telecom',
      drawing: 'telecom',
      specificBenefit:
        'Agents settle commission, billing and provisioning queries across systems, and ask before credits above $500.',
      caseStudy: '71% of queries close without a hand-off, up from 34%.',
      source: 'without-hand-off',
    },
    {
      name: 'Logistics',
      drawing: 'logistics',
      specificBenefit:
        'Agents read bookings and quotes from shared inboxes, attachments included, and enter each with the sentence it came from.',
      caseStudy: 'Emails in the wrong queue fell from 19% to 4%.',
      source: 'wrong-queue',
    },
    {
      name: 'Banking',
      drawing: 'banking',
      specificBenefit:
        'Agents show differences between ledgers with their evidence, and leave postings above the limit to a specialist.',
      caseStudy: 'Differences closed on the same day rose from 55% to 88%.',
      source: 'breaks-closed',
    },
  ],
  checkpoint: {
    title: 'A credit above $500 waits',
    waits: 'Credit $612?',
    process: 'Dealer queries',
    who: 'query specialist',
    question: 'Post a credit of $612 to dealer 4471?',
    why: 'Credits above $500 are yours to decide.',
    limit: { text: 'limit $500', within: 500, asked: 612, over: '$112 above' },
    evidence: [
      {
        title: 'Statement for June',
        text: '36 activations ($612) are not listed. 6 of these ($120) are from a promotion.',
      },
      { title: 'Contract, 6.3', text: 'Commission is due for each activated phone or fiber line.' },
      {
        title: 'Open question',
        text: 'If the dealer was paid for these 6 already, only $492 is due.',
      },
    ],
    time: '4 h',
    seconds: 14_400,
    left: 12_522,
    otherwise: 'The case returns to the team queue with its evidence.',
    approved: '$612 is posted, and the dealer is told why.',
    declined: 'Nothing is posted. The agent proposes a rule from this.',
  },
  brings: 'Work across email, billing and ticket systems',
  closing: {
    title: 'Send us your worst queue',
    text: 'One day is enough, without personal data. Our reply says how to send it, and we mark which cases would need a person.',
  },
};
