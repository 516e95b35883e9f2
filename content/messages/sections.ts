/** Parts that many pages have. */
export const sectionWords = {
  /** What screen readers call the way down to a page. */
  breadcrumb: 'Breadcrumb',
  /** Above the headings of a long text. */
  contents: 'Contents',
  /** Above further reading. */
  readOn: 'Read on',
  note: (number: number) => `Note ${number}`,
  /** The notes of a text, and the way from one to its mark. */
  notes: 'Notes',
  noteBack: (number: number) => `${number}, back to the text`,
  /** Read out before the name of a module's checkpoint. */
  checkpoint: 'Checkpoint:',
  illustrative: 'Illustrative data',
} as const;

/** The mark beside a figure, which leads to its definition. */
export const measuredWords = { title: 'How we measured', mark: '*' } as const;

/** Headings of further reading, by what they stand over. */
export const relatedHeadings = {
  product: 'Modules',
  industry: 'Industries',
  case: 'Case studies',
  article: 'Articles',
} as const;

/** The parts of a checkpoint. */
export const checkpointParts = {
  who: 'Who decides',
  sees: 'What they see',
  time: 'How long they have',
  otherwise: 'If nobody answers',
} as const;

/** Measured changes. Where a drawing shows it, some of this is read out alone. */
export const changeWords = {
  before: 'Before',
  after: 'After',
  fromTo: (before: string, after: string) => `${before} to ${after}`,
  from: 'From',
  to: 'to',
  better: 'better',
  /** The way a figure goes. */
  ways: { up: 'up', down: 'down' },
} as const;

/** The field in which a dot is a run. */
export const runFieldWords = {
  show: 'Show',
  all: 'All runs',
  stop: 'Stopped for a person',
  late: 'Still waiting',
  run: (number: string) => `Run ${number}`,
  place: (place: number, count: number) => `Stop ${place} of ${count}`,
  spoken: (number: string, fields: readonly string[]) => `Run ${number}: ${fields.join(', ')}`,
  table: (count: number) => `Read the ${count} stops as a table`,
  tableName: (count: number) => `The ${count} runs that stopped for a person`,
  number: 'Run',
} as const;
