import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { PEER_ADDRESS, trustConnections } from '@/lib/env/deployment';
import { securityHeaders } from './headers';
import { barePolicy } from './policy';

/**
 * Prepares every request and answer of this process before Next sees them. Next sends redirects, and the bare text for an
 * address that cannot be decoded, without its configured headers.
 */
export function prepareRequests(): void {
  trustConnections();
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    request.url = originForm(request.url ?? '/');
    // Replaces what was sent in it.
    request.headers[PEER_ADDRESS] = request.socket.remoteAddress ?? '';
    for (const { key, value } of securityHeaders) response.setHeader(key, value);
    if (!isReading(request)) onHeaders(response, () => forbidUnlessAllowed(response));
  });
}

/** Returns the path of a request for a whole address: Next would redirect to any host in it. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const [, path = ''] = /^[a-z][a-z\d+.-]*:\/*[^/?]*(.*)$/i.exec(target) ?? [];
  return path.startsWith('/') ? path : `/${path}`;
}

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Forbids everything to HTML without a policy: Next renders pages anew for what is sent to them. */
function forbidUnlessAllowed(response: ServerResponse): void {
  const type = String(response.getHeader('Content-Type') ?? '');
  if (!/html/i.test(type) || response.hasHeader('Content-Security-Policy')) return;
  response.setHeader('Content-Security-Policy', barePolicy);
  response.setHeader('Cache-Control', 'no-store');
}
