import { counted } from './counted';

/** For how long requests are kept, and what was done with the data. */
export const keepingWords = {
  title: 'Keeping',
  months: (months: number) =>
    `A request is kept for ${counted(months, 'month', 'months')}. Then it goes by itself, with what was noted about it and every delivery.`,
  /** Before a time. */
  ran: 'Old requests were last looked for',
  never: 'Old requests were never looked for.',
  late: 'The schedule has not run for two days. Whoever runs this site can mend it: docs/operations/personal-data.md.',
  events: 'What was done with the data',
  none: 'Nothing was deleted or handed out yet.',
  retention: (requests: number) => `${counted(requests, 'old request', 'old requests')} deleted`,
  export: (requests: number, account: boolean) =>
    `One person’s data exported: ${counted(requests, 'request', 'requests')}${account ? ' and an account' : ''}`,
  erasure: (requests: number, account: boolean) =>
    `One person erased: ${counted(requests, 'request', 'requests')}${account ? ' and an account' : ''}`,
  bySchedule: 'by the schedule',
  by: (email: string) => `by ${email}`,
  byNobody: 'by an account that is gone',
  unknown: 'How data is kept could not be read. Try again in a moment.',
} as const;

/** All that is kept of one person: looked for, handed out, erased. */
export const personWords = {
  title: 'One person’s data',
  lead: 'For whoever asks what is kept of them, or wants it erased. Answer only a mail that comes from the address itself. Members of the team alone can do this, whoever reads the requests.',
  email: 'Email address of the person',
  find: 'Look for it',
  /** Before what is kept. */
  kept: (email: string) => `Of ${email} is kept:`,
  requests: (count: number) => counted(count, 'request', 'requests'),
  others: (count: number) =>
    `${counted(count, 'of them names', 'of them name')} another address: the person’s account sent ${count === 1 ? 'it' : 'them'}, perhaps for somebody else. Look at ${count === 1 ? 'it' : 'them'} first.`,
  events: (count: number) => `${counted(count, 'entry', 'entries')} of what the team did and noted`,
  deliveries: (count: number) =>
    counted(count, 'delivery by mail or webhook', 'deliveries by mail or webhook'),
  account: 'an account',
  invited: 'an open invitation to the team',
  file: 'Download as a file',
  fileHelp:
    'JSON, with everything above and what the account did with requests of others. That it was downloaded is noted, without the address.',
  erase: 'Erase all of it',
  eraseHelp:
    'Type the address again. Nothing brings it back. The person is signed out everywhere, and mails that wait are not sent; one that is going out this very moment arrives. What has left this database stays where it went: mailboxes, webhooks, files, backups.',
  again: 'The address again',
} as const;

/** How looking for somebody, or erasing them, ended. */
export const personAnswers = {
  nobody: 'Nothing is kept of a person with this address.',
  invalid: 'That is not an email address.',
  refused: 'That is no longer yours to do.',
  limited: 'That is too much for now. Try again in an hour.',
  'signed-out': 'You are signed out. Sign in and try again.',
  failed: 'That did not work. Try again in a moment.',
} as const;

/** Why somebody was not erased, and that they were. */
export const erasingAnswers = {
  unlike: 'Nothing was erased: the two addresses are not the same.',
  own: 'Nothing was erased: this is your own account. Another member can do it.',
  member: 'Nothing was erased: this is a member of the team. Take the role away first.',
  erased: (requests: number, account: boolean) =>
    `Erased: ${counted(requests, 'request', 'requests')}${account ? ' and the account' : ''}.`,
} as const;
