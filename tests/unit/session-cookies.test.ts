import { getSessionCookieName, hardenCookies, isRemoval, isSessionCookie } from '@/lib/supabase/cookies';

const options = { maxAge: 400 * 24 * 60 * 60, path: '/', sameSite: 'lax' as const };
const thirtyDays = { path: '/', sameSite: 'lax', secure: false, maxAge: 2592000 };

beforeEach(() => {
  process.env['SITE_URL'] = 'http://localhost:3000';
});

test('Scripts cannot read the session of thirty days, and a readable flag says only "signed in"', () => {
  expect(hardenCookies([{ name: 'session.0', value: 'x', options }])).toEqual([
    { name: 'session.0', value: 'x', options: { ...thirtyDays, httpOnly: true } },
    { name: 'signed-in', value: '1', options: thirtyDays },
  ]);
});

test('A removed cookie stays removed, with its flag', () => {
  const removed = { name: 'session', value: '', options: { maxAge: 0 } };
  expect(isRemoval([removed])).toBe(true);
  expect(isRemoval([removed, { name: 'session.0', value: 'x', options }])).toBe(false);
  const cookies = hardenCookies([removed]);
  expect(cookies.map(({ name, value, options: { maxAge } }) => [name, value, maxAge])).toEqual([
    ['session', '', 0],
    ['signed-in', '', 0],
  ]);
});

test('Other cookies of the library are not set and sign nobody in', () => {
  expect(hardenCookies([{ name: 'session-code-verifier', value: 'x', options }])).toEqual([]);
  expect(isSessionCookie('session-code-verifier')).toBe(false);
  expect(isSessionCookie('session.12')).toBe(true);
});

test('AT-63: No sibling host can set a valid cookie over https', () => {
  process.env['SITE_URL'] = 'https://site.example';
  expect(getSessionCookieName()).toBe('__Host-session');
  expect(isSessionCookie('__Host-session.3')).toBe(true);
  expect(isSessionCookie('session')).toBe(false);
  const set = hardenCookies([{ name: '__Host-session', value: 'x', options }])[0]?.options;
  // Browsers demand a path, https, and no domain for the prefix.
  expect(set).toMatchObject({ path: '/', secure: true });
  expect(set).not.toHaveProperty('domain');
});
