import 'server-only';

/**
 * Makes one JSON line of each error and warning that the framework prints, without the error's message: a parser's
 * message quotes what a visitor sent. Lines of our own pass as they are.
 */
export function logErrorsAsLines(): void {
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...args: unknown[]) => {
      const [first] = args;
      const isLine = typeof first === 'string' && first.startsWith('{"time":');
      print(isLine ? first : JSON.stringify(describe(level, args)));
    };
  }
}

/** What may be told of something printed: of an error its kind and place, of a text its first words. */
function describe(level: string, args: unknown[]) {
  const entry = { time: new Date().toISOString(), level, event: 'framework' };
  const error = args.find((arg) => arg instanceof Error);
  if (!error) {
    // Quotes and numbers come from requests; so may everything behind a colon.
    const text = args.filter((arg) => typeof arg === 'string').join(' ');
    return {
      ...entry,
      text: text
        .split(/[\n:"'`]/)[0]
        ?.trim()
        .slice(0, 120),
    };
  }
  const { name, stack = '' } = error;
  const digest = 'digest' in error ? error.digest : undefined;
  const at = stack.split('\n').filter((line) => line.startsWith('    at '));
  return { ...entry, name, digest, at: at.slice(0, 5).map((line) => line.trim()) };
}
