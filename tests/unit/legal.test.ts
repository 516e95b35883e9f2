import { readFileSync } from 'node:fs';
import { KEPT_EMAIL_KEY } from '@/components/auth/kept-email';
import { NOTE_KEY } from '@/components/dashboard/note-draft';
import { film } from '@/content/film';
import { cookies, requestsReadableBy, storage } from '@/content/legal/facts';
import { awaitingCookie, linkCookie } from '@/lib/auth/mail-cookies';
import { cookiePolicy } from '@/lib/content/legal';
import { attributionNames } from '@/lib/demo/attribution';
import { FIRST_VISIT_KEY } from '@/lib/demo/first-visit';
import { DRAFT_KEY } from '@/lib/demo/resuming';
import { SIGNED_IN_COOKIE } from '@/lib/security/signed-in-flag';
import { THEME_KEY } from '@/lib/startup/names';
import { sessionCookieName, sessionCookies } from '@/lib/supabase/cookies';

// Public sites are served over https, where names of cookies have a prefix.
process.env['SITE_URL'] = 'https://site.example';
const SESSION_COOKIE = sessionCookieName();
const policy = JSON.stringify(cookiePolicy);
const source = (path: string) => readFileSync(path, 'utf8');

it('the cookie policy names every cookie, every key of the storage and every campaign parameter, and no other', () => {
  const named = [...policy.matchAll(/"code":"([^"]+)"/g)].map(([, name]) => name);
  const keys = [DRAFT_KEY, KEPT_EMAIL_KEY, FIRST_VISIT_KEY, THEME_KEY, NOTE_KEY];
  const set = [SESSION_COOKIE, SIGNED_IN_COOKIE, awaitingCookie('x').name, linkCookie('x').name];
  expect(new Set(named)).toEqual(new Set([...set, ...cookies.session.parts, ...keys]));
  const parameters = attributionNames.filter((name) => name.startsWith('utm_'));
  expect(new Set(policy.match(/utm_[a-z]+/g))).toEqual(new Set(parameters));
});

it('the session and its readable flag last as long as the policy says, and no script reads the session', () => {
  const set = sessionCookies([{ name: SESSION_COOKIE, value: 'x', options: { maxAge: 1 } }], true);
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

it('the cookies of mailed links last as long as the policy says', () => {
  const hidden = { httpOnly: true, sameSite: 'lax', secure: true };
  const { awaitingMail, mailedLink } = cookies;
  const lasting = (minutes: number) => ({ ...hidden, maxAge: minutes * 60 });
  expect(awaitingCookie('x')).toMatchObject({ name: awaitingMail.name, ...lasting(awaitingMail.minutes) });
  expect(linkCookie('x')).toMatchObject({ name: mailedLink.name, ...lasting(mailedLink.minutes) });
});

it('the storage of the browser holds what the policy says, in the place that it says', () => {
  const keys = [DRAFT_KEY, KEPT_EMAIL_KEY, FIRST_VISIT_KEY, THEME_KEY, NOTE_KEY];
  expect(keys).toEqual(Object.values(storage).map(({ key }) => key));
  expect(source('lib/demo/resuming.ts')).toContain(
    `const DRAFT_MS = ${storage.draft.hours} * 60 * 60 * 1000`,
  );
  for (const name of ['auth/kept-email', 'dashboard/note-draft', 'demo/draft', 'demo/first-visit'])
    expect(source(`components/${name}.ts`)).not.toContain('localStorage');
});

it('the policy says who plays the film, and who can open the list as the database does', () => {
  expect(source('components/ui/video-frame.tsx')).toContain(`https://${film.host}/embed/`);
  const migration = source('supabase/migrations/20261121000000_demo_requests.sql');
  expect(migration).toContain(`requests_readable_by text not null default '${requestsReadableBy}'`);
});
