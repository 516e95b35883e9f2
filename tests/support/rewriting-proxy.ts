import { createServer, type IncomingHttpHeaders, request as forward } from 'node:http';
import { listenOnLoopback } from './loopback.ts';

export interface RewritingProxy {
  url: string;
  /** Where requests go. It is set after the start. */
  target: string;
  /** Returns the headers that the proxy writes, by the host of its target and its own. */
  rewrite: (target: string, own: string) => IncomingHttpHeaders;
  stop: () => void;
}

/** Starts a reverse proxy that writes headers of its own, as one before the site does. */
export async function startRewritingProxy(): Promise<RewritingProxy> {
  const server = createServer((call, response) => {
    const { method, headers, url = '' } = call;
    const { target, url: own, rewrite } = proxy;
    const sent = { ...headers, ...rewrite(new URL(target).host, new URL(own).host) };
    const onward = forward(new URL(url, target), { method, headers: sent }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => response.destroy());
    call.pipe(onward);
  });
  const proxy: RewritingProxy = {
    url: '',
    target: '',
    rewrite: () => ({}),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  proxy.url = await listenOnLoopback(server);
  return proxy;
}
