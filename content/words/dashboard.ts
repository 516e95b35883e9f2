import { counted, number } from './counted.ts';
import { accountWords } from './frame.ts';

/** A number that was not counted to its end: one past ten thousand says that there are more. */
const aboutSo = (count: number) =>
  count <= 10_001 ? `more than ${number(10_000)}` : `about ${number(count)}`;

/** The dashboard around the list. `meta` is for the browser's tab. */
export const dashboardWords = {
  meta: {
    title: 'Demo Request Dashboard',
    description:
      'The list of demo requests for signed-in users, newest first, with name, email, phone, purpose and the time each was created.',
  },
  title: 'Demo Request Dashboard',
  lead: 'Open a name to read the whole request.',
  signOut: accountWords.signOut,
  /** What is said while the list loads. */
  loading: 'Loading demo requests',
  /** A button that shows requests which came since the page was made. */
  newRequests: (count: number) =>
    count === 1
      ? '1 new request'
      : `${count < 1000 ? '' : 'More than '}${number(Math.min(count, 999))} new requests`,
  /** Mails and webhooks that could not be sent, and the link to the request that waits longest. */
  unsent: (count: number) =>
    count === 1 ? '1 notification could not be sent.' : `${count} notifications could not be sent.`,
  openUnsent: (count: number) => (count === 1 ? 'Open it' : 'Open the oldest'),
} as const;

/** The columns of the list, and of the file that is downloaded. */
export const requestColumns = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  purpose: 'Purpose',
  created_at: 'Created At',
} as const;

/** Where a request came from: a column of the list and of the file, beside those that the specification names. */
export const requestSourceWords = { column: 'Source' } as const;

/** How a request stands: a column of the list that the file does not have. */
export const requestStatusWords = {
  column: 'Status',
  status: { new: 'New', contacted: 'Contacted', scheduled: 'Scheduled', closed: 'Closed' },
  /** Why a request was closed. */
  reason: {
    held: 'Demo held',
    'no-fit': 'Not a fit',
    'no-answer': 'No answer',
    duplicate: 'Duplicate',
    spam: 'Spam',
  },
  you: 'You',
  /** The ways to narrow the list; a count stands beside those that are open. */
  filter: 'Status',
  all: 'All',
  count: (count: number) => number(count),
} as const;

/** The list, or why there is none. */
export const requestListWords = {
  /** Above the table, which carries the same as its caption. */
  total: (count: number) => `Total requests: ${count}`,
  matching: (count: number) => `Matching requests: ${count}`,
  /** Of more than ten thousand, which are not counted one by one. */
  totalAbout: (count: number) => `Total requests: ${aboutSo(count)}`,
  matchingAbout: (count: number) => `Matching requests: ${aboutSo(count)}`,
  /** Read out after the name of a request whose mail could not be sent. */
  parked: ', not all about it could be sent',
  /** Toasts: the service answered with an error, or not at all. */
  failed: 'Failed to fetch demo requests',
  thrown: 'An error occurred while fetching data',
  errorTitle: 'The list could not be loaded.',
  errorText: 'Try again in a moment.',
  empty: 'No demo requests found.',
  noMatch: (search: string) => `No demo requests match “${search}”.`,
  noMatchOfDates: 'No demo requests match these dates.',
  noMatchOfStatus: 'No demo requests have this status.',
  noMatchOfOrigin: 'No demo requests came from there.',
  turnedAround: 'The first day is after the last.',
  /** What may help, by what was asked for. */
  advice: {
    none: 'Requests appear here as soon as someone submits the form.',
    search:
      'The search finds requests that hold every word, in any order: parts of words from three letters on, fewer where a word begins.',
    dates: 'Try a longer period.',
    both: 'Try other words or a longer period.',
    status: 'Choose another status, or all of them.',
    origin: 'Choose another source or sender, or all of them.',
    turnedAround: 'Choose a “From” that is not after “To”.',
  },
  showAll: 'Show all requests',
} as const;

/** Above the list: search, period, order and download. */
export const requestToolbarWords = {
  label: 'Requests',
  search: 'Search requests',
  /** Shown over the field. The key in brackets leads into it. */
  searched: 'Name, email, phone, purpose or source (/)',
  period: 'Period',
  lastDays: (days: number) => `${days} days`,
  allDays: 'All',
  dates: (timeZone: string) => `Dates (${timeZone})`,
  from: 'From',
  to: 'To',
  /** Beside the dates, when no day lies between them. */
  turnedAround: '“From” is after “To”: no day lies between them.',
  order: 'Order',
  /** A minus in front means downwards. */
  orders: {
    '-created_at': 'Newest first',
    created_at: 'Oldest first',
    name: 'Name, A to Z',
    '-name': 'Name, Z to A',
    email: 'Email, A to Z',
    '-email': 'Email, Z to A',
    phone: 'Phone, ascending',
    '-phone': 'Phone, descending',
    purpose: 'Purpose, A to Z',
    '-purpose': 'Purpose, Z to A',
  },
  download: 'Download CSV',
} as const;

const requests = (count: number) => counted(count, 'request', 'requests');

/** Toasts about the download. */
export const exportWords = {
  began: (count: number, about = false) =>
    `Exporting ${about ? `${aboutSo(count)} requests` : requests(count)}…`,
  arrived: (count: number, done: number, about = false) =>
    `Exporting ${about ? `${aboutSo(count)} requests` : requests(count)}: ${number(done)} done…`,
  done: (count: number) => `${requests(count)} exported.`,
  failed: 'The export failed. Please try again.',
  signedOut: 'Please sign in again to export the requests.',
} as const;

/** Below the list: where the page stands, and the ways on. */
export const requestPagesWords = {
  label: 'Pages',
  range: (first: number, last: number, all: number) =>
    `${number(first)} to ${number(last)} of ${number(all)}`,
  rangeAbout: (first: number, last: number, all: number) =>
    `${number(first)} to ${number(last)} of ${aboutSo(all)}`,
  /** Far down the list, where those before are not counted. */
  somewhere: (rows: number, all: number) => `${number(rows)} of ${aboutSo(all)}`,
  rowsLabel: 'Rows on a page',
  rows: 'Rows',
  /** In the order of time, and in any other. */
  newer: 'Newer',
  older: 'Older',
  previous: 'Previous',
  next: 'Next',
} as const;

/** The panel of one request. */
export const requestPanelWords = {
  /** The ways to the requests beside it on the page. */
  neighbors: 'Requests of this page',
  place: (at: number, all: number) => `${at} of ${all}`,
  previous: 'Previous request',
  next: 'Next request',
  reply: 'Reply by email',
  copy: 'Copy',
  copyEmail: 'Copy email address',
  copyPhone: 'Copy phone number',
  copied: 'Copied.',
  copyRefused: 'Your browser does not let us copy. Copy it from here:',
  copyField: 'Text to copy',
  cameFrom: 'Came from',
  unknownOrigin: 'Not known.',
  origins: {
    referrer_host: 'Site',
    landing_path: 'First page',
    sent_path: 'Sent from',
    utm_source: 'Source',
    utm_medium: 'Medium',
    utm_campaign: 'Campaign',
    utm_term: 'Term',
    utm_content: 'Content',
  },
} as const;

const others = (count: number) => (count >= 100 ? 'More than 99 requests' : requests(count));

/** The ways from a request to those of the same person and company, and what the list is narrowed to then. */
export const senderWords = {
  title: 'Same sender',
  ofPerson: (count: number) => `${others(count)} from this address`,
  ofCompany: (count: number, domain: string) => `${others(count)} from ${domain}`,
  /** Beside the list. */
  narrowed: 'Narrowed to',
  source: (source: string) => `Source: ${source || 'not known'}`,
  sender: (sender: string) => `From: ${sender.replace(/^@/, '')}`,
  remove: 'Remove',
} as const;

/** What happened to a request, step by step. */
export const requestProgressWords = {
  title: 'Progress',
  saved: 'Request saved',
  next: 'Next: a person replies',
  /** The email to the team, by how it stands. */
  team: {
    sent: 'Email sent to the team',
    'in-progress': 'Email to the team is being sent',
    pending: 'Email to the team waits',
    parked: 'Email to the team could not be sent',
  },
  receipt: {
    sent: 'Receipt sent to the sender',
    'in-progress': 'Receipt to the sender is being sent',
    pending: 'Receipt to the sender waits',
    parked: 'Receipt to the sender could not be sent',
  },
  /** To another system, by its host. */
  webhook: (host: string) => ({
    sent: `Sent to ${host}`,
    'in-progress': `Being sent to ${host}`,
    pending: `For ${host}, waits`,
    parked: `Could not be sent to ${host}`,
  }),
  /** `error` is a short code of the service, where there is one. */
  tries: (count: number, most: number, error: string | null) =>
    `${count} of ${most} tries${error ? `, last: ${error}` : ''}.`,
  /** Before a time. */
  nextTry: 'Next try',
  sendAgain: 'Send again',
} as const;

/** What the team does about a request: its status, whose it is, notes. */
export const requestWorkWords = {
  title: 'Status',
  /** Without scripts: leads to the panel with its forms. */
  open: 'Change the status or add a note',
  closeBecause: 'Close because',
  close: 'Close',
  owner: (owner: string) => `Owner: ${owner}`,
  you: 'you',
  nobody: 'nobody yet',
  take: 'Take it',
  takeOver: 'Take it over',
  giveBack: 'Give it back',
  note: 'Note for the team',
  noteHelp: 'Ctrl and Enter adds it. The sender never sees notes.',
  addNote: 'Add note',
  undo: 'Undo',
} as const;

/** After a form was posted without scripts by somebody whose session had ended. */
export const sessionOverWords = {
  title: 'Your session has ended',
  text: 'Nothing was saved. Sign in and send it again.',
  typed: 'What you typed',
  signIn: 'Sign in',
} as const;

/** How adding an event ended, said in the panel. */
export const requestEventWords = {
  saved: 'Saved.',
  undone: 'Taken back.',
  overtaken:
    'Somebody was faster: the request has changed since you opened it. It is shown as it stands now. Nothing that you typed is lost.',
  'signed-out': 'You are signed out. Sign in and try again.',
  refused: 'That is no longer yours to do.',
  limited: 'That is too much for now. Try again in an hour.',
  full: 'This request has two hundred entries and takes no further note.',
  ended: 'This request has a thousand entries, as many as it can have. Nothing was saved.',
  gone: 'This request was deleted meanwhile. Nothing was saved.',
  invalid: 'That cannot be saved. A note has 1 to 1000 characters.',
  failed: 'That did not work. Try again in a moment.',
} as const;

/** What was done about a request, as steps of its progress. */
export const requestHistoryWords = {
  status: (status: string) => status,
  closed: (reason: string) => `Closed: ${reason}`,
  taken: 'Taken',
  givenBack: 'Given back',
  note: 'Note',
  noteTakenBack: 'A note that was taken back',
  /** An event that takes another one back, and what then holds again. */
  undone: (again: string) => `Taken back: ${again} again`,
  nobodys: 'nobody’s',
  noteUndone: 'Note taken back',
  /** Who did it, when the account is gone. */
  somebody: 'somebody who has left',
} as const;

const part = (count: number, unit: string) => (count > 0 ? `${number(count)} ${unit}` : '');

/** How soon people were answered. */
export const answerTimeWords = {
  title: 'time to first answer',
  median: (days: number) => `median, last ${days} days`,
  ninetieth: 'nine of ten within',
  none: (days: number) => `Nobody was answered in the last ${days} days.`,
  /** What the drawing shows, for those who do not see it. */
  says: (weeks: number, list: string) => `Median of each of the last ${weeks} weeks: ${list}`,
  week: (monday: string, time: string) => `week of ${monday}, ${time}`,
  noAnswer: 'no answer',
  perWeek: 'First answers per week',
  weekOf: 'Week of',
  ofTen: 'Nine of ten within',
  medianHead: 'Median',
  answers: 'Answers',
  note: 'From the request to the first time that it was contacted or scheduled. Weeks begin on Monday, midnight UTC.',
  /** Two units at most: "2 d 4 h", "35 min". */
  duration(seconds: number) {
    const minutes = Math.round(seconds / 60);
    const [d, h, min] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
    const parts = d > 0 ? [part(d, 'd'), part(h, 'h')] : [part(h, 'h'), part(min, 'min')];
    return parts.filter(Boolean).join(' ') || '0 min';
  },
} as const;

/** How sending a mail again ended, said in the panel. */
export const sendAgainWords = {
  sent: 'Sent.',
  waiting: 'It could not be sent now. It is in line again.',
  'signed-out': 'You are signed out. Sign in and try again.',
  limited: 'Too many attempts. Try again in an hour.',
  failed: 'That did not work. Try again in a moment.',
} as const;

/** The drawing of the last days, and the same figures as tables. */
export const requestChartWords = {
  summary: (days: number, count: number) => `Last ${days} days: ${requests(count)}`,
  label: (days: number) => `Requests of the last ${days} days`,
  total: (days: number) => `last ${days} days`,
  busiest: (day: string) => `busiest day, ${day}`,
  /** What the drawing shows, for those who do not see it. */
  bar: (day: string, count: number) => `${day}: ${requests(count)}`,
  says: (count: number, days: number, most: number, day: string) =>
    `${requests(count)} in the last ${days} days, at most ${number(most)} a day, on ${day}`,
  bySource: 'by source',
  unknownSource: 'Not known',
  otherSources: 'Others',
  asTables: 'Show as tables',
  perDay: 'Requests per day',
  day: 'Day (UTC)',
  perSource: 'Requests by source',
  source: 'Source',
  requests: 'Requests',
  note: 'Days begin at midnight UTC. A source is the campaign parameter utm_source, or else the site that linked here.',
} as const;
