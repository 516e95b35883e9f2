import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type IncomingMessage, request as forward, type ServerResponse } from 'node:http';
import { listenOnLoopback, readBody } from './loopback.ts';

/** What goes wrong, for whom: calls of this person to this path. */
export interface Fault {
  /** The address in their session, or what tells their calls to the auth service apart: address or refresh token. */
  email: string;
  path: string;
  /** Answer with this status instead of passing the call on; 0 cuts the connection. Without it calls are only counted. */
  status?: number;
  /** Pass the call on, and only then lose the answer. */
  afterwards?: boolean;
  /** What the answer says: a text as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Be slow: go on after this many milliseconds. */
  delay?: number;
  /** How many calls it meets; all of them when left out. */
  times?: number;
}

/** A fault, the moments at which it met calls, and what they asked for. */
export type FaultRecord = Fault & {
  hits: number[];
  calls: { url: string; headers: IncomingMessage['headers'] }[];
};

const faults: FaultRecord[] = [];

/** Whether a call is this person's. */
function isFrom(email: string, call: IncomingMessage, body: string): boolean {
  const payload = Buffer.from(call.headers.authorization?.split('.')[1] ?? '', 'base64url');
  return (
    payload.includes(`"${email}"`) || (call.url?.startsWith('/auth/') === true && body.includes(`"${email}"`))
  );
}

function fail(fault: Fault, call: IncomingMessage, answer: ServerResponse) {
  if (!fault.status) return call.socket.destroy();
  const { status, headers, body = { message: 'injected fault' } } = fault;
  answer.writeHead(status, { 'content-type': 'application/json', ...headers });
  answer.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** A running proxy. */
export interface FaultProxy {
  url: string;
  /** Paths of the calls that came through. */
  calls: string[];
  /** Whether site and backend answer: then `GET /ready` is 200. */
  isReady: boolean;
  stop: () => void;
}

/**
 * A proxy between site and backend that can be told to fail. `POST /faults` adds a fault, `DELETE /faults`
 * with an address removes that person's and tells what they met. Faults belong to one person, so that tests can
 * run side by side.
 */
export async function startFaultProxy(port: number, target: string): Promise<FaultProxy> {
  const calls: string[] = [];
  const proxy: FaultProxy = { url: '', calls, isReady: false, stop };
  const server = createServer((call, answer) => {
    void (async () => {
      if (call.url === '/ready') return answer.writeHead(proxy.isReady ? 200 : 503).end();
      const body = await readBody(call);
      if (call.url === '/faults') {
        const fault = JSON.parse(body) as Fault;
        const theirs = faults.filter(({ email }) => email === fault.email);
        if (call.method === 'POST') faults.push({ ...fault, hits: [], calls: [] });
        else faults.splice(0, faults.length, ...faults.filter((each) => !theirs.includes(each)));
        return answer.end(JSON.stringify(theirs));
      }
      const { url = '', headers } = call;
      calls.push(url);
      const fault = faults.find(
        ({ path, email, hits, times = Infinity }) =>
          url.startsWith(path) && hits.length < times && isFrom(email, call, body),
      );
      fault?.hits.push(Date.now());
      fault?.calls.push({ url, headers });
      if (fault?.delay) await wait(fault.delay);
      if (fault?.status !== undefined && !fault.afterwards) return fail(fault, call, answer);
      const onward = forward(new URL(url, target), { method: call.method, headers }, (reply) => {
        if (fault?.afterwards) {
          reply.resume();
          return reply.on('end', () => fail(fault, call, answer));
        }
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      });
      onward.on('error', () => answer.writeHead(502).end());
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
