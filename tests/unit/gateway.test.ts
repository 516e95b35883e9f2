import { once } from 'node:events';
import { request } from 'node:http';
import { createGateway } from '@/supabase/local/gateway';
import { freePort } from '@/supabase/local/ports';

const calls: string[] = [];
let gateway: ReturnType<typeof createGateway>;
let port = 0;

beforeAll(async () => {
  port = await freePort();
  gateway = createGateway();
  gateway.open({
    api: ({ url }) => {
      calls.push(url);
      return Promise.resolve(Response.json({}));
    },
    functionOrigin: () => undefined,
  });
  gateway.server.listen(port, '127.0.0.1');
  await once(gateway.server, 'listening');
});
beforeEach(() => (calls.length = 0));
afterAll(() => gateway.server.close());

/** Asks with the path as it is written. */
function ask(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers, agent: false };
    request(options, (answer) => resolve(answer.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });
}

test.each(['/rest/v1/demo_requests?limit=1', '/rest/v1/', '/auth/v1/user'])(
  '%s is answered',
  async (path) => {
    const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
    for (const host of hosts) expect(await ask(path, { Host: host })).toBe(200);
    expect(calls).toEqual(hosts.map((host) => `http://${host}${path}`));
  },
);

test.each([
  ...['/', '/_system/config', '/_system/info', '/_system/introspect', '/admin', '/storage/v1/bucket'],
  ...['/rest/v1/../../_system/config', '/rest/v1/%2e%2e/%2e%2e/_system/info', '/rest/v2/x', '/restx/v1/'],
  ...['//evil.example/auth/v1/user', '//rest/v1/x', '/auth/v1', '/functions/v1/', '/functions/v1/none/x'],
])('%s is not', async (path) => {
  expect(await ask(path)).toBe(404);
  expect(calls).toEqual([]);
});

test('a whole address in the first line is not either', async () => {
  expect(await ask('http://evil.example/auth/v1/user')).toBe(400);
  expect(calls).toEqual([]);
});

test.each<Record<string, string>>([
  { Host: 'evil.example' },
  { Host: '127.0.0.1.evil.example' },
  { Host: 'localhost.evil.example:80' },
])('nobody asks under another name: %p', async (headers) => {
  expect(await ask('/auth/v1/user', headers)).toBe(421);
  expect(await ask('/functions/v1/send-demo-email', headers)).toBe(421);
  expect(calls).toEqual([]);
});

test.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://127.0.0.1@evil.example'])(
  'nor from a page of %s',
  async (origin) => {
    expect(await ask('/auth/v1/user', { Origin: origin })).toBe(403);
    expect(calls).toEqual([]);
  },
);

test('pages of this machine may ask', async () => {
  expect(await ask('/auth/v1/user', { Origin: 'http://localhost:3000' })).toBe(200);
});
