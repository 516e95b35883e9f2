import { isRemoval, isSessionCookie, sessionCookies } from '@/lib/supabase/cookies';

const options = { maxAge: 400 * 24 * 60 * 60, path: '/', sameSite: 'lax' as const };

test('the session is out of reach of scripts, for thirty days', () => {
  const [session] = sessionCookies([{ name: 'session', value: 'x', options }], true);
  expect(session).toEqual({
    name: 'session',
    value: 'x',
    options: { path: '/', sameSite: 'lax', httpOnly: true, secure: true, maxAge: 2592000 },
  });
});

test('beside it stands a readable flag that says only "signed in"', () => {
  const flag = sessionCookies([{ name: 'session.0', value: 'x', options }], false).at(-1);
  expect(flag).toEqual({
    name: 'signed-in',
    value: '1',
    options: { path: '/', sameSite: 'lax', secure: false, maxAge: 2592000 },
  });
});

test('removal stays removal, and takes the flag along', () => {
  const cookies = sessionCookies([{ name: 'session', value: '', options: { maxAge: 0 } }], true);
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

test('a batch that only removes is told apart', () => {
  const removed = { name: 'session', value: '', options: { maxAge: 0 } };
  expect(isRemoval([removed])).toBe(true);
  expect(isRemoval([removed, { name: 'session.0', value: 'x', options }])).toBe(false);
});
