import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { describeError } from '../../lib/log/redact.ts';

/** Longer bodies than anything this project sends. */
const BODY_LIMIT_BYTES = 1024 * 1024;
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * An app that answers this machine only. It refuses what a page somewhere else lets a browser here ask: under a name that
 * resolves to this address, or from its own origin. Whoever runs the backend has other pages open.
 */
export function localApp(): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: (context) => context.body(null, 413) }));
  app.use(async ({ req }, next) => {
    if (!LOCAL.test(req.header('host') ?? '')) return problem(421, 'wrong_host', 'Use localhost.');
    const origin = req.header('origin')?.replace(/^https?:\/\//, '');
    if (origin !== undefined && !LOCAL.test(origin))
      return problem(403, 'wrong_origin', 'This request did not come from this machine.');
    await next();
  });
  app.notFound(() => problem(404, 'not_found', 'Nothing here.'));
  // Left alone, it would print the whole error.
  app.onError((error) => {
    throw error;
  });
  return app;
}

/** Serves an app through node:http; not listening yet. */
export function createWebServer(app: Hono): Server {
  const listener = getRequestListener(
    async (request, { incoming: { method, url = '' } }) => {
      // A whole address in the first line is for a proxy.
      if (!url.startsWith('/')) return new Response(null, { status: 400 });
      try {
        // A copy is one of the runtime's own, which alone can be made another of.
        return await app.fetch(request.clone());
      } catch (error) {
        // Where it happened, without the message: that may quote what somebody typed, and so may an odd address.
        const { name, at } = describeError(error);
        const path = /^(?:\/[\w-]+)+(?=\?|$)/.exec(url)?.[0] ?? '(odd address)';
        console.error([`Server error: ${method} ${path} ${name}`, ...at].join('\n    '));
        return new Response(null, { status: 500 });
      }
    },
    { overrideGlobalObjects: false },
  );
  return createServer((incoming, outgoing) => void listener(incoming, outgoing));
}

/** A refusal in the form of Resend's HTTP API. */
export function problem(statusCode: number, name: string, message: string, retryAfter?: string): Response {
  return Response.json(
    { statusCode, name, message },
    { status: statusCode, ...(retryAfter !== undefined && { headers: { 'Retry-After': retryAfter } }) },
  );
}
