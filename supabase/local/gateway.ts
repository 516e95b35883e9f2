import type { Server } from 'node:http';
import pLimit from 'p-limit';
import { hostedAnswer } from './hosted-answer.ts';
import { refuseForeign } from './local-only.ts';
import { createWebServer } from './web-request.ts';

/** What answers behind the gateway, once it is ready. */
export type Upstream = {
  /** The Data API and the auth service. */
  api: (request: Request) => Promise<Response>;
  /** Where an edge function listens, by its name. */
  functionOrigin: (name: string) => string | undefined;
};

/** A server that answers 503 until it is opened. */
export type Gateway = { server: Server; open: (upstream: Upstream) => void };

/**
 * One port for everything a Supabase project answers: /rest/v1, /auth/v1 and /functions/v1. Not listening yet.
 * @param origin - the address clients use
 */
export function createGateway(origin: string): Gateway {
  let upstream: Upstream | undefined;
  // All requests share PGlite's one connection, where the statements of two transactions would mix.
  const oneAtATime = pLimit(1);

  async function answer(request: Request): Promise<Response> {
    const refusal = refuseForeign(request);
    if (refusal) return refusal;
    if (!upstream) {
      return Response.json({ message: 'Starting' }, { status: 503, headers: { 'Retry-After': '1' } });
    }
    const { api, functionOrigin } = upstream;
    const { pathname, search } = new URL(request.url);
    const [, name, rest = ''] = /^\/functions\/v1\/([\w-]+)(\/.*)?$/.exec(pathname) ?? [];
    // A function calls back in while its caller waits, so it must not stand in the queue itself.
    if (name) return callFunction(request, functionOrigin(name), `/${name}${rest}${search}`);
    // Behind these the embedded server has more: pages of its own, and a description of itself for anybody.
    if (!/^\/(?:rest|auth)\/v1\//.test(pathname))
      return Response.json({ message: 'Not found' }, { status: 404 });
    return hostedAnswer(request, await oneAtATime(() => api(request)));
  }

  const server = createWebServer(origin, answer);
  return { server, open: (ready) => (upstream = ready) };
}

async function callFunction(request: Request, origin: string | undefined, path: string): Promise<Response> {
  if (!origin) return Response.json({ message: 'Requested function was not found' }, { status: 404 });
  try {
    const body = request.body === null ? null : await request.arrayBuffer();
    return await fetch(new URL(path, origin), {
      method: request.method,
      headers: withoutHost(request),
      body,
    });
  } catch {
    return Response.json(
      { message: 'Function is not running' },
      { status: 503, headers: { 'Retry-After': '1' } },
    );
  }
}

function withoutHost(request: Request): Headers {
  const headers = new Headers(request.headers);
  headers.delete('host');
  headers.delete('content-length');
  return headers;
}
