import type { ProductRecord } from './schema';

export const intelliresilience: ProductRecord = {
  slug: 'intelliresilience',
  title: 'IntelliResilience',
  subtitle: 'Agentic AI for business continuity',
  menu: 'Business continuity',
  description: 'Agents that rehearse recovery every month and run it when a commander declares.',
  icon: 'resilience',
  meta: {
    title: 'IntelliResilience: business continuity AI',
    description:
      'Agents that rehearse and run disaster recovery. Tier 1 recovery fell from 250 to 55 minutes; a commander still declares.',
  },
  cardMetrics: [
    { label: 'Recovery time', value: '−78%', source: 'recovery-time' },
    { label: 'Hand-run steps', value: '−85%', source: 'hand-run-steps' },
  ],
  mock: {
    kind: 'runbook',
    title: 'Recovery exercise, Saturday',
    state: '38:20',
    live: true,
    options: [
      { id: 'A', name: 'Wait for power', forecast: '190 min, no data lost' },
      { id: 'B', name: 'Site 2, in parallel', forecast: '55 min, 5 min of data', declared: true },
      { id: 'C', name: 'Voice first', forecast: '80 min, 5 min of data' },
    ],
    now: 38.3,
    span: 60,
    declaredAt: 9.5,
    stop: { who: 'Commander', text: 'B, 09:30' },
    services: [
      { name: 'Identity', from: 9.5, to: 18.7, rto: 20, clock: '18:40' },
      { name: 'Core network', from: 9.5, to: 24.2, rto: 30, clock: '24:10' },
      { name: 'Subscriber data', from: 18.7, to: 33.1, rto: 40, clock: '33:05', after: 'Identity' },
      { name: 'Voice', from: 24.2, to: 36.2, rto: 45, clock: '36:10', after: 'Core network' },
      { name: 'Charging', from: 33.1, to: 44, rto: 50, clock: '38:20', after: 'Subscriber data' },
      { name: 'Customer app', from: 44, to: 55, rto: 60, after: 'Charging' },
    ],
    note: '2 stale steps, 41 and 77, ticketed',
    caption: 'Nothing starts before the commander declares.',
  },
  about: {
    title: 'A runbook that is still true tonight',
    paragraphs: [
      'Two steps were late in Saturday’s exercise, and the continuity lead can name both. It took 55 minutes. The last one before the agents took 4 h 10 min and 46 people. Its runbook had 312 steps in a spreadsheet, which was true on the day it was printed.',
      'Every night IntelliResilience reads services and dependencies from the systems themselves. It rehearses on isolated copies and flags the steps that no longer match.',
      'When something breaks, it forecasts data loss and duration for each option, and stops. The incident commander declares within 10 min, or the deputy is called. Without a declaration there is no failover. Then recovery runs in parallel, each service is verified by use, and the report is written from the trace.',
    ],
  },
  steps: [
    {
      actor: 'agent',
      title: 'Map',
      text: 'Services, dependencies and runbook steps, read from the systems themselves every night.',
    },
    {
      actor: 'agent',
      title: 'Rehearse',
      text: 'Recovery on copies, with each step that no longer matches flagged.',
    },
    {
      actor: 'person',
      title: 'Checkpoint',
      text: 'The incident commander declares, with data loss and duration forecast for each option.',
    },
    {
      actor: 'agent',
      title: 'Recover',
      text: 'In parallel, each service verified, the report written while it happens.',
    },
  ],
  featuresTitle: 'Ready before the outage',
  features: [
    'Living runbooks: Steps are checked against real configuration every night.',
    'Dependency map: Which service fails third is known before it fails.',
    'Forecast per option: Time and data loss, with the uncertainty shown.',
    'Parallel recovery: Steps that need not wait do not wait.',
    'Exercise mode: The same code path, on isolated targets.',
    'Audit report: Written from the trace, a draft by the next morning.',
  ],
  benefitsTitle: 'Exercise night becomes an ordinary night',
  benefits: [
    'Twelve exercises a year are routine; two are an event.',
    'Fewer people spend the night on a bridge call.',
    'The plan matches the systems it was written for.',
    'The decision stays with a named commander.',
    'Regulators get a time for every step.',
  ],
  resultsLead: 'One mobile operator with 84 tier 1 services, after a year of monthly exercises.',
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
      description: '30 min to 5 min',
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
      name: 'Telecommunications',
      motif: 'telecom',
      specificBenefit:
        'Runs data-center recovery in exercises and incidents, on isolated targets until the commander declares.',
      caseStudy: 'One operator rehearses 12 times a year instead of twice.',
      source: 'exercises',
    },
    {
      name: 'Banking',
      motif: 'banking',
      specificBenefit:
        'Prepares payment-service failover and waits for two approvals, each with its own evidence.',
      caseStudy: 'Staff on an exercise fell from 30 to 12, 60% fewer.',
      source: 'exercise-staff',
    },
    {
      name: 'Airlines',
      motif: 'airlines',
      specificBenefit:
        'Keeps the fallback for operations control ready on departure day, with its checklist worked through.',
      caseStudy: 'Checklist time fell from 50 min to 18 min, 64% less.',
      source: 'checklist-time',
    },
  ],
  checkpoint: {
    title: 'A commander declares, or nothing moves',
    stopsAt: 'A failover',
    who: 'The incident commander',
    sees: 'Options with forecast recovery time, data loss and side effects',
    time: '10 min, then the deputy is called',
    otherwise: 'No failover. The agent keeps preparing.',
  },
  brings: 'Monthly rehearsal and declared recovery',
  closing: {
    title: 'Run the exercise before the outage',
    text: 'A first rehearsal needs one runbook and read access to the systems it names. It runs on copies.',
  },
};
