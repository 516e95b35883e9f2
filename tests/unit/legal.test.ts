import { readFileSync } from 'node:fs';
import { cookies, keep, requestReadAccess, storage } from '@/content/legal/facts';
import { cookiePolicy } from '@/content/legal/cookie-policy';
import { ZONE_COOKIE } from '@/lib/dashboard/calendar-day';
import { FORM_DRAFTS_KEY } from '@/lib/dashboard/form-drafts';
import { attributionNames } from '@/lib/demo/attribution';
import { ACCOUNT_STEP_KEY } from '@/lib/auth/state';
import { DRAFT_KEY, OWN_TRACE_KEY } from '@/lib/demo/draft';
import { FIRST_VISIT_KEY } from '@/lib/demo/first-visit';
import { RECEIPT_KEY } from '@/lib/demo/receipt';
import { SIGNED_IN_COOKIE } from '@/lib/security/signed-in-flag';
import { THEME_KEY } from '@/lib/startup/constants';
import { getSessionCookieName, hardenCookies } from '@/lib/supabase/cookies';

// Public sites use https, where cookie names have a prefix.
process.env['SITE_URL'] = 'https://site.example';
const SESSION_COOKIE = getSessionCookieName();
const keys = [
  DRAFT_KEY,
  RECEIPT_KEY,
  ACCOUNT_STEP_KEY,
  FORM_DRAFTS_KEY,
  FIRST_VISIT_KEY,
  OWN_TRACE_KEY,
  THEME_KEY,
];
const policy = JSON.stringify(cookiePolicy);
const source = (path: string) => readFileSync(path, 'utf8');

it('The cookie policy names exactly the cookies, storage keys and campaign parameters', () => {
  const named = [...policy.matchAll(/"code":"([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(
    new Set([SESSION_COOKIE, SIGNED_IN_COOKIE, ZONE_COOKIE, ...cookies.session.parts, ...keys]),
  );
  const parameters = attributionNames.filter((name) => name.startsWith('utm_'));
  expect(new Set(policy.match(/utm_[a-z]+/g))).toEqual(new Set(parameters));
});

it('The session and its readable flag last as long as the policy says, and scripts cannot read the session', () => {
  const set = hardenCookies([{ name: SESSION_COOKIE, value: 'x', options: { maxAge: 1 } }]);
  const days = (name: string) => (set.find((cookie) => cookie.name === name)?.options.maxAge ?? 0) / 86_400;
  expect([cookies.session.name, cookies.signedIn.name]).toEqual(set.map(({ name }) => name));
  expect(days(SESSION_COOKIE)).toBe(cookies.session.days);
  expect(days(SIGNED_IN_COOKIE)).toBe(cookies.signedIn.days);
  for (const { name, options } of set)
    expect(options).toMatchObject({
      sameSite: 'lax',
      secure: true,
      ...(name === SESSION_COOKIE && { httpOnly: true }),
    });
});

it('The browser storage holds what the policy says, in the place that it says', () => {
  expect(keys).toEqual(Object.values(storage).map(({ key }) => key));
  const lifetime = `const LIFETIME_MS = ${storage.draft.hours} * 60 * 60 * 1000`;
  expect(source('lib/tab-storage.ts')).toContain(lifetime);
  expect(source('lib/demo/own-trace.ts')).toContain(`const MOST_STEPS = ${storage.ownTrace.lines};`);
  for (const name of ['lib/demo/first-visit', 'lib/demo/own-trace', 'lib/tab-storage'])
    expect(source(`${name}.ts`)).not.toContain('localStorage');
});

it('The policy names who can open the list', () => {
  const migration = source('supabase/migrations/20261126000000_schema.sql');
  expect(migration).toContain(`request_read_access text not null default '${requestReadAccess}'`);
});

it('The database deletes what the policy says, after the time that it says', () => {
  const { requestMonths, unconfirmedDays, signInLogDays } = keep;
  expect(source('supabase/migrations/20261126000000_schema.sql')).toContain(
    `retention_months integer not null default ${requestMonths} `,
  );
  const migration = source('supabase/migrations/20261127000100_sessions_and_accounts.sql');
  const lastRefresh = "coalesce(s.refreshed_at at time zone 'UTC', s.created_at)";
  const ago = (days: number) => `now() - interval '${days} days'`;
  for (const condition of [
    `${lastRefresh} > ${ago(cookies.session.days)}`,
    `${lastRefresh} < ${ago(cookies.session.days)}`,
    `greatest(u.created_at, u.confirmation_sent_at, u.recovery_sent_at) < ${ago(unconfirmedDays)}`,
    `'auth.audit_log_entries', $c$ e.created_at < ${ago(signInLogDays)} $c$`,
  ])
    expect(migration).toContain(condition);
});
