const two = (number: number) => String(number).padStart(2, '0');

/** The screen on which people decide, in the words around its records. */
export const inboxWords = {
  waiting: 'Waiting',
  decidedToday: 'Decided today',
  lapsed: 'Lapsed',
  place: (number: number, all: number) => `${number} of ${all},`,
  soon: 'Within the hour',
  later: 'Later',
  sorted: 'Sorted by time left',
  left: 'Time left',
  until: (allowed: string, end: string) => `${allowed}, until ${end}`,
  since: 'since',
  decided: 'decided',
  evidence: 'Evidence',
  sources: (count: number) => `${count} sources`,
  ways: { caption: 'What the agent proposes, and the alternatives', columns: ['Option', 'Cost', 'Note'] },
  otherwise: 'If nobody answers',
  decision: 'Your decision',
  past: (count: number) => `Last ${count} like this`,
  ended: (approved: number, changed: number, back: number) =>
    `${approved} approved, ${changed} changed, ${back} sent back`,
  trace: 'The trace so far, and the line you leave',
  fields: ['Time', 'Actor', 'Evidence', 'Action', 'Result'],
  now: 'now',
  yours: 'Waiting for you',
  /** What is left of somebody's time: minutes and seconds where these count. */
  span: (seconds: number) => {
    const minutes = Math.floor(seconds / 60);
    if (minutes < 5) return `${minutes}:${two(seconds % 60)}`;
    if (minutes < 60) return `${minutes} min`;
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  },
  tomorrow: 'tomorrow',
  minutes: (seconds: number) => `${seconds / 60} min`,
} as const;
