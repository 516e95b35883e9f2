import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { isAuthApiError } from '@supabase/supabase-js';
import { writeOncePerMinute } from './log-once-per-minute';
import { describeError, isError, isUndecodable, redact } from './redact';
import { REQUEST_ID } from './request-id';

/** Writes each error and warning of Next as a line of JSON. Our own lines pass as they are. */
export function logConsoleAsJson(): void {
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...args: unknown[]) => {
      const [first] = args;
      const isLine = typeof first === 'string' && first.startsWith('{"time":');
      if (isLine) {
        print(first);
        return;
      }
      const { kind, ...line } = describe(level, args);
      writeOncePerMinute(kind, (count) => {
        print(JSON.stringify({ time: new Date().toISOString(), ...line, ...count }));
      });
    };
  }
}

function describe(level: string, args: unknown[]) {
  const error = args.find(isError);
  const text = args.filter((arg) => typeof arg === 'string').join(' ');
  const said = error ? describeError(error) : { message: redact(stripVTControlCharacters(text)) };
  // The client library prints a rejected session as an error, in middleware as text. Any old cookie is one.
  const isRejected = isAuthApiError(error) ? error.status < 500 : /^AuthApiError: /.test(text);
  const isStrangers = isRejected || ('at' in said && isUndecodable(said));
  return {
    kind: `framework ${said.message}`,
    level: isStrangers ? 'warn' : level,
    event: 'framework',
    ...said,
  };
}

/** Replaces ids that visitors send. */
export function replaceRequestIds(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[REQUEST_ID] = crypto.randomUUID();
  });
}

/** Lets the server outlive the reader of its log: Next would log the closed stream, and fail again. */
export function ignoreClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
