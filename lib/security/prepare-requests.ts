import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { PEER_ADDRESS, trustConnections } from '@/lib/env/deployment';
import { securityHeaders } from './headers';
import { barePolicy } from './policy';

/** Prepares requests and responses before Next sees them. Next sends redirects without the configured headers. */
export function prepareRequests(): void {
  trustConnections();
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    request.url = originForm(request.url ?? '/');
    // Replaces what was sent in it.
    request.headers[PEER_ADDRESS] = request.socket.remoteAddress ?? '';
    for (const { key, value } of securityHeaders) response.setHeader(key, value);
    onHeaders(response, () => protectHtml(request, response));
  });
}

/** Returns the path of a request for a whole address: Next would redirect to any host in it. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const [, path = ''] = /^[a-z][a-z\d+.-]*:\/*[^/?]*(.*)$/i.exec(target) ?? [];
  return path.startsWith('/') ? path : `/${path}`;
}

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Keeps a CDN from rewriting HTML, which React would not recognize. HTML without a policy may do nothing. */
function protectHtml(request: IncomingMessage, response: ServerResponse): void {
  if (!/html/i.test(String(response.getHeader('Content-Type') ?? ''))) return;
  if (!isReading(request) && !response.hasHeader('Content-Security-Policy')) {
    response.setHeader('Content-Security-Policy', barePolicy);
    response.setHeader('Cache-Control', 'no-store');
  }
  const caching = response.getHeader('Cache-Control');
  response.setHeader('Cache-Control', [caching, 'no-transform'].filter(Boolean).join(', '));
}
