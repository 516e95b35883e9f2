/** What may be logged of an error. */
export interface ErrorFacts {
  /** Its kind. */
  readonly name: string;
  /** The innermost places in the code that led to it. */
  readonly at: string[];
}

const MOST_PLACES = 5;
const IDENTIFIER = /^[A-Za-z_$][\w$]{0,63}$/;
/** What the engine writes before an error's message: the class, and with Node's own errors a code. */
const KIND = /^[A-Za-z_$][\w$]*(?: \[\w+\])?/;
const FILE = String.raw`(?:(?:file:///|node:|[A-Za-z]:[\\/]|/).*|[\w$./-]+\.[cm]?[jt]sx?):\d+:\d+`;
const CALLED = String.raw`[\w$.<>#[\] ]+`;
/** A place as the engine writes it, in code that lies in a file. */
const PLACE = new RegExp(
  `^    at (?:${CALLED} \\((?:${FILE}|<anonymous>|native|index \\d+)\\)|(?:async )?${FILE}|<anonymous>)$`,
);

/** Whether something is an error, of this realm or of another: middleware runs in one of its own. */
export const isError = (thrown: unknown): thrown is Error =>
  thrown instanceof Error || Object.prototype.toString.call(thrown) === '[object Error]';

/**
 * The kind and place of an error, without a byte of its message: that may quote what a visitor sent, and may have lines
 * that look like places.
 *
 * @param thrown Whatever was thrown. What it holds is not trusted.
 */
export function errorFacts(thrown: unknown): ErrorFacts {
  const name = textIn(thrown, 'name');
  return { name: IDENTIFIER.test(name) ? name : 'Error', at: placesIn(thrown).slice(0, MOST_PLACES) };
}

/** A text that something holds under a name, whatever it does when it is asked. */
export function textIn(holder: unknown, property: string): string {
  try {
    const value: unknown = Reflect.get(Object(holder) as object, property);
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

/** The places behind the message. A stack that does not begin with the error's own message has none to be logged. */
function placesIn(thrown: unknown): string[] {
  const [message, stack] = [textIn(thrown, 'message'), textIn(thrown, 'stack')];
  const kind = KIND.exec(stack)?.[0] ?? '';
  // The framework's stacks have the colon even when there is no message.
  const heading = [`${kind}: ${message}\n`, ...(message ? [] : [`${kind}\n`])].find((one) =>
    stack.startsWith(one),
  );
  return (heading === undefined ? '' : stack.slice(heading.length))
    .split('\n')
    .filter((line) => PLACE.test(line))
    .map((line) => line.trim());
}
