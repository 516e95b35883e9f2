import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  type User,
} from '@supabase/supabase-js';
import { readUser } from '@/lib/auth/read-user';

type Answer = Awaited<ReturnType<Parameters<typeof readUser>[0]['auth']['getUser']>>;

const client = (getUser: () => Promise<Answer>) => ({ auth: { getUser } });
const refused = (error: Answer['error']) => client(() => Promise.resolve({ data: { user: null }, error }));

test('somebody', async () => {
  const user = { id: '1' } as User;
  const signedIn = client(() => Promise.resolve({ data: { user }, error: null }));
  expect(await readUser(signedIn)).toEqual({ state: 'signed-in', user });
});

test('nobody: no session, or one that was revoked', async () => {
  expect(await readUser(refused(new AuthSessionMissingError()))).toEqual({ state: 'signed-out' });
  expect(await readUser(refused(new AuthApiError('gone', 403, 'session_not_found')))).toEqual({
    state: 'signed-out',
  });
});

test('no answer is not nobody', async () => {
  expect(await readUser(refused(new AuthRetryableFetchError('down', 0)))).toEqual({ state: 'unreachable' });
  for (const status of [500, 429, 403, 404, 401]) {
    expect(await readUser(refused(new AuthApiError('a proxy speaks', status, undefined)))).toEqual({
      state: 'unreachable',
    });
  }
  expect(
    await readUser(
      client(() => new Promise(() => undefined)),
      10,
    ),
  ).toEqual({ state: 'unreachable' });
});

test('a cookie that cannot be decoded is nobody', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation();
  expect(await readUser(client(() => Promise.reject(new SyntaxError('secret value'))))).toEqual({
    state: 'signed-out',
  });
  expect(log.mock.calls.join()).not.toContain('secret value');
  log.mockRestore();
});
