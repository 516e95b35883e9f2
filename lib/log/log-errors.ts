import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { describeError, isError, redact } from './redact';
import { REQUEST_ID } from './request-id';

/** Makes one JSON line of each error and warning that the framework prints. Lines of our own pass as they are. */
export function logConsoleAsJson(): void {
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...args: unknown[]) => {
      const [first] = args;
      const isLine = typeof first === 'string' && first.startsWith('{"time":');
      print(isLine ? first : JSON.stringify(describe(level, args)));
    };
  }
}

function describe(level: string, args: unknown[]) {
  const error = args.find(isError);
  const words = args.filter((arg) => typeof arg === 'string').join(' ');
  return {
    time: new Date().toISOString(),
    level,
    event: 'framework',
    ...(error ? describeError(error) : { message: redact(stripVTControlCharacters(words)) }),
  };
}

/** Gives each request an id of its own, in place of what a visitor sent under that name. */
export function replaceRequestIds(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[REQUEST_ID] = crypto.randomUUID();
  });
}

/**
 * Lets the server outlive the reader of its log: an unheard error of the stream would be logged by the framework, which
 * fails again.
 */
export function ignoreClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
