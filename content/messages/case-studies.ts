/** Also the names in the page's table of contents. */
export const casePage = {
  back: 'Back to Case Studies',
  client: 'Client',
  challenges: 'Challenges',
  architecture: 'Solution Architecture',
  solution: 'Solution',
  results: 'Results',
  customers: 'CX Performance',
  people: 'People Outcomes',
  /** For screen readers. */
  facts: 'At a glance',
  industry: 'Industry',
  products: (count: number) => (count > 1 ? 'Modules' : 'Module'),
  person: 'A person decides',
} as const;

export const caseCard = {
  read: 'Read full case study',
  next: 'Next case',
  /** For screen readers. */
  before: 'Before:',
  after: 'After:',
  /** As in "a shift supervisor decides within 2 min". */
  decides: 'decides within',
  minutes: 'Each bar is a minute.',
} as const;
