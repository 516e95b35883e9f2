import type { Instrumentation } from 'next';
import { writeOncePerMinute } from '@/lib/log/log-once-per-minute';
import { describeError } from '@/lib/log/redact';
import { REQUEST_ID } from '@/lib/log/request-id';

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

/** Logs an error that ended a request by its route, since a visitor's path may hold anything. */
export const onRequestError: Instrumentation.onRequestError = (error, { method, headers }, context) => {
  const { routePath, routeType } = context;
  const line = { level: 'error', event: 'request-error' };
  const request = { requestId: headers[REQUEST_ID], method, routePath, routeType };
  const described = describeError(error);
  writeOncePerMinute(`${routePath} ${described.message}`, (count) => {
    const time = new Date().toISOString();
    console.error(JSON.stringify({ time, ...line, ...request, ...described, ...count }));
  });
};
