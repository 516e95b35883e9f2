import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { securityHeaders } from './headers';

/**
 * Puts the headers of every answer on those too that the framework sends without its configured headers: its
 * redirects, and the bare text for an address that cannot be decoded.
 */
export function putHeadersOnAnswers(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    for (const { key, value } of securityHeaders) response.setHeader(key, value);
  });
}
