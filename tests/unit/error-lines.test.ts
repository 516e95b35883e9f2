import { runInNewContext } from 'node:vm';
import { logErrorsAsLines } from '@/lib/log/error-lines';

const victim = 'jane.doe@victim.example';
const frame = `    at ${victim}`;

interface Line {
  event: string;
  name?: string;
  digest?: string;
  at?: string[];
  text?: string;
}
const own = { error: console.error, warn: console.warn };
const printed: string[] = [];

beforeAll(() => {
  console.error = (line: string) => printed.push(line);
  console.warn = console.error;
  logErrorsAsLines();
});
beforeEach(() => (printed.length = 0));
afterAll(() => Object.assign(console, own));

/** The one line that is printed of what somebody passed to console.error. */
function lineOf(...args: unknown[]): Line {
  console.error(...args);
  expect(printed).toHaveLength(1);
  return JSON.parse(printed.pop() ?? '') as Line;
}

/** What a parser throws when it is given a body. */
function parserError(body: string): Error {
  try {
    JSON.parse(body);
  } catch (error) {
    return error as Error;
  }
  throw new Error('That is JSON.');
}

const named = (error: Error, name: string) => Object.defineProperty(error, 'name', { value: name });
const withStack = (stack: unknown, message = 'Known') => Object.assign(new Error(message), { stack });
const withGetter = (property: string, get: () => unknown) =>
  Object.defineProperty(new Error('Known'), property, { get });

/** Messages and stacks whose lines look like places, each made the way a visitor could. */
const hostile: Record<string, unknown> = {
  'a body quoted by a parser': parserError(`\n${frame}`),
  'a message that is a frame': new Error(frame),
  'a message of several frames': new TypeError(`Bad:\n${frame}:1:1\nTypeError: ${frame}`),
  'a message that begins as the stack does': new Error(`Error: x\n${frame} (file:///x.js:1:2)`),
  'a message with other line ends': new Error(`x\r\n${frame}\r${frame}\u2028${frame}`),
  'a message changed later': Object.assign(new Error(`x\n${frame}`), { message: 'x' }),
  'a name that a visitor chose': named(new Error(`x\n${frame}`), `${victim}\n${frame}`),
  'a stack that throws': withGetter('stack', () => {
    throw new Error(victim);
  }),
  'several errors in one': new AggregateError([new Error(frame)], `x\n${frame}`),
  'a cause': new Error('Known', { cause: new Error(`x\n${frame}`) }),
  'an error of another realm': runInNewContext('new Error(text)', { text: `x\n${frame}` }) as unknown,
  'a digest': Object.assign(new Error('x'), { digest: `NEXT_REDIRECT;push;/auth?next=${victim};307;` }),
  'a digest that is an address': Object.assign(new Error('x'), { digest: victim }),
  'a plain text': `Failed to read ${victim}`,
};

describe('AT-60: bytes of a visitor are not taken for a place in the code', () => {
  test.each(Object.entries(hostile))('%s', (_, thrown) => {
    const line = lineOf(thrown);
    expect(JSON.stringify(line)).not.toMatch(/jane|doe|victim/i);
    expect(line.event).toBe('framework');
  });
});

describe('what stays', () => {
  const places = (line: Line) => line.at ?? [];

  test.each([
    ['of one line', new TypeError('Known: it broke')],
    ['of several lines', new RangeError(`x\n${frame}\n`)],
    ['without a message', withStack('Error: \n    at run (/site/server.js:1:2)', '')],
    ['of a class of its own', new (class Special extends Error {})('Known')],
    ['of a parser', parserError(`\n${frame}`)],
    ['of another realm', runInNewContext('new Error("x")') as Error],
  ])('an error %s keeps its kind and place', (_, error) => {
    const line = lineOf('⨯', error);
    expect(line.name).toBe(error.name);
    expect(places(line).length).toBeGreaterThan(0);
    for (const place of places(line)) expect(place).toMatch(/^at /);
  });

  test('a digest, the first words of a text, and lines of our own', () => {
    for (const digest of ['1234567890', '1234567890@E394', 'NEXT_HTTP_ERROR_FALLBACK;404'])
      expect(lineOf(Object.assign(new Error('x'), { digest })).digest).toBe(digest);
    const { text } = lineOf('\u001b[31m⨯\u001b[39m', 'Failed to find Server Action "7f".');
    expect(text).toBe('Failed to find Server Action');
    const line = JSON.stringify({ time: 'now', event: 'known' });
    console.error(line);
    expect(printed).toEqual([line]);
  });
});
