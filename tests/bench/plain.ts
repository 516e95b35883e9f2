import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const SCRIPTS = /<script\b.*?<\/script>/gs;

/**
 * Serves a site's pages without any script, over the wire as the site does: the least that their HTML, styles and
 * fonts can cost.
 *
 * @param site Origin of the site.
 */
export async function startPlainSite(site: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const serve = async () => {
      const answer = await fetch(new URL(request.url ?? '/', site));
      const type = answer.headers.get('Content-Type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      const sent = type.startsWith('text/html') ? Buffer.from(body.toString().replaceAll(SCRIPTS, '')) : body;
      const compressed = /^(text|image\/svg)/.test(type);
      response.writeHead(answer.status, {
        'Content-Type': type,
        ...(compressed && { 'Content-Encoding': 'gzip' }),
        'Access-Control-Allow-Origin': '*',
      });
      response.end(compressed ? gzipSync(sent) : sent);
    };
    serve().catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
