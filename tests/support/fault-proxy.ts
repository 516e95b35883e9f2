import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type IncomingMessage, request as forward, type ServerResponse } from 'node:http';

/** What goes wrong, for whom: calls of this person, by session or by the address they send, to this path. */
export interface Fault {
  email: string;
  path: string;
  /** Answer with this status instead of passing the call on; 0 cuts the connection. */
  status: number;
  /** Pass the call on, and only then lose the answer. */
  afterwards?: boolean;
  /** What the answer says. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Only be slow: pass the call on after this many milliseconds. */
  delay?: number;
}

const faults: Fault[] = [];

/** Whether a call is this person's: by its access token, or by the address it sends. */
function isFrom(email: string, call: IncomingMessage, body: Buffer): boolean {
  const payload = Buffer.from(call.headers.authorization?.split('.')[1] ?? '', 'base64url');
  return (
    payload.includes(`"${email}"`) || (call.url?.startsWith('/auth/') === true && body.includes(`"${email}"`))
  );
}

async function readBody(call: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of call) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function fail(fault: Fault, call: IncomingMessage, answer: ServerResponse) {
  if (fault.status === 0) return call.socket.destroy();
  answer.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
  answer.end(JSON.stringify(fault.body ?? { message: 'injected fault' }));
}

/**
 * A proxy between site and backend that can be told to fail. `POST /faults` adds a fault, `DELETE /faults`
 * with an address removes that person's. Faults belong to one person, so that tests can run side by side.
 */
export function startFaultProxy(port: number, target: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((call, answer) => {
    void (async () => {
      const body = await readBody(call);
      if (call.url === '/faults') {
        const fault = JSON.parse(body.toString()) as Fault;
        if (call.method === 'POST') faults.push(fault);
        else faults.splice(0, faults.length, ...faults.filter(({ email }) => email !== fault.email));
        return answer.end('{}');
      }
      const fault = faults.find((each) => call.url?.startsWith(each.path) && isFrom(each.email, call, body));
      if (fault?.delay) await wait(fault.delay);
      else if (fault && !fault.afterwards) return fail(fault, call, answer);
      const onward = forward(
        new URL(call.url ?? '/', target),
        { method: call.method, headers: call.headers },
        (reply) => {
          if (fault?.afterwards) {
            reply.resume();
            return reply.on('end', () => fail(fault, call, answer));
          }
          answer.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(answer);
        },
      );
      onward.on('error', () => answer.writeHead(502).end());
      onward.end(body);
    })();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve({
        url: `http://127.0.0.1:${port}`,
        stop: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}
