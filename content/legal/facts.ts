import { site } from '../site.ts';

/** Legal name of the controller. */
export const entity = `${site.name} Pte. Ltd.`;

/** Date of the last change to both texts. */
export const updated = '2025-05-23';

/** Equals the database setting `request_read_access`; `npm run deploy:check` compares them. */
export const requestReadAccess = 'staff_only' as 'any_confirmed_account' | 'staff_only';

/** Times after which data goes; a test compares those of the database with its migrations. */
export const keep = { requestMonths: 24, unconfirmedDays: 7, signInLogDays: 30, hostLogDays: 30 };
export const answer = { days: 30, extensionDays: 30 };
export const minimumAge = 18;

/** Data stored in a browser; a test compares it with the code. */
export const cookies = {
  session: { name: '__Host-session', parts: ['__Host-session.0', '__Host-session.1'], days: 30 },
  signedIn: { name: 'signed-in', days: 30 },
  timeZone: { name: 'time-zone' },
} as const;

export const storage = {
  draft: { key: 'demo-draft', hours: 24 },
  receipt: { key: 'demo-receipt' },
  account: { key: 'account-step' },
  formDrafts: { key: 'request-drafts' },
  firstVisit: { key: 'first-visit' },
  ownTrace: { key: 'own-trace', lines: 12 },
  theme: { key: 'theme' },
} as const;
