export const sectionMessages = {
  /** For screen readers. */
  breadcrumb: 'Breadcrumb',
  contents: 'Contents',
  readOn: 'Read on',
  note: (number: number) => `Note ${number}`,
  notes: 'Notes',
  noteBack: (number: number) => `${number}, back to the text`,
  /** For screen readers. */
  checkpoint: 'Checkpoint:',
  illustrative: 'Illustrative data',
  used: (seconds: number, limit: number) => `${seconds} s of ${limit} s used`,
} as const;

/** The mark leads from a figure to its definition. */
export const measuredMessages = {
  title: 'How we measured',
  mark: '*',
  /** Beside the mark of a figure that no case study shows. */
  own: 'own',
  ownSummary: 'our own summary',
  sample: 'Sample',
  count: (many: number) => (many === 1 ? '1 figure' : `${many} figures`),
} as const;

export const relatedHeadings = {
  product: 'Modules',
  industry: 'Industries',
  case: 'Case studies',
  article: 'Articles',
} as const;

export const checkpointParts = {
  who: 'Who decides',
  sees: 'What they see',
  time: 'How long they have',
  otherwise: 'If nobody decides',
} as const;

/** Screen readers hear some of these where a drawing shows them. */
export const changeMessages = {
  before: 'Before',
  after: 'After',
  fromTo: (before: string, after: string) => `${before} to ${after}`,
  instead: (after: string, before: string) => `${after} instead of ${before.replaceAll(' ', '\u00a0')}.`,
  to: 'to',
  better: 'better',
  ways: { up: 'up', down: 'down' },
} as const;

export const runFieldMessages = {
  show: 'Show',
  all: 'All runs',
  stop: 'Stopped for a person',
  late: 'Unanswered',
  run: (number: string) => `Run ${number}`,
  table: (count: number) => `Read the ${count} stops as a table`,
  tableName: (count: number) => `The ${count} runs that stopped for a person`,
  number: 'Run',
} as const;

/** The way to the demo below articles, cases and press releases. */
export const invitation = {
  title: 'See it on a process of yours',
  text: (minutes: number) =>
    `We talk about it for ${minutes} minutes. Then you see an agent work on cases like yours, and stop where a person decides.`,
} as const;
