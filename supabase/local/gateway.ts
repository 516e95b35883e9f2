import type { Server } from 'node:http';
import { proxy } from 'hono/proxy';
import pLimit from 'p-limit';
import { createWebServer, localApp } from './web-server.ts';

/** What answers behind the gateway, once it is ready. */
export type Upstream = {
  /** The Data API and the auth service. */
  api: (request: Request) => Promise<Response>;
  /** Where an edge function listens, by its name. */
  functionOrigin: (name: string) => string | undefined;
};

/** A server that answers 503 until it is opened. */
export type Gateway = {
  server: Server;
  open: (upstream: Upstream) => void;
  /** Does something with the database between two requests. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** One port for everything a Supabase project answers: /rest/v1, /auth/v1 and /functions/v1. Not listening yet. */
export function createGateway(): Gateway {
  let upstream: Upstream | undefined;
  // All requests share PGlite's one connection, where the statements of two transactions would mix.
  const oneAtATime = pLimit(1);
  const app = localApp();
  // A function calls back in while its caller waits, so it must not stand in the queue itself.
  app.all('/functions/v1/:name/*', async ({ req }) => {
    if (!upstream) return unavailable('Starting');
    const origin = upstream.functionOrigin(req.param('name'));
    if (!origin) return Response.json({ message: 'Requested function was not found' }, { status: 404 });
    const { pathname, search } = new URL(req.url);
    const url = origin + pathname.replace('/functions/v1', '') + search;
    const headers = { ...req.header(), host: undefined };
    return proxy(url, { raw: req.raw, headers }).catch(() => unavailable('Function is not running'));
  });
  // Behind these the embedded server has more: pages of its own, and a description of itself for anybody.
  app.on('ALL', ['/rest/v1/:path{.*}', '/auth/v1/:path{.*}'], async ({ req: { raw } }) => {
    const { api } = upstream ?? {};
    return api ? asHosted(raw, await oneAtATime(() => api(raw))) : unavailable('Starting');
  });
  return {
    server: createWebServer(app),
    open: (ready) => (upstream = ready),
    inTurn: (work) => oneAtATime(work),
  };
}

const unavailable = (message: string) =>
  Response.json({ message }, { status: 503, headers: { 'Retry-After': '1' } });

/**
 * Makes an answer of the embedded API what the hosted one would be: a violated CHECK is 400 with its SQLSTATE,
 * not 500. Other server errors are reported in one line without what the request carried.
 */
async function asHosted({ method, url }: Request, response: Response): Promise<Response> {
  if (response.status < 500) return response;
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string; message?: string };
  const [message] =
    /new row for relation "\w+" violates check constraint "\w+"/.exec(body.message ?? '') ?? [];
  if (message) return Response.json({ code: '23514', details: null, hint: null, message }, { status: 400 });
  const { pathname } = new URL(url);
  console.error(`Backend error: ${method} ${pathname} ${response.status} ${body.code ?? ''}`.trim());
  return response;
}
