import { isRemoval, isSessionCookie, sessionCookieName, sessionCookies } from '@/lib/supabase/cookies';

process.env['SITE_URL'] = 'http://localhost:3000';

const options = { maxAge: 400 * 24 * 60 * 60, path: '/', sameSite: 'lax' as const };

test('the session is out of reach of scripts, for thirty days', () => {
  const [session] = sessionCookies([{ name: 'session', value: 'x', options }], true);
  expect(session).toEqual({
    name: 'session',
    value: 'x',
    options: { path: '/', sameSite: 'lax', httpOnly: true, secure: true, maxAge: 2592000 },
  });
});

test('a readable flag beside it says only "signed in"', () => {
  const flag = sessionCookies([{ name: 'session.0', value: 'x', options }], false).at(-1);
  expect(flag).toEqual({
    name: 'signed-in',
    value: '1',
    options: { path: '/', sameSite: 'lax', secure: false, maxAge: 2592000 },
  });
});

test('removal stays removal, and takes the flag along', () => {
  const removed = { name: 'session', value: '', options: { maxAge: 0 } };
  expect(isRemoval([removed])).toBe(true);
  expect(isRemoval([removed, { name: 'session.0', value: 'x', options }])).toBe(false);
  const cookies = sessionCookies([removed], true);
  expect(cookies.map(({ name, value, options: { maxAge } }) => [name, value, maxAge])).toEqual([
    ['session', '', 0],
    ['signed-in', '', 0],
  ]);
});

test('other cookies of the library are not set and sign nobody in', () => {
  expect(sessionCookies([{ name: 'session-code-verifier', value: 'x', options }], true)).toEqual([]);
  expect(isSessionCookie('session-code-verifier')).toBe(false);
  expect(isSessionCookie('session.12')).toBe(true);
});

test('AT-63: over https no sibling host can set a cookie that counts, and over http there is no such promise', () => {
  process.env['SITE_URL'] = 'https://site.example';
  expect(sessionCookieName()).toBe('__Host-session');
  expect(isSessionCookie('__Host-session.3')).toBe(true);
  expect(isSessionCookie('session')).toBe(false);
  const set = sessionCookies([{ name: '__Host-session', value: 'x', options }], true)[0]?.options;
  // What browsers demand of the prefix: a path, https, and no domain.
  expect(set).toMatchObject({ path: '/', secure: true });
  expect(set).not.toHaveProperty('domain');
  process.env['SITE_URL'] = 'http://localhost:3000';
  expect(sessionCookieName()).toBe('session');
});
