import { runInNewContext } from 'node:vm';
import { describeError, isUndecodable, redact } from '@/lib/log/redact';
import { logConsoleAsJson } from '@/lib/log/log-errors';

const jwt = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.${'aB3_'.repeat(10)}`;
const uuid = '018f3a52-1234-4abc-8def-123456789012';

test.each([
  ['an address', 'Email address "jane.doe@victim.example" is invalid', 'Email address "[email]" is invalid'],
  ['an encoded address', 'at /x/jane%40victim.example', 'at /x/[email]'],
  ['a phone number', 'to +44 (7700) 900-142 or 4477009001', 'to [number] or [number]'],
  ['a bearer value', 'Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
  ['a JSON web token', `token ${jwt} expired`, 'token [token] expired'],
  ['a key of Supabase', 'key sb_secret_AbC123_xyz wrong', 'key [token] wrong'],
  ['a long hex', `action "${'7f'.repeat(21)}"`, 'action "[token]"'],
  ['a long base64', `hash ${'aZ3'.repeat(12)}==`, 'hash [token]'],
  ['a session cookie', 'base64-eyJhY2Nlc3NfdG9rZW4iOiJ', '[token]'],
  [
    'a query',
    `GET https://x.example/auth?next=/a&id=${uuid} failed`,
    'GET https://x.example/auth?[query] failed',
  ],
  ['a quoted sentence', 'syntax for type uuid: "Amara Nwosu"', 'syntax for type uuid: "[text]"'],
  ['several lines', 'one\n    two\r\nthree', 'one two three'],
])('The log hides %s', (_, text, expected) => expect(redact(text)).toBe(expected));

test.each([
  'new row for relation "demo_requests" violates check constraint "email_is_short"',
  "Cannot read properties of undefined (reading 'name')",
  "Really? That is what it's about, isn't it",
  `connect ECONNREFUSED 127.0.0.1:54321, row ${uuid}`,
])('The log keeps useful text: %s', (text) => expect(redact(text)).toBe(text));

test('The log cuts a long message', () =>
  expect(redact('word '.repeat(5_000)).length).toBeLessThanOrEqual(500));

/** Returns the error of a parser for a body. */
function parserError(body: string): Error {
  try {
    JSON.parse(body);
  } catch (error) {
    return error as Error;
  }
  throw new Error('That is JSON.');
}

const victim = 'jane.doe@victim.example';
const frame = `    at ${victim}`;

test.each<[string, unknown]>([
  ['a body quoted by a parser', parserError(`\n${frame}`)],
  ['a body that begins with an address', parserError(`${victim} and more of it`)],
  ['a message of several frames', new TypeError(`Bad:\n${frame}:1:1\nTypeError: ${frame}`)],
  ['a message changed later', Object.assign(new Error(`x\n${frame}`), { message: 'y' })],
  ['a name that a visitor chose', Object.assign(new Error('x'), { name: `${victim}\n${frame}` })],
  ['a cause', new Error('Known', { cause: new Error(`x\n${frame}`) })],
  ['an error of another realm', runInNewContext('new Error(text)', { text: `x\n${frame}` }) as unknown],
  ['a digest', Object.assign(new Error('x'), { digest: `NEXT_REDIRECT;push;/auth?next=${victim};307;` })],
  ['a text', `Failed to read ${victim}`],
])(
  'AT-60: The log neither mistakes bytes of a visitor for a position in the code nor quotes them, in %s',
  (_, thrown) => expect(JSON.stringify(describeError(thrown))).not.toMatch(/jane|doe|victim/i),
);

test('The log keeps name, message, cause, digest and place of an error', () => {
  const cause = new Error('connect ECONNREFUSED 127.0.0.1:54321');
  const error = Object.assign(new TypeError('fetch failed', { cause }), { digest: '123@E394' });
  const { at, ...rest } = describeError(error);
  expect(rest).toEqual({
    name: 'TypeError',
    message: 'fetch failed',
    cause: cause.message,
    digest: '123@E394',
  });
  expect(at[0]).toMatch(/^at .*redact\.test\.ts:\d+:\d+/);
});

test('The log turns output of Next into one JSON line, and passes our own lines', () => {
  const printed: string[] = [];
  const own = { error: console.error, warn: console.warn };
  console.error = (line: string) => printed.push(line);
  try {
    logConsoleAsJson();
    console.error('\u001b[31m⨯\u001b[39m', 'Failed to find\nServer Action');
    console.error('⨯', new RangeError(`no ${victim}`));
    console.error('{"time":"now"}');
  } finally {
    Object.assign(console, own);
  }
  const [text, error] = printed.slice(0, 2).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(text).toMatchObject({
    level: 'error',
    event: 'framework',
    message: '⨯ Failed to find Server Action',
  });
  expect(error).toMatchObject({ name: 'RangeError', message: 'no [email]' });
  expect(printed[2]).toBe('{"time":"now"}');
});

test('An error counts as caused by a stranger only when no code of the site had run', () => {
  const decode =
    'at tL (/srv/node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js:15:76405)';
  const own = 'at n (/srv/.next/server/chunks/ssr/a.js:1:2)';
  const thrown = (...at: string[]) => ({ name: 'Error', message: '', at });
  expect(isUndecodable(thrown('at JSON.parse (<anonymous>)', decode))).toBe(true);
  for (const error of [thrown(decode, own), thrown(own), thrown('at fetch (worker.js:1:2)'), thrown()])
    expect(isUndecodable(error)).toBe(false);
});
