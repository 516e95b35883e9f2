import type { ProductRecord } from './schema';

export const intelliresilience: ProductRecord = {
  slug: 'intelliresilience',
  title: 'IntelliResilience',
  subtitle: 'Agentic AI for business continuity',
  menu: 'Business continuity',
  description:
    'Agents rehearse your IT recovery every month. Real recovery starts on your commander’s order.',
  icon: 'resilience',
  meta: {
    title: 'IntelliResilience: business continuity AI',
    description:
      'Agents rehearse and run disaster recovery. Tier 1 recovery fell from 250 to 55 minutes, and a commander still decides.',
  },
  cardMetrics: [
    { label: 'Recovery time', value: '−78%', source: 'recovery-time' },
    { label: 'Steps by hand', value: '−85%', source: 'hand-run-steps' },
  ],
  mock: {
    kind: 'runbook',
    title: 'Recovery exercise, Saturday',
    state: '38:20',
    live: true,
    options: [
      { id: 'A', name: 'Wait for power', forecast: '190 min, no data lost' },
      { id: 'B', name: 'Site 2, in parallel', forecast: '55 min, 5 min of data lost', declared: true },
      { id: 'C', name: 'Voice first', forecast: '80 min, 5 min of data lost' },
    ],
    now: 38.3,
    span: 60,
    declaredAt: 9.5,
    stop: { who: 'Commander', text: 'B at 09:30' },
    services: [
      { name: 'Identity', from: 9.5, to: 18.7, rto: 20, clock: '18:40' },
      { name: 'Core network', from: 9.5, to: 24.2, rto: 30, clock: '24:10' },
      { name: 'Subscriber data', from: 18.7, to: 33.1, rto: 40, clock: '33:05', after: 'Identity' },
      { name: 'Voice', from: 24.2, to: 36.2, rto: 45, clock: '36:10', after: 'Core network' },
      { name: 'Charging', from: 33.1, to: 44, rto: 50, clock: '38:20', after: 'Subscriber data' },
      { name: 'Customer app', from: 44, to: 55, rto: 60, after: 'Charging' },
    ],
    note: 'Tickets are open for outdated steps 41 and 77',
    caption: 'Nothing starts before the commander decides.',
  },
  about: {
    line: 'The runbook is still right tonight.',
    paragraphs: [
      'Saturday’s exercise took 55 minutes. Two steps were late, and the continuity lead can name both. The last exercise before the agents took 4 h 10 min and 46 people. Its runbook had 312 recovery steps, which were right on the day they were printed.',
      'Every night IntelliResilience reads services and dependencies from the systems themselves. It rehearses on isolated copies and marks the steps that no longer match.',
      'When something breaks, it forecasts data loss and duration for each option. Once the commander decides, it recovers services side by side, tests each by using it, and writes the report from its record of every step.',
    ],
  },
  featuresLine: 'Recovery is ready before the outage.',
  features: [
    'Living runbooks: Every night agents check the steps against the real systems.',
    'Dependency map: You know in advance which services one failure stops.',
    'Forecast per option: You see time and data loss, and how uncertain they are.',
    'Parallel recovery: Steps that need no other step start at once.',
    'Exercise mode: Exercises run the same code, on isolated copies.',
    'Audit report: An agent drafts it by the next morning.',
  ],
  benefitsLine: 'Exercise night becomes an ordinary night.',
  benefits: [
    'Twelve exercises a year make recovery routine.',
    'Fewer people spend the night on a conference call.',
    'The plan matches the systems as they are.',
    'The decision stays with the commander on duty.',
    'Regulators get a time for every step.',
  ],
  resultsLead:
    'These are results of one mobile operator with 84 tier 1 services, after a year of monthly exercises.',
  keyMetrics: [
    {
      metric: 'Recovery time, tier 1',
      value: '78%',
      improvement: 'down',
      description: '4 h 10 min to 55 min',
      levels: { before: '4 h 10 min', after: '55 min' },
      source: 'recovery-time',
    },
    {
      metric: 'Recovery point',
      value: '83%',
      improvement: 'down',
      description: '30 min to 5 min of data that could be lost',
      levels: { before: '30 min', after: '5 min' },
      source: 'recovery-point',
    },
    {
      metric: 'Runbook steps run by hand',
      value: '85%',
      improvement: 'down',
      description: '312 to 47',
      levels: { before: '312', after: '47' },
      source: 'hand-run-steps',
    },
    {
      metric: 'Readiness checks passed',
      value: '33 pts',
      improvement: 'up',
      description: '61% to 94%',
      levels: { before: '61%', after: '94%' },
      source: 'readiness',
    },
  ],
  industries: [
    {
      name: 'Telecom',
      drawing: 'telecom',
      specificBenefit:
        'Agents run data-center recovery in exercises and incidents, on isolated copies until the commander decides.',
      caseStudy: 'One operator rehearses 12 times a year instead of twice.',
      source: 'exercises',
    },
    {
      name: 'Banking',
      drawing: 'banking',
      specificBenefit:
        'Agents prepare the move of a payment service and wait for two approvals, each with its own evidence.',
      caseStudy: 'Staff on an exercise fell from 30 to 12, 60% fewer.',
      source: 'exercise-staff',
    },
    {
      name: 'Airlines',
      drawing: 'airlines',
      specificBenefit:
        'Agents keep the fallback for operations control ready on the day of departure, with its checklist done.',
      caseStudy: 'Checklist time fell from 50 min to 18 min, 64% less.',
      source: 'checklist-time',
    },
  ],
  checkpoint: {
    title: 'Recovery starts when a commander decides',
    waits: 'Start failover?',
    process: 'Recovery exercise',
    who: 'incident commander',
    question: 'Start the failover to site 2?',
    why: 'No failover begins without your decision.',
    evidence: [
      { title: 'Wait for power', text: 'It takes 190 min and loses no data.' },
      { title: 'Site 2, in parallel', text: 'It takes 55 min and loses 5 min of data.' },
      { title: 'Voice first', text: 'It takes 80 min and loses 5 min of data.' },
    ],
    time: '10 min',
    seconds: 600,
    left: 551,
    otherwise: 'Your deputy is called. No failover begins.',
    approved: 'Six services start on site 2, in order.',
    declined: 'There is no failover. The agent keeps preparing.',
  },
  brings: 'Monthly rehearsals; recovery starts when your commander orders it',
  closing: {
    title: 'Run the exercise before the outage',
    text: 'A first rehearsal needs one runbook and read access to the systems it names. It runs on copies.',
  },
};
