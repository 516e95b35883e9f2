// Imports nothing: the site, its middleware and the embedded backend use it.

const UUID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

const RULES: [pattern: RegExp, replacement: string][] = [
  // Parsers quote their input, cut anywhere, so that no other rule knows it.
  [/(?:\.\.\.)?"[^]*"(?:\.\.\.)? is not valid JSON/g, '[input] is not valid JSON'],
  [/(?<=\S)\?[^\s"'`<>]+/g, '?[query]'],
  [/\b(bearer|basic)\s+[^\s"',]+/gi, '$1 [token]'],
  [/\b(?:base64|sb|re|sk|pk|whsec)[-_][\w-]{8,}[=.\w-]*/g, '[token]'],
  [/\beyJ[\w-]{8,}(?:\.[\w-]+)*/g, '[token]'],
  [/\b[\da-f]{24,}\b/gi, '[token]'],
  [/(?=[\w+-]*[a-z])(?=[\w+-]*[A-Z])(?=[\w+-]*\d)[\w+-]{32,}={0,2}/g, '[token]'],
  [/[^\s"'`<>()[\],;:=/]+(?:@|%40)[^\s"'`<>()[\],;:=/]+/gi, '[email]'],
];
const QUOTED = /"([^"]*)"|(?<!\w)'([^'\n]*)'(?!\w)/g;
/** Names of tables, fields and modules have no spaces; what people write has. */
const NAME = /^[\w.$@/[\]-]*$/;
const NUMBER = new RegExp(String.raw`(${UUID})|\+?\d(?:[\s()./-]*\d){6,}`, 'gi');

const MOST_READ = 2000;
const MOST_KEPT = 500;

export function redact(text: string): string {
  const redacted = RULES.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    text.slice(0, MOST_READ),
  );
  return redacted
    .replace(QUOTED, (quoted, double: string | undefined, single = '') =>
      NAME.test(double ?? (single as string)) ? quoted : '"[text]"',
    )
    .replace(NUMBER, (_, uuid?: string) => uuid ?? '[number]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_KEPT);
}

export interface ErrorDescription {
  name: string;
  message: string;
  cause?: string;
  digest?: string;
  at: string[];
}

const MOST_PLACES = 5;

/** Tells errors of other realms too: middleware runs in one of its own. */
export const isError = (thrown: unknown): thrown is Error =>
  thrown instanceof Error || /^\[object (Error|DOMException)\]$/.test(Object.prototype.toString.call(thrown));

export function describeError(thrown: unknown): ErrorDescription {
  const [name, message, digest] = [read(thrown, 'name'), read(thrown, 'message'), read(thrown, 'digest')];
  const cause = isError(thrown) && isError(thrown.cause) ? read(thrown.cause, 'message') : '';
  return {
    name: /^[A-Za-z_$][\w$]{0,63}$/.test(name) ? name : 'Error',
    message: redact(isError(thrown) ? message : String(thrown)),
    ...(cause && { cause: redact(cause) }),
    ...(/^\d{1,20}(?:@E\d{1,6})?$/.test(digest) && { digest }),
    at: placesIn(read(thrown, 'stack'), message),
  };
}

/** Tells whether Next failed before any code of the site ran: what was sent cannot be decoded. */
export const isUndecodable = ({ at }: ErrorDescription): boolean =>
  at.length > 0 &&
  at.every((place) => /node_modules\/next\/|\(node:|at node:|<anonymous>|processTicks/.test(place));

function read(holder: unknown, property: string): string {
  try {
    const value: unknown = Reflect.get(Object(holder) as object, property);
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

/** Reads places only behind the message, since that may have lines that look like places. */
function placesIn(stack: string, message: string): string[] {
  const end = stack.indexOf(message);
  if (end < 0) return [];
  return stack
    .slice(end + message.length)
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, MOST_PLACES)
    .map(redact);
}
