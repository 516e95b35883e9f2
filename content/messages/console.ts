const two = (number: number) => String(number).padStart(2, '0');

/** Formats a duration: "11 s", "2 min 5 s". */
const span = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

export const consoleMessages = {
  name: 'Checkpoints',
  place: (number: number, count: number) => `Decision ${number} of ${count}`,
  cases: 'Cases',
  waiting: (count: number) => `${count} waiting`,
  decided: (count: number) => `${count} decided`,
  left: 'Time left',
  of: (time: string) => `of ${time}`,
  /** Formats the remaining time. */
  clock: (seconds: number) => {
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
  },
  role: (who: string) => `You are the ${who}.`,
  otherwise: 'If nobody decides',
  evidence: 'Evidence',
  approve: 'Approve',
  decline: 'Decline',
  answers: { approved: 'Approved', declined: 'Declined', lapsed: 'Undecided' },
  /** Results of the decision. */
  said: {
    approved: (it: { approved: string }) => `Approved. ${it.approved}`,
    declined: (it: { declined: string }) => `Declined. ${it.declined}`,
    lapsed: (it: { otherwise: string }) => `Nobody decided. ${it.otherwise}`,
  },
  /** Marks decisions that the visitor leaves to others. */
  notYours: 'for others',
  /** Shown without scripts. */
  example: (who: string) => `The ${who} approved.`,
  next: 'Next decision',
  again: 'Start again',
  took: 'You took',
  span,
  /** At the end of the line that a decision draws. */
  ended: (it: string, answer: 'approved' | 'declined', took: string) => `You ${answer} after ${took}: ${it}`,
  others: (runs: string) => `Agents handled the other ${runs} cases.`,
  caption: (runs: string, stops: string) =>
    `Example weekend: agents handled ${runs} cases, and ${stops} of them waited for a person.`,
} as const;
