import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { listen, type PortUse } from '../../scripts/process/ports.ts';

const MAX_BODY_BYTES = 1024 * 1024;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Creates an app that answers programs and pages of this machine only, not other sites in its browsers. */
export function createLocalApp(): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => context.body(null, 413) }));
  app.use(async ({ req }, next) => {
    if (!LOCAL_HOST.test(new URL(req.url).host)) return reject(421, 'wrong_host', 'Use localhost.');
    const origin = req.header('origin')?.replace(/^https?:\/\//, '');
    if (origin !== undefined && !LOCAL_HOST.test(origin))
      return reject(403, 'wrong_origin', 'This request did not come from this machine.');
    await next();
  });
  app.notFound(() => reject(404, 'not_found', 'Nothing here.'));
  app.onError((error, { req }) => {
    // Message and stack may quote what a person typed.
    console.error(`Server error: ${req.method} ${req.path} ${error.name}`);
    return new Response(null, { status: 500 });
  });
  return app;
}

export async function serve(app: Hono, use: PortUse): Promise<() => Promise<void>> {
  const server = createAdaptorServer({
    fetch: (request) => app.fetch(request.clone()),
    overrideGlobalObjects: false,
  }) as Server;
  await listen(server, use);
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
}

export const reject = (statusCode: number, name: string, message: string): Response =>
  Response.json({ statusCode, name, message }, { status: statusCode });
