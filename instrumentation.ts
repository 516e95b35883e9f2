import type { Instrumentation } from 'next';
import { describeError } from '@/lib/log/redact';
import { REQUEST_ID } from '@/lib/log/request-id';

/** Runs once when a server starts: a missing setting stops it here, by name, not at the first visitor. */
export async function register(): Promise<void> {
  // A tracer starts here: docs/operations/monitoring.md, "Traces and error reports".
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { checkEnvironment } = await import('@/lib/env/check-environment');
  checkEnvironment();
  if (process.env.NODE_ENV === 'development') return;
  const [{ logConsoleAsJson, ignoreClosedPipe, replaceRequestIds }, { prepareRequests }] = await Promise.all([
    import('@/lib/log/log-errors'),
    import('@/lib/security/prepare-requests'),
  ]);
  ignoreClosedPipe();
  logConsoleAsJson();
  replaceRequestIds();
  prepareRequests();
}

/** Writes one JSON line for an error that ended a request. The path is the route's: a visitor's may hold anything. */
export const onRequestError: Instrumentation.onRequestError = (error, { method, headers }, context) => {
  const { routePath, routeType } = context;
  const line = { time: new Date().toISOString(), level: 'error', event: 'request-error' };
  const request = { requestId: headers[REQUEST_ID], method, routePath, routeType };
  console.error(JSON.stringify({ ...line, ...request, ...describeError(error) }));
};
