import 'server-only';
import { stripVTControlCharacters } from 'node:util';
import { errorFacts, isError, textIn } from './error-facts';

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

/**
 * Lets the server outlive the reader of its log. A stream whose reader is gone emits an error at each line; unheard, that
 * error is logged by the framework, which fails again, and nothing else is done any more.
 */
export function outliveLogReader(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** The framework's digests: a number with the number of a known error, or a name in capitals, as of a redirect. */
const DIGEST = /^(?:\d{1,20}(?:@E\d{1,6})?|[A-Z][A-Z_]{1,63}(?:;\d{3})?)$/;

/** What may be logged of something printed: of an error its kind and place, of a text its first words. */
function describe(level: string, args: unknown[]) {
  const entry = { time: new Date().toISOString(), level, event: 'framework' };
  const error = args.find(isError);
  if (!error) return { ...entry, text: firstWords(args.filter((arg) => typeof arg === 'string').join(' ')) };
  const { name, at } = errorFacts(error);
  return { ...entry, name, digest: DIGEST.exec(textIn(error, 'digest'))?.[0], at };
}

/** Quotes, numbers, paths and addresses come from requests; so may everything behind a colon or the first of them. */
function firstWords(text: string): string {
  const [phrase = ''] = stripVTControlCharacters(text).split(/[\n:"'`]/);
  // The framework begins with a sign.
  const words = phrase.replace(/^[^\w@]+/, '').split(' ');
  const end = words.findIndex((word) => !/^[A-Za-z]+[,.]?$/.test(word));
  return words
    .slice(0, end < 0 ? undefined : end)
    .join(' ')
    .slice(0, 120);
}
