/** What the page of every case study says around its record. The same names are the ways to its parts. */
export const casePage = {
  back: 'Back to Case Studies',
  client: 'Client',
  challenges: 'Challenges',
  architecture: 'Solution Architecture',
  solution: 'Solution',
  results: 'Results',
  /** Over the results for customers, and for the people doing the work. */
  customers: 'CX Performance',
  people: 'People Outcomes',
  /** What screen readers call the facts beside the story. */
  facts: 'At a glance',
  industry: 'Industry',
  modules: (count: number) => (count > 1 ? 'Modules' : 'Module'),
  /** Marks the part where a person decides. */
  person: 'A person decides',
} as const;

/** A card in the list, and the way on from a case. */
export const caseCard = {
  read: 'Read full case study',
  /** Over the case that follows. */
  next: 'Next case',
  /** What screen readers hear with the two large figures. */
  before: 'Before:',
  after: 'After:',
  /** A person, then this, then the time they have: "a shift supervisor decides within 2 min". */
  decides: 'decides within',
  /** Under a drawing that has a bar a minute. */
  minutes: 'Each bar is a minute.',
} as const;

/** Read out with two levels that stand beside one another: "before 9 min, after 4 min". */
export const caseLevels = { before: 'before', after: 'after', better: 'better' } as const;
