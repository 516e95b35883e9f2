import type { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { createLocalApp } from './local-server.ts';

export type Upstream = {
  api: (request: Request) => Promise<Response>;
  functionOrigin: (name: string) => Promise<string | undefined>;
};

export function createGateway(): { app: Hono; open: (ready: Upstream) => void } {
  let upstream: Upstream | undefined;
  const app = createLocalApp();
  app.all('/functions/v1/:name/*', async ({ req }) => {
    if (!upstream) return respondUnavailable('Starting');
    const origin = await upstream.functionOrigin(req.param('name'));
    if (!origin) return Response.json({ message: 'Requested function was not found' }, { status: 404 });
    const { pathname, search } = new URL(req.url);
    const url = origin + pathname.replace('/functions/v1', '') + search;
    const headers = { ...req.header(), host: undefined };
    return proxy(url, { raw: req.raw, headers }).catch(() => respondUnavailable('Function is not running'));
  });
  // The embedded server has more paths, which describe it to anybody.
  app.on('ALL', ['/rest/v1/:path{.*}', '/auth/v1/:path{.*}'], async ({ req: { raw } }) => {
    return upstream ? translateError(raw, await upstream.api(raw)) : respondUnavailable('Starting');
  });
  return { app, open: (ready) => (upstream = ready) };
}

const respondUnavailable = (message: string) =>
  Response.json({ message }, { status: 503, headers: { 'Retry-After': '1' } });

/** Answers a violated CHECK with 400 and its SQLSTATE. Other server errors are reported without what was sent. */
async function translateError({ method, url }: Request, response: Response): Promise<Response> {
  if (response.status < 500) return response;
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string; message?: string };
  const [message] =
    /new row for relation "\w+" violates check constraint "\w+"/.exec(body.message ?? '') ?? [];
  if (message) return Response.json({ code: '23514', details: null, hint: null, message }, { status: 400 });
  console.error(
    `Backend error: ${method} ${new URL(url).pathname} ${response.status} ${body.code ?? ''}`.trim(),
  );
  return response;
}
