import { site } from '../site.ts';

export const entity = `${site.name} 合同会社`;
export const updated = '2026-04-01';
export const requestsReadableBy = 'verified' as 'verified' | 'staff';
export const keep = { requestMonths: 24, hostLogDays: 30 };
export const answer = { days: 30, extensionDays: 30 };
export const minimumAge = 18;

export const cookies = {
  session: { name: '__Host-session', parts: ['__Host-session.0', '__Host-session.1'], days: 30 },
  signedIn: { name: 'signed-in', days: 30 },
  awaitingMail: { name: '__Host-awaiting-mail', minutes: 60 },
  mailedLink: { name: '__Host-mailed-link', minutes: 10 },
} as const;
export const storage = {
  draft: { key: 'demo-draft', hours: 24 },
  email: { key: 'kept-email' },
  firstVisit: { key: 'first-visit' },
  theme: { key: 'theme' },
  note: { key: 'request-note' },
} as const;
