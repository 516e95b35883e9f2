import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type IncomingMessage, request as forward, type ServerResponse } from 'node:http';
import { listenOnLoopback, readBody } from './loopback.ts';

/** A failure of one person's calls to a path. */
export interface Fault {
  /** The address in the session, or an address or refresh token in a call to the auth service. */
  email: string;
  path: string;
  /** The status of the response; 0 cuts the connection. Without it calls are only counted. */
  status?: number;
  /** The call reaches the backend, and its response gets lost. */
  afterwards?: boolean;
  /** The body of the response as text, or as any other value in JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The delay in milliseconds, which ends with the fault. */
  delay?: number;
  /** The number of calls, or all. */
  times?: number;
}

/** A fault with the times and paths of the calls that met it. */
export type FaultRecord = Fault & {
  hits: number[];
  calls: { url: string; headers: IncomingMessage['headers'] }[];
};

const faults: FaultRecord[] = [];
const ends = new WeakMap<FaultRecord, AbortController>();

/** Tells whether a call belongs to a person. */
function isFrom(email: string, call: IncomingMessage, body: string): boolean {
  const payload = Buffer.from(call.headers.authorization?.split('.')[1] ?? '', 'base64url');
  return (
    payload.includes(`"${email}"`) || (call.url?.startsWith('/auth/') === true && body.includes(`"${email}"`))
  );
}

function fail(fault: Fault, call: IncomingMessage, response: ServerResponse) {
  if (!fault.status) return call.socket.destroy();
  const { status, headers, body = { message: 'injected fault' } } = fault;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

export interface FaultProxy {
  url: string;
  calls: string[];
  /** `GET /ready` answers 200 when this is true. */
  isReady: boolean;
  stop: () => void;
}

/**
 * Starts a proxy between site and backend that fails on request.
 * `POST /faults` adds a fault; `DELETE /faults` removes a person's and returns the calls.
 * Faults belong to one person, so that tests can run side by side.
 */
export async function startFaultProxy(port: number, target: string): Promise<FaultProxy> {
  const calls: string[] = [];
  const proxy: FaultProxy = { url: '', calls, isReady: false, stop };
  const server = createServer((call, response) => {
    void (async () => {
      if (call.url === '/ready') return response.writeHead(proxy.isReady ? 200 : 503).end();
      const body = await readBody(call);
      if (call.url === '/faults') {
        const fault = JSON.parse(body) as Fault;
        const theirs = faults.filter(({ email }) => email === fault.email);
        if (call.method === 'POST') {
          const added = { ...fault, hits: [], calls: [] };
          ends.set(added, new AbortController());
          faults.push(added);
        } else {
          faults.splice(0, faults.length, ...faults.filter((each) => !theirs.includes(each)));
          for (const each of theirs) ends.get(each)?.abort();
        }
        return response.end(JSON.stringify(theirs));
      }
      const { url = '', headers } = call;
      calls.push(url);
      const fault = faults.find(
        ({ path, email, hits, times = Infinity }) =>
          url.startsWith(path) && hits.length < times && isFrom(email, call, body),
      );
      fault?.hits.push(Date.now());
      fault?.calls.push({ url, headers });
      const signal = fault && ends.get(fault)?.signal;
      if (fault?.delay && signal) await wait(fault.delay, undefined, { signal }).catch(() => undefined);
      if (fault?.status !== undefined && !fault.afterwards) return fail(fault, call, response);
      const onward = forward(new URL(url, target), { method: call.method, headers }, (reply) => {
        if (fault?.afterwards) {
          reply.resume();
          return reply.on('end', () => fail(fault, call, response));
        }
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      });
      onward.on('error', () => response.writeHead(502).end());
      onward.end(body);
    })();
  });
  proxy.url = await listenOnLoopback(server, port);
  return proxy;

  function stop() {
    server.closeAllConnections();
    server.close();
  }
}
