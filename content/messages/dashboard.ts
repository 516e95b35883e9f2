import { formatCount, formatNumber } from './locale.ts';
import { demoFieldMessages } from './demo.ts';
import { accountMessages } from './layout.ts';

const requests = (count: number) => formatCount(count, 'request', 'requests');

export const dashboardMessages = {
  meta: {
    title: 'Demo Request Dashboard',
    description:
      'The list of demo requests for signed-in users, newest first, each with what its sender typed and the time it was created.',
  },
  title: 'Demo Request Dashboard',
  lead: 'Open a name to read the whole request.',
  signOut: accountMessages.signOut,
  /** For screen readers. */
  loading: 'Loading demo requests',
  readByAll: 'Anyone with a confirmed account can see all requests.',
  readOwn: 'You see the requests that you sent.',
  /** Begins a sentence that goes on with a time and a colon. */
  undelivered: (count: number) =>
    `${formatCount(count, 'notification has', 'notifications have')} not been delivered since`,
  openUndelivered: (count: number) => (count === 1 ? 'Open it' : 'Open the oldest'),
} as const;

/** Columns of the list and of the CSV file. */
export const requestColumns = {
  ...(Object.fromEntries(
    Object.entries(demoFieldMessages).map(([name, { column }]) => [name, column]),
  ) as Record<keyof typeof demoFieldMessages, string>),
  created_at: 'Created At',
};

export const sourceMessages = { column: 'Source', all: 'All sources', unknown: 'Not known' } as const;

export const statusMessages = {
  label: 'Status',
  all: 'All statuses',
  status: { new: 'New', contacted: 'Contacted', scheduled: 'Scheduled', closed: 'Closed' },
  reason: {
    held: 'Demo held',
    'no-fit': 'Not a fit',
    'no-answer': 'No answer',
    duplicate: 'Duplicate',
    spam: 'Spam',
  },
} as const;

export const listMessages = {
  total: (count: number) => `Total requests: ${count}`,
  matching: (count: number) => `Matching requests: ${count}`,
  /** Toasts for an error of the service, and for no answer. */
  failed: 'Failed to fetch demo requests',
  thrown: 'An error occurred while fetching data',
  errorTitle: 'The list could not be loaded.',
  errorText: 'Try again in a moment.',
  empty: 'No demo requests found.',
  emptyAdvice: 'Requests appear here as soon as someone submits the form.',
  noMatch: 'No demo requests match.',
  noMatchAdvice: 'Try fewer words, a longer period, or another status or source.',
  reversed: 'The start date is after the end date.',
  reversedAdvice: 'Choose a “From” date that is not after “To”.',
  showAll: 'Show all requests',
} as const;

export const filterMessages = {
  label: 'Requests',
  search: 'Search requests',
  searched: 'Words of a request, or its source',
  from: 'From',
  to: 'To',
  dates: (timeZone: string) => `Dates (${timeZone})`,
  download: 'Download CSV',
  downloadHelp: 'If a spreadsheet shows one column, import the file and choose the comma as separator.',
} as const;

export const pageMessages = {
  label: 'Pages',
  range: (first: number, last: number, all: number) =>
    `${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(all)}`,
  newer: 'Newer',
  older: 'Older',
} as const;

export const originMessages = {
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
  utm_term: 'Term',
  utm_content: 'Content',
  referrer_host: 'Site',
  landing_path: 'First page',
  sent_path: 'Sent from',
} as const;

export const panelMessages = {
  reply: 'Reply by email',
  copyEmail: 'Copy email address',
  copyPhone: 'Copy phone number',
  copied: 'Copied.',
  copyRefused: 'Your browser does not allow copying.',
  origin: 'Came from',
  unknownOrigin: 'Not known.',
  progress: 'Progress',
  status: 'Status',
  closeReason: 'Reason',
  assignee: 'Assigned to',
  nobody: 'Nobody',
  you: (email: string) => `${email} (you)`,
  save: 'Save',
  notes: 'Notes for the team',
  note: 'New note',
  noteHelp: 'The sender never sees notes.',
  addNote: 'Add note',
  unsaved: 'Not saved yet. This tab keeps it.',
  discard: 'Discard',
  formerMember: 'a former member',
  deliveries: 'Deliveries',
  history: 'History',
  retry: 'Send again',
} as const;

export const deliveryMessages = {
  destination: (name: string) =>
    name === 'team'
      ? 'Email to the team'
      : name === 'receipt'
        ? 'Receipt to the sender'
        : `Webhook to ${name}`,
  sent: 'Sent',
  pending: 'Waiting for the next attempt',
  dead_letter: 'Not delivered',
  attempts: (count: number, most: number) => `${count} of ${most} attempts`,
  /** Why a delivery failed last: `last_error` of the table in words. `receiver` is the host of a webhook. */
  cause: (lastError: string | null, receiver: string) => {
    const [, party, status = ''] =
      /^(mail service|receiver) (?:answered (\d+)|.*)$/.exec(lastError ?? '') ?? [];
    if (!lastError) return 'no attempt was made, so the schedule may not run';
    if (!party) return lastError;
    const answers: Record<string, string> = {
      '': 'does not answer',
      '401': 'refuses the key',
      '403': party === 'receiver' ? 'refuses the key' : 'refuses the key or the sender',
      '422': 'refuses the sender or a recipient',
      '429': 'accepts no more for now',
    };
    const name = party === 'receiver' ? receiver : 'the mail service';
    return `${name} ${answers[status] ?? `answers with error ${status}`}`;
  },
} as const;

export const historyMessages = {
  status: (status: string) => `Status: ${status}`,
  closed: (reason: string) => `Closed: ${reason}`,
  assigned: (name: string) => `Assigned to ${name}`,
  unassigned: 'Assigned to nobody',
  note: 'Note added',
  retry: 'Deliveries sent again',
  received: 'Request received',
} as const;

export const chartMessages = {
  summary: (days: number, count: number) => `Last ${days} days: ${requests(count)}`,
  label: (days: number) => `Requests of the last ${days} days`,
  bar: (day: string, count: number) => `${day}: ${requests(count)}`,
  note: (timeZone: string) => `Days begin at midnight, ${timeZone}.`,
} as const;

export const teamMessages = {
  meta: {
    title: 'Team and data',
    description: 'The team, the retention of requests and the erasure of personal data.',
  },
  title: 'Team and data',
  lead: 'Who works on the requests, and how long the data is kept.',
  back: 'Back to the requests',
  refused: 'This page is for the team.',
  refusedAdvice: 'A member of the team can add the address of your account.',
  failed: 'The page could not be loaded.',
  failedAdvice: 'Try again in a moment.',
  team: 'Team',
  teamLead: 'Accounts that have confirmed one of these addresses belong to the team.',
  email: 'Email address of a new member',
  add: 'Add',
  members: 'Members',
  you: 'You',
  noAccount: 'No account yet',
  since: 'Since',
  addedBy: (email: string) => `added by ${email}`,
  remove: 'Remove',
  removeMember: (email: string) => `Remove ${email}`,
  confirmRemove: (email: string) => `${email} will no longer work on requests.`,
  retention: 'Retention',
  months: (months: number) =>
    `A request is kept for ${formatCount(months, 'month', 'months')}, then deleted with its notes and deliveries.`,
  lastRun: 'Expired requests were last deleted',
  neverRun: 'Expired requests have never been deleted.',
  late: 'The daily deletion has not run for two days. Tell the administrator of this site.',
  log: 'Recent actions',
  noLog: 'No actions yet.',
  schedule: 'by the daily schedule or an administrator',
  by: (email: string) => `by ${email}`,
  erase: 'Erase a person',
  eraseLead:
    'This deletes the requests that name an address, those that its account sent, and the account. To see them first, search the list for the address. It does not delete copies elsewhere: in mailboxes, webhooks, files and backups.',
  eraseEmail: 'Email address of the person',
  eraseConfirmation: 'The address again',
  eraseSubmit: 'Erase',
} as const;

const deleted = (count: number, account?: boolean) => requests(count) + (account ? ' and an account' : '');

export const logMessages = {
  'requests.expire': ({ requests: count = 0 }) =>
    `${requests(count)} deleted at the end of the retention period`,
  'requests.export': ({ requests: count = 0 }) => `${requests(count)} exported`,
  'person.erase': ({ requests: count = 0, account = false }) => `A person erased: ${deleted(count, account)}`,
  'trial.delete': ({ requests: count = 0, account = false }) =>
    `Test data of the deployment deleted: ${deleted(count, account)}`,
  'staff.add': () => 'A member added',
  'staff.remove': () => 'A member removed',
  'settings.read_access': ({ access = '' }) => `Read access set to ${access}`,
} as const satisfies Record<
  string,
  (details: { requests?: number; account?: boolean; access?: string }) => string
>;

export const actionMessages = {
  saved: 'Saved.',
  noteAdded: 'Note added.',
  retried: 'Queued again. The next attempt follows within a minute.',
  staffAdded: 'Added to the team.',
  staffRemoved: 'Removed from the team.',
  erased: (count: number, account: boolean) => `Erased: ${deleted(count, account)}.`,
  conflict: 'Someone else changed this request. Their change is shown now. Save again to apply yours.',
  refused: 'Only the team can do this.',
  signedOut: 'You are signed out. Sign in and try again.',
  limited: 'Too many actions. Try again in an hour.',
  notesFull: 'This request has reached the limit of two hundred notes.',
  gone: 'This request has been deleted.',
  lastMember: 'The last member cannot be removed. Add another member first.',
  alreadyAdded: 'This address is already on the team.',
  invalid: 'This cannot be saved.',
  invalidNote: 'A note has 1 to 1000 characters.',
  invalidAddress: 'Enter an email address.',
  not_confirmed: 'The two addresses differ. Nothing was erased.',
  staff: 'This is a member of the team. Remove the member first.',
  not_found: 'Nothing is stored for this address.',
  failed: 'Something went wrong. Try again in a moment.',
} as const;
