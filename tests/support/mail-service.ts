import { createServer, type ServerResponse } from 'node:http';
import { listenOnLoopback, readBody } from './loopback.ts';

type Fault = {
  status: number;
  times: number;
  /** The mail is delivered, and the call is never answered. */
  isResponseLost?: boolean;
  retryAfter?: string;
};

/**
 * Starts a mail service that fails on request, and passes the other mails on.
 *
 * @param mailboxUrl Receives them.
 */
export async function startMailService(mailboxUrl: string) {
  let fault: Fault = { status: 200, times: 0 };
  let perSecond = Infinity;
  let rejected = 0;
  let repeated = 0;
  let taken: number[] = [];
  const keys = new Set<string>();

  const server = createServer((request, response) => {
    void (async () => {
      const body = await readBody(request);
      const key = String(request.headers['idempotency-key']);
      const passOn = () =>
        fetch(mailboxUrl + (request.url ?? ''), {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: request.headers.authorization ?? '',
            'Idempotency-Key': key,
          },
          body,
        });
      if (fault.times > 0) {
        fault.times -= 1;
        if (fault.isResponseLost) await passOn();
        else reject(response, fault.status, fault.retryAfter);
        return;
      }
      const now = performance.now();
      taken = taken.filter((moment) => moment > now - 1000);
      if (taken.length >= perSecond) {
        rejected += 1;
        reject(response, 429, '1');
        return;
      }
      taken.push(now);
      if (keys.has(key)) repeated += 1;
      keys.add(key);
      const passedOn = await passOn();
      response.writeHead(passedOn.status, { 'Content-Type': 'application/json' }).end(await passedOn.text());
    })().catch(() => reject(response, 502));
  });
  const url = await listenOnLoopback(server);

  return {
    url,
    fail(next: Fault): void {
      fault = next;
    },
    /** Sets the limit per second, and resets faults and counts. */
    limit(mailsPerSecond: number): void {
      perSecond = mailsPerSecond;
      fault = { status: 200, times: 0 };
      rejected = repeated = 0;
    },
    counts: () => ({ rejected, repeated }),
  };
}

function reject(response: ServerResponse, status: number, retryAfter?: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
  });
  response.end(JSON.stringify({ statusCode: status, name: 'asked_for', message: 'A test asked for this.' }));
}
