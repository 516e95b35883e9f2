/** A number with two digits. */
const two = (value: number) => String(value).padStart(2, '0');

/** A time that a visitor waited or a run took: "12 s", "2 min 21 s". */
const span = (seconds: number) => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
};

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The run on the home page that waits for the visitor: what it says itself, whatever it is about. */
export const liveRun = {
  span,
  /** A time of day, from seconds since midnight. */
  clock: (seconds: number) =>
    [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => two(Math.floor(part))).join(':'),
  /** How long a checkpoint has waited, under its diamond. */
  waited: (seconds: number) => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`,
  /** Stands there while it waits, where no clock runs. */
  waits: 'waits',
  log: 'Log of the run',
  /** In place of the time of a step that has not come yet. */
  then: 'then',
  approve: (plan: string) => `Approve ${plan}`,
  approved: (plan: string) => `${capital(plan)} approved`,
  sendBack: 'Send back',
  sentBack: 'Sent back',
  takeOver: 'Take over',
  takenOver: 'Taken over',
  replay: 'Replay',
  goesOn: 'Approved. The agent goes on.',
  youApproved: (plan: string, seconds: number) => `You approved ${plan} after ${span(seconds)}`,
  youSentBack: (plan: string, seconds: number) => `You sent ${plan} back after ${span(seconds)}`,
  youTookOver: (seconds: number) => `You took the run over after ${span(seconds)}`,
  yours: (seconds: number) => `${span(seconds)} of it yours`,
  aPerson: (seconds: number) => `${span(seconds)} of it a person`,
  took: (all: number, yours: number) => `It took ${span(all)}, ${span(yours)} of it yours.`,
  again: 'The run starts again.',
  waitsAgain: 'The run starts again and waits for you.',
} as const;
