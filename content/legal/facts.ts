import { site } from '../site.ts';

/** The company that answers for the data. */
export const entity = `${site.name} Pte. Ltd.`;

/** The day both texts were last changed. */
export const updated = '2025-05-23';

/**
 * Who reads all requests: the setting `request_read_access` of a deployed database. `npm run deploy:check` compares the two.
 */
export const requestReadAccess = 'staff_only' as 'any_confirmed_account' | 'staff_only';

/** How long things are kept, and how long a rights request may take. */
export const keep = { requestMonths: 24, hostLogDays: 30 };
export const answer = { days: 30, extensionDays: 30 };
export const minimumAge = 18;

/** What the site stores in a browser. A test holds these against the code. */
export const cookies = {
  session: { name: '__Host-session', parts: ['__Host-session.0', '__Host-session.1'], days: 30 },
  signedIn: { name: 'signed-in', days: 30 },
} as const;
export const storage = {
  draft: { key: 'demo-draft', hours: 24 },
  firstVisit: { key: 'first-visit' },
  theme: { key: 'theme' },
} as const;
