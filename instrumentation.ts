import type { Instrumentation } from 'next';
import { isContentFault } from '@/content/schema/content-fault';
import { writeOncePerMinute } from '@/lib/log/log-once-per-minute';
import { describeError, isUndecodable } from '@/lib/log/redact';
import { REQUEST_ID } from '@/lib/log/request-id';

export async function register(): Promise<void> {
  // A tracer starts here: docs/operations/monitoring.md, "Traces and error reports".
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { checkEnvironment } = await import('@/lib/env/check-environment');
  checkEnvironment();
  if (process.env.NODE_ENV === 'development') {
    const { suppressRepeatedFaults } = await import('@/lib/content/suppress-repeated-faults');
    suppressRepeatedFaults();
    return;
  }
  const [{ logConsoleAsJson, ignoreClosedPipe, replaceRequestIds }, { prepareRequests }] = await Promise.all([
    import('@/lib/log/log-errors'),
    import('@/lib/security/prepare-requests'),
  ]);
  ignoreClosedPipe();
  logConsoleAsJson();
  replaceRequestIds();
  prepareRequests();
}

/** Logs an error that ended a request by its route, since a visitor's path may hold anything. */
export const onRequestError: Instrumentation.onRequestError = (error, { method, headers }, context) => {
  // scripts/watch-content.ts prints them.
  if (isContentFault(error)) return;
  const { routePath, routeType } = context;
  const described = describeError(error);
  // A malformed form is no error of the site.
  const level = method === 'POST' && isUndecodable(described) ? 'warn' : 'error';
  const line = { level, event: 'request-error' };
  const request = { requestId: headers[REQUEST_ID], method, routePath, routeType };
  writeOncePerMinute(`${routePath} ${described.message}`, (count) => {
    const time = new Date().toISOString();
    console[level](JSON.stringify({ time, ...line, ...request, ...described, ...count }));
  });
};
