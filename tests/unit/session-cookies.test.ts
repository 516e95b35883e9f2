import { getSessionCookieName, hardenCookies, isRemoval, isSessionCookie } from '@/lib/supabase/cookies';

const options = { maxAge: 400 * 24 * 60 * 60, path: '/', sameSite: 'lax' as const };
const thirtyDays = { path: '/', sameSite: 'lax', secure: false, maxAge: 2592000 };

beforeEach(() => {
  process.env['SITE_URL'] = 'http://localhost:3000';
});

test('the session is out of reach of scripts, for thirty days, and a readable flag says only "signed in"', () => {
  expect(hardenCookies([{ name: 'session.0', value: 'x', options }])).toEqual([
    { name: 'session.0', value: 'x', options: { ...thirtyDays, httpOnly: true } },
    { name: 'signed-in', value: '1', options: thirtyDays },
  ]);
});

test('removal stays removal, and takes the flag along', () => {
  const removed = { name: 'session', value: '', options: { maxAge: 0 } };
  expect(isRemoval([removed])).toBe(true);
  expect(isRemoval([removed, { name: 'session.0', value: 'x', options }])).toBe(false);
  const cookies = hardenCookies([removed]);
  expect(cookies.map(({ name, value, options: { maxAge } }) => [name, value, maxAge])).toEqual([
    ['session', '', 0],
    ['signed-in', '', 0],
  ]);
});

test('other cookies of the library are not set and sign nobody in', () => {
  expect(hardenCookies([{ name: 'session-code-verifier', value: 'x', options }])).toEqual([]);
  expect(isSessionCookie('session-code-verifier')).toBe(false);
  expect(isSessionCookie('session.12')).toBe(true);
});

test('AT-63: over https no sibling host can set a cookie that counts', () => {
  process.env['SITE_URL'] = 'https://site.example';
  expect(getSessionCookieName()).toBe('__Host-session');
  expect(isSessionCookie('__Host-session.3')).toBe(true);
  expect(isSessionCookie('session')).toBe(false);
  const set = hardenCookies([{ name: '__Host-session', value: 'x', options }])[0]?.options;
  // Browsers demand of the prefix a path, https, and no domain.
  expect(set).toMatchObject({ path: '/', secure: true });
  expect(set).not.toHaveProperty('domain');
});
