import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { errorFacts } from '../../lib/log/error-facts.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'expect',
]);

/** The body is longer than anything this project sends. */
class BodyTooLarge extends Error {}

/**
 * Reads one request of node:http into a web Request.
 * @throws BodyTooLarge
 */
async function toWebRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (!HOP_BY_HOP.has(name)) for (const value of values ?? []) headers.append(name, value);
  }
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming);
  return new Request(new URL(origin + (incoming.url ?? '/')), { method, headers, body });
}

/**
 * Serves web requests through node:http.
 * @param origin - the address clients use
 */
export function createWebServer(origin: string, answer: (request: Request) => Promise<Response>): Server {
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    // A whole address in the first line is for a proxy.
    if (!incoming.url?.startsWith('/')) return void outgoing.writeHead(400).end();
    try {
      await sendWebResponse(await answer(await toWebRequest(incoming, origin)), outgoing);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) reportError(incoming, error);
      outgoing.writeHead(error instanceof BodyTooLarge ? 413 : 500).end();
    }
  };
  return createServer((incoming, outgoing) => void serve(incoming, outgoing));
}

/** Says where it happened, without the message: that may quote what somebody typed, and so may an odd address. */
function reportError({ method = '', url = '' }: IncomingMessage, error: unknown): void {
  const { name, at } = errorFacts(error);
  const path = /^(?:\/[\w-]+)+(?=\?|$)/.exec(url)?.[0] ?? '(odd address)';
  console.error([`Server error: ${method} ${path} ${name}`, ...at.map((place) => `    ${place}`)].join('\n'));
}

/** Sends a web Response through node:http. */
async function sendWebResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => {
    // fetch has already decoded the body, so its old length and encoding are wrong here.
    if (HOP_BY_HOP.has(name) || name === 'content-encoding' || name === 'content-length') return;
    outgoing.setHeader(name, name === 'set-cookie' ? response.headers.getSetCookie() : value);
  });
  outgoing.end(outgoing.req.method === 'HEAD' ? undefined : body);
}

async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > BODY_LIMIT_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
