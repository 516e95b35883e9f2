export const productPage = {
  about: 'About',
  features: 'Key Features',
  benefits: 'Benefits',
  results: 'Proven Results',
  keyMetrics: 'Key Metrics',
  impact: { title: 'Industry impact', line: 'Where it has worked.' },
  checkpoint: {
    title: 'The checkpoint',
    lead: 'Here the agent stops and asks. You see the evidence, the time left and what happens if nobody decides. Try it.',
  },
  platform: 'Learn About Intellimate Platform',
} as const;

export const mockupMessages = {
  call: {
    speakers: { caller: 'Caller', agent: 'Agent', done: 'Done' },
  },
  campaign: {
    columns: { name: 'Segment', people: 'People', consent: 'Consent', letter: 'Letter' },
    letter: (id: string) => `Letter ${id}`,
    people: (count: string) => `${count} people`,
  },
  document: {
    columns: { name: 'Line item', count: 'Number', sum: 'Sum' },
    extracted: (count: number) => `Extracted, ${count} of ${count}`,
    readings: ['Meaning A', 'Meaning B'],
  },
  runbook: {
    unit: ' min',
    limit: ', limit ',
    waiting: 'not started',
    declared: 'Declared:',
    keys: { done: 'Verified', todo: 'Forecast', limit: 'Limit' },
  },
  survey: {
    question: (number: number) => `Question ${number} of 2`,
    topics: 'Topics of the week',
    contacts: 'Customers',
  },
} as const;
