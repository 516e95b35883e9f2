import { readFileSync } from 'node:fs';
import { KEPT_EMAIL_KEY } from '@/components/auth/kept-email';
import { NOTE_KEY } from '@/components/dashboard/note-draft';
import { film } from '@/content/film';
import { cookies, requestsReadableBy, storage } from '@/content/legal/facts';
import { awaitingCookie, awaitingCookieName, linkCookie, linkCookieName } from '@/lib/auth/mail-cookies';
import { cookiePolicy, privacy, type Legal } from '@/lib/content/legal';
import { pageExists } from '@/lib/content/pages';
import { FIRST_VISIT_KEY } from '@/lib/demo/first-visit';
import { DRAFT_KEY } from '@/lib/demo/resuming';
import { SIGNED_IN_COOKIE } from '@/lib/security/signed-in-flag';
import { bootScript } from '@/lib/startup/compiled';
import { THEME_KEY } from '@/lib/startup/names';
import { sessionCookieName, sessionCookies } from '@/lib/supabase/cookies';

// Public sites are served over https, where names of cookies have a prefix.
process.env['SITE_URL'] = 'https://site.example';
const SESSION_COOKIE = sessionCookieName();

const source = (path: string) => readFileSync(path, 'utf8');

/** What a page sets as code: names as they stand in the browser. */
const namesInCode = (page: Legal) =>
  page.clauses
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if ('table' in block) return block.table.rows.flat(2);
        return 'list' in block ? block.list.flat() : block;
      }),
    )
    .flatMap((part) => (typeof part === 'object' && 'code' in part ? [part.code] : []));

describe('the facts behind the legal pages', () => {
  const set = sessionCookies([{ name: SESSION_COOKIE, value: 'x', options: { maxAge: 1 } }], true);
  const option = (name: string) => set.find((cookie) => cookie.name === name)?.options;

  it('are named in the cookie policy', () => {
    expect(namesInCode(cookiePolicy)).toEqual(
      expect.arrayContaining([
        SESSION_COOKIE,
        SIGNED_IN_COOKIE,
        awaitingCookieName(),
        linkCookieName(),
        DRAFT_KEY,
        FIRST_VISIT_KEY,
        THEME_KEY,
        KEPT_EMAIL_KEY,
        NOTE_KEY,
      ]),
    );
  });

  it('say what the session cookies are', () => {
    expect([cookies.session.name, cookies.signedIn.name]).toEqual([SESSION_COOKIE, SIGNED_IN_COOKIE]);
    expect(set.map(({ name }) => name)).toEqual([SESSION_COOKIE, SIGNED_IN_COOKIE]);
    for (const { options } of set) expect(options).toMatchObject({ sameSite: 'lax', secure: true });
    expect(option(SESSION_COOKIE)?.httpOnly).toBe(true);
    expect(option(SIGNED_IN_COOKIE)?.httpOnly).toBeUndefined();
    const seconds = { session: cookies.session.days * 86400, signedIn: cookies.signedIn.days * 86400 };
    expect(option(SESSION_COOKIE)?.maxAge).toBe(seconds.session);
    expect(option(SIGNED_IN_COOKIE)?.maxAge).toBe(seconds.signedIn);
    const split = sessionCookies(
      cookies.session.parts.map((name) => ({ name, value: 'x', options: { maxAge: 1 } })),
      true,
    );
    expect(split.map(({ name }) => name)).toEqual([...cookies.session.parts, SIGNED_IN_COOKIE]);
  });

  it('say what the cookies of mailed links are', () => {
    const hidden = { httpOnly: true, sameSite: 'lax', secure: true };
    expect(awaitingCookie('x')).toMatchObject({
      ...hidden,
      name: cookies.awaitingMail.name,
      maxAge: cookies.awaitingMail.minutes * 60,
    });
    expect(linkCookie('x')).toMatchObject({
      ...hidden,
      name: cookies.mailedLink.name,
      maxAge: cookies.mailedLink.minutes * 60,
    });
  });

  it('say what the storage holds', () => {
    expect([DRAFT_KEY, KEPT_EMAIL_KEY, FIRST_VISIT_KEY, THEME_KEY, NOTE_KEY]).toEqual(
      Object.values(storage).map(({ key }) => key),
    );
    const draft = source('components/demo/draft.ts');
    expect(draft).toContain('sessionStorage.setItem(DRAFT_KEY');
    expect(draft).not.toContain('localStorage');
    const resuming = source('lib/demo/resuming.ts');
    expect(resuming).toContain('localStorage.setItem(DRAFT_KEY');
    expect(resuming).toContain(`const DRAFT_MS = ${storage.draft.hours} * 60 * 60 * 1000`);
    const visit = source('components/demo/first-visit.ts');
    expect(visit + bootScript).not.toContain('localStorage.setItem');
    expect(bootScript).toContain(`sessionStorage["${storage.firstVisit.key}"]??=`);
    for (const name of ['components/auth/kept-email.ts', 'components/dashboard/note-draft.ts'])
      expect(source(name)).not.toContain('localStorage');
    const theme = source('components/layout/theme.ts');
    expect(theme).toContain('localStorage.setItem(THEME_KEY');
    expect(theme).toMatch(/theme === 'system'\) localStorage\.removeItem\(THEME_KEY\)/);
    expect(bootScript).toContain(`localStorage.getItem("${storage.theme.key}")`);
  });

  it('say who plays the film', () => {
    expect(source('components/ui/video-frame.tsx')).toContain(`https://${film.host}/embed/`);
  });

  it('say who can open the list as the database does', () => {
    const migration = source('supabase/migrations/20261121000000_demo_requests.sql');
    expect(migration).toContain(`requests_readable_by text not null default '${requestsReadableBy}'`);
  });
});

it.each([privacy, cookiePolicy])('$path is a page, with an anchor for each clause', ({ path, clauses }) => {
  expect(pageExists(path)).toBe(true);
  expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
});
