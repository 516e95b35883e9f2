import { securityHeaders } from '../../lib/security/headers';
import { barePolicy } from '../../lib/security/policy';
// @ts-expect-error Made by `npm run build:serverless`, without types.
import made from '../../.open-next/worker.js';
// @ts-expect-error Made by the same command.
import actionIds from '../../.open-next/action-ids.js';

const site = made as { fetch: (request: Request, env: unknown, context: unknown) => Promise<Response> };

// OpenNext does not pass on the environment of the middleware.
process.env['ACTION_IDS'] = actionIds as string;

/** Names of parameters that Next trusts to be its own. */
const isInternal = (name: string) => /^nxt[PI]|^nextInternalLocale$/.test(name);

function removeForgeries(request: Request): Request {
  const url = new URL(request.url);
  for (const name of [...url.searchParams.keys()].filter(isInternal)) url.searchParams.delete(name);
  const own = new Request(url, request);
  own.headers.delete('x-request-id');
  return own;
}

/** OpenNext answers some requests before Next does, without headers and policy. */
const worker = {
  async fetch(request: Request, env: unknown, context: unknown): Promise<Response> {
    const found = await site.fetch(removeForgeries(request), env, context);
    const response = new Response(found.body, found);
    for (const { key, value } of securityHeaders)
      if (!response.headers.has(key)) response.headers.set(key, value);
    const isHtml = /html/i.test(response.headers.get('Content-Type') ?? '');
    if (isHtml && !response.headers.has('Content-Security-Policy')) {
      response.headers.set('Content-Security-Policy', barePolicy);
      response.headers.set('Cache-Control', 'no-store');
    }
    return response;
  },
};

export default worker;
